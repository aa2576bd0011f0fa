import Foundation
import PlatformInterface
import XCTest

@testable import tessera

/// Apps that are driven or looked at begin alike each time, and leave nothing among the user's files.
final class AppHomeTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.path + "/tessera-home-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try? FileManager.default.removeItem(atPath: folder) }

  func test_anAppWithoutADisplay_findsNothingOfItsLastRun() throws {
    var options = LaunchOptions()
    options.mode = .headless
    options.device = DeviceProfile.named("iphone-se")
    options.dumpPath = folder + "/dump.json"
    for _ in 0..<2 {
      try built.launch(options, arguments: ["-counts-launches"])
      let dump = try String(contentsOfFile: folder + "/dump.json", encoding: .utf8)
      XCTAssertTrue(dump.contains("launch 1, I\""), dump)
    }
  }

  private var built: AppProgram.Built {
    let products = TestProducts.folder
    return AppProgram.Built(
      name: "SessionProgram", path: products.appendingPathComponent("SessionProgram").path)
  }

  /// What is set in the moment before a program calls `exit` is there at its next start.
  func test_defaults_areKept_byAProgramThatExits() throws {
    let home = folder + "/home"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    var options = LaunchOptions()
    options.mode = .headless
    options.sessionPath = folder + "/nobody"
    for count in 1...3 {
      let (ending, text) = try Subprocess(
        program: built.path, arguments: ["-counts-launches", "-exits"],
        environment: options.environment.merging(AppHome.prepare(home)) { $1 },
        output: .captured
      ).run()
      XCTAssertEqual(ending, .exited(0))
      XCTAssertTrue(text.contains("launch \(count), "), text)
    }
  }

  /// Past URLSession, too.
  func test_withoutANetwork_socketsReachThisMachineAlone() throws {
    for (network, far, name) in [
      (LaunchOptions.Network.none, "Network is unreachable", "unknown"),
      (.replay, "Network is unreachable", "unknown"), (.live, "Bad file descriptor", nil),
    ] {
      var built = built
      built.networkLibrary =
        (built.path as NSString).deletingLastPathComponent + "/libNetworkReplay.so"
      var options = LaunchOptions()
      options.mode = .headless
      options.network = network
      options.networkFolder = folder
      options.dumpPath = folder + "/dump.json"
      try built.launch(options, arguments: ["-reaches-out"] + (name == nil ? [] : ["-looks-up"]))
      let dump = try String(contentsOfFile: folder + "/dump.json", encoding: .utf8)
      for line in [
        "192.0.2.1: \(far), \(far)", "127.0.0.1: Bad file descriptor, Bad file descriptor",
        "localhost: known", "127.0.0.1: known",
      ] + (name.map { ["example.org: \($0)"] } ?? []) {
        XCTAssertTrue(dump.contains(line), "\(line) \(dump)")
      }
    }
    XCTAssertTrue(NetworkAccess.isElsewhere("host:10.0"))
    for display in ["", ":0", "unix:1", "localhost:10.0", "/tmp/launch/x:0"] {
      XCTAssertFalse(NetworkAccess.isElsewhere(display), display)
    }
  }

  func test_fonts_areTheUsers() throws {
    let user = folder + "/user"
    for name in [".fonts", ".local/share/fonts"] {
      try FileManager.default.createDirectory(
        atPath: user + "/" + name, withIntermediateDirectories: true)
    }
    let home = folder + "/home"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    for _ in 0..<2 {
      let variables = AppHome.prepare(home, environment: ["HOME": user])
      XCTAssertEqual(variables["HOME"], home)
      XCTAssertTrue(variables.values.allSatisfy { $0.hasPrefix(home) }, "\(variables)")
    }
    for name in [".fonts", ".local/share/fonts"] {
      XCTAssertEqual(
        try FileManager.default.destinationOfSymbolicLink(atPath: home + "/" + name),
        user + "/" + name)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: home + "/.config/fontconfig"))
  }
}
