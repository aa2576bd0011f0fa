import SwiftSyntax

/// `extension Bundle { static var module: Bundle }` of a program's own, for builds without SwiftPM: beside the one that
/// SwiftPM declares where the target has resources it would be another of the same name. As a member of a protocol it
/// gives way to that one, and is found where there is none.
final class BundleModules: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if context.file.text.contains(" module") { walk(context.file.tree) }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard ["Bundle", "Foundation.Bundle"].contains(node.extendedType.trimmedDescription),
      node.genericWhereClause == nil
    else { return .skipChildren }
    for member in node.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) { give(variable, node) }
    }
    return .skipChildren
  }

  private func give(_ node: VariableDeclSyntax, _ owner: ExtensionDeclSyntax) {
    guard !node.modifiers.names.isDisjoint(with: ["static", "class"]), node.bindings.count == 1,
      let binding = node.bindings.first, binding.pattern.trimmedDescription == "module"
    else { return }
    let words = owner.modifiers.map { $0.trimmedDescription + " " }.joined()
    // A protocol's extension has no access of its own beside its members'.
    context.edits.insert(
      "}; \(words)extension NSObjectProtocol where Self: Bundle { ", before: node)
    if let value = binding.initializer {
      context.edits.replace(node.bindingSpecifier, with: "var")
      if binding.typeAnnotation == nil {
        context.edits.insert(": Bundle", after: binding.pattern)
      }
      context.edits.replace(value.equal, with: "{")
      context.edits.insert(" }", after: value.value)
    }
    context.edits.insert(" }; \(words)extension Bundle {", after: node)
  }
}
