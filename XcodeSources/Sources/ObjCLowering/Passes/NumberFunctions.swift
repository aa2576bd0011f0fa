import SwiftSyntax

/// `abs(self)` in an extension of `CGFloat`, in which Foundation for Linux has a member of that name, so that Swift's own
/// function would not be looked for.
final class NumberFunctions: SyntaxVisitor {
  private let context: FileContext
  private var depth = 0

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if context.file.text.contains("abs(") { walk(context.file.tree) }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendedType.trimmedDescription == "CGFloat" else { return .skipChildren }
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    if node.extendedType.trimmedDescription == "CGFloat" { depth -= 1 }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard depth > 0, node.arguments.count == 1,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "abs",
      !context.index.foreignMembers["CGFloat", default: []].contains(where: { $0.baseName == "abs" }
      )
    else { return .visitChildren }
    context.edits.insert("Swift.", before: name)
    return .visitChildren
  }
}
