import SwiftSyntax

/// Initialisers that sources add to rectangles and their like, which are C's structures on Apple's systems: those may
/// set one part after the other, where Swift's own structures of other modules have to be there before.
final class ValueInitialiserPass: SyntaxVisitor {
  private let context: FileContext
  /// The types around the present place that are extended; nil for those that are declared.
  private var extended: [String?] = []

  private static let types: Set<String> = [
    "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector", "CATransform3D", "NSRange",
    "NSDirectionalEdgeInsets", "UIEdgeInsets", "UIOffset",
  ]

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extended.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { extended.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare() }
  override func visitPost(_ node: StructDeclSyntax) { extended.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { extended.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { extended.removeLast() }

  private func declare() -> SyntaxVisitorContinueKind {
    extended.append(nil)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = extended.last, let type, ValueInitialiserPass.types.contains(type),
      let body = node.body, !delegates(body)
    else { return .visitChildren }
    context.edits.insert(" self.init();", after: body.leftBrace)
    return .visitChildren
  }

  /// Whether it calls another initialiser, or sets the whole.
  private func delegates(_ body: CodeBlockSyntax) -> Bool {
    final class Finder: SyntaxVisitor {
      var isFound = false
      override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "init", node.base?.trimmedDescription == "self" {
          isFound = true
        }
        return .visitChildren
      }
      override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if parts.count > 1, parts[0].trimmedDescription == "self",
          parts[1].is(AssignmentExprSyntax.self)
        {
          isFound = true
        }
        return .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.isFound
  }
}
