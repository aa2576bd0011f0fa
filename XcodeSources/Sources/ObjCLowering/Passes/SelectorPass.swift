import SwiftSyntax

/// `#selector(X.tapped(_:))` becomes `Selector("tapped:", X.tapped(_:))`, which the compiler
/// checks, and `#keyPath(X.a.b)` becomes `"a.b"`.
final class SelectorPass: ScopedPass {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": lowerSelector(node)
    case "keyPath": lowerKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  // MARK: Selectors

  /// The type's name, with its module's where the sources have a type of the same name.
  private var selectorType: String {
    context.index.allTypes.contains { $0.name == "Selector" } ? "ObjCRuntime.Selector" : "Selector"
  }

  /// What `#selector` names, taken apart.
  private struct Reference {
    var base: ExprSyntax?
    var name: String
    /// Nil where the selector gives the base name alone.
    var labels: [String]?
    /// The type after `as`.
    var cast: String?
  }

  private func lowerSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, let reference = reference(in: argument.expression)
    else {
      return context.report(
        .error, "#selector should name a method or a property's getter or setter.", at: node)
    }
    context.needsRuntime = true
    let text: String
    switch argument.label?.text {
    case "getter": text = accessor(reference, isSetter: false)
    case "setter": text = accessor(reference, isSetter: true)
    default: text = method(reference)
    }
    context.edits.replace(node, with: text)
  }

  private func reference(in expression: ExprSyntax) -> Reference? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { reference(in: $0.expression) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self), var found = reference(in: parts[0])
      else { return nil }
      found.cast = type.oneLine()
      return found
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return Reference(base: nil, name: name.baseName.text, labels: name.labels, cast: nil)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    return Reference(
      base: member.base, name: member.declName.baseName.text, labels: member.declName.labels,
      cast: nil)
  }

  private func accessor(_ reference: Reference, isSetter: Bool) -> String {
    let owner = owner(of: reference)
    let property = reference.name
    let name = owner.type.flatMap { find(reference, in: $0)?.objcName } ?? property
    // `UIScreen.main` is a property of the class, of which there is a name alone.
    if !isSetter, reference.base != nil, owner.type == nil, Self.ofClasses.contains(property) {
      return "\(selectorType)(\"\(name)\")"
    }
    return isSetter
      ? "\(selectorType)(\"\(ObjCName.setter(of: name))\", { (target: \(owner.name)) in { target.\(property) = $0 } })"
      : "\(selectorType)(\"\(name)\", { (target: \(owner.name)) in { target.\(property) } })"
  }

  /// Properties that Apple's classes have of themselves.
  private static let ofClasses: Set<String> = ["current", "default", "main", "shared", "standard"]

  private func method(_ reference: Reference) -> String {
    let base = reference.base?.trimmedDescription
    if let name = StandardEditActions.selector(reference.name, reference.labels, of: base) {
      return "\(selectorType)(\"\(name)\")"
    }
    let owner = owner(of: reference)
    if let found = owner.type.flatMap({ find(reference, in: $0) }) ?? foreign(reference, owner.name)
    {
      if owner.type?.kind == .protocol || found.isStatic {
        return "\(selectorType)(\"\(found.objcName)\")"
      }
      let method = MethodReference(found, owner: owner.name, index: context.index)
      // A type without the object, as of a method of one's own.
      let isOfObject = reference.base.map { !$0.trimmedDescription.isTypeName } ?? true
      let cast = reference.cast.map { isOfObject ? "(\(owner.name)) -> \($0)" : $0 }
      return "\(selectorType)(\"\(method.selector)\", \(method.expression(cast: cast)))"
    }
    let needed = reference.labels ?? UIKitRequirements.labels(of: reference.name, in: owner.name)
    guard let labels = needed else {
      let cast = reference.cast.map { " as \($0)" } ?? ""
      let named = "\(owner.name).\(reference.name)\(cast)"
      return "\(selectorType)(baseName: \"\(reference.name)\", \(named))"
    }
    let fullName = "\(reference.name)(\(labels.map { $0 + ":" }.joined()))"
    let selector = ObjCName.selector(baseName: reference.name, labels: labels)
    // Protocols have no methods of their own to refer to.
    if UIKitRequirements.isProtocol(owner.name) || owner.type?.kind == .protocol
      || owner.name.hasPrefix("URLSession") && owner.name.hasSuffix("Delegate")
    {
      return "\(selectorType)(\"\(selector)\")"
    }
    if let closure = MethodReference.ofApple(fullName, owner: owner.name) {
      return "\(selectorType)(\"\(selector)\", \(closure))"
    }
    let expression = labels.isEmpty ? "\(reference.name) as (\(owner.name)) -> () -> _" : fullName
    return "\(selectorType)(\"\(selector)\", \(owner.name).\(expression))"
  }

  private func owner(of reference: Reference) -> (name: String, type: TypeInfo?) {
    // `weakSelf?.reload` names what the object without the mark does.
    let base = reference.base.map { $0.as(OptionalChainingExprSyntax.self)?.expression ?? $0 }
    guard let base, !["self", "Self", "super", "type(of: self)"].contains(base.trimmedDescription)
    else {
      let candidates = scopes.filter(\.isClassLike).reversed()
      let declaring = candidates.first { scope in
        scope.type.map { find(reference, in: $0) != nil } ?? (foreign(reference, scope.name) != nil)
      }
      let scope = declaring ?? candidates.first
      return (scope?.name ?? "Self", scope?.type)
    }
    let text = base.oneLine()
    if text.isTypeName, !base.is(FunctionCallExprSyntax.self) {
      return (text, context.index.resolve(text, from: scopes.last?.type?.path ?? []))
    }
    // A value: `webView.reload`.
    return ("ObjCOptional.type(of: \(text))", nil)
  }

  private func find(_ reference: Reference, in type: TypeInfo) -> MemberInfo? {
    for type in context.index.chain(of: type) {
      if let found = best(reference, among: type.members) { return found }
    }
    return nil
  }

  /// A method of an extension of a class that the module does not declare.
  private func foreign(_ reference: Reference, _ typeName: String) -> MemberInfo? {
    context.index.foreignMembers[typeName].flatMap { best(reference, among: $0) }
  }

  private func best(_ reference: Reference, among members: [MemberInfo]) -> MemberInfo? {
    let named = members.filter { member in
      member.baseName == reference.name && (reference.labels.map { $0 == member.labels } ?? true)
    }
    if reference.labels == nil, let cast = reference.cast, named.count > 1,
      let meant = named.first(where: {
        cast.hasPrefix("(\($0.argumentTypes.joined(separator: ", "))) ->")
      })
    {
      return meant
    }
    return named.first { $0.attributes.areVisible || $0.isInObjCContainer } ?? named.first
  }

  // MARK: Key paths

  private func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let expression = node.arguments.first?.expression else { return }
    var parts = expression.oneLine().split(separator: ".").map {
      $0.filter { !"?!` ".contains($0) }
    }
    // The types that the path starts from have names with capitals.
    var type: [String] = []
    while parts.count > 1, parts[0].isTypeName { type.append(parts.removeFirst()) }
    if parts.first == "self" { parts.removeFirst() }
    let root =
      context.index.types[type.joined(separator: ".")] ?? (type.isEmpty ? methodScope?.type : nil)
    for place in parts.indices { parts[place] = key(parts[place], of: place == 0 ? root : nil) }
    context.edits.replace(node, with: "\"\(parts.joined(separator: "."))\"")
  }

  /// Objective-C's name of a property: its own in the module's classes, and `hidden` for the `isHidden` of
  /// Apple's.
  private func key(_ name: String, of type: TypeInfo?) -> String {
    if let type,
      let member = context.index.chain(of: type).lazy.flatMap(\.members).first(where: {
        $0.baseName == name
      })
    {
      return member.objcName
    }
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), rest.first?.isUppercase == true,
      !context.index.propertyNames.contains(name)
    else { return name }
    return rest.lowerFirst
  }
}

extension DeclReferenceExprSyntax {
  /// `["_", "for"]` of `tapped(_:for:)`; nil where there are none.
  var labels: [String]? { argumentNames?.arguments.map(\.name.text) }
}

extension StringProtocol {
  /// Whether it is written as types are: a capital, after underscores if there are any.
  var isTypeName: Bool { first { $0 != "_" }?.isUppercase == true }
}
