import SwiftSyntax

/// A method or property that hands everything to another of the same kind.
struct Forwarder {
  let member: MemberInfo
  /// The name of the one that does the work.
  let target: String
  /// The name that it declares; nil for the member's own.
  var name: String?
  /// Words before `func` or `var`, without those that the member itself has.
  var modifiers: [String] = []

  /// The declaration on one line; nil where the member's type is not written.
  func declaration() -> String? {
    switch member.kind {
    case .method(let decl): method(decl)
    case .property(let decl, let binding): property(decl, binding)
    }
  }

  private var prefix: String {
    (member.keptAttributes + modifiers + member.keptModifiers).map { $0 + " " }.joined()
  }

  private func method(_ unnamed: FunctionDeclSyntax) -> String {
    let decl = unnamed.namingParameters
    let generics = decl.genericParameterClause?.oneLine() ?? ""
    let conditions = decl.genericWhereClause.map { " " + $0.oneLine() } ?? ""
    return
      "\(prefix)func \(name ?? decl.name.text)\(generics)\(decl.signature.oneLine())\(conditions) "
      + "{ \(Forwarder.call(decl, target)) }"
  }

  /// A call of `target` with the parameters of `decl`.
  static func call(_ decl: FunctionDeclSyntax, _ target: String) -> String {
    let arguments = decl.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let type = parameter.type.trimmedDescription
      if type.hasPrefix("inout ") { return "\(label)&\(name)" }
      return type.contains("@autoclosure") ? "\(label)\(name)()" : label + name
    }
    let effects = decl.signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
      + "\(target)(\(arguments.joined(separator: ", ")))"
  }

  private func property(_ decl: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> String? {
    guard let type = binding.typeAnnotation?.type.oneLine() else { return nil }
    let accessors =
      binding.hasSetter
      ? "{ get { \(target) } set { \(target) = newValue } }" : "{ \(target) }"
    return "\(prefix)var \(name ?? member.baseName): \(type) \(accessors)"
  }
}

extension FunctionDeclSyntax {
  /// The same function with a name for each parameter, also for those that it does not use and calls `_`.
  var namingParameters: FunctionDeclSyntax {
    var decl = self
    let parameters = signature.parameterClause.parameters.enumerated().map { place, parameter in
      guard (parameter.secondName ?? parameter.firstName).tokenKind == .wildcard else {
        return parameter
      }
      var named = parameter
      named.firstName = parameter.firstName.with(\.trailingTrivia, .space)
      named.secondName = .identifier("value\(place)")
      return named
    }
    decl.signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
    return decl
  }
}

extension MemberInfo {
  /// Attributes that mean something here too.
  var keptAttributes: [String] {
    let list: AttributeListSyntax =
      switch kind {
      case .method(let decl): decl.attributes
      case .property(let decl, _): decl.attributes
      }
    let kept: Set<String> = ["discardableResult", "available", "MainActor", "preconcurrency"]
    return list.allAttributes.filter { kept.contains($0.attributeName.trimmedDescription) }
      .map { $0.oneLine() }
  }

  /// What an extension says of all its members counts for each.
  var keptModifiers: [String] {
    let dropped: Set<String> = ["override", "dynamic", "final", "optional"]
    let own = declarationModifiers.map { $0.oneLine() }.filter { !dropped.contains($0) }
    let access: Set<String> = ["public", "open", "package", "internal", "fileprivate", "private"]
    guard let container, access.isDisjoint(with: own) else { return own }
    return container.modifiers.names.filter(access.contains) + own
  }

  var declarationModifiers: DeclModifierListSyntax {
    switch kind {
    case .method(let decl): decl.modifiers
    case .property(let decl, _): decl.modifiers
    }
  }
}

extension PatternBindingSyntax {
  var hasSetter: Bool {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
    let words: Set<String> = ["set", "_modify", "willSet", "didSet"]
    return list.contains { words.contains($0.accessorSpecifier.text) }
  }
}
