import SwiftSyntax

/// Writes SwiftUI's preview providers as `#Preview`, where previews are wanted: one for each view or view
/// controller that a provider shows through a structure around it. A provider that shows none becomes a
/// `#Preview` without a body, which is named as one that cannot be shown.
///
/// It comes before `LeavingOut`, which would take the structures away.
final class PreviewProviderPass: SyntaxVisitor {
  private let index: ModuleIndex
  private var edits = EditList()

  /// The files with `#Preview` alone; the same files where they have no provider.
  static func applied(to files: [SourceFile], _ index: ModuleIndex) -> [SourceFile] {
    files.map { file in
      guard !file.isLowered, file.text.contains("Preview") else { return file }
      let pass = PreviewProviderPass(index)
      pass.walk(file.tree)
      return pass.edits.isEmpty
        ? file : SourceFile(path: file.path, text: pass.edits.applied(to: file.text))
    }
  }

  private init(_ index: ModuleIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  /// A branch for SwiftUI has the previews, so it is meant; what else is in it is left out by name.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition,
      node.elements?.trimmedDescription.contains("Preview") == true
    else { return .visitChildren }
    let finder = SwiftUICondition(viewMode: .sourceAccurate)
    finder.walk(condition)
    for call in finder.found { edits.replace(call, with: "true") }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.inheritanceClause.typeNames
    guard types.contains("PreviewProvider") || types.contains("SwiftUI.PreviewProvider") else {
      return .visitChildren
    }
    let items = ProviderReader(node, index).items
    let name = Self.title(of: node)
    var texts = items.map { item in
      let traits = item.traits.isEmpty ? "" : ", traits: \(item.traits.joined(separator: ", "))"
      let label = item.name ?? "\"\(name)\""
      return item.body.map { "#Preview(\(label)\(traits)) { \($0) }" } ?? "#Preview(\(label))"
    }
    if texts.isEmpty { texts = ["#Preview(\"\(name)\")"] }
    edits.remove(node, puttingInPlace: texts.joined(separator: "; "))
    return .skipChildren
  }

  /// `Login` of `Login_Previews`.
  private static func title(of node: StructDeclSyntax) -> String {
    var name = node.name.text
    for ending in ["Previews", "Preview", "PreviewProvider", "_"] where name.hasSuffix(ending) {
      if name.count > ending.count { name.removeLast(ending.count) }
    }
    return name
  }
}

/// `canImport(SwiftUI)` in a condition.
private final class SwiftUICondition: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isMeant =
      node.calledExpression.trimmedDescription == "canImport"
      && node.arguments.first?.expression.trimmedDescription == "SwiftUI"
    if isMeant { found.append(node) }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Statements on one line, without comments; nil where a text of several lines is among them.
  var statementsOnOneLine: String? {
    var result = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .multilineStringQuote { return nil }
      let startsLine = token.leadingTrivia.contains { $0.isNewline }
      if startsLine, !result.isEmpty {
        result += token.beginsStatement ? "; " : " "
      } else if !token.leadingTrivia.isEmpty, result.last != " " {
        result += " "
      }
      result += token.text
      if !token.trailingTrivia.isEmpty { result += " " }
    }
    return result.trimmed
  }
}

extension TokenSyntax {
  /// Whether it is the first of a statement or a member that has another one before it.
  fileprivate var beginsStatement: Bool {
    var node = Syntax(self)
    while let parent = node.parent,
      parent.positionAfterSkippingLeadingTrivia == positionAfterSkippingLeadingTrivia
    {
      if parent.is(CodeBlockItemListSyntax.self) || parent.is(MemberBlockItemListSyntax.self) {
        return false
      }
      node = parent
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return true }
    }
    return node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self)
  }
}
