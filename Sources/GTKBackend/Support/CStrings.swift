import Glibc

/// Strings of C, and lists of them, for a call: all of them live until the body of `with(_:)` has returned, and no
/// longer. A call that keeps one copies it.
struct CStrings {
  private var strings: [UnsafeMutablePointer<CChar>] = []
  private var lists: [UnsafeMutablePointer<UnsafePointer<CChar>?>] = []

  private init() {}

  /// Calls `body` with an empty store and frees what it has made there afterwards.
  static func with<Result>(_ body: (inout CStrings) -> Result) -> Result {
    var store = CStrings()
    defer {
      for string in store.strings { free(string) }
      for list in store.lists { list.deallocate() }
    }
    return body(&store)
  }

  /// A copy of a string in UTF-8, ended by a zero byte.
  mutating func string(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    strings.append(copy)
    return UnsafePointer(copy)
  }

  /// Copies of strings, one after the other and a null behind the last.
  mutating func list(_ texts: [String]) -> UnsafeMutablePointer<UnsafePointer<CChar>?> {
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { (list + index).initialize(to: string(text)) }
    (list + texts.count).initialize(to: nil)
    lists.append(list)
    return list
  }
}
