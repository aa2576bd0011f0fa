/// Names the specs of Quick in a file for whoever runs tests: their examples are made when they are asked for, and
/// the list of tests that SwiftPM writes knows methods alone.
struct SpecPass {
  private let context: FileContext

  /// Classes of Quick that specs derive from.
  private static let roots: Set<String> = [
    "QuickSpec", "Quick.QuickSpec", "AsyncSpec", "Quick.AsyncSpec",
  ]
  /// What specs set Quick up with, on Apple's systems found by the Objective-C runtime.
  private static let configuration: Set<String> = [
    "QuickConfiguration", "Quick.QuickConfiguration",
  ]

  init(_ context: FileContext) { self.context = context }

  func run() {
    guard context.file.imports.contains("Quick") else { return }
    var calls: [String] = []
    for type in context.index.allTypes
    where type.file == context.number && type.kind == .class && !type.isLocal && !type.isGeneric
      && !type.isPrivateInType
    {
      // Quick's own sources may be among those around the module.
      let bases = Set(context.index.wholeChain(of: type).compactMap(\.inherited.first))
      if !bases.isDisjoint(with: Self.configuration) {
        context.report(
          .warning, "\(type.name) is not applied: on Linux Quick cannot find its configurations.",
          at: type.node)
      }
      guard !bases.isDisjoint(with: Self.roots) else { continue }
      calls += Conditions.wrapped(
        "    SpecTests.add(\(type.name).self) { testCase(\(type.name).allTests).allTests }",
        type.conditions[...])
    }
    guard !calls.isEmpty else { return }
    context.additions +=
      [
        "#if canImport(UIKitTestSupport)", "import UIKitTestSupport", "import XCTest",
        "private enum SpecsOfThisFile {",
        "  @section(\".init_array\") @used static let entry: @convention(c) () -> Void = {",
      ] + calls + ["  }", "}", "#endif"]
  }
}
