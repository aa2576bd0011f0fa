import SwiftSyntax

/// Names Nimble's `Predicate` by its module: Foundation has had a type of that name since. And hands Nimble's
/// functions a file's name as it is where a text was made of it alone: on Linux they take what `#file` gives.
final class MatcherPass: SyntaxVisitor {
  private let context: FileContext
  private var qualifies = false

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    let file = context.file
    guard file.imports.contains("Nimble") else { return }
    qualifies =
      file.text.contains("Predicate") && !file.text.contains("#Predicate")
      && context.index.types["Predicate"] == nil
    guard qualifies || file.text.contains("file: \"\\(") else { return }
    walk(file.tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["expect", "expecta", "require", "requirea", "fail", "waitUntil"].contains(
        callee.baseName.text)
    else { return .visitChildren }
    for argument in node.arguments where argument.label?.text == "file" {
      guard let text = argument.expression.as(StringLiteralExprSyntax.self),
        let part = text.segments.first(where: { !$0.trimmedDescription.isEmpty })?
          .as(ExpressionSegmentSyntax.self),
        text.segments.count(where: { !$0.trimmedDescription.isEmpty }) == 1,
        part.expressions.count == 1, let value = part.expressions.first, value.label == nil,
        let name = value.expression.as(DeclReferenceExprSyntax.self)
      else { continue }
      context.edits.replace(text, with: name.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    qualify(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      qualify(node.baseName)
    }
    return .visitChildren
  }

  private func qualify(_ name: TokenSyntax) {
    if qualifies, name.text == "Predicate" { context.edits.replace(name, with: "Nimble.Predicate") }
  }
}
