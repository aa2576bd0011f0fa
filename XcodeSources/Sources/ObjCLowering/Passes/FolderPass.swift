import SwiftSyntax

/// Questions for the folders of an app, of which Linux's Foundation does not know all: `FileManager`'s `urls(for:in:)`
/// and `url(for:in:appropriateFor:create:)`, and `NSSearchPathForDirectoriesInDomains`, become the runtime's.
final class FolderPass: SyntaxVisitor {
  private let context: FileContext
  private static let paths = "NSSearchPathForDirectoriesInDomains"
  private static let labels: [String: [String]] = [
    "urls": ["for", "in"], "url": ["for", "in", "appropriateFor", "create"],
  ]

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    let text = context.file.text
    if text.contains(Self.paths) || text.contains("FileManager") || text.contains("Directory") {
      walk(context.file.tree)
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == Self.paths
    {
      replace(name, with: "NSSearchPathsOfApp")
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName
      if node.arguments.map({ $0.label?.text ?? "" }) == Self.labels[name.text],
        context.index.methods(named: name.text).isEmpty
          || member.base?.trimmedDescription.contains("FileManager") == true
      {
        replace(name, with: name.text + "OfApp")
      }
    }
    return .visitChildren
  }

  private func replace(_ name: TokenSyntax, with other: String) {
    context.edits.replace(name, with: other)
    context.needsRuntime = true
  }
}
