import SwiftSyntax

/// Closures that name a parameter where there is none, which Swift 3 took for an empty tuple:
/// `present(next, animated: true) { _ in … }`.
struct OldClosures {
  /// The functions and initialisers by base name of the module and of those it depends on.
  private var functions: [String: [ClosureTaker]] = [:]
  /// The module's variables that are such closures.
  private var variables: Set<String> = []
  /// The properties that are such closures, by their types, for names that stand for other things elsewhere.
  private var properties: [String: Set<String>] = [:]
  /// Whether `(Void) -> Void` is a closure without parameters, as it was before Swift 4.
  let hasOldVoid: Bool

  init(_ index: ModuleIndex, _ files: [SourceFile], context: [SourceFile]) {
    hasOldVoid =
      files.contains { $0.text.contains("(Void)") } && !files.contains { $0.text.contains("(())") }
    guard hasOldVoid || files.contains(where: { $0.text.contains("_ in") }) else { return }
    let found = PlainClosures(files)
    variables = found.variables
    properties = found.properties
    functions = found.functions
    for member in index.allTypes.flatMap(\.members) + index.foreignMembers.values.flatMap({ $0 }) {
      guard case .method(let decl) = member.kind else { continue }
      functions[member.baseName, default: []].append(found.taker(decl.signature.parameterClause))
    }
    let others = PlainClosures(context, takesMethods: true).functions
    functions.merge(others) { $0 + $1 }
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
    let closures = node.arguments.map { $0.expression.as(ClosureExprSyntax.self) }
    guard node.trailingClosure != nil || closures.contains(where: { $0 != nil }) else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    // One of the module's own that the call fits stands before Apple's of that name.
    let own = (functions[name] ?? []).compactMap {
      $0.match(labels, isTrailed: node.trailingClosure != nil)
    }
    for (place, closure) in closures.enumerated() {
      guard let closure else { continue }
      let isPlain =
        own.isEmpty
        ? Self.known[name]?.contains(labels[place]) ?? false
        : own.allSatisfy { $0.arguments[place] }
      if isPlain { lower(closure, &edits) }
    }
    guard let closure = node.trailingClosure else { return }
    if own.isEmpty ? Self.isPlain(name, labels) : own.allSatisfy(\.trailing) {
      lower(closure, &edits)
    }
  }

  /// Whether the closure behind the parentheses of a call of Apple's has no parameters.
  private static func isPlain(_ name: String, _ labels: [String]) -> Bool {
    // The first closure of an animation changes the views; the one that may follow is told whether it ended.
    let animates =
      ["animate", "animateKeyframes", "transition", "addKeyframe"].contains(name)
      && ["withDuration", "with", "withRelativeStartTime"].contains(labels.first ?? "")
      && !labels.contains("animations")
    return animates || knownTrailing.contains(name)
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
    guard let name else { return }
    if variables.contains(name) || Self.knownVariables.contains(name)
      || owner(of: elements[0]).flatMap({ properties[$0]?.contains(name) }) ?? false
    {
      lower(closure, &edits)
    }
  }

  /// The type that has the property on the left of an assignment, where the sources around it say so.
  private func owner(of target: ExprSyntax) -> String? {
    guard let member = target.as(MemberAccessExprSyntax.self) else {
      return target.is(DeclReferenceExprSyntax.self) ? WrittenTypes.around(target) : nil
    }
    return member.base.flatMap { WrittenTypes.type(of: $0) }
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
