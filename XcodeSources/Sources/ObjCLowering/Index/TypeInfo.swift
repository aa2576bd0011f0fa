import SwiftSyntax

/// A class, protocol, structure or enumeration that the module declares.
final class TypeInfo {
  enum Kind { case `class`, `protocol`, value }

  let kind: Kind
  /// Outermost first: `["Outer", "Inner"]`.
  let path: [String]
  let file: Int
  let node: any DeclGroupSyntax & DeclSyntaxProtocol
  /// Superclass and protocols as written, without generic arguments.
  let inherited: [String]
  let attributes: Attributes
  let modifiers: Set<String>
  /// What must hold for the declaration to be compiled: conditions of `#if`.
  let conditions: [String]
  /// Whether it or a type around it has generic parameters.
  let isGeneric: Bool
  /// Declared inside a function, where no extension can reach.
  let isLocal: Bool
  /// Superclass and protocols that extensions add.
  var inheritedByExtensions: [String] = []
  /// In the body and in extensions.
  var members: [MemberInfo] = []
  /// Types declared inside, by their paths.
  var nested: [TypeInfo] = []

  init(
    kind: Kind, path: [String], file: Int, node: any DeclGroupSyntax & DeclSyntaxProtocol,
    conditions: [String], isGeneric: Bool, isLocal: Bool
  ) {
    self.kind = kind
    self.path = path
    self.file = file
    self.node = node
    self.conditions = conditions
    self.isGeneric = isGeneric
    self.isLocal = isLocal
    inherited = node.inheritanceClause.typeNames
    attributes = Attributes(node.attributes)
    modifiers = node.modifiers.names
  }

  /// The names of its own generic parameters, which its extensions see.
  var genericNames: [String] {
    let clause =
      node.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? node.as(StructDeclSyntax.self)?.genericParameterClause
      ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
    return clause?.parameters.map(\.name.text) ?? []
  }

  var name: String { path.joined(separator: ".") }
  /// For names of generated declarations.
  var identifier: String { path.joined(separator: "_") }
  var isPrivate: Bool { modifiers.contains("private") }
  /// Neither of these can be named at the top of the file.
  var isPrivateInType: Bool { isPrivate && path.count > 1 }
  var allInherited: [String] { inherited + inheritedByExtensions }
}

/// The attributes of a declaration.
struct Attributes {
  let names: Set<String>
  /// The argument of `@objc(name:)`.
  let objcName: String?
  /// Whether `@available(*, unavailable)` keeps a program's own code from naming it.
  let areUnavailable: Bool

  init(_ list: AttributeListSyntax) {
    var names: Set<String> = []
    var objcName: String?
    for attribute in list.allAttributes {
      let name = attribute.attributeName.trimmedDescription
      names.insert(name)
      if name == "objc", let arguments = attribute.arguments {
        objcName = arguments.oneLine().filter { $0 != " " }
      }
    }
    self.names = names
    self.objcName = objcName
    areUnavailable = list.allAttributes.contains(where: \.saysUnavailable)
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether reading a property with these makes the view of its controller.
  var loadsView: Bool { contains("ViewLoading") || contains("UIViewController.ViewLoading") }

  /// Whether a member with these has a name at run time on Apple's systems.
  var areVisible: Bool {
    !names.isDisjoint(with: [
      "objc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "GKInspectable",
      "NSManaged",
    ])
  }
}

extension AttributeSyntax {
  /// Whether it is `@available(*, unavailable)`, with or without a message.
  var saysUnavailable: Bool {
    guard attributeName.trimmedDescription == "available", let arguments else { return false }
    let words = arguments.oneLine().filter { $0 != " " }
    return words.hasPrefix("*,unavailable")
      || words.hasPrefix("swift,") && words.contains("obsoleted:")
  }
}

extension AttributeListSyntax {
  /// Those inside `#if` too.
  var allAttributes: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      // No switch: the toolchain's own modules of swift-syntax may get further cases.
      if case .attribute(let attribute) = element { return [attribute] }
      guard case .ifConfigDecl(let decl) = element else { return [] }
      return decl.clauses.flatMap { clause -> [AttributeSyntax] in
        guard case .attributes(let list)? = clause.elements else { return [] }
        return list.allAttributes
      }
    }
  }
}

extension DeclModifierListSyntax {
  /// `private(set)` counts as `private(set)`, not as `private`.
  var names: Set<String> {
    Set(map { $0.detail == nil ? $0.name.text : $0.trimmedDescription.filter { $0 != " " } })
  }
}

extension InheritanceClauseSyntax? {
  var typeNames: [String] {
    self?.inheritedTypes.flatMap { $0.type.namesOfTypes } ?? []
  }
}

extension TypeSyntax {
  /// The name without generic arguments and attributes; several for `A & B`.
  var namesOfTypes: [String] {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.text] }
    if let type = self.as(MemberTypeSyntax.self) {
      return [(type.baseType.namesOfTypes + [type.name.text]).joined(separator: ".")]
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.namesOfTypes }
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap { $0.type.namesOfTypes }
    }
    return []
  }
}
