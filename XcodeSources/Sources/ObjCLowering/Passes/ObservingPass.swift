import SwiftSyntax

/// Properties that announce their changes, and key paths that are observed.
final class ObservingPass: ScopedPass {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjC =
      Attributes(node.attributes).contains("objc")
      || scopes.last?.type?.attributes.contains("objcMembers") == true
    if isObjC, node.modifiers.names.contains("dynamic"), node.bindingSpecifier.text == "var" {
      announce(node)
      if !Attributes(node.attributes).contains("objc") { removeDynamic(node) }
    }
    return .visitChildren
  }

  private func removeDynamic(_ node: VariableDeclSyntax) {
    for modifier in node.modifiers where modifier.name.text == "dynamic" {
      context.edits.remove(modifier)
    }
  }

  private func announce(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      !node.modifiers.names.contains("lazy")
    else {
      return context.report(
        .warning,
        "Changes of this property are not announced to observers: it should be declared alone, and not "
          + "lazy.", at: node)
    }
    context.needsRuntime = true
    let name = binding.pattern.trimmedDescription
    let will = "ObjCObserving.willChange(self, \"\(name)\")"
    let did = "ObjCObserving.didChange(self, \"\(name)\")"
    guard let block = binding.accessorBlock else {
      context.edits.insert(" { willSet { \(will) } didSet { \(did) } }", after: binding)
      return
    }
    // A getter alone announces nothing.
    guard case .accessors(let list) = block.accessors else { return }
    let names = list.map(\.accessorSpecifier.text)
    for accessor in list {
      guard let brace = accessor.body?.leftBrace else { continue }
      switch accessor.accessorSpecifier.text {
      case "set": context.edits.insert(" \(will); defer { \(did) };", after: brace)
      case "willSet": context.edits.insert(" \(will);", after: brace)
      case "didSet": context.edits.insert(" defer { \(did) };", after: brace)
      default: break
      }
    }
    if names.contains("willSet"), !names.contains("didSet") {
      context.edits.insert(" didSet { \(did) } ", after: block.leftBrace)
    } else if names.contains("didSet"), !names.contains("willSet") {
      context.edits.insert(" willSet { \(will) } ", after: block.leftBrace)
    }
  }

  /// `view.observe(\.bounds, options: …) { … }`: the names of properties are known here alone.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return .visitChildren }
    if KeyPathPublishers.lower(node, callee, context, name: Self.name(of:)) {
      return .visitChildren
    }
    guard
      let first = node.arguments.first, first.label == nil,
      let path = first.expression.as(KeyPathExprSyntax.self)
    else { return .visitChildren }
    let labels = node.arguments.dropFirst().map { $0.label?.text ?? "_" }
    let isObserving =
      callee == "observe" && labels.allSatisfy { $0 == "options" || $0 == "changeHandler" }
      && (node.trailingClosure != nil || labels.contains("changeHandler"))
    guard isObserving, let name = ObservingPass.name(of: path) else { return .visitChildren }
    context.needsRuntime = true
    context.edits.insert(", named: \"\(name)\"", after: first.expression)
    return .visitChildren
  }

  /// `a.b` of `\Type.a?.b`; nil where the path has something else than properties.
  private static func name(of path: KeyPathExprSyntax) -> String? {
    var names: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property): names.append(property.declName.baseName.text)
      case .optional: break
      default: return nil
      }
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
