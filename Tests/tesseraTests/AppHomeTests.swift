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
    let tests = Bundle.main.bundleURL
    let products = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    let program = AppProgram.Built(
      name: "SessionProgram", path: products.appendingPathComponent("SessionProgram").path)
    var options = LaunchOptions()
    options.mode = .headless
    options.device = DeviceProfile.named("iphone-se")
    options.dumpPath = folder + "/dump.json"
    for _ in 0..<2 {
      try program.launch(options, arguments: ["-counts-launches"])
      let dump = try String(contentsOfFile: folder + "/dump.json", encoding: .utf8)
      XCTAssertTrue(dump.contains("launch 1, I\""), dump)
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
