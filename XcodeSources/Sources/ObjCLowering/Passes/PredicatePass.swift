import SwiftSyntax

/// Values that predicates are given `as CVarArg`, which texts and identifiers are on Apple's systems alone: here
/// they are given as they are.
final class PredicatePass: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "NSPredicate",
      node.arguments.first?.label?.text == "format"
    else { return .visitChildren }
    for argument in node.arguments.dropFirst() {
      guard let sequence = argument.expression.as(SequenceExprSyntax.self) else { continue }
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        parts[2].trimmedDescription == "CVarArg"
      else { continue }
      context.edits.replace(from: parts[1], to: parts[2], with: "")
    }
    return .visitChildren
  }
}
