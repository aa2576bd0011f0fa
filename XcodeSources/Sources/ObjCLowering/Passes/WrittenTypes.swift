import SwiftSyntax

/// The types of variables, as far as the sources around a place write them down: of parameters, of variables before it,
/// and of the properties of the type that it is in.
enum WrittenTypes {
  /// The type of a name, of `self`, or of one of these behind `?` and `!`, without generic arguments; nil where it is
  /// inferred from more than a call that makes the object. Linear in the declarations around the place.
  static func type(of expression: ExprSyntax) -> String? {
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      return type(of: chained.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard member.base?.trimmedDescription == "self", let scope = body(around: expression) else {
        return nil
      }
      return property(member.declName.baseName.text, in: scope.members)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return name == "self" ? around(expression) : type(ofName: name, at: expression)
  }

  /// The name of the type, or of the one that is extended, around a place.
  static func around(_ node: some SyntaxProtocol) -> String? {
    var next = node.parent
    while let parent = next {
      if let type = parent.asProtocol((any NamedDeclSyntax).self),
        parent.isProtocol(DeclGroupSyntax.self)
      {
        return type.name.text
      }
      if let type = parent.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      next = parent.parent
    }
    return nil
  }

  private static func body(around node: some SyntaxProtocol) -> MemberBlockSyntax? {
    var next = node.parent
    while let parent = next {
      if let block = parent.as(MemberBlockSyntax.self) { return block }
      next = parent.parent
    }
    return nil
  }

  private static func type(ofName name: String, at node: some SyntaxProtocol) -> String? {
    var next = node.parent
    while let parent = next {
      if let block = parent.as(CodeBlockItemListSyntax.self) {
        for item in block where item.position < node.position {
          guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
          if let found = self.name(name, in: variable) { return found }
        }
      }
      let clause =
        parent.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? parent.as(InitializerDeclSyntax.self)?.signature.parameterClause
      for parameter in clause?.parameters ?? []
      where (parameter.secondName ?? parameter.firstName).text == name {
        return self.name(of: parameter.type)
      }
      if let block = parent.as(MemberBlockSyntax.self) { return property(name, in: block.members) }
      next = parent.parent
    }
    return nil
  }

  private static func property(_ name: String, in members: MemberBlockItemListSyntax) -> String? {
    for member in members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      if let found = self.name(name, in: variable) { return found }
    }
    return nil
  }

  private static func name(_ name: String, in variable: VariableDeclSyntax) -> String? {
    for binding in variable.bindings
    where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
      if let type = binding.typeAnnotation?.type { return self.name(of: type) }
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      return made?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return nil
  }

  private static func name(of type: TypeSyntax) -> String? {
    if let type = type.as(OptionalTypeSyntax.self) { return name(of: type.wrappedType) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return name(of: type.wrappedType)
    }
    return type.as(IdentifierTypeSyntax.self)?.name.text
  }
}
