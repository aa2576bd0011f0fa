import SwiftSyntax

/// `weak override var view: UIView? { … }`: what overrides a property that is weak on Apple's systems, and is computed
/// here, where the word has no place.
final class WeakOverrides: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if context.file.text.contains("weak") { walk(context.file.tree) }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.names.isSuperset(of: ["weak", "override"]),
      let block = node.bindings.first?.accessorBlock, block.isComputed,
      let weak = node.modifiers.first(where: { $0.name.text == "weak" })
    else { return .visitChildren }
    context.edits.remove(weak)
    return .visitChildren
  }
}

extension AccessorBlockSyntax {
  fileprivate var isComputed: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list): list.contains { $0.accessorSpecifier.text == "get" }
    @unknown default: false
    }
  }
}
