import SwiftSyntax

/// `delegate?.method?(self)`: methods that the delegate may have left out.
final class OptionalCallPass: SyntaxVisitor {
  private let context: FileContext
  private var dynamicNames = DynamicNames()

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = OptionalCall(node) { lower(call) }
    if let object = classDescribed(node) {
      context.needsRuntime = true
      context.edits.replace(
        node, with: "ObjCOptional.classDescription(of: \(object.trimmedDescription))")
      return .skipChildren
    }
    return .visitChildren
  }

  /// The object of `type(of: object).description()` where it is `AnyObject`, whose classes all have
  /// that method.
  private func classDescribed(_ node: FunctionCallExprSyntax) -> ExprSyntax? {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.trimmedDescription == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type", type.arguments.count == 1,
      let object = type.arguments.first, object.label?.text == "of", isDynamic(object.expression)
    else { return nil }
    return object.expression
  }

  private func lower(_ call: OptionalCall) {
    if isDynamic(call.base) { return lowerDynamic(call) }
    if let member = context.index.optionalRequirement({ call.names($0) }) {
      cast(call, to: member)
      return ask(call, OptionalMethod.property(for: member))
    }
    // Foundation for Linux has default implementations, too, of methods that begin so.
    if UIKitRequirements.isOptional(call.fullName) || call.name.text.hasPrefix("urlSession")
      || UIKitRequirements.isOptional(call.name.text, call.labels, andClosures: call.closures)
    {
      if !isClosure(call) { askUIKit(call) }
      return
    }
    // Functions that are values have no labels: this is a method of a protocol of another module.
    if call.labels.contains(where: { $0 != "_" }) {
      ask(call, OptionalMethod.property(baseName: call.name.text, labels: call.labels))
    }
  }

  /// `delegate?.menuOpened?(self)` of a property that is any object: only those of the method's protocol have it.
  private func cast(_ call: OptionalCall, to member: MemberInfo) {
    guard let chain = call.base.as(OptionalChainingExprSyntax.self),
      let name = chain.expression.lastName, context.index.optionalObjects.contains(name),
      let owner = (context.index.allTypes + context.index.otherTypes).first(where: { type in
        type.kind == .protocol && type.members.contains { $0 === member }
      })
    else { return }
    context.edits.insert("(", before: chain.expression)
    context.edits.insert(" as? \(owner.name))", after: chain.expression)
  }

  /// Whether it calls a property of the module's own that is called as a method of UIKit's protocols is.
  private func isClosure(_ call: OptionalCall) -> Bool {
    // A closure has no labels.
    guard context.index.propertyNames.contains(call.name.text),
      call.labels.allSatisfy({ $0 == "_" })
    else { return false }
    let base = call.base.trimmedDescription.lowercased()
    return !base.contains("delegate") && !base.contains("datasource")
  }

  private func ask(_ call: OptionalCall, _ property: String) {
    if property != call.name.text { context.edits.replace(call.name, with: property) }
    call.removeLabels(&context.edits)
  }

  /// UIKit's protocols have default implementations here instead of optional methods.
  private func askUIKit(_ call: OptionalCall) {
    context.edits.remove(call.mark)
    guard !call.isForced else { return }
    context.needsRuntime = true
    // An argument, not a closure, in which `$0` would be another one.
    context.edits.insert("ObjCOptional.call(", before: call.node)
    context.edits.insert(call.isContinued ? ")?" : ")", after: call.node)
  }

  // MARK: Methods as values

  /// `if let finished = delegate?.download(_:finished:)`, or by the first part of the name alone: the property to ask.
  private func propertyOfValue(_ node: MemberAccessExprSyntax) -> String? {
    let name = node.declName.baseName.text
    let requirements = context.index.optionalRequirements
    if let arguments = node.declName.argumentNames?.arguments {
      let labels = arguments.map(\.name.text)
      let fullName = "\(name)(\(labels.map { $0 + ":" }.joined()))"
      guard requirements[fullName] != nil,
        node.isOfDelegate
          || !context.index.methods(named: name).contains(where: { $0.hasBody(labels) })
      else { return nil }
      return OptionalMethod.property(baseName: name, labels: labels)
    }
    guard !node.isCalled, !node.isOfSelf, !node.hasMembers,
      !context.index.propertyNames.contains(name)
    else { return nil }
    let named = requirements.values.compactMap(\.first).filter { $0.baseName == name }
    guard named.count == 1, !named[0].isProperty else { return nil }
    return OptionalMethod.property(for: named[0])
  }

  // MARK: AnyObject

  private func isDynamic(_ base: ExprSyntax) -> Bool { dynamicNames.contains(base) }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil, let property = propertyOfValue(node), !node.isInMacro {
      context.edits.replace(node.declName, with: property)
      return .visitChildren
    }
    if let chain = node.base?.as(OptionalChainingExprSyntax.self) { visit(node, after: chain) }
    guard let base = node.base, isDynamic(base), node.declName.argumentNames == nil else {
      return .visitChildren
    }
    if node.isCalled {
      DynamicMembers.lowerMethod(node, base, context)
    } else if let type = DynamicMembers.type(of: node.declName.baseName.text, context.index) {
      context.needsRuntime = true
      let name = node.declName.baseName.text
      context.edits.insert("ObjCOptional.member(\"\(name)\", of: ", before: base)
      context.edits.replace(from: node.period, to: node.declName, with: ", as: \(type).self)")
    }
    return .visitChildren
  }

  /// `objects.first?.text`, `values.map { $0 as AnyObject }?.frame`, `target?.perform(action)` and
  /// `data?.isEqual(other)`.
  private func visit(_ node: MemberAccessExprSyntax, after chain: OptionalChainingExprSyntax) {
    let name = node.declName.baseName.text
    if node.isCalled {
      // Who performs actions is AnyObject in all of UIKit's classes.
      let isAction =
        name == "perform" && node.declName.argumentNames == nil
        && chain.expression.lastName == "target" && !context.index.propertyNames.contains("target")
      let isCompared =
        (name == "isEqual" || DynamicMembers.isOfObjects(name))
        && (dynamicNames.isOptional(chain.expression)
          || chain.expression.lastName.map(context.index.optionalObjects.contains) ?? false)
      guard isAction || isCompared else { return }
      context.edits.insert("(", before: chain.expression)
      context.edits.insert(" as? NSObject)", after: chain.expression)
    } else if DynamicNames.isOptionalObject(chain.expression, context.index)
      || dynamicNames.isOptional(chain.expression) || dynamicNames.isElement(chain.expression),
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id != node.id,
      let type = DynamicMembers.type(of: name, context.index)
    {
      context.needsRuntime = true
      context.edits.replace(
        from: chain.questionMark, to: node.declName,
        with: ".flatMap { ObjCOptional.member(\"\(name)\", of: $0, as: \(type).self) }")
    }
  }

  /// `object["key"]`, `object?["key"]`: what a dictionary or an array has there.
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let isChained = chain.map { dynamicNames.isOptional($0.expression) } ?? false
    guard isChained || isDynamic(node.calledExpression), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil
    else { return .visitChildren }
    context.needsRuntime = true
    context.edits.insert("ObjCOptional.element(of: ", before: node.calledExpression)
    if let chain, isChained { context.edits.remove(chain.questionMark) }
    context.edits.replace(node.leftSquare, with: ", at: ")
    context.edits.replace(node.rightSquare, with: ")")
    return .visitChildren
  }

  /// A method of whatever class: the module's own that are called so tell the types.
  private func lowerDynamic(_ call: OptionalCall) {
    let candidates = context.index.allTypes.lazy.flatMap(\.members)
    guard let member = candidates.first(where: { call.names($0) }),
      case .method(let decl) = member.kind
    else {
      // `visit(MemberAccessExprSyntax)` sees to these.
      if DynamicMembers.isKnown(call.fullName) { return context.edits.remove(call.mark) }
      return context.report(
        .error,
        "A method \(call.fullName) of AnyObject is looked for by name, and no class of this module has "
          + "one; cast to the class that has it.", at: call.node)
    }
    context.needsRuntime = true
    context.edits.insert("(ObjCOptional.method(\"\(member.objcName)\", of: ", before: call.base)
    context.edits.replace(
      from: call.period, to: call.name, with: ") as (\(OptionalMethod.type(of: decl)))?)")
    call.removeLabels(&context.edits)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    dynamicNames.enter(node.signature.parameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { dynamicNames.leave() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    dynamicNames.enter(node.signature.parameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { dynamicNames.leave() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    dynamicNames.enterBody()
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { dynamicNames.leave() }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    dynamicNames.enterBody()
    return .visitChildren
  }
  override func visitPost(_ node: AccessorDeclSyntax) { dynamicNames.leave() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    dynamicNames.enter(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { dynamicNames.leave() }
  override func visitPost(_ node: PatternBindingSyntax) { dynamicNames.add(node) }
  override func visitPost(_ node: OptionalBindingConditionSyntax) { dynamicNames.add(node) }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    dynamicNames.add(node)
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  fileprivate func hasBody(_ labels: [String]) -> Bool {
    body != nil && signature.parameterClause.parameters.map(\.firstName.text) == labels
  }
}

extension MemberAccessExprSyntax {
  /// Whether what it is a member of is called a delegate or a source of data, or nil is counted with.
  fileprivate var isOfDelegate: Bool {
    let written = base?.trimmedDescription.lowercased() ?? ""
    let name = written.hasSuffix("?") || written.hasSuffix("!") ? written.dropLast() : written[...]
    if name.hasSuffix("delegate") || name.hasSuffix("source") { return true }
    var node = Syntax(self)
    while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) { node = parent }
    if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    let around = node.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    return around.count == 3 && around[2].is(NilLiteralExprSyntax.self)
  }

  /// `self.collectionView`, a property of UIKit's class more likely than a method that the class itself may lack.
  fileprivate var isOfSelf: Bool {
    base?.trimmedDescription == "self" || base?.trimmedDescription == "super"
  }

  /// Whether something of it is asked for, which functions have not.
  fileprivate var hasMembers: Bool {
    var node = Syntax(self)
    while let parent = node.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      node = parent
    }
    return node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
  }

  /// Whether it stands in `#selector` or another macro.
  fileprivate var isInMacro: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(MacroExpansionExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

/// A call with a question or exclamation mark between the method and its arguments.
struct OptionalCall {
  let node: FunctionCallExprSyntax
  let base: ExprSyntax
  let period: TokenSyntax
  let name: TokenSyntax
  /// `?` or `!`.
  let mark: TokenSyntax
  let isForced: Bool
  let labels: [String]

  init?(_ node: FunctionCallExprSyntax) {
    var member: MemberAccessExprSyntax?
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      member = chain.expression.as(MemberAccessExprSyntax.self)
      mark = chain.questionMark
      isForced = false
    } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      member = force.expression.as(MemberAccessExprSyntax.self)
      mark = force.exclamationMark
      isForced = true
    } else {
      return nil
    }
    guard let member, let base = member.base, member.declName.argumentNames == nil else {
      return nil
    }
    self.node = node
    self.base = base
    period = member.period
    name = member.declName.baseName
    labels = node.arguments.map { $0.label?.text ?? "_" }
  }

  var fullName: String {
    labels.isEmpty ? "\(name.text)()" : "\(name.text)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// How many closures stand behind the parentheses.
  var closures: Int {
    (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
  }

  /// Whether it calls this method. Closures behind the parentheses have no labels.
  func names(_ member: MemberInfo) -> Bool {
    guard case .method = member.kind, member.baseName == name.text else { return false }
    return member.labels.count == labels.count + closures
      && Array(member.labels.prefix(labels.count)) == labels
  }

  func removeLabels(_ edits: inout EditList) {
    for argument in node.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      edits.remove(label)
      edits.remove(colon)
    }
  }

  /// Whether the answer's own members are asked for in the same chain.
  var isContinued: Bool { Self.isContinued(node) }

  static func isContinued(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id == node.id }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == node.id
    }
    if let call = parent.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.id == node.id
    }
    return false
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is what a call calls, directly or through `?` and `!`.
  var isCalled: Bool {
    var node: Syntax? = parent
    if node?.is(OptionalChainingExprSyntax.self) == true
      || node?.is(ForceUnwrapExprSyntax.self) == true
    {
      node = node?.parent
    }
    guard let call = node?.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.range.overlaps(range)
  }
}

extension SyntaxProtocol {
  var range: Range<AbsolutePosition> { position..<endPosition }
}
