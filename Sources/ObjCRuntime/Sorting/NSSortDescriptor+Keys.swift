import Foundation

/// Sorting by properties that are named by a text, which Foundation has on Apple alone.
extension NSSortDescriptor {
  /// Sorts objects by the values of a key path, as `compare(_:)` orders them; nil and "self" stand for the objects
  /// themselves.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { SortedValue.compare($0, $1) }
  }

  /// Sorts objects by the values of a key path, as a method of theirs orders them:
  /// `#selector(NSString.localizedStandardCompare(_:))`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending) { a, b in
      guard let selector, let method = SortedValue.methods[selector.name] else {
        return SortedValue.compare(a, b, by: selector)
      }
      return SortedValue.compare(a, b) { method($0 as NSString, $1) }
    }
  }

  /// Sorts objects by the values of a key path, as a closure orders them.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(
      keyPath: \NSObject.[sortedBy: key ?? "self"], ascending: ascending,
      comparator: { cmptr(($0 as! SortedValue).value as Any, ($1 as! SortedValue).value as Any) })
  }

  /// Sorts objects by the values of a key path, optional ones too, as `compare(_:)` orders them.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) {
      SortedValue.compare($0, $1)
    }
  }
}

extension NSObject {
  fileprivate subscript(sortedBy key: String) -> SortedValue {
    SortedValue(value: key == "self" ? self : value(forKeyPath: key))
  }
}

/// What an object is sorted by.
private struct SortedValue {
  let value: Any?

  static let methods: [String: @Sendable (NSString, String) -> ComparisonResult] = [
    "compare:": { $0.compare($1) },
    "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
    "localizedCompare:": { $0.localizedCompare($1) },
    "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
    "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
  ]

  /// Objects without a value come first, as on Apple. Values that have no order stay as they were.
  static func compare(
    _ a: Any, _ b: Any,
    texts: (String, String) -> ComparisonResult = { ($0 as NSString).compare($1) }
  ) -> ComparisonResult {
    let (a, b) = (ValueConversion.unwrapped(a), ValueConversion.unwrapped(b))
    switch (a, b) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    default: break
    }
    if let a = text(a), let b = text(b) { return texts(a, b) }
    if let a = a as? Date, let b = b as? Date { return a.compare(b) }
    guard let a = try? ValueConversion.convert(a, to: Double.self),
      let b = try? ValueConversion.convert(b, to: Double.self)
    else { return .orderedSame }
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  /// As a method of the values' own class orders them.
  static func compare(_ a: Any, _ b: Any, by selector: Selector?) -> ComparisonResult {
    let value = ValueConversion.unwrapped(a)
    guard let selector, let object = value as? NSObject, selector.isUnderstood(by: object) else {
      return compare(a, b)
    }
    return selector.perform(on: object, b) as? ComparisonResult ?? .orderedSame
  }

  private static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSString).map { String(describing: $0) }
  }
}
