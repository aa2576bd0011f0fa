import SwiftSyntax

/// Closures that name a parameter where there is none, which Swift 3 took for an empty tuple:
/// `present(next, animated: true) { _ in … }`.
struct OldClosures {
  /// The module's functions by base name, and of each the labels of closures without parameters: `"_"` for none.
  private var plain: [String: Set<String>] = [:]
  /// Of these the names whose last parameter is such a closure in all of the module's functions.
  private var trailing: Set<String> = []
  /// The module's variables that are such closures.
  private var variables: Set<String> = []
  /// Whether `(Void) -> Void` is a closure without parameters, as it was before Swift 4.
  let hasOldVoid: Bool

  init(_ index: ModuleIndex, _ files: [SourceFile]) {
    hasOldVoid =
      files.contains { $0.text.contains("(Void)") } && !files.contains { $0.text.contains("(())") }
    guard hasOldVoid || files.contains(where: { $0.text.contains("_ in") }) else { return }
    let found = PlainClosures(files)
    variables = found.variables
    var others: Set<String> = []
    let members = index.allTypes.flatMap(\.members) + index.foreignMembers.values.flatMap { $0 }
    for member in members {
      guard case .method(let decl) = member.kind else { continue }
      let parameters = decl.signature.parameterClause.parameters
      for parameter in parameters where found.isPlain(parameter.type) {
        plain[member.baseName, default: []].insert(parameter.firstName.text)
      }
      if parameters.last.map({ found.isPlain($0.type) }) ?? false {
        trailing.insert(member.baseName)
      } else {
        others.insert(member.baseName)
      }
    }
    plain.merge(found.functions) { $0.union($1) }
    trailing.formUnion(found.trailing)
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
    "async": ["execute"], "asyncAfter": ["execute"], "BlockOperation": ["block"],
    "DispatchWorkItem": ["block"], "UIViewPropertyAnimator": ["animations"],
    "setCompletionBlock": ["_"], "addOperation": ["_"], "addExecutionBlock": ["_"],
    "performBatchUpdates": ["_"], "performWithoutAnimation": ["_"], "addAnimations": ["_"],
  ]
  private static let knownTrailing: Set<String> = [
    "present", "dismiss", "async", "asyncAfter", "performWithoutAnimation", "BlockOperation",
    "DispatchWorkItem", "UIViewPropertyAnimator", "setCompletionBlock", "addOperation",
    "addExecutionBlock", "addAnimations", "performAndWait", "autoreleasepool",
  ]
  /// Properties of Apple's.
  private static let knownVariables: Set<String> = ["completionBlock"]

  /// Takes the parameters' names out of the closures of a call.
  func lower(_ node: FunctionCallExprSyntax, _ name: String, _ edits: inout EditList) {
    for argument in node.arguments {
      guard let closure = argument.expression.as(ClosureExprSyntax.self),
        plain[name]?.contains(argument.label?.text ?? "_") ?? false
      else { continue }
      lower(closure, &edits)
    }
    guard let closure = node.trailingClosure else { return }
    // The first closure of an animation changes the views; the one that may follow is told whether it ended.
    let animates =
      (name == "animate" || name == "animateKeyframes" || name == "transition")
      && plain[name] != nil && !node.arguments.contains { $0.label?.text == "animations" }
    if trailing.contains(name) || animates { lower(closure, &edits) }
  }

  /// Takes the parameter's name out of a closure that becomes the value of a variable: `cell.onTap = { _ in … }`.
  func lower(_ node: SequenceExprSyntax, _ edits: inout EditList) {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let closure = elements[2].as(ClosureExprSyntax.self)
    else { return }
    let name =
      elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name, variables.contains(name) || Self.knownVariables.contains(name) {
      lower(closure, &edits)
    }
  }

  /// The same where the variable is declared.
  func lower(_ node: PatternBindingSyntax, _ edits: inout EditList) {
    guard let closure = node.initializer?.value.as(ClosureExprSyntax.self),
      node.typeAnnotation != nil,
      variables.contains(node.pattern.trimmedDescription)
    else { return }
    lower(closure, &edits)
  }

  /// `(Void) -> Void` as the type of a closure without parameters.
  func lower(_ node: FunctionTypeSyntax, _ edits: inout EditList) {
    if hasOldVoid, PlainClosures.isVoid(node.parameters) { edits.remove(node.parameters) }
  }

  /// `{ (Void) -> Void in … }`.
  func lower(_ node: ClosureParameterClauseSyntax, _ edits: inout EditList) {
    if node.parameters.count == 1, let only = node.parameters.first, only.type == nil,
      only.firstName.text == "Void"
    {
      edits.remove(node.parameters)
    }
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
