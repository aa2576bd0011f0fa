import SwiftSyntax

/// Makes what classes of tests override that XCTest has on Apple's systems alone members of their own.
final class TestClassPass: SyntaxVisitor {
  private let context: FileContext

  /// Asked by Xcode, which runs a test once for each appearance and orientation.
  private static let properties: Set<String> = ["runsForEachTargetApplicationUIConfiguration"]

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.map { $0.pattern.trimmedDescription }
    if names.contains(where: TestClassPass.properties.contains) {
      for modifier in node.modifiers where modifier.name.text == "override" {
        context.edits.remove(modifier)
      }
    }
    return .visitChildren
  }
}
