import SwiftSyntax

/// Names Nimble's `Predicate` by its module: Foundation has had a type of that name since.
final class MatcherPass: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    let file = context.file
    guard file.imports.contains("Nimble"), file.text.contains("Predicate"),
      !file.text.contains("#Predicate"), context.index.types["Predicate"] == nil
    else { return }
    walk(file.tree)
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
    if name.text == "Predicate" { context.edits.replace(name, with: "Nimble.Predicate") }
  }
}
