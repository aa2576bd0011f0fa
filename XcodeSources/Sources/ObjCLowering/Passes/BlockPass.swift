import SwiftSyntax

/// Calls of Foundation's that take a block which does not outlive them on Apple's systems, and may on Linux.
final class BlockPass: SyntaxVisitor {
  private let context: FileContext
  private static let name = "enumerateMatches"

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if context.file.text.contains(Self.name) { walk(context.file.tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name, name.text == Self.name, node.arguments.first?.label?.text == "in",
      let range = node.arguments.first(where: { $0.label?.text == "range" })
    else { return .visitChildren }
    // The module's own of that name takes another kind of range.
    let text = range.expression.trimmedDescription
    guard
      context.index.methods(named: Self.name).isEmpty || text.hasPrefix("NSRange(")
        || text.hasPrefix("NSMakeRange(")
    else { return .visitChildren }
    context.edits.replace(name, with: "enumerateMatchesNow")
    context.needsRuntime = true
    return .visitChildren
  }
}
