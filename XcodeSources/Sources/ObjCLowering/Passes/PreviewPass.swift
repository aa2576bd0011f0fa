import SwiftSyntax

/// Takes away what shows a screen in Xcode's canvas alone: `#Preview` and the structures of SwiftUI
/// before it.
final class PreviewPass: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    remove(node, named: node.macroName.text)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    remove(node, named: node.macroName.text)
  }

  private func remove(_ node: some SyntaxProtocol, named name: String) -> SyntaxVisitorContinueKind
  {
    guard name == "Preview" else { return .visitChildren }
    context.edits.remove(node)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard types.contains("PreviewProvider") || types.contains("SwiftUI.PreviewProvider") else {
      return .visitChildren
    }
    context.edits.remove(node)
    return .skipChildren
  }
}
