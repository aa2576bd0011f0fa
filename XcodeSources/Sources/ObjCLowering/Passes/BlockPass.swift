import SwiftSyntax

/// Calls of Foundation's that take a block which does not outlive them on Apple's systems and may on Linux, or that
/// Linux's Foundation answers for some kinds of things alone.
final class BlockPass: SyntaxVisitor {
  private let context: FileContext
  private static let matches = "enumerateMatches"
  private static let substrings = "enumerateSubstrings"

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if context.file.text.contains(Self.matches) || context.file.text.contains(Self.substrings) {
      walk(context.file.tree)
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name, node.arguments.first?.label?.text == "in", isMeant(name.text, node) else {
      return .visitChildren
    }
    context.edits.replace(name, with: name.text + "Now")
    context.needsRuntime = true
    return .visitChildren
  }

  private func isMeant(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
    switch name {
    case Self.matches:
      guard let range = node.arguments.first(where: { $0.label?.text == "range" }) else {
        return false
      }
      // The module's own of that name takes another kind of range.
      let text = range.expression.trimmedDescription
      return context.index.methods(named: name).isEmpty || text.hasPrefix("NSRange(")
        || text.hasPrefix("NSMakeRange(")
    case Self.substrings: return context.index.methods(named: name).isEmpty
    default: return false
    }
  }
}
