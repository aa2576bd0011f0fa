/// Which elements of a property's array change, and how.
struct ElementChange {
  let kind: NSKeyValueChange
  /// Of the array before the change where elements go or are replaced, after it where they come.
  let indexes: IndexSet

  /// The elements that go; nil where none does.
  func old(in array: Any?) -> Any? { kind == .insertion ? nil : elements(of: array) }

  /// The elements that come; nil where none does.
  func new(in array: Any?) -> Any? { kind == .removal ? nil : elements(of: array) }

  private func elements(of array: Any?) -> [Any]? {
    switch array {
    case let array as NSArray: array.objects(at: indexes)
    case let array as [Any]: indexes.map { array[$0] }
    default: nil
    }
  }
}

extension NSObject {
  /// Announces that elements of the array under this key are about to come, go or be replaced;
  /// `didChange(_:valuesAt:forKey:)` has to follow with the same values.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    Observations.willChange(self, key, ElementChange(kind: changeKind, indexes: indexes))
  }

  /// Announces that elements of the array under this key have come, gone or been replaced.
  public func didChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    Observations.didChange(self, key, ElementChange(kind: changeKind, indexes: indexes))
  }
}
