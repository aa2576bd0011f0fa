import SwiftSyntax

/// Arguments that a function takes unevaluated and hands on as they are, which Swift 4 allowed:
/// `log(message)` of an `@autoclosure` becomes `log(message())`, which is evaluated as late.
final class AutoclosurePass: SyntaxVisitor {
  private let context: FileContext
  /// The parameters of the functions around the present place.
  private var parameters: [Set<String>] = []

  /// Functions of the language's own that take their arguments so.
  private static let known: Set<String> = [
    "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure",
  ]

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if context.file.text.contains("@autoclosure") { walk(context.file.tree) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    parameters.append(
      Set(
        node.signature.parameterClause.parameters.filter(\.isAutoclosure).map {
          ($0.secondName ?? $0.firstName).text
        }))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { parameters.removeLast() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name, let own = parameters.last, !own.isEmpty else { return .visitChildren }
    for argument in node.arguments {
      guard let value = argument.expression.as(DeclReferenceExprSyntax.self),
        own.contains(value.baseName.text), takes(name, argument.label?.text ?? "_", in: node)
      else { continue }
      context.edits.insert("()", after: value)
    }
    return .visitChildren
  }

  /// Whether a method of that name, of the module or of one it depends on, takes the argument unevaluated.
  ///
  /// Of several methods those count that the call's labels fit; an overload may take a function.
  private func takes(_ name: String, _ label: String, in call: FunctionCallExprSyntax) -> Bool {
    if Self.known.contains(name) || name.hasPrefix("XCTAssert") { return true }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let takers = context.index.methods(named: name).map(\.signature.parameterClause.parameters)
      .filter { parameters in
        labels.allSatisfy { label in parameters.contains { $0.firstName.text == label } }
          && parameters.allSatisfy { parameter in
            parameter.defaultValue != nil || labels.contains(parameter.firstName.text)
              || call.trailingClosure != nil
          }
      }
    return !takers.isEmpty
      && takers.allSatisfy { parameters in
        parameters.contains { $0.isAutoclosure && $0.firstName.text == label }
      }
  }
}

extension FunctionParameterSyntax {
  fileprivate var isAutoclosure: Bool {
    type.as(AttributedTypeSyntax.self)?.attributes.allAttributes.contains {
      $0.attributeName.trimmedDescription == "autoclosure"
    } ?? false
  }
}
