import SwiftSyntax

/// `author.books = []` of a property that is an `NSSet`, which becomes `author.books = NSSet(array: [])`: on Apple's
/// systems its sets are made of literals.
///
/// Where another type of the module has a property of that name, the object's type has to be seen in the file.
final class SetLiterals: SyntaxVisitor {
  /// The classes that have a property that is a set, by its name.
  private let owners: [String: Set<String>]
  /// Names that stand for something else, too.
  private let others: Set<String>
  private let text: String
  private var edits = EditList()

  /// - Parameter sets: `Author.books` for each such property that is declared elsewhere, in classes that were made of
  ///   data models.
  static func applied(to files: [SourceFile], _ sets: Set<String>) -> [SourceFile] {
    var owners: [String: Set<String>] = [:]
    for set in sets {
      let parts = set.split(separator: ".").map(String.init)
      if parts.count == 2 { owners[parts[1], default: []].insert(parts[0]) }
    }
    for file in files where file.text.contains("NSSet") {
      for (type, name) in properties(in: file.text) { owners[name, default: []].insert(type) }
    }
    guard !owners.isEmpty else { return files }
    var others: Set<String> = []
    for file in files where owners.keys.contains(where: file.text.contains) {
      for match in file.text.matches(of: /\b(?:var|let) +`?(\w+)`? *(?:: *(\w+))?/)
      where match.2.map({ !$0.hasPrefix("NSSet") }) ?? true {
        others.insert(String(match.1))
      }
    }
    return files.map { file in
      guard !file.isLowered, owners.keys.contains(where: { file.text.contains(".\($0) = [") })
      else { return file }
      let pass = SetLiterals(owners, others, file.text)
      pass.walk(file.tree)
      return pass.edits.isEmpty
        ? file : SourceFile(path: file.path, text: pass.edits.applied(to: file.text))
    }
  }

  /// The properties that are sets, with the type that was last begun before each.
  private static func properties(in text: String) -> [(type: String, name: String)] {
    var type = ""
    return text.matches(of: /\b(?:class|extension) +(\w+)|\bvar +`?(\w+)`? *: *NSSet\b/)
      .compactMap { match in
        if let begun = match.1, !["func", "var"].contains(begun) { type = String(begun) }
        return match.2.map { (type, String($0)) }
      }
  }

  private init(_ owners: [String: Set<String>], _ others: Set<String>, _ text: String) {
    self.owners = owners
    self.others = others
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      parts[2].is(ArrayExprSyntax.self),
      let place = parts[0].as(MemberAccessExprSyntax.self),
      let types = owners[place.declName.baseName.text],
      !others.contains(place.declName.baseName.text) || isSeen(place.base, as: types)
    else { return .visitChildren }
    edits.insert("NSSet(array: ", before: parts[2])
    edits.insert(")", after: parts[2])
    return .visitChildren
  }

  /// Whether the file declares the object as one of the classes: `let author = Author(`, `author: Author`.
  private func isSeen(_ base: ExprSyntax?, as types: Set<String>) -> Bool {
    guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text, name != "self" else {
      return false
    }
    return types.contains { type in
      ["\(name) = \(type)(", "\(name): \(type)"].contains(where: text.contains)
    }
  }
}
