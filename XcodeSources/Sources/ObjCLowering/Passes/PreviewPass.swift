import SwiftSyntax

/// Takes away what shows a screen in Xcode's canvas alone: `#Preview` and the structures of SwiftUI
/// before it. Where previews are wanted, those of views and view controllers become entries of the program's
/// list of previews, and the others are named there.
final class PreviewPass: SyntaxVisitor {
  private let context: FileContext
  private let registers: Bool

  /// - Parameter registers: whether previews are wanted.
  init(_ context: FileContext, registers: Bool = false) {
    self.context = context
    self.registers = registers
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node, from: node.pound)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    replace(node, from: node.pound)
  }

  private func replace(
    _ node: some FreestandingMacroExpansionSyntax, from start: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    guard registers else {
      context.edits.remove(node)
      return .skipChildren
    }
    let name = node.arguments.first { $0.label == nil }?.expression
    let argument = node.arguments.first { $0.label?.text == "body" }?.expression
    guard let body = node.trailingClosure ?? argument?.as(ClosureExprSyntax.self), isUIKit(body)
    else {
      leaveOut(node, named: name.flatMap(Self.text))
      return .skipChildren
    }
    let (line, column) = context.file.location(node)
    let label = name?.is(StringLiteralExprSyntax.self) == true ? name?.trimmedDescription : nil
    let entry =
      "PreviewRegistry.add(\(label ?? "nil"), file: \(Self.quoted(context.file.path)), line: \(line), "
      + "traits: { traits() }, make: { make() })"
    // Not what is at the same time a statement: the file may be a program's main file.
    context.edits.replace(
      from: start, to: body.leftBrace,
      with: "private enum TesseraPreview_\(line)_\(column) { " + Self.atLoad(entry)
        + " @MainActor static func traits() -> [PreviewTrait] { [\(traits(of: node))] };"
        + " @MainActor static func make() -> PreviewScreen { PreviewScreen {")
    // What stands behind a closure in parentheses goes with it.
    let rest = node.trailingClosure == nil ? node.rightParen : nil
    if let rest {
      context.edits.replace(from: body.rightBrace, to: rest, with: "} } }")
    } else {
      context.edits.insert(" } }", after: body.rightBrace)
    }
    context.hasPreviews = true
    return .visitChildren
  }

  /// Those that say something about the canvas; others, such as SwiftUI's modifiers, are passed over.
  private func traits(of node: some FreestandingMacroExpansionSyntax) -> String {
    node.arguments.drop { $0.label?.text != "traits" }.prefix {
      $0.label == nil || $0.label?.text == "traits"
    }.compactMap { argument -> String? in
      let called = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression
      let member = (called ?? argument.expression).as(MemberAccessExprSyntax.self)
      guard let name = member?.declName.baseName.text, Self.traits.contains(name),
        (called != nil) == (name == "fixedLayout")
      else { return nil }
      let text = argument.expression.oneLine()
      return text.firstIndex(of: ".").map { String(text[$0...]) }
    }.joined(separator: ", ")
  }

  private static let traits: Set<String> = [
    "defaultLayout", "sizeThatFitsLayout", "fixedLayout", "portrait", "portraitUpsideDown",
    "landscapeLeft", "landscapeRight",
  ]

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard types.contains("PreviewProvider") || types.contains("SwiftUI.PreviewProvider") else {
      return .visitChildren
    }
    if registers {
      leaveOut(node, named: node.name.text)
    } else {
      context.edits.remove(node)
    }
    return .skipChildren
  }

  /// Names a preview that cannot be shown, in its place.
  private func leaveOut(_ node: some SyntaxProtocol, named name: String?) {
    let (line, column) = context.file.location(node)
    let entry =
      "PreviewRegistry.leaveOut(\(name.map(Self.quoted) ?? "nil"), "
      + "file: \(Self.quoted(context.file.path)), line: \(line))"
    context.edits.remove(
      node,
      puttingInPlace: "private enum TesseraPreview_\(line)_\(column) { \(Self.atLoad(entry)) }")
    context.hasPreviews = true
  }

  /// Runs while the program is loaded, before any of its statements.
  private static func atLoad(_ call: String) -> String {
    "@section(\".init_array\") @used static let entry: @convention(c) () -> Void = { \(call) };"
  }

  // MARK: What it shows

  /// Whether a preview shows a view or a view controller, as far as syntax tells. In files that do not know
  /// SwiftUI it can be nothing else.
  private func isUIKit(_ body: ClosureExprSyntax) -> Bool {
    guard let last = body.statements.last else { return false }
    let usesSwiftUI = context.file.text.contains("import SwiftUI")
    var expression = last.item.as(ExprSyntax.self)
    if let result = last.item.as(ReturnStmtSyntax.self) { expression = result.expression }
    guard let expression, let name = root(of: expression, in: body, depth: 0) else {
      return !usesSwiftUI
    }
    if let type = context.index.types[name] { return type.kind == .class }
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true { return true }
    return !usesSwiftUI
  }

  /// The type that an expression begins with: `List` of `List(rows).padding()`.
  private func root(
    of expression: ExprSyntax, in body: ClosureExprSyntax, depth: Int
  ) -> String? {
    guard depth < 20 else { return nil }
    func inner(_ expression: ExprSyntax) -> String? {
      root(of: expression, in: body, depth: depth + 1)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return inner(call.calledExpression) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.flatMap(inner) }
    if let word = expression.as(TryExprSyntax.self) { return inner(word.expression) }
    if let word = expression.as(ForceUnwrapExprSyntax.self) { return inner(word.expression) }
    if let word = expression.as(AsExprSyntax.self) { return inner(word.expression) }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if name.first?.isUppercase == true { return name }
    for statement in body.statements {
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        if let type = binding.typeAnnotation?.type.trimmedDescription { return type }
        return binding.initializer.flatMap { inner($0.value) }
      }
    }
    return nil
  }

  private static func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.map { character in
        switch character {
        case "\\", "\"": "\\\(character)"
        case "\n": "\\n"
        default: String(character)
        }
      }.joined() + "\""
  }
}
