import PlatformInterface
import XCTest

/// Files that a user keeps are there whole or not at all.
final class WholeFileTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("whole-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Runs a body on a disk that seems full after a thousand bytes of each file.
  private func onFullDisk(_ body: () throws -> Void) rethrows {
    var old = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
    let before = signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: 1000, rlim_max: old.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    defer {
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &old)
      signal(SIGXFSZ, before)
    }
    try body()
  }

  func test_whatIsThere_staysWhereTheNewCannotBeWritten() throws {
    let file = folder.appendingPathComponent("a")
    try WholeFile.write(Data("old".utf8), to: file)
    try onFullDisk {
      XCTAssertThrowsError(try WholeFile.write(Data(count: 100_000), to: file))
    }
    XCTAssertEqual(try Data(contentsOf: file), Data("old".utf8))
    XCTAssertEqual(names, ["a"])
  }

  func test_copies_areWholeOrNot() throws {
    let source = folder.appendingPathComponent("source")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    try Data(count: 100_000).write(to: source.appendingPathComponent("large"))
    let target = folder.appendingPathComponent("target")
    try onFullDisk { XCTAssertThrowsError(try WholeFile.copy(source, to: target)) }
    XCTAssertEqual(names, ["source"])
    try WholeFile.copy(source, to: target)
    XCTAssertEqual(
      try Data(contentsOf: target.appendingPathComponent("large")), Data(count: 100_000))
    XCTAssertThrowsError(try WholeFile.copy(source, to: target), "something is there")
    XCTAssertEqual(names, ["source", "target"])
  }

  /// A line of the sources that writes beside this is named here.
  func test_nothingElseWritesFilesForUsers() throws {
    var root = URL(fileURLWithPath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
    { root.deleteLastPathComponent() }
    // Copies in folders of the process's own, what the program asked for, and a text that is no file.
    let allowed = [
      "AVFoundation/Audio/SoundFile.swift",
      "UIKitCore/Values/Pasteboard/ItemProviders/ItemForm.swift",
      "UIKitTestSupport/Harness/AppSnapshot.swift", "ObjCRuntime/Foundation/FileWrapper.swift",
      "tessera/Previews/PreviewFolder.swift",
    ]
    let sources = root.appendingPathComponent("Sources")
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") && !allowed.contains(path) {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /(?:data|Data\([^\n]*\)|payload|encoded)\.write\(\s*to: [^\n]*/)
      where !match.output.contains(".atomic") {
        let follows = text[match.range.upperBound...].prefix(120)
        XCTAssertTrue(follows.contains(".atomic"), "\(path): \(match.output)")
      }
    }
  }
}
