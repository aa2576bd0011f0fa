import SwiftSyntax

/// Closures that name a parameter where there is none, which Swift 3 took for an empty tuple:
/// `present(next, animated: true) { _ in … }`.
struct OldClosures {
  /// The module's functions by base name, and of each the labels of closures without parameters: `"_"` for none.
  private var plain: [String: Set<String>] = [:]
  /// Of these the names whose last parameter is such a closure in all of the module's functions.
  private var trailing: Set<String> = []

  init(_ index: ModuleIndex) {
    var others: Set<String> = []
    let members = index.allTypes.flatMap(\.members) + index.foreignMembers.values.flatMap { $0 }
    for member in members {
      guard case .method(let decl) = member.kind else { continue }
      let parameters = decl.signature.parameterClause.parameters
      for parameter in parameters where Self.isPlain(parameter.type) {
        plain[member.baseName, default: []].insert(parameter.firstName.text)
      }
      if parameters.last.map({ Self.isPlain($0.type) }) ?? false {
        trailing.insert(member.baseName)
      } else {
        others.insert(member.baseName)
      }
    }
    let declared = Set(members.lazy.filter { !$0.isProperty && !$0.isOverride }.map(\.baseName))
    for (name, labels) in Self.known where !declared.contains(name) {
      plain[name, default: []].formUnion(labels)
    }
    trailing.subtract(others)
    trailing.formUnion(Self.knownTrailing.subtracting(declared))
  }

  private static let known: [String: Set<String>] = [
    "animate": ["animations"], "animateKeyframes": ["animations"], "addKeyframe": ["animations"],
    "transition": ["animations"], "present": ["completion"], "dismiss": ["completion"],
  ]
  private static let knownTrailing: Set<String> = [
    "present", "dismiss", "async", "asyncAfter", "performWithoutAnimation",
  ]

  private static func isPlain(_ type: TypeSyntax) -> Bool {
    if let type = type.as(AttributedTypeSyntax.self) { return isPlain(type.baseType) }
    if let type = type.as(OptionalTypeSyntax.self) { return isPlain(type.wrappedType) }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1,
      let only = type.elements.first
    {
      return isPlain(only.type)
    }
    return type.as(FunctionTypeSyntax.self)?.parameters.isEmpty ?? false
  }

  /// Takes the parameters' names out of the closures of a call.
  func lower(_ node: FunctionCallExprSyntax, _ name: String, _ edits: inout EditList) {
    for argument in node.arguments {
      guard let closure = argument.expression.as(ClosureExprSyntax.self),
        plain[name]?.contains(argument.label?.text ?? "_") ?? false
      else { continue }
      lower(closure, &edits)
    }
    if let closure = node.trailingClosure, trailing.contains(name) { lower(closure, &edits) }
  }

  private func lower(_ closure: ClosureExprSyntax, _ edits: inout EditList) {
    guard let signature = closure.signature, signature.returnClause == nil,
      case .simpleInput(let names)? = signature.parameterClause, names.count == 1,
      names.first?.name.text == "_"
    else { return }
    edits.remove(names)
    if signature.capture == nil, signature.attributes.isEmpty { edits.remove(signature.inKeyword) }
  }
}
