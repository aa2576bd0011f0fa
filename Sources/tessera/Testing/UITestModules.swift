import Foundation

/// The modules of a package whose tests use an app from outside.
struct UITestModules: Codable, Equatable {
  var modules: [String] = []
  /// The program of the app; nil where it lies beside the tests and is called as their module without
  /// `UITests`.
  var app: String?
  /// Whether the package may have other tests, too.
  var areNotAlone = true

  init(modules: [String], app: String?, areNotAlone: Bool = true) {
    self.modules = modules
    self.app = app
    self.areNotAlone = areNotAlone
  }

  private static let file = "UITests.json"

  /// Notes them beside a package that the command has made.
  func write(to folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try Files.write(
      String(decoding: try encoder.encode(self), as: UTF8.self), to: "\(folder)/\(Self.file)")
  }

  /// What was noted of a package that the command has made; of others the test targets that name the module
  /// for it.
  static func of(_ package: PackageFolder) throws(Failure) -> UITestModules {
    if package.isWritten {
      guard let data = FileManager.default.contents(atPath: "\(package.root)/\(file)"),
        let noted = try? JSONDecoder().decode(UITestModules.self, from: data)
      else { return UITestModules(modules: [], app: nil) }
      return noted
    }
    let manifest = FileManager.default.contents(atPath: package.root + "/Package.swift")
    guard manifest.map({ String(decoding: $0, as: UTF8.self) })?.contains("XCUIAutomation") == true
    else { return UITestModules(modules: [], app: nil) }
    let tests = try PackageContents.describe(package).targets.filter { $0.type == "test" }
    return UITestModules(
      modules: tests.filter { Self.usesAutomation(package.root + "/" + $0.path) }.map(\.name),
      app: nil)
  }

  private static func usesAutomation(_ folder: String) -> Bool {
    ContentStamp.files(below: folder, endings: ["swift"]).contains { file in
      FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }?
        .contains("XCUIApplication") ?? false
    }
  }

  /// Arguments of `swift test` that leave them out.
  var skipArguments: [String] { modules.flatMap { ["--skip", "^\($0)\\."] } }
}
