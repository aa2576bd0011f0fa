import SwiftSyntax

/// Names of UIKit from before Swift 4.2, which Apple's compiler takes for projects in that language
/// mode.
final class OldNamePass: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = replacement(node.name) { context.edits.replace(node.name, with: name) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, let name = replacement(node.baseName) {
      context.edits.replace(node.baseName, with: name)
    }
    return .visitChildren
  }

  private func replacement(_ token: TokenSyntax) -> String? {
    guard let name = OldNames.current[token.text], context.index.types[token.text] == nil else {
      return nil
    }
    return name
  }

  // MARK: Members

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if let notification = OldNames.notifications[name], node.base.map(isNotificationName) ?? true {
      context.edits.replace(node, with: notification)
      return .skipChildren
    }
    if let current = OldNames.members[name], node.declName.argumentNames == nil, !declares(name) {
      context.edits.replace(node.declName.baseName, with: current)
    }
    return .visitChildren
  }

  private func isNotificationName(_ base: ExprSyntax) -> Bool {
    ["NSNotification.Name", "Notification.Name"].contains(base.trimmedDescription)
  }

  private func declares(_ name: String) -> Bool {
    context.index.allTypes.contains { $0.members.contains { $0.baseName == name } }
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      lowerFunction(node, name.baseName.text)
      lowerMethod(node, name.baseName)
      if let current = OldNames.members[name.baseName.text], !declares(name.baseName.text) {
        context.edits.replace(name.baseName, with: current)
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      lowerMethod(node, member.declName.baseName)
    }
    return .visitChildren
  }

  private func lowerFunction(_ node: FunctionCallExprSyntax, _ name: String) {
    let arguments = Array(node.arguments)
    if let labels = OldNames.makers[name], labels.labels.count == arguments.count {
      context.edits.replace(node.calledExpression, with: labels.type)
      for (argument, label) in zip(arguments, labels.labels) {
        context.edits.insert("\(label): ", before: argument.expression)
      }
    } else if let method = OldNames.functions[name], let first = arguments.first,
      arguments.count == 1 + method.labels.count, let end = node.rightParen
    {
      context.edits.replace(node.calledExpression, with: "")
      // `f(a, b)` becomes `(a).method(label: b)`.
      if let comma = first.trailingComma {
        context.edits.remove(comma, puttingInPlace: ").\(method.name)(")
      } else {
        context.edits.insert(").\(method.name)(", before: end)
      }
      for (argument, label) in zip(arguments.dropFirst(), method.labels) {
        context.edits.insert("\(label): ", before: argument.expression)
      }
    }
  }

  /// Methods whose labels changed: `didMove(toParentViewController:)`.
  private func lowerMethod(_ node: FunctionCallExprSyntax, _ name: TokenSyntax) {
    guard let label = node.arguments.first?.label,
      let change = OldNames.labels["\(name.text)(\(label.text):"]
    else { return }
    context.edits.replace(name, with: change.name)
    if let new = change.label {
      context.edits.replace(label, with: new)
    } else if let colon = node.arguments.first?.colon {
      context.edits.remove(label)
      context.edits.remove(colon)
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let parameter = node.signature.parameterClause.parameters.first,
      let change = OldNames.labels["\(node.name.text)(\(parameter.firstName.text):"],
      let label = change.label
    {
      context.edits.replace(parameter.firstName, with: label)
      if change.name != node.name.text { context.edits.replace(node.name, with: change.name) }
    }
    return .visitChildren
  }
}
