/// What differs between two texts: lines that went and came, with some of those around them.
struct LinePatch {
  /// As snapshot failures show it: hunks under `@@ −line,count +line,count @@`, lines that went after "−", that
  /// came after "+", and others after a space as wide as a digit.
  let text: String

  static let gone = "−"
  static let come = "+"
  private static let kept = "\u{2007}"

  private enum Step {
    case keep(String)
    case remove(String)
    case insert(String)

    var isChange: Bool { if case .keep = self { false } else { true } }
  }

  /// - Parameter context: How many lines that are the same stand before and after a change.
  init(from old: String, to new: String, context: Int = 4) {
    let steps = Self.steps(
      old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    let changes = steps.indices.filter { steps[$0].isChange }
    var hunks: [Range<Int>] = []
    for change in changes {
      let range = max(0, change - context)..<min(steps.count, change + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    text = hunks.flatMap { Self.lines(of: steps, in: $0) }.joined(separator: "\n")
  }

  private static func steps(_ old: [String], _ new: [String]) -> [Step] {
    var removed: Set<Int> = []
    var inserted: [Int: String] = [:]
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var steps: [Step] = []
    var place = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        steps.append(.remove(line))
        continue
      }
      while let line = inserted[place] {
        steps.append(.insert(line))
        place += 1
      }
      steps.append(.keep(line))
      place += 1
    }
    while let line = inserted[place] {
      steps.append(.insert(line))
      place += 1
    }
    return steps
  }

  private static func lines(of steps: [Step], in range: Range<Int>) -> [String] {
    func counts(_ part: ArraySlice<Step>) -> (old: Int, new: Int) {
      part.reduce(into: (old: 0, new: 0)) { count, step in
        switch step {
        case .keep: count = (count.old + 1, count.new + 1)
        case .remove: count.old += 1
        case .insert: count.new += 1
        }
      }
    }
    let (before, inside) = (counts(steps[..<range.lowerBound]), counts(steps[range]))
    let mark =
      "@@ \(gone)\(before.old + 1),\(inside.old) \(come)\(before.new + 1),\(inside.new) @@"
    return [mark]
      + steps[range].map { step in
        // A space at the end of a line is told from none.
        func shown(_ line: String) -> String { line + (line.hasSuffix(" ") ? "¬" : "") }
        return switch step {
        case .keep(let line): kept + shown(line)
        case .remove(let line): gone + shown(line)
        case .insert(let line): come + shown(line)
        }
      }
  }
}
