import SwiftSyntax

/// `if let window = delegate.window`, after which `window` is optional still: on Apple's systems some requirements can be
/// left out and are optional themselves. Here they are always there, so that what is bound is made optional once more.
final class OptionalRequirements: SyntaxVisitor {
  /// Properties of Apple's protocols that a class may leave out and that may be nil.
  private static let names = ["window", "accessibilityCustomContentBlock"]

  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if Self.names.contains(where: { context.file.text.contains("." + $0) }) {
      walk(context.file.tree)
    }
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard node.typeAnnotation == nil,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value, isRequirement(value),
      scope(of: node).contains(where: { UseAsOptional.isFound(of: name, in: $0) })
    else { return .visitChildren }
    context.edits.insert("Optional.some(", before: value)
    context.edits.insert(")", after: value)
    return .visitChildren
  }

  private func isRequirement(_ value: ExprSyntax) -> Bool {
    value.as(MemberAccessExprSyntax.self).map { Self.names.contains($0.declName.baseName.text) }
      ?? false
  }

  /// What sees the name that a condition binds.
  private func scope(of node: OptionalBindingConditionSyntax) -> [Syntax] {
    guard let element = node.parent?.as(ConditionElementSyntax.self),
      let list = element.parent?.as(ConditionElementListSyntax.self), let owner = list.parent
    else { return [] }
    let conditions = list.drop { $0.id != element.id }.dropFirst().map { Syntax($0) }
    if let body = owner.as(IfExprSyntax.self)?.body ?? owner.as(WhileStmtSyntax.self)?.body {
      return conditions + [Syntax(body)]
    }
    guard owner.is(GuardStmtSyntax.self), let item = owner.parent?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return conditions }
    return conditions + items.drop { $0.id != item.id }.dropFirst().map { Syntax($0) }
  }
}

/// Looks for uses of a name that only a value that is optional allows.
private final class UseAsOptional: SyntaxVisitor {
  private let name: String
  private var isFound = false

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func isFound(of name: String, in node: Syntax) -> Bool {
    let search = UseAsOptional(name)
    search.walk(node)
    return search.isFound
  }

  private func isName(_ node: ExprSyntax?) -> Bool {
    node?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || isName(node.expression)
    return .visitChildren
  }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || isName(node.expression)
    return .visitChildren
  }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let isBoundAgain = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    isFound =
      isFound || isName(node.initializer?.value) || (node.initializer == nil && isBoundAgain)
    return .visitChildren
  }
}
