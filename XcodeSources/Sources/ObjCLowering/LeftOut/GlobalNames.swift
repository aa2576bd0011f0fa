import SwiftSyntax

/// Names of the functions, constants and variables at the top of a file, behind conditions of the compiler too.
enum GlobalNames {
  static func names(of file: SourceFile) -> Set<String> { names(in: file.tree.statements) }

  private static func names(in statements: CodeBlockItemListSyntax) -> Set<String> {
    var result: Set<String> = []
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
          result.insert(name.identifier.text)
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        result.insert(function.name.text)
      } else if let config = declaration.as(IfConfigDeclSyntax.self) {
        for case .statements(let inner)? in config.clauses.map(\.elements) {
          result.formUnion(names(in: inner))
        }
      }
    }
    return result
  }
}
