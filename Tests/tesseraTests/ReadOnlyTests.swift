import XCTest

@testable import tessera

/// Checkouts and homes that nobody may write to.
final class ReadOnlyTests: CommandTestCase {
  /// Runs the command where folders cannot be written to: in a namespace of mounts of its own, as the tests may run
  /// as a user who may write everywhere.
  private func run(
    _ words: [String], readOnly: [String], variables: [String: String?]
  ) throws -> Outcome {
    let unshare = "/usr/bin/unshare"
    guard FileManager.default.isExecutableFile(atPath: unshare),
      try Subprocess(
        program: unshare, arguments: ["--mount", "--map-root-user", "true"],
        output: .capturedWithErrors
      ).run().ending.isSuccess
    else { throw XCTSkip("Mounts cannot be made here.") }
    let process = command()
    let mounts = readOnly.map { "mount --bind '\($0)' '\($0)' && mount -o remount,bind,ro '\($0)'" }
    process.arguments =
      [
        "--mount", "--map-root-user", "bash", "-c",
        (mounts + ["exec \"$@\""]).joined(separator: " && "), "bash",
        process.executableURL?.path ?? "",
      ] + words
    process.executableURL = URL(fileURLWithPath: unshare)
    for (name, value) in variables { process.environment?[name] = value }
    return try outcome(of: process)
  }

  private func contents(_ place: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder + "/" + place).sorted()
  }

  func test_aReadOnlyCheckout_andProject_areBuiltElsewhere() throws {
    let before = try (contents("root"), contents("App"))
    let outcome = try run(
      ["snapshot", "App", "--out", folder + "/out.png"],
      readOnly: [folder + "/root", folder + "/App"], variables: [:])
    XCTAssertEqual(outcome.status, 0, outcome.output)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/out.png"))
    XCTAssertEqual(try contents("root"), before.0)
    XCTAssertEqual(try contents("App"), before.1)
    XCTAssertTrue(
      asked.contains { $0.contains("--scratch-path \(folder)/cache/tessera/") }, "\(asked)")
  }

  func test_aReadOnlyHome_saysWhatToSet_orUsesWhatIsSet() throws {
    let home = folder + "/home"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    let words = ["snapshot", "App", "--out", folder + "/out.png"]
    let refused = try run(
      words, readOnly: [home], variables: ["HOME": home, "XDG_CACHE_HOME": nil as String?])
    XCTAssertEqual(refused.status, 1, refused.output)
    XCTAssertTrue(
      refused.output.contains("(Read-only file system). Set XDG_CACHE_HOME to one that can."),
      refused.output)
    XCTAssertEqual(refused.output.split(separator: "\n").count, 1, refused.output)
    let built = try run(words, readOnly: [home], variables: ["HOME": home])
    XCTAssertEqual(built.status, 0, built.output)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/out.png"))
    XCTAssertEqual(try contents("home"), [])
  }
}
