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

  /// The same for a clause: where it imports what Linux lacks, whoever keeps Linux out of it is believed.
  static func replacement(of call: FunctionCallExprSyntax, in clause: IfConfigClauseSyntax)
    -> String?
  {
    call.trimmedDescription == "os(Linux)" && importsMissing(clause) ? nil : replacement(of: call)
  }

  /// The clause's whole condition on one line; nil for `#else`.
  static func lowered(_ clause: IfConfigClauseSyntax) -> String? {
    clause.condition?.oneLine(replacing: {
      $0.as(FunctionCallExprSyntax.self).flatMap { replacement(of: $0, in: clause) }
    })
  }

  private static func importsMissing(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let statements = clause.elements?.as(CodeBlockItemListSyntax.self) else { return false }
    return statements.contains { statement in
      guard let path = statement.item.as(ImportDeclSyntax.self)?.path.first else { return false }
      return MissingModules.names.contains(path.name.text)
    }
  }
}
