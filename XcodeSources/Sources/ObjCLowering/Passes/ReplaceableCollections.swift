import SwiftSyntax

/// `extension Entries: RangeReplaceableCollection` of a class that has no `replaceSubrange(_:with:)`: before Swift
/// 5.7 the library's own, which only says that it is missing, counted for one.
///
/// The class gets a method that ends the program where it is called, as the library's did.
final class ReplaceableCollections: SyntaxVisitor {
  private static let requirement = "replaceSubrange"
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if context.file.text.contains("RangeReplaceableCollection") { walk(context.file.tree) }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.inheritanceClause.typeNames.contains("RangeReplaceableCollection"),
      let type = context.index.allTypes.first(where: {
        $0.name == node.extendedType.trimmedDescription
      }), type.kind == .class,
      !type.members.contains(where: { $0.baseName == Self.requirement })
    else { return .skipChildren }
    let access =
      !Set(type.modifiers).isDisjoint(with: ["public", "open"]) ? "public " : ""
    context.edits.insert(
      " \(access)func \(Self.requirement)<Elements: Collection>(_ subrange: Swift.Range<Index>, "
        + "with newElements: Elements) where Elements.Element == Element "
        + "{ Swift.fatalError(\"\(Self.requirement) is not implemented\") }",
      after: node.memberBlock.leftBrace)
    return .skipChildren
  }
}
