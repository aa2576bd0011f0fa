import SwiftSyntax

/// Constants of Core Foundation's texts that a method of the module takes as objects: `remove(kSecClassKey)` of
/// `func remove(_ kind: AnyObject)` becomes `remove(kSecClassKey as AnyObject)`, as such texts are no objects on Linux.
final class ObjectArgumentPass: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if Self.beginnings.contains(where: context.file.text.contains) { walk(context.file.tree) }
  }

  private static let beginnings = ["kSec", "kUTType"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name else { return .visitChildren }
    for argument in node.arguments {
      guard let value = argument.expression.as(DeclReferenceExprSyntax.self),
        Self.beginnings.contains(where: value.baseName.text.hasPrefix),
        takesObject(name, argument.label?.text ?? "_")
      else { continue }
      context.edits.insert(" as AnyObject", after: value)
    }
    return .visitChildren
  }

  /// Whether each method of that name, of the module or of one it depends on, takes an object there.
  private func takesObject(_ name: String, _ label: String) -> Bool {
    let methods = context.index.methods(named: name)
    return !methods.isEmpty
      && methods.allSatisfy { method in
        method.signature.parameterClause.parameters.contains {
          $0.firstName.text == label
            && ["AnyObject", "CFTypeRef"].contains($0.type.trimmedDescription)
        }
      }
  }
}
