import SwiftSyntax

/// Classes that are known at run time only: their names, and objects made of them.
///
/// `T()` needs no change: UIKit has initialisers for it that lowered files alone see. They are told the class that a
/// metatype's value stands for.
final class RuntimeClassPass: SyntaxVisitor {
  private let context: FileContext
  /// Names that stand for classes not known where they are written: generic parameters and associated types.
  private var parameters: Set<String> = ["Self"]
  /// Whether the functions around the present place are a type's.
  private var isStatic: [Bool] = []
  private(set) var makesObjects = false

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    let names = context.file.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      if let parameter = token.parent?.as(GenericParameterSyntax.self) {
        return parameter.name.id == token.id ? token.text : nil
      }
      guard let type = token.parent?.as(AssociatedTypeDeclSyntax.self), type.name.id == token.id
      else {
        return nil
      }
      return token.text
    }
    parameters.formUnion(names)
    walk(context.file.tree)
  }

  // MARK: Objects

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    isStatic.append(!node.modifiers.names.isDisjoint(with: ["static", "class"]))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { isStatic.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isStatic.append(false)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { isStatic.removeLast() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let name, parameters.contains(name) { makesObjects = true }
    // Foundation's here has no `init()`.
    if let parenthesis = node.leftParen, node.arguments.isEmpty, node.trailingClosure == nil,
      let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["NSAttributedString", "NSMutableAttributedString"].contains(type)
    {
      context.edits.insert("string: \"\"", after: parenthesis)
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) { make(node, member) }
    return .visitChildren
  }

  /// `type.init(frame:)`, `type(of: self).init()`: the value of the metatype tells the class.
  private func make(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.text == "init", let base = member.base, isValue(base),
      context.index.importsUIKit
    else { return }
    makesObjects = true
    let type = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    context.edits.insert("RuntimeClass.make(RuntimeClass.of(", before: base)
    context.edits.insert(")", after: type)
    let isChain = base.is(OptionalChainingExprSyntax.self) && OptionalCall.isContinued(node)
    context.edits.insert(isChain ? ")?" : ")", after: node)
  }

  /// Whether an expression is a value, not the name of a type.
  private func isValue(_ base: ExprSyntax) -> Bool {
    let text = base.trimmedDescription
    if text == "self" { return isStatic.last ?? false }
    if text == "super" { return false }
    let last =
      base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let generic = base.as(GenericSpecializationExprSyntax.self) {
      return isValue(generic.expression)
    }
    if base.is(ArrayExprSyntax.self) || base.is(DictionaryExprSyntax.self) { return false }
    return last.map { !$0.isTypeName && $0 != "self" } ?? true
  }

  /// `T.init`, which is handed on.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "init", let base = node.base {
      let last =
        base.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      if parameters.contains(last) { makesObjects = true }
    }
    return .visitChildren
  }

  // MARK: Names

  private static let functions = [
    "NSStringFromClass": "ObjCClasses.name(of: ", "NSClassFromString": "ObjCClasses.named(",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let start = RuntimeClassPass.functions[node.baseName.text],
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      let parenthesis = call.leftParen, call.arguments.count == 1
    else { return .visitChildren }
    context.needsRuntime = true
    context.edits.replace(from: node, to: parenthesis, with: start)
    return .visitChildren
  }
}
