import SwiftSyntax

/// Keys of texts' attributes made of what may be keys already, as up to Swift 4.1 bars and buttons gave their
/// attributes out by texts: `NSAttributedStringKey(key)`, for whichever of the two `key` is.
final class AttributeKeyPass: SyntaxVisitor {
  private let context: FileContext
  private static let type = "NSAttributedString.Key"

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if context.file.text.contains(Self.type) { walk(context.file.tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    if called == Self.type || called == Self.type + ".init", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil,
      argument.expression.is(DeclReferenceExprSyntax.self)
        || argument.expression.is(MemberAccessExprSyntax.self)
    {
      context.needsRuntime = true
    }
    return .visitChildren
  }
}
