import SwiftSyntax

/// What the conditions of `#if` are for sources written for iOS: it is iOS, whatever runs it.
enum Platform {
  /// What a part of a condition is replaced with; nil leaves it to the compiler.
  static func replacement(of call: FunctionCallExprSyntax) -> String? {
    guard let condition = call.condition else { return nil }
    return switch condition {
    case ("os", "iOS"), ("targetEnvironment", "simulator"), ("canImport", "os"),
      ("canImport", "OSLog"), ("canImport", "Combine"):
      "true"
    case ("os", "Linux"): "false"
    default: nil
    }
  }

  /// The same for a clause: where what is kept from Linux needs what Linux lacks, whoever wrote the condition is
  /// believed.
  static func replacement(of call: FunctionCallExprSyntax, in clause: IfConfigClauseSyntax)
    -> String?
  {
    guard let condition = call.condition, condition.name == "os",
      let config = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
      LinuxConditions.areMeant(in: config)
    else { return replacement(of: call) }
    return condition.argument == "Linux" ? "true" : replacement(of: call).map { _ in "false" }
  }

  /// The clause's whole condition on one line; nil for `#else`.
  static func lowered(_ clause: IfConfigClauseSyntax) -> String? {
    clause.condition?.oneLine(replacing: {
      $0.as(FunctionCallExprSyntax.self).flatMap { replacement(of: $0, in: clause) }
    })
  }
}

extension FunctionCallExprSyntax {
  /// The name and the argument of `os(Linux)`; nil for another form.
  var condition: (name: String, argument: String)? {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      arguments.count == 1, let argument = arguments.first?.expression.trimmedDescription
    else { return nil }
    return (name, argument)
  }
}

extension FileContext {
  /// Replaces parts of a clause's condition, `os(iOS)` and their like, where there is something to put
  /// in their place.
  func replaceConditions(
    of clause: IfConfigClauseSyntax, with replacement: (FunctionCallExprSyntax) -> String?
  ) {
    func walk(_ node: Syntax) {
      if let call = node.as(FunctionCallExprSyntax.self), let text = replacement(call) {
        edits.replace(call, with: text)
      } else {
        for child in node.children(viewMode: .sourceAccurate) { walk(child) }
      }
    }
    if let condition = clause.condition { walk(Syntax(condition)) }
  }
}
