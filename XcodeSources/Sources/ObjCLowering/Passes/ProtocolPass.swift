import SwiftSyntax

/// Protocols that were `@objc`: their optional methods leave the protocol and are looked for by
/// name.
final class ProtocolPass: ScopedPass {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { _ = super.visit(node) }
    guard Attributes(node.attributes).contains("objc"), let type = context.index.type(at: node)
    else {
      return .visitChildren
    }
    requireClass(node)
    let optional = type.members.filter { $0.isOptional && $0.container == nil }
    guard !optional.isEmpty else { return .visitChildren }
    for member in optional { context.edits.remove(member.declaration) }
    addExtension(of: type, node, optional)
    return .visitChildren
  }

  /// Objective-C's protocols are for classes, which `weak` and `===` count on.
  private func requireClass(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause else {
      return context.edits.insert(
        ": AnyObject", after: node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name)
      )
    }
    let names = Optional(clause).typeNames
    // The older word for AnyObject is no type.
    guard let first = clause.inheritedTypes.first, !names.contains("AnyObject"),
      !clause.inheritedTypes.contains(where: { $0.type.is(ClassRestrictionTypeSyntax.self) })
    else { return }
    context.edits.insert("AnyObject, ", before: first)
  }

  private func addExtension(of type: TypeInfo, _ node: ProtocolDeclSyntax, _ members: [MemberInfo])
  {
    context.needsRuntime = true
    let access = type.modifiers.contains("public") ? "public " : ""
    var lines: [String] = []
    let overloads = OptionalOverloads(members, of: type, access)
    for member in members where !overloads.contains(member) {
      guard let text = declaration(of: member, access) else { continue }
      lines += Conditions.wrapped("  " + text, member.conditions.dropFirst(type.conditions.count))
    }
    context.additions += Conditions.wrapped(
      ["extension \(type.name) {"] + lines + overloads.properties + ["}"] + overloads.types,
      type.conditions[...])
  }

  private func declaration(of member: MemberInfo, _ access: String) -> String? {
    switch member.kind {
    case .property(_, let binding):
      guard let written = binding.typeAnnotation?.type.oneLine() else { return nil }
      let type =
        written.hasSuffix("?") || written.hasSuffix("!") ? "\(written.dropLast())" : written
      return "\(access)var \(member.baseName): \(type.parenthesised)? "
        + "{ ObjCOptional.property(\"\(member.objcName)\", of: self) }"
    case .method(let decl):
      guard !member.isStatic else {
        context.report(
          .error, "An optional method of a type cannot be asked for; only methods of objects can.",
          at: decl)
        return nil
      }
      let name = OptionalMethod.property(for: member)
      return "\(access)var \(name): (\(OptionalMethod.type(of: decl)))? "
        + "{ ObjCOptional.method(\"\(member.objcName)\", of: self) }"
    }
  }
}

/// An optional method of the module's own protocols, as the property that lowered code asks for.
enum OptionalMethod {
  /// `delegate.finished` where no argument has a label, so that calls stay as they are.
  static func property(for member: MemberInfo) -> String {
    property(baseName: member.baseName, labels: member.labels)
  }

  static func property(baseName: String, labels: [String]) -> String {
    guard labels.contains(where: { $0 != "_" }) else { return baseName }
    return ([baseName] + labels).joined(separator: "_") + "_optional"
  }

  /// The type of the method as a value.
  static func type(of decl: FunctionDeclSyntax) -> String {
    let parameters = decl.signature.parameterClause.parameters.map { $0.type.oneLine() }
    let effects = decl.signature.effectSpecifiers.map { " \($0.oneLine())" } ?? ""
    let result = decl.signature.returnClause?.type.oneLine() ?? "Void"
    // A value that may be nil is an ordinary optional in a type of functions.
    let plain = (parameters + [result]).map { $0.hasSuffix("!") ? "\($0.dropLast())?" : $0 }
    return "(\(plain.dropLast().joined(separator: ", ")))\(effects) -> \(plain[plain.count - 1])"
  }
}

extension String {
  /// Types that a `?` behind them would belong to the end of.
  var parenthesised: String {
    contains("->") || hasPrefix("any ") || contains("&") ? "(\(self))" : self
  }
}

/// Generated lines that count under the conditions of what they stand for.
enum Conditions {
  static func wrapped(_ lines: [String], _ conditions: ArraySlice<String>) -> [String] {
    conditions.isEmpty
      ? lines : ["#if \(conditions.joined(separator: " && "))"] + lines + ["#endif"]
  }

  static func wrapped(_ line: String, _ conditions: ArraySlice<String>) -> [String] {
    wrapped([line], conditions)
  }
}
