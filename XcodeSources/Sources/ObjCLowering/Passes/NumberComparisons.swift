import SwiftSyntax

/// A program's own `<` of `NSNumber`, beside which Foundation for Linux has one of the same parameters.
///
/// Foundation's is a member of the class, which Apple's has not; a function at the top of a file does not stand
/// before it, and each use would be ambiguous. The program's own becomes a member too, and a member of the module
/// at hand stands before another module's.
final class NumberComparisons: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    if context.file.text.contains("NSNumber") { walk(context.file.tree) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    guard node.name.text == "<", parameters.count == 2, node.genericParameterClause == nil,
      parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
    else { return .skipChildren }
    context.edits.insert("extension NSNumber { ", before: node)
    for modifier in node.modifiers where modifier.name.text == "private" {
      // At the top of a file it reaches as far as the file does.
      context.edits.replace(modifier, with: "fileprivate")
    }
    context.edits.insert("static ", before: node.funcKeyword)
    context.edits.insert(" }", after: node)
    return .skipChildren
  }

  // Operators of types are members already.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
