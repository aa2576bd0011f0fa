import Foundation
import NibDocument

/// The sources of a test target that can be compiled: those that import a library for tests which is not
/// there are left out, so that the others run.
struct TestSources {
  let sources: [String]
  /// What is left out, as a sentence; nil for nothing.
  let note: String?

  /// Libraries that tests alone use; where a project has one, it is a module of the project's.
  private static let libraries: Set<String> = [
    "Quick", "Nimble", "OHHTTPStubs", "OHHTTPStubsSwift", "SnapshotTesting", "iOSSnapshotTestCase",
    "FBSnapshotTestCase", "Nimble_Snapshots", "KIF", "EarlGrey", "Cuckoo", "Mockingbird",
    "SwiftyMocky",
    "ViewInspector", "SwiftCheck", "RxTest", "RxBlocking", "RxNimble", "Mocker", "Fakery",
    "InlineSnapshotTesting", "CwlPreconditionTesting", "Expecta", "Specta", "OCMock", "Swifter",
  ]

  /// - Parameters:
  ///   - modules: those of the written package.
  ///   - missing: products of packages that could not be had.
  init(_ sources: [String], of target: String, modules: Set<String>, missing: Set<String>) {
    let gone = Self.libraries.union(missing).subtracting(modules)
    var kept: [String] = []
    var left: [String] = []
    var needed: Set<String> = []
    for source in sources {
      let imports = Self.imports(in: source).intersection(gone)
      if imports.isEmpty {
        kept.append(source)
      } else {
        left.append((source as NSString).lastPathComponent)
        needed.formUnion(imports)
      }
    }
    self.sources = kept
    note =
      left.isEmpty
      ? nil
      : "\(target): \(left.joined(separator: ", ")) \(left.count == 1 ? "is" : "are") left out, for "
        + "\(needed.sorted().joined(separator: ", ")) \(needed.count == 1 ? "is" : "are") not there."
  }

  /// The test that stands for specs of Quick in SwiftPM's list, which has methods alone: where a filter chooses
  /// it the process runs, and the specs choose themselves. It counts nowhere.
  static let placeOfSpecs = "PlaceOfSpecs.testNothing"

  /// The source of that test; nothing where no source is a spec.
  static func placeOfSpecs(among sources: [String]) -> String {
    guard sources.contains(where: { imports(in: $0).contains("Quick") }) else { return "" }
    let parts = placeOfSpecs.split(separator: ".")
    return """

      \("import") XCTest

      // So that SwiftPM runs the specs, which its list of tests does not have, where tests are chosen.
      final class \(parts[0]): XCTestCase { func \(parts[1])() {} }

      """
  }

  /// The modules whose names follow `import` in a target's files.
  static func imports(of target: XcodeProject.Target) -> Set<String> {
    target.sources.reduce(into: []) { $0.formUnion(imports(in: $1)) }
  }

  /// Those of one file.
  static func imports(in source: String) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: source) else { return [] }
    let line =
      /(?m)^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/
    return Set(String(decoding: data, as: UTF8.self).matches(of: line).map { String($0.1) })
  }
}
