import SwiftSyntax

/// What the conditions of `#if` are for sources written for iOS: it is iOS, whatever runs it.
enum Platform {
  /// What a part of a condition is replaced with; nil leaves it to the compiler.
  static func replacement(of call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      call.arguments.count == 1, let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    return switch (name, argument) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"), ("canImport", "os"),
      ("canImport", "OSLog"):
      "true"
    case ("os", "Linux"): "false"
    default: nil
    }
  }

  /// The whole condition on one line.
  static func lowered(_ condition: ExprSyntax) -> String {
    condition.oneLine(replacing: { $0.as(FunctionCallExprSyntax.self).flatMap(replacement) })
  }
}
