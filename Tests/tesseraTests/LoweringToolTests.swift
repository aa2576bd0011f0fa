import XCTest

@testable import tessera

/// When the lowering tool that all projects share is built again.
final class LoweringToolTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "lowering-tool-\(UUID().uuidString)"
    try write("Package.swift", age: 300)
    try write("Sources/Lowering/Pass.swift", age: 200)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

  private func write(_ path: String, age: TimeInterval) throws {
    let file = folder + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data("text".utf8).write(to: URL(fileURLWithPath: file))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file)
  }

  private var tool: LoweringTool { LoweringTool(folder: folder) }

  func test_toolThatIsMissing_isNotBuilt() { XCTAssertFalse(tool.isBuilt) }

  func test_toolThatIsNewerThanItsSources_isUsedAsItIs() throws {
    try write(".build/release/xcode-sources", age: 100)
    XCTAssertTrue(tool.isBuilt)
    XCTAssertEqual(
      try tool.environment(), ["TESSERA_LOWERING_TOOL": folder + "/.build/release/xcode-sources"])
  }

  func test_changeOfASourceOrTheManifest_buildsAgain() throws {
    for changed in ["Sources/Lowering/Pass.swift", "Package.swift"] {
      try write(".build/release/xcode-sources", age: 100)
      try write(changed, age: 50)
      XCTAssertFalse(tool.isBuilt, changed)
      try write(changed, age: 200)
    }
  }

  func test_newFileBesideTheSources_isNoneOfThem() throws {
    try write(".build/release/xcode-sources", age: 100)
    try write("Sources/Lowering/notes.md", age: 10)
    XCTAssertTrue(tool.isBuilt)
  }
}
