import PlatformInterface

/// What a reader searches for: states, attributes, roles and interfaces, each all, any or none of them.
struct ReaderMatchRule {
  /// How the words of one kind are to match.
  private enum Match: Int {
    /// `empty` wants of a node that it has none where none are named.
    case all = 1, any, none, empty

    /// - Parameters:
    ///   - wanted: for each that is named, whether the node has it.
    ///   - hasOthers: whether the node has any of the kind.
    func holds(_ wanted: [Bool], hasOthers: Bool) -> Bool {
      if wanted.isEmpty { return self != .empty || !hasOthers }
      switch self {
      case .all, .empty: return !wanted.contains(false)
      case .any: return wanted.contains(true)
      case .none: return !wanted.contains(true)
      }
    }
  }

  private let states: (words: [Int], match: Match)
  private let attributes: (words: [(String, String)], match: Match)
  private let roles: (words: [Int], match: Match)
  private let interfaces: (words: [String], match: Match)
  private let isInverted: Bool

  /// - Returns: nil where a kind is to match in no way that AT-SPI has.
  init?(_ rule: ReaderArguments) {
    guard let states = Match(rawValue: rule.int(1)), let attributes = Match(rawValue: rule.int(3)),
      let roles = Match(rawValue: rule.int(5)), let interfaces = Match(rawValue: rule.int(7))
    else { return nil }
    self.states = (rule.within(0, Self.bits) ?? [], states)
    self.attributes = (rule.within(2, Self.pairs) ?? [], attributes)
    self.roles = (rule.within(4, Self.bits) ?? [], roles)
    self.interfaces = (rule.within(6) { all in (0..<all.count).map(all.string) } ?? [], interfaces)
    isInverted = rule.bool(8)
  }

  /// The numbers of the bits that are set in words of 32.
  private static func bits(_ words: ReaderArguments) -> [Int] {
    (0..<words.count).flatMap { word in
      let bits = UInt32(truncatingIfNeeded: words.int(word))
      return (0..<32).filter { bits & 1 << $0 != 0 }.map { 32 * word + $0 }
    }
  }

  /// Attributes with values; several values of one stand with colons between them, and a backslash before colons
  /// of their own.
  private static func pairs(_ entries: ReaderArguments) -> [(String, String)] {
    (0..<entries.count).flatMap { index -> [(String, String)] in
      entries.within(index) { entry in
        var values = [""]
        var isEscaped = false
        for character in entry.string(1) {
          if !isEscaped, character == "\\" {
            isEscaped = true
          } else if !isEscaped, character == ":" {
            values.append("")
          } else {
            values[values.count - 1].append(character)
            isEscaped = false
          }
        }
        return values.map { (entry.string(0), $0) }
      } ?? []
    }
  }

  /// Whether a node is one that is searched for.
  ///
  /// - Parameter actions: the names of its actions, asked only where the rule names one.
  func fits(_ node: AccessibilityNode, actions: () -> [String]) -> Bool {
    let bits = node.readerStateBits
    let known = attributes.words.isEmpty ? [] : node.readerAttributes
    let fits =
      states.match.holds(
        states.words.map { $0 < 64 && bits & 1 << UInt64($0) != 0 }, hasOthers: true)
      && roles.match.holds(
        roles.words.map { $0 == Int(node.readerRole.number) }, hasOthers: true)
      && interfaces.match.holds(
        interfaces.words.map { Self.has($0, node, actions) }, hasOthers: true)
      && attributes.match.holds(
        attributes.words.map { wanted in
          known.contains { Self.same($0.0, wanted.0) && Self.same($0.1, wanted.1) }
        }, hasOthers: true)
    return fits != isInverted
  }

  private static func same(_ one: String, _ other: String) -> Bool {
    one == other || one.lowercased() == other.lowercased()
  }

  /// An interface by its name or the last part of it; `Action(name)` is one with that action.
  private static func has(_ name: String, _ node: AccessibilityNode, _ actions: () -> [String])
    -> Bool
  {
    var last = name.split(separator: ".").last.map(String.init) ?? ""
    if let open = name.firstIndex(of: "("), let close = name.lastIndex(of: ")"), open < close {
      let action = String(name[name.index(after: open)..<close])
      guard actions().contains(where: { same($0, action) }) else { return false }
      last = String(name[..<open]).split(separator: ".").last.map(String.init) ?? ""
    }
    guard let bit = AccessibilityNode.interfaceNames.firstIndex(where: { same($0, last) }) else {
      return false
    }
    return node.readerInterfaces & 1 << bit != 0
  }
}
