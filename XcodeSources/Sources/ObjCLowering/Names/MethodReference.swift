import SwiftSyntax

/// A method as a value: what a selector carries and a registration enters.
struct MethodReference {
  private let member: MemberInfo
  private let owner: String
  private let index: ModuleIndex

  init(_ member: MemberInfo, owner: String, index: ModuleIndex) {
    self.member = member
    self.owner = owner
    self.index = index
  }

  private var decl: FunctionDeclSyntax? {
    if case .method(let decl) = member.kind { decl } else { nil }
  }

  /// Objective-C's name. Asynchronous and throwing methods, which have one more argument there, are
  /// called without it.
  ///
  /// A method that is there for an optional one of a protocol has the name that the protocol gives that.
  var selector: String {
    member.attributes.objcName ?? index.optionalRequirement(for: member)?.attributes.objcName
      ?? ObjCName.selector(baseName: member.baseName, labels: member.labels)
  }

  private var isPlain: Bool {
    decl.map {
      $0.signature.effectSpecifiers?.asyncSpecifier == nil
        && $0.signature.effectSpecifiers?.throwsClause == nil
    } ?? false
  }

  /// Whether a call whose arguments are known at run time only can be made.
  var isCallable: Bool {
    guard let decl, decl.genericParameterClause == nil,
      selector.utf8.count(where: { $0 == UInt8(ascii: ":") }) == member.labels.count
    else { return false }
    return decl.signature.parameterClause.parameters.allSatisfy { parameter in
      guard parameter.ellipsis == nil else { return false }
      guard let type = parameter.type.as(AttributedTypeSyntax.self) else {
        return !parameter.type.is(SomeOrAnyTypeSyntax.self)
          || parameter.type.trimmedDescription.hasPrefix("any")
      }
      // A closure that does not escape cannot be handed over as a value of unknown type.
      return type.specifiers.isEmpty && type.attributes.trimmedDescription == "@escaping"
    }
  }

  /// Swift's expression for it.
  func expression(cast: String? = nil) -> String {
    guard let decl else { return "\(owner).\(member.baseName)" }
    // The compiler ends with a fault where a method that takes a function is a value of a generic type.
    if !isPlain || takesFunction(decl) { return closure(decl, target: owner) }
    if let cast { return "\(owner).\(member.baseName) as \(cast)" }
    if member.labels.isEmpty { return "\(owner).\(member.baseName) as (\(owner)) -> () -> _" }
    if isAmbiguous {
      let types = decl.signature.parameterClause.parameters.map { $0.type.oneLine() }
      return "\(owner).\(member.fullName) as (\(owner)) -> (\(types.joined(separator: ", "))) -> _"
    }
    return "\(owner).\(member.fullName)"
  }

  /// Whether the class has another method that is called the same: of its own, or by a protocol, as data
  /// sources of tables and of collections ask for their sections.
  private var isAmbiguous: Bool {
    if member.fullName == "numberOfSections(in:)" { return true }
    let own = index.types[owner]?.members ?? []
    return own.count { $0.fullName == member.fullName && $0.isStatic == member.isStatic } > 1
  }

  /// Whether an argument is a function, as far as its type tells: by an arrow, by `@escaping`, by a name that functions
  /// are usually given.
  private func takesFunction(_ decl: FunctionDeclSyntax) -> Bool {
    decl.signature.parameterClause.parameters.contains { parameter in
      let type = parameter.type.oneLine()
      let name = type.filter { !"?!()".contains($0) }
      return type.contains("->") || type.contains("@escaping")
        || ["Handler", "Completion", "Closure", "Block", "Callback"].contains(where: name.hasSuffix)
    }
  }

  /// Methods of Apple's that take a function, as closures for their owner.
  static func ofApple(_ fullName: String, owner: String) -> String? {
    switch fullName {
    case "dismiss(animated:completion:)":
      "{ (target: \(owner)) in { (a0: Bool, a1: (() -> Void)?) in target.dismiss(animated: a0, completion: a1) } }"
    case "present(_:animated:completion:)":
      "{ (target: \(owner)) in { (a0: UIViewController, a1: Bool, a2: (() -> Void)?) in "
        + "target.present(a0, animated: a1, completion: a2) } }"
    default: nil
    }
  }

  /// Of a method of the class: a function of the class.
  var classExpression: String { decl.map { closure($0, target: "\(owner).Type") } ?? "" }

  private func closure(_ decl: FunctionDeclSyntax, target: String) -> String {
    let names = member.labels.indices.map { "a\($0)" }
    let parameters = zip(names, decl.signature.parameterClause.parameters).map {
      name, parameter -> String in
      // What the value of unknown type is handed to may keep it.
      let mark = parameter.type.is(FunctionTypeSyntax.self) ? "@escaping " : ""
      return "\(name): \(mark)\(parameter.type.oneLine())"
    }
    let arguments = zip(names, member.labels).map { name, label in
      label == "_" ? name : "\(label): \(name)"
    }
    let call = "target.\(member.baseName)(\(arguments.joined(separator: ", ")))"
    let isAsync = decl.signature.effectSpecifiers?.asyncSpecifier != nil
    let isThrowing = decl.signature.effectSpecifiers?.throwsClause != nil
    let attempt = (isThrowing ? "try? " : "") + (isAsync ? "await " : "") + call
    let body =
      isPlain ? call : isAsync ? "_ = Task { _ = \(attempt) }" : "_ = \(attempt)"
    return "{ (target: \(target)) in { (\(parameters.joined(separator: ", "))) in \(body) } }"
  }
}
