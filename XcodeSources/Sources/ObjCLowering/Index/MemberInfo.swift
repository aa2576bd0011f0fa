import SwiftSyntax

/// A method or property of a type, wherever it is declared.
final class MemberInfo {
  enum Kind { case method(FunctionDeclSyntax), property(VariableDeclSyntax, PatternBindingSyntax) }

  let kind: Kind
  let baseName: String
  /// Of a method: one for each parameter, `"_"` for none.
  let labels: [String]
  let file: Int
  /// The extension it is declared in; nil in the type's own body and for the type's own members.
  let container: ExtensionDeclSyntax?
  let attributes: Attributes
  let modifiers: Set<String>
  /// Of `#if` inside the container and around it.
  let conditions: [String]
  /// Whether everything in the container is `@objc`.
  let isInObjCContainer: Bool

  init(
    _ kind: Kind, file: Int, container: ExtensionDeclSyntax?, conditions: [String],
    isInObjCContainer: Bool
  ) {
    self.kind = kind
    self.file = file
    self.container = container
    self.conditions = conditions
    self.isInObjCContainer = isInObjCContainer
    switch kind {
    case .method(let decl):
      baseName = decl.name.text
      labels = decl.signature.parameterClause.parameters.map { $0.firstName.text }
      attributes = Attributes(decl.attributes)
      modifiers = decl.modifiers.names
    case .property(let decl, let binding):
      baseName = binding.pattern.trimmedDescription
      labels = []
      attributes = Attributes(decl.attributes)
      modifiers = decl.modifiers.names
    }
  }

  /// As declarations are referred to: `tapped(_:for:)`, or the name of the property.
  var fullName: String {
    if case .property = kind { return baseName }
    return labels.isEmpty ? "\(baseName)()" : "\(baseName)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The types of a method's arguments as they are written.
  var argumentTypes: [String] {
    guard case .method(let decl) = kind else { return [] }
    return decl.signature.parameterClause.parameters.map { $0.type.oneLine() }
  }

  /// Whether a method can be called with arguments of those labels, `"_"` for none, in parentheses: what is left
  /// over has a value of its own or may be a closure behind them.
  func takes(_ labels: [String]) -> Bool {
    guard case .method(let decl) = kind, self.labels.starts(with: labels) else { return false }
    return decl.signature.parameterClause.parameters.dropFirst(labels.count).allSatisfy {
      $0.defaultValue != nil || $0.type.trimmedDescription.contains("->")
    }
  }

  var isProperty: Bool { if case .property = kind { true } else { false } }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isOptional: Bool { modifiers.contains("optional") }
  var declaration: any DeclSyntaxProtocol {
    switch kind {
    case .method(let decl): decl
    case .property(let decl, _): decl
    }
  }

  /// The name at run time on Apple's systems, by the rules of the compiler.
  var objcName: String {
    if let name = attributes.objcName { return name }
    guard case .method(let decl) = kind else { return baseName }
    return ObjCName.selector(
      baseName: baseName, labels: labels,
      isAsync: decl.signature.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: decl.signature.effectSpecifiers?.throwsClause != nil)
  }
}
