import SwiftSyntax

/// The members of classes that are Objective-C's, which Swift 3 made known to it without a word: their properties are
/// found by key-value coding. The classes become `@objcMembers`, which says the same since Swift 4.
final class InferredMembers: SyntaxVisitor {
  private let names: Set<String>
  private var edits = EditList()

  /// - Parameter index: of the same files.
  static func applied(to files: [SourceFile], _ index: ModuleIndex) -> [SourceFile] {
    let names = Set(
      index.allTypes.filter { type in
        type.kind == .class && !type.isLocal && !type.isGeneric
          && !type.attributes.contains("objcMembers")
          && (index.foreignRoot(of: type).map(isClass) ?? false)
      }.map { $0.path[$0.path.count - 1] })
    guard !names.isEmpty else { return files }
    return files.map { file in
      guard !file.isLowered else { return file }
      let pass = InferredMembers(names)
      pass.walk(file.tree)
      return pass.edits.isEmpty
        ? file : SourceFile(path: file.path, text: pass.edits.applied(to: file.text))
    }
  }

  /// Whether a name of another module's is a class of Objective-C's, not a protocol.
  private static func isClass(_ name: String) -> Bool {
    ["NS", "UI", "CA", "MK", "CL", "AV"].contains(where: name.hasPrefix)
      && !["Delegate", "DataSource", "Protocol", "Coding", "Copying", "able", "ing"]
        .contains(where: name.hasSuffix)
  }

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.name.text) {
      let place =
        node.modifiers.first.map(Syntax.init) ?? Syntax(node.classKeyword)
      edits.insert("@objcMembers ", before: place)
    }
    return .visitChildren
  }
}
