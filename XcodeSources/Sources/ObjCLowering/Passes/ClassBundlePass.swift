import SwiftSyntax

/// `Bundle(for: Card.self)`: each framework of a project has a bundle, which Foundation for Linux does not know, as the
/// classes of all are in one file.
final class ClassBundlePass: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    let text = context.file.text
    if text.contains("(for:"), text.contains("Bundle"),
      !context.index.typeNames.contains("Bundle")
    {
      walk(context.file.tree)
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first, node.arguments.count == 1,
      let label = argument.label, label.text == "for", let colon = argument.colon,
      node.trailingClosure == nil, isBundle(node)
    else { return .visitChildren }
    context.edits.replace(node.calledExpression, with: "ClassBundles.of")
    context.edits.remove(label)
    context.edits.remove(colon)
    context.needsRuntime = true
    return .visitChildren
  }

  /// Whether an object of `Bundle` is made: `Bundle(…)`, `Bundle.init(…)`, or `.init(…)` for a parameter that is one.
  private func isBundle(_ node: FunctionCallExprSyntax) -> Bool {
    let names = ["Bundle", "Foundation.Bundle"]
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return names.contains(node.calledExpression.trimmedDescription)
    }
    guard member.declName.baseName.text == "init" else {
      return names.contains(member.trimmedDescription)
    }
    guard let base = member.base else {
      return node.parent?.as(LabeledExprSyntax.self)?.label?.text == "bundle"
    }
    return names.contains(base.trimmedDescription)
  }
}
