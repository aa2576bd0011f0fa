import SwiftSyntax

/// Optional methods of a protocol that differ in the types of their arguments alone. A property cannot have two types,
/// so theirs is a value that is called with either.
struct OptionalOverloads {
  private let groups: [(property: String, members: [MemberInfo])]
  private let type: TypeInfo
  private let access: String

  init(_ members: [MemberInfo], of type: TypeInfo, _ access: String) {
    self.type = type
    self.access = access
    var order: [String] = []
    var named: [String: [MemberInfo]] = [:]
    for member in members {
      guard case .method = member.kind, !member.isStatic else { continue }
      let property = OptionalMethod.property(for: member)
      if named[property] == nil { order.append(property) }
      named[property, default: []].append(member)
    }
    groups = order.compactMap { property in
      named[property].flatMap { $0.count > 1 ? (property, $0) : nil }
    }
  }

  func contains(_ member: MemberInfo) -> Bool {
    groups.contains { $0.members.contains { $0.declaration.id == member.declaration.id } }
  }

  /// For the extension of the protocol.
  var properties: [String] {
    groups.map { property, _ in
      let name = typeName(property)
      return "  \(access)var \(property): \(name)? { \(name)(object: self) }"
    }
  }

  /// The types of the properties, each with a method for every overload.
  var types: [String] {
    groups.flatMap { property, members in
      ["\(access)struct \(typeName(property)) {", "  let object: any \(type.name)"]
        + members.flatMap { member in
          Conditions.wrapped(
            method(for: member), member.conditions.dropFirst(type.conditions.count))
        } + ["}"]
    }
  }

  private func typeName(_ property: String) -> String {
    type.name.replacing(".", with: "_") + "_" + property + "_methods"
  }

  private func method(for member: MemberInfo) -> String {
    guard case .method(let decl) = member.kind else { return "" }
    let types = decl.signature.parameterClause.parameters.map { parameter -> String in
      let written = parameter.type.oneLine()
      return written.hasSuffix("!") ? "\(written.dropLast())?" : written
    }
    let parameters = types.enumerated().map { "_ value\($0): \($1)" }.joined(separator: ", ")
    let values = types.indices.map { "value\($0)" }.joined(separator: ", ")
    let written = decl.signature.returnClause?.type.oneLine() ?? "Void"
    let result =
      written.hasSuffix("!") || written.hasSuffix("?") ? "\(written.dropLast())" : written
    let effects = decl.signature.effectSpecifiers.map { " \($0.oneLine())" } ?? ""
    let mark = effects.contains("async") ? "try await " : effects.isEmpty ? "" : "try "
    return "  \(access)func callAsFunction(\(parameters))\(effects) -> \(result.parenthesised)? "
      + "{ \(mark)(ObjCOptional.method(\"\(member.objcName)\", of: object) "
      + "as (\(OptionalMethod.type(of: decl)))?)?(\(values)) }"
  }
}
