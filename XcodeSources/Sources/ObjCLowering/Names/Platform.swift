import SwiftSyntax

/// What the conditions of `#if` are for sources written for iOS: it is iOS, whatever runs it.
enum Platform {
  /// `compiler(>=6.2)`: sources for iOS ask so for what came with iOS 26, as the compiler and the system's
  /// declarations come together in Xcode.
  static func asksForNewerSDK(_ condition: (name: String, argument: String)) -> Bool {
    guard ["compiler", "swift"].contains(condition.name), condition.argument.hasPrefix(">=") else {
      return false
    }
    let numbers = condition.argument.dropFirst(2).split(separator: ".").compactMap {
      Int($0.filter { $0 != " " })
    }
    return !numbers.lexicographicallyPrecedes([6, 2])
  }

  /// What a part of a condition is replaced with; nil leaves it to the compiler.
  static func replacement(of call: FunctionCallExprSyntax) -> String? {
    guard let condition = call.condition else { return nil }
    if asksForNewerSDK(condition) { return "false" }
    return switch condition {
    case ("os", "iOS"), ("targetEnvironment", "simulator"), ("canImport", "os"),
      ("canImport", "OSLog"), ("canImport", "Combine"), ("canImport", "CryptoKit"):
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
