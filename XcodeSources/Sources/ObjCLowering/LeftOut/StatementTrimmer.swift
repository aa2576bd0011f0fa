import SwiftSyntax

/// What a body must give when what it gave was left out.
enum LeftOutValue {
  case nothing
  /// Nil will do.
  case optional
  case unknown

  init(_ type: TypeSyntax?) {
    guard let type, !type.isVoid else {
      self = .nothing
      return
    }
    let isOptional =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    self = isOptional ? .optional : .unknown
  }
}

/// Leaves out the statements of a function that need what Linux lacks, and those after them that use what
/// they made.
struct StatementTrimmer {
  private let owner: DeclarationTrimmer
  /// The function or property around, as a developer names it.
  private let name: String
  private let value: LeftOutValue

  init(_ owner: DeclarationTrimmer, in name: String, value: LeftOutValue = .nothing) {
    self.owner = owner
    self.name = name
    self.value = value
  }

  /// A whole body: one that must give a value and lost its last statement ends the program by name instead.
  func trimBody(_ list: CodeBlockItemListSyntax, _ place: inout LeftOutPlace) {
    trim(Array(list), &place, isBody: true)
  }

  func trim(_ closure: ClosureExprSyntax, _ place: LeftOutPlace) {
    var place = place
    place.bind(closure.parameterNames, needing: nil)
    let before = owner.statements[name, default: 0]
    trimBody(closure.statements, &place)
    if owner.statements[name, default: 0] > before, let names = closure.numberedParameters {
      // What named them may be gone.
      owner.insert(" _ = (\(names));", after: closure.signature?.inKeyword ?? closure.leftBrace)
    }
  }

  func trim(_ items: [CodeBlockItemSyntax], _ place: inout LeftOutPlace, isBody: Bool = false) {
    for (number, item) in items.enumerated() {
      if leavesEarly(item, place) {
        // What follows runs on a newer system alone.
        for rest in items[(number + 1)...] {
          owner.remove(statement: rest, of: name, for: NewerSystem.module)
        }
        return
      }
      let isLast = isBody && value != .nothing && number == items.count - 1
      trim(item, &place, mustGiveValue: isLast)
    }
  }

  private func block(_ block: CodeBlockSyntax, _ place: LeftOutPlace) {
    var inner = place
    trim(Array(block.statements), &inner)
  }

  private func need(_ node: (some SyntaxProtocol)?, _ place: LeftOutPlace) -> String? {
    node.flatMap { owner.need($0, place) }
  }

  private func remove(
    _ item: some SyntaxProtocol, _ module: String, mustGiveValue: Bool, _ place: LeftOutPlace? = nil
  ) {
    let code = item.as(CodeBlockItemSyntax.self)?.item
    let isReturn = code?.as(ReturnStmtSyntax.self)?.expression != nil
    // An initialiser that no longer calls the one that sets everything up could not end.
    let statement = code?.trimmedDescription.drop { $0 == " " } ?? ""
    let setsUp = ["self.init(", "try self.init(", "super.init(", "try super.init("]
      .contains(where: statement.hasPrefix)
    var text = ""
    if setsUp {
      text = "fatalError(\"\(self.name) needs \(module), which is not there on Linux\")"
    } else if let place, !place.unsetNames.isEmpty,
      AssignedNames(in: item).names.contains(where: place.unsetNames.contains)
    {
      // Nothing after it could use the variable.
      text = "fatalError(\"\(self.name) needs \(module), which is not there on Linux\")"
    } else if isReturn || mustGiveValue {
      text =
        value == .optional
        ? "return nil" : "fatalError(\"\(name) needs \(module), which is not there on Linux\")"
    }
    owner.remove(statement: item, of: name, for: module, with: text)
  }

  // MARK: One statement

  private func trim(
    _ item: CodeBlockItemSyntax, _ place: inout LeftOutPlace, mustGiveValue: Bool
  ) {
    if case .decl(let decl) = item.item {
      trim(decl, item, &place)
    } else if case .stmt(let statement) = item.item {
      trim(statement, item, &place, mustGiveValue)
    } else if case .expr(let expression) = item.item {
      trim(expression, item, &place, mustGiveValue)
    }
  }

  private func trim(
    _ decl: DeclSyntax, _ item: CodeBlockItemSyntax, _ place: inout LeftOutPlace
  ) {
    if let node = decl.as(VariableDeclSyntax.self) { return trimLocal(node, item, &place) }
    if let node = decl.as(FunctionDeclSyntax.self) {
      if let module = need(node.signature, place) {
        place.bind([node.name.text], needing: module)
        return remove(item, module, mustGiveValue: false)
      }
      place.bind([node.name.text], needing: nil)
      return owner.trimBody(
        node.body, node.signature.parameterClause, name, place,
        giving: node.signature.returnClause?.type)
    }
    if let config = decl.as(IfConfigDeclSyntax.self) {
      for clause in config.clausesForLinux {
        if case .statements(let list)? = clause.elements { trim(Array(list), &place) }
      }
      return
    }
    owner.trim(decl, &place)
  }

  private func trimLocal(
    _ node: VariableDeclSyntax, _ item: CodeBlockItemSyntax, _ place: inout LeftOutPlace
  ) {
    let names = node.bindings.flatMap(\.pattern.boundNames)
    let closures = node.bindings.flatMap { Self.statementClosures(in: $0.initializer?.value) }
    let module = NeedFinder.module(
      neededBy: node, owner.absences, place, except: Set(closures.map(\.id)))
    place.bind(names, needing: module)
    if let module { return remove(item, module, mustGiveValue: false) }
    for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
      // An optional variable is nil from the beginning.
      let isOptional =
        node.bindingSpecifier.text == "var"
        && LeftOutValue(binding.typeAnnotation?.type) == .optional
      if !isOptional { place.unsetNames.formUnion(binding.pattern.boundNames) }
    }
    let givesNothing = node.bindings.first?.typeAnnotation?.type.isVoid ?? false
    for closure in closures {
      StatementTrimmer(owner, in: name, value: givesNothing ? .nothing : .unknown)
        .trim(closure, place)
    }
  }

  private func trim(
    _ statement: StmtSyntax, _ item: CodeBlockItemSyntax, _ place: inout LeftOutPlace,
    _ mustGiveValue: Bool
  ) {
    if let node = statement.as(GuardStmtSyntax.self) {
      let module = need(node.conditions, place)
      place.bind(node.conditions.boundNames, needing: module)
      if let module { return remove(item, module, mustGiveValue: mustGiveValue, place) }
      block(node.body, place)
    } else if let node = statement.as(ForStmtSyntax.self) {
      let head =
        need(node.sequence, place) ?? need(node.whereClause, place)
        ?? need(node.typeAnnotation, place) ?? need(node.pattern, place)
      if let module = head { return remove(item, module, mustGiveValue: mustGiveValue, place) }
      var inner = place
      inner.bind(node.pattern.boundNames, needing: nil)
      block(node.body, inner)
    } else if let node = statement.as(WhileStmtSyntax.self) {
      if let module = need(node.conditions, place) {
        return remove(item, module, mustGiveValue: mustGiveValue, place)
      }
      block(node.body, place)
    } else if let node = statement.as(RepeatStmtSyntax.self) {
      if let module = need(node.condition, place) {
        return remove(item, module, mustGiveValue: mustGiveValue, place)
      }
      block(node.body, place)
    } else if let node = statement.as(DoStmtSyntax.self) {
      trim(node, item, place)
    } else if let node = statement.as(DeferStmtSyntax.self) {
      block(node.body, place)
    } else if let node = statement.as(ExpressionStmtSyntax.self) {
      trim(node.expression, item, &place, mustGiveValue)
    } else if let node = statement.as(ReturnStmtSyntax.self) {
      guard let expression = node.expression else { return }
      trim(expression, item, &place, true)
    } else if let module = need(statement, place) {
      remove(item, module, mustGiveValue: mustGiveValue)
    }
  }

  private func trim(_ node: DoStmtSyntax, _ item: CodeBlockItemSyntax, _ place: LeftOutPlace) {
    block(node.body, place)
    for clause in node.catchClauses {
      // Without the errors of a missing module nothing would be caught here.
      if let module = need(clause.catchItems, place) {
        owner.remove(statement: clause, of: name, for: module)
      } else {
        block(clause.body, place)
      }
    }
  }

  // MARK: Expressions

  private func trim(
    _ expression: ExprSyntax, _ item: CodeBlockItemSyntax, _ place: inout LeftOutPlace,
    _ mustGiveValue: Bool
  ) {
    if let node = expression.as(IfExprSyntax.self) { return trim(node, item, place, mustGiveValue) }
    if let node = expression.as(SwitchExprSyntax.self) {
      return trim(node, item, place, mustGiveValue)
    }
    if expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" { return }
    // Without the object that a closure makes for it a call is of no use.
    let closures = Self.statementClosures(in: expression).filter { !$0.makesObject }
    let module = NeedFinder.module(
      neededBy: expression, owner.absences, place, except: Set(closures.map(\.id)))
    if let module { return remove(item, module, mustGiveValue: mustGiveValue, place) }
    for closure in closures {
      StatementTrimmer(owner, in: name, value: closure.givesValue ? .unknown : .nothing)
        .trim(closure, place)
    }
  }

  /// `guard #available(iOS 26, *) else { … }`, whose other branch is what runs.
  private func leavesEarly(_ item: CodeBlockItemSyntax, _ place: LeftOutPlace) -> Bool {
    guard let node = item.item.as(GuardStmtSyntax.self),
      node.conditions.valueForNewerSystem == false
    else { return false }
    owner.removeOfNewerSystem(from: node.guardKeyword, to: node.elseKeyword, with: "do")
    block(node.body, place)
    return true
  }

  /// `if #available(iOS 26, *) { … } else { … }`, of which one branch runs.
  private func chooseBranch(
    _ node: IfExprSyntax, _ item: some SyntaxProtocol, _ place: LeftOutPlace
  ) -> Bool {
    guard let value = node.conditions.valueForNewerSystem else { return false }
    if value {
      owner.removeOfNewerSystem(from: node.ifKeyword, to: node.conditions, with: "do")
      block(node.body, place)
      if let word = node.elseKeyword, let other = node.elseBody {
        owner.removeOfNewerSystem(from: word, to: other)
      }
    } else if case .codeBlock(let body)? = node.elseBody, let word = node.elseKeyword {
      owner.removeOfNewerSystem(from: node.ifKeyword, to: word, with: "do")
      block(body, place)
    } else if case .ifExpr(let other)? = node.elseBody, let word = node.elseKeyword {
      owner.removeOfNewerSystem(from: node.ifKeyword, to: word)
      trim(other, other, place, false)
    } else {
      owner.remove(statement: item, of: name, for: NewerSystem.module, with: "do {}")
    }
    return true
  }

  private func trim(
    _ node: IfExprSyntax, _ item: some SyntaxProtocol, _ place: LeftOutPlace, _ mustGiveValue: Bool
  ) {
    if chooseBranch(node, item, place) { return }
    if let module = need(node.conditions, place) {
      return remove(item, module, mustGiveValue: mustGiveValue, place)
    }
    var inner = place
    inner.bind(node.conditions.boundNames, needing: nil)
    block(node.body, inner)
    if case .ifExpr(let other)? = node.elseBody {
      trimElse(other, node, place)
    } else if case .codeBlock(let body)? = node.elseBody {
      block(body, place)
    }
  }

  /// `else if`, which goes with its `else` and all that follows it.
  private func trimElse(_ other: IfExprSyntax, _ node: IfExprSyntax, _ place: LeftOutPlace) {
    guard let module = need(other.conditions, place), let word = node.elseKeyword else {
      return trim(other, other, place, false)
    }
    owner.remove(statement: word, of: name, for: module)
    owner.remove(statement: other, of: name, for: module)
  }

  private func trim(
    _ node: SwitchExprSyntax, _ item: CodeBlockItemSyntax, _ place: LeftOutPlace,
    _ mustGiveValue: Bool
  ) {
    if let module = need(node.subject, place) {
      return remove(item, module, mustGiveValue: mustGiveValue, place)
    }
    for element in node.cases {
      guard case .switchCase(let branch) = element else { continue }
      if let module = need(branch.label, place) {
        owner.remove(statement: branch, of: name, for: module)
        continue
      }
      var inner = place
      inner.bind(branch.boundNames, needing: nil)
      // What a statement uses that one before it made goes with that.
      var made = inner
      let isAllNeeding = branch.statements.allSatisfy { item in
        guard let module = need(item, made) else { return false }
        if let variable = item.item.as(VariableDeclSyntax.self) {
          made.bind(variable.bindings.flatMap(\.pattern.boundNames), needing: module)
        }
        return true
      }
      // Where it gives what the switch is for, something stands in its place.
      let givesValue =
        mustGiveValue && value != .nothing
        || branch.statements.contains { $0.item.as(ReturnStmtSyntax.self)?.expression != nil }
      // Nor is anything wanted where a statement that set a variable ends the program.
      let unset = inner.unsetNames
      let endsProgram = branch.statements.contains { item in
        AssignedNames(in: item).names.contains(where: unset.contains)
      }
      trim(Array(branch.statements), &inner, isBody: mustGiveValue)
      if isAllNeeding, !givesValue, !endsProgram { owner.insert(" break;", after: branch.label) }
    }
  }

  /// The closures of an expression whose statements can go one by one: all but those that are a value in
  /// one expression.
  static func statementClosures(in expression: ExprSyntax?) -> [ClosureExprSyntax] {
    guard let expression else { return [] }
    final class Finder: SyntaxVisitor {
      var closures: [ClosureExprSyntax] = []
      override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isOfStatements { closures.append(node) }
        return node.isOfStatements ? .skipChildren : .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return finder.closures
  }
}

extension ClosureExprSyntax {
  /// Several statements, or one that gives nothing: a call, an assignment or a statement of its own.
  fileprivate var isOfStatements: Bool {
    guard statements.count == 1, let only = statements.first else { return true }
    guard case .expr(let expression) = only.item else { return true }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }
    return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
      || expression.is(FunctionCallExprSyntax.self)
      || expression.is(OptionalChainingExprSyntax.self)
  }

  /// Whether it makes an object and nothing else: `{ _ in UIHostingController(rootView: Screen()) }`.
  fileprivate var makesObject: Bool {
    guard statements.count == 1, case .expr(let expression)? = statements.first?.item,
      let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return false }
    return type.baseName.text.first?.isUppercase == true
  }

  /// Whether it returns something in so many words.
  fileprivate var givesValue: Bool {
    statements.last?.item.as(ReturnStmtSyntax.self)?.expression != nil
  }

  fileprivate var parameterNames: [String] {
    if case .simpleInput(let list)? = signature?.parameterClause { return list.map(\.name.text) }
    guard case .parameterClause(let clause)? = signature?.parameterClause else { return [] }
    return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
  }
}

extension ConditionElementListSyntax {
  fileprivate var boundNames: [String] {
    flatMap { element -> [String] in
      switch element.condition {
      case .optionalBinding(let binding): binding.pattern.boundNames
      case .matchingPattern(let match): match.pattern.boundNames
      default: []
      }
    }
  }
}

extension SwitchCaseSyntax {
  fileprivate var boundNames: [String] {
    guard case .case(let label) = label else { return [] }
    return label.caseItems.flatMap(\.pattern.boundNames)
  }
}

/// The variables that assignments in a statement set, in its branches and closures, too.
private final class AssignedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements.prefix(2))
    if elements.count == 2, elements[1].is(AssignmentExprSyntax.self) { insert(elements[0]) }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.is(AssignmentExprSyntax.self) { insert(node.leftOperand) }
    return .visitChildren
  }

  private func insert(_ expression: ExprSyntax) {
    if let name = expression.as(DeclReferenceExprSyntax.self) { names.insert(name.baseName.text) }
  }
}

extension SyntaxProtocol {
  /// Where it begins in its file, without what stands before it, in bytes.
  var startOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension ClosureExprSyntax {
  /// `$0, $1`: the parameters that the closure has no names of its own for, up to the last that it names; nil for none.
  fileprivate var numberedParameters: String? {
    guard signature?.parameterClause == nil else { return nil }
    let numbers = statements.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
      guard case .dollarIdentifier(let text) = token.tokenKind else { return nil }
      var around = token.parent
      while let node = around, !node.is(ClosureExprSyntax.self) { around = node.parent }
      return around?.id == id ? Int(text.dropFirst()) : nil
    }
    return numbers.max().map { last in
      (0...last).map { "$\($0)" }.joined(separator: ", ")
    }
  }
}
