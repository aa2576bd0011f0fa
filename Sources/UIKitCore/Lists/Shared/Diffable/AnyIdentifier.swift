import Failures

/// An identifier of any class or type, as Objective-C's data sources take them; compared as Foundation
/// compares objects.
struct AnyIdentifier: Hashable, @unchecked Sendable {
  /// What the program handed over, and gets back.
  let value: Any
  private let key: AnyHashable

  /// - Parameter value: anything that can be hashed; else this ends the program with a sentence.
  init(_ value: Any) {
    self.value = value
    if let hashable = value as? AnyHashable {
      key = hashable
    } else {
      failure(
        "An identifier of a snapshot should be an object or a value that can be hashed; found "
          + "\(type(of: value)).")
    }
  }

  static func == (a: AnyIdentifier, b: AnyIdentifier) -> Bool { a.key == b.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Array where Element == AnyIdentifier {
  init(_ values: [Any]) { self = values.map { AnyIdentifier($0) } }
  /// What the program handed over.
  var values: [Any] { map(\.value) }
}
