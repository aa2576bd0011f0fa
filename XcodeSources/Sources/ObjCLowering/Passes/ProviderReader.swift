import SwiftSyntax

/// What a preview provider shows, as far as syntax tells.
struct ProviderReader {
  struct Item {
    /// An expression; nil where the preview has no name of its own.
    var name: String?
    var traits: [String] = []
    /// The statements of a closure that gives the view or view controller; nil for one of SwiftUI's.
    var body: String?
  }

  private let index: ModuleIndex
  private let provider: StructDeclSyntax
  /// Members of the provider beside what it shows, which statements elsewhere cannot reach.
  private let ownNames: Set<String>
  private(set) var items: [Item] = []

  init(_ provider: StructDeclSyntax, _ index: ModuleIndex) {
    self.index = index
    self.provider = provider
    let members = provider.memberBlock.members.map(\.decl)
    ownNames = Set(
      members.flatMap { decl -> [String] in
        if let function = decl.as(FunctionDeclSyntax.self) { return [function.name.text] }
        return decl.as(VariableDeclSyntax.self)?.bindings.flatMap(\.pattern.boundNames) ?? []
      })
    for binding in members.compactMap({ $0.as(VariableDeclSyntax.self) }).flatMap(\.bindings)
    where binding.pattern.boundNames == ["previews"] {
      read(binding.accessorBlock?.getter, Item(), before: [], depth: 0)
    }
  }

  /// Reads the statements of a view builder.
  private mutating func read(
    _ list: CodeBlockItemListSyntax?, _ around: Item, before: [CodeBlockItemSyntax], depth: Int
  ) {
    guard let list, depth < 10 else { return }
    var before = before
    // With a `return` it is a function's body, whose other statements are none that show something.
    let returns = list.contains { $0.item.is(ReturnStmtSyntax.self) }
    for statement in list {
      let result = statement.item.as(ReturnStmtSyntax.self)?.expression
      if let expression = result ?? (returns ? nil : statement.item.as(ExprSyntax.self)) {
        read(expression, around, before: before, depth: depth)
      } else {
        before.append(statement)
      }
    }
  }

  private mutating func read(
    _ expression: ExprSyntax, _ around: Item, before: [CodeBlockItemSyntax], depth: Int
  ) {
    var item = around
    var expression = expression
    // What is called on the structure says how it is shown.
    while let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    {
      Self.take(call, named: member.declName.baseName.text, into: &item)
      expression = base
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.is(FunctionCallExprSyntax.self)
    {
      expression = base
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.containers.contains(name), let closure = call.trailingClosure
    {
      let count = items.count
      return read(closure.statements, item, before: before, depth: depth + 1, alone: name, count)
    }
    item.body = body(of: expression, before: before)
    items.append(item)
  }

  /// Containers other than a group show one thing at most.
  private mutating func read(
    _ list: CodeBlockItemListSyntax, _ around: Item, before: [CodeBlockItemSyntax], depth: Int,
    alone name: String, _ count: Int
  ) {
    read(list, around, before: before, depth: depth)
    if name != "Group", items.count != count + 1 {
      items.removeSubrange(count...)
      items.append(around)
    }
  }

  private static let containers: Set<String> = [
    "Group", "NavigationView", "NavigationStack", "ZStack", "VStack", "HStack",
  ]

  private static func take(
    _ call: FunctionCallExprSyntax, named name: String, into item: inout Item
  ) {
    guard let value = call.arguments.first?.expression.oneLine() else { return }
    switch name {
    case "previewDisplayName": if item.name == nil, value.hasPrefix("\"") { item.name = value }
    case "previewInterfaceOrientation": item.traits.append(value)
    case "previewLayout":
      if value == ".sizeThatFits" { item.traits.append(".sizeThatFitsLayout") }
      if value.hasPrefix(".fixed(") {
        item.traits.append(".fixedLayout(" + value.dropFirst(".fixed(".count))
      }
    default: break
    }
  }

  // MARK: What is inside

  /// The statements that give the view or view controller of an expression; nil where there is none.
  private func body(of expression: ExprSyntax, before: [CodeBlockItemSyntax]) -> String? {
    guard let text = shown(by: expression, before: before) else { return nil }
    let prelude = before.compactMap(\.statementsOnOneLine)
    guard prelude.count == before.count else { return nil }
    if usesOwnNames(expression) || before.contains(where: usesOwnNames) { return nil }
    guard !prelude.isEmpty else { return text.statements }
    return (prelude + [(text.isExpression ? "return " : "") + text.statements])
      .joined(separator: "; ")
  }

  private func usesOwnNames(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      $0.parent?.is(DeclReferenceExprSyntax.self) == true && ownNames.contains($0.text)
        && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }

  /// Statements on one line; a single expression may need a `return`.
  private struct Shown {
    var statements: String
    var isExpression: Bool

    init?(_ expression: ExprSyntax) {
      guard let text = expression.statementsOnOneLine else { return nil }
      (statements, isExpression) = (text, true)
    }

    init?(_ list: CodeBlockItemListSyntax) {
      guard let text = list.statementsOnOneLine else { return nil }
      statements = text
      isExpression = list.count == 1 && list.first?.item.is(ExprSyntax.self) == true
    }
  }

  private func shown(by expression: ExprSyntax, before: [CodeBlockItemSyntax]) -> Shown? {
    if isUIKit(expression, before: before) { return Shown(expression) }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.namesOfType
    else { return nil }
    let type = index.types[name] ?? index.types["\(provider.name.text).\(name)"]
    guard type.map(isRepresentable) ?? name.contains("Preview") else { return nil }
    let argument = call.arguments.first?.expression
    if let closure = call.trailingClosure ?? argument?.as(ClosureExprSyntax.self) {
      return closure.signature == nil ? Shown(closure.statements) : nil
    }
    if call.arguments.count == 1, let argument, isUIKit(argument, before: before) {
      return Shown(argument)
    }
    guard call.arguments.isEmpty, let type else { return nil }
    return made(by: type)
  }

  private func isRepresentable(_ type: TypeInfo) -> Bool {
    type.allInherited.contains { $0.hasSuffix("Representable") }
  }

  /// The body of the function that makes what a structure shows, behind the properties that have a value of
  /// their own; nil where it needs anything else of the structure.
  private func made(by type: TypeInfo) -> Shown? {
    let members = type.node.memberBlock.members.map(\.decl)
    let function = members.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first {
      ["makeUIViewController", "makeUIView"].contains($0.name.text)
    }
    guard let list = function?.body?.statements else { return nil }
    var others: Set<String> = Set(type.members.map(\.baseName))
    others.formUnion(["context", "self", "Context", "Self"])
    var properties: [VariableDeclSyntax] = []
    for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
      guard let binding = variable.bindings.first, variable.bindings.count == 1,
        binding.initializer != nil, binding.accessorBlock == nil,
        variable.attributes.isEmpty, !variable.modifiers.names.contains("static")
      else { continue }
      properties.append(variable)
      others.subtract(binding.pattern.boundNames)
    }
    let uses = ([Syntax(list)] + properties.map { Syntax($0) }).contains { node in
      node.tokens(viewMode: .sourceAccurate).contains {
        others.contains($0.text)
          && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
      }
    }
    guard !uses, var shown = Shown(list) else { return nil }
    let used = properties.filter { variable in
      let names = variable.bindings.first?.pattern.boundNames ?? []
      return list.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
    let prelude = used.compactMap { $0.with(\.modifiers, []).statementsOnOneLine }
    guard prelude.count == used.count else { return nil }
    if !prelude.isEmpty {
      let result = (shown.isExpression ? "return " : "") + shown.statements
      shown.statements = (prelude + [result]).joined(separator: "; ")
      shown.isExpression = false
    }
    return shown
  }

  /// Whether an expression makes a view or view controller, or names a variable that is one.
  private func isUIKit(_ expression: ExprSyntax, before: [CodeBlockItemSyntax]) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      for statement in before {
        for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
          guard binding.pattern.boundNames == [name] else { continue }
          if let type = binding.typeAnnotation?.type.namesOfTypes.first { return isClass(type) }
          return binding.initializer.map { isUIKit($0.value, before: []) } ?? false
        }
      }
      return false
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    if let name = call.calledExpression.namesOfType, isClass(name) { return true }
    // `Login.make()`
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    return member?.base?.namesOfType.map(isClass) ?? false
  }

  private func isClass(_ name: String) -> Bool {
    if let type = index.types[name] { return type.kind == .class }
    let isApples = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    // `UIViewPreview` and `UIViewControllerPreview` are what many call the structure around one.
    return isApples && !name.hasPrefix("UIHosting") && !name.hasSuffix("Preview")
  }
}

extension ExprSyntax {
  /// The name where it is written as a type's: `Outer.Inner`, or `Box` of `Box<Int>`.
  fileprivate var namesOfType: String? {
    if let node = self.as(GenericSpecializationExprSyntax.self) {
      return node.expression.namesOfType
    }
    if let node = self.as(DeclReferenceExprSyntax.self) {
      return node.baseName.text.first?.isUppercase == true ? node.baseName.text : nil
    }
    guard let node = self.as(MemberAccessExprSyntax.self), let base = node.base?.namesOfType,
      node.declName.baseName.text.first?.isUppercase == true
    else { return nil }
    return base + "." + node.declName.baseName.text
  }
}

extension AccessorBlockSyntax {
  /// The statements of what is read.
  fileprivate var getter: CodeBlockItemListSyntax? {
    if case .getter(let list) = accessors { return list }
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
  }
}
