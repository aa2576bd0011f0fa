import SwiftSyntax

/// `author.books = []` of a property that is an `NSSet`, which becomes `author.books = NSSet(array: [])`: on Apple's
/// systems its sets are made of literals.
final class SetLiterals: SyntaxVisitor {
  private let names: Set<String>
  private var edits = EditList()

  /// - Parameter others: properties that are declared elsewhere, in classes that were made of data models.
  static func applied(to files: [SourceFile], others: Set<String>) -> [SourceFile] {
    var names = others
    for file in files where file.text.contains("NSSet") {
      for match in file.text.matches(of: /\bvar +`?(\w+)`? *: *NSSet\b/) {
        names.insert(String(match.1))
      }
    }
    guard !names.isEmpty else { return files }
    return files.map { file in
      guard !file.isLowered, names.contains(where: { file.text.contains(".\($0) = [") }) else {
        return file
      }
      let pass = SetLiterals(names)
      pass.walk(file.tree)
      return pass.edits.isEmpty
        ? file : SourceFile(path: file.path, text: pass.edits.applied(to: file.text))
    }
  }

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let place = parts[0].as(MemberAccessExprSyntax.self),
      names.contains(place.declName.baseName.text), parts[2].is(ArrayExprSyntax.self)
    else { return .visitChildren }
    edits.insert("NSSet(array: ", before: parts[2])
    edits.insert(")", after: parts[2])
    return .visitChildren
  }
}
