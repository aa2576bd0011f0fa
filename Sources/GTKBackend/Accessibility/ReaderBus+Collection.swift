import CGTK4
import PlatformInterface

/// The answers to searches below a node.
///
/// The order of the tree is that of reading and of Tab, so that AT-SPI's orders are two: that one and its reverse.
extension ReaderBus {
  /// - Parameter name: of the node below which is searched.
  func collection(_ method: String, _ name: String, _ arguments: ReaderArguments) -> OpaquePointer?
  {
    refresh()
    guard let top = name == "root" ? 0 : Int(name), top == 0 || byNumber[top] != nil else {
      return nil
    }
    if method == "GetActiveDescendant" {
      let inside = focused.flatMap { isBelow($0, top) ? $0 : nil }
      return ReaderReply.one(.reference(inside ?? -1))
    }
    // The rule stands first, but for a node to begin at.
    let first = method == "GetMatches" ? 0 : 1
    guard let rule = arguments.within(first, ReaderMatchRule.init).flatMap({ $0 }),
      let isReversed = isReversed(arguments.int(first + 1))
    else { return nil }
    let candidates: [Int]
    switch method {
    case "GetMatches":
      candidates = below(top, all: arguments.bool(3))
      return found(candidates, rule, isReversed, count: arguments.int(2))
    case "GetMatchesFrom":
      guard let current = node(arguments.string(0), below: top),
        let after = after(current, below: top, tree: arguments.int(3), all: arguments.bool(5))
      else { return nil }
      return found(after, rule, isReversed, count: arguments.int(4))
    case "GetMatchesTo":
      guard let current = node(arguments.string(0), below: top),
        let before = before(
          current, below: top, tree: arguments.int(3), isLimited: arguments.bool(4),
          all: arguments.bool(6))
      else { return nil }
      // The nearest are meant, in whichever order they are told.
      return found(before, rule, isReversed, count: arguments.int(5), fromEnd: true)
    default: return nil
    }
  }

  private func isReversed(_ order: Int) -> Bool? {
    (1...3).contains(order) ? false : (4...6).contains(order) ? true : nil
  }

  private func found(
    _ candidates: [Int], _ rule: ReaderMatchRule, _ isReversed: Bool, count: Int,
    fromEnd: Bool? = nil
  ) -> OpaquePointer? {
    let takesLast = fromEnd ?? isReversed
    var matches: [Int] = []
    for number in takesLast ? candidates.reversed() : candidates {
      guard let entry = byNumber[number],
        rule.fits(entry.node, actions: { actions(of: entry).map(\.name) })
      else { continue }
      matches.append(number)
      if matches.count == count { break }
    }
    return ReaderReply.one(.references(takesLast == isReversed ? matches : matches.reversed()))
  }

  // MARK: Parts of the tree

  /// A node by its path, if it lies below another, of which 0 is the program.
  private func node(_ path: String, below top: Int) -> Int? {
    path.split(separator: "/").last.flatMap { Int($0) }.flatMap { isBelow($0, top) ? $0 : nil }
  }

  private func isBelow(_ number: Int, _ top: Int) -> Bool {
    guard var entry = byNumber[number] else { return false }
    if top == 0 { return true }
    while entry.parent != top {
      guard let parent = byNumber[entry.parent] else { return false }
      entry = parent
    }
    return true
  }

  /// Where a node and all below it stand in the order of the tree.
  private func extent(_ number: Int) -> Range<Int> {
    guard let start = order.firstIndex(of: number) else { return 0..<0 }
    var end = start + 1
    while end < order.count, isBelow(order[end], number) { end += 1 }
    return start..<end
  }

  /// Where all below a node stand.
  private func inside(_ top: Int) -> Range<Int> {
    guard top != 0 else { return order.indices }
    let whole = extent(top)
    return min(whole.lowerBound + 1, whole.upperBound)..<whole.upperBound
  }

  private func children(of top: Int) -> [Int] {
    top == 0 ? windows.map(\.number) : byNumber[top].map { children(of: $0) } ?? []
  }

  /// Those below a node in the order of the tree; its children alone unless `all`.
  private func below(_ top: Int, all: Bool) -> [Int] {
    all ? Array(order[inside(top)]) : children(of: top)
  }

  private func siblings(_ number: Int) -> [Int] {
    byNumber[number].map { children(of: $0.parent) } ?? []
  }

  /// - Parameter tree: AT-SPI's number: the children, the siblings behind, or whatever is read later.
  private func after(_ current: Int, below top: Int, tree: Int, all: Bool) -> [Int]? {
    switch tree {
    case 0: return below(current, all: all)
    case 1:
      let behind = siblings(current).drop { $0 != current }.dropFirst()
      return all ? behind.flatMap { order[extent($0)] } : Array(behind)
    case 2:
      guard let place = order.firstIndex(of: current) else { return nil }
      return Array(order[(place + 1)..<max(place + 1, inside(top).upperBound)])
    default: return nil
    }
  }

  private func before(_ current: Int, below top: Int, tree: Int, isLimited: Bool, all: Bool)
    -> [Int]?
  {
    guard (0...2).contains(tree) else { return nil }
    guard tree == 2, !isLimited else {
      let ahead = siblings(current).prefix { $0 != current }
      return all ? ahead.flatMap { order[extent($0)] } : Array(ahead)
    }
    guard let place = order.firstIndex(of: current) else { return nil }
    return Array(order[min(inside(top).lowerBound, place)..<place])
  }
}
