import SwiftSyntax

/// The conditions of `#if` around a place, as the lowered sources have them.
final class ConditionStack {
  private(set) var all: [String] = []

  init(_ other: ConditionStack? = nil) { all = other?.all ?? [] }

  /// Each clause with the condition under which it counts: earlier ones do not.
  func forEachClause(of node: IfConfigDeclSyntax, _ body: (IfConfigClauseSyntax) -> Void) {
    var earlier: [String] = []
    for clause in node.clauses {
      let own = Platform.lowered(clause)
      let condition = earlier.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])
      all.append(condition.joined(separator: " && "))
      body(clause)
      all.removeLast()
      if let own { earlier.append(own) }
    }
  }
}
