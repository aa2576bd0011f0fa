/// Finds an entry by the beginning of its title, as it is typed.
struct MenuTypeAhead {
  private var typed = ""
  private var lastTime: TimeInterval = -.infinity

  /// Letters that come within this many seconds continue a beginning.
  static let patience: TimeInterval = 1

  /// The entry that `character` leads to, or nil where no title begins so.
  ///
  /// One letter again and again goes through the titles that begin with it.
  ///
  /// - Parameter enabled: indexes into `titles` that may be chosen.
  mutating func type(
    _ character: Character, at time: TimeInterval, titles: [String], enabled: [Int],
    current: Int?
  ) -> Int? {
    let letter = String(character).lowercased()
    let continues = time - lastTime <= Self.patience
    lastTime = time
    let isRepeated = continues && typed.allSatisfy { String($0) == letter }
    typed = continues && !isRepeated ? typed + letter : letter
    var found = enabled.filter { titles[$0].lowercased().hasPrefix(typed) }
    if found.isEmpty, typed.count > 1 {
      // Another beginning.
      typed = letter
      found = enabled.filter { titles[$0].lowercased().hasPrefix(typed) }
    }
    guard !found.isEmpty else { return nil }
    // A longer beginning may still mean the entry it led to before; a single letter means the next.
    guard typed.count == 1, let current else {
      return found.first { $0 == current } ?? found.first
    }
    return found.first { $0 > current } ?? found.first
  }
}
