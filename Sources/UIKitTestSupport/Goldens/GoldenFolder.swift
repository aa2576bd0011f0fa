import Failures
import PlatformInterface

/// Where a package keeps its goldens, and where the failures of this run are shown.
struct GoldenFolder {
  /// The package's folder.
  var package: URL
  /// Below the package.
  var goldens = "Tests/Goldens"

  /// The package that `file` is part of.
  static func around(_ file: StaticString, goldens: String = "Tests/Goldens") -> GoldenFolder {
    var folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return GoldenFolder(package: folder, goldens: goldens)
      }
      folder.deleteLastPathComponent()
    }
    failure("Goldens lie in Tests/Goldens of a package; \(file) is part of none.")
  }

  func golden(_ name: String) -> URL {
    package.appendingPathComponent("\(goldens)/\(name)").standardizedFileURL
  }

  /// Below the build folder, so that nobody commits it.
  func reviewFile(_ name: String) -> URL {
    package.appendingPathComponent(".build/golden-failures/\(name)")
  }

  /// Whether `TESSERA_BLESS=1` says that what is new is right.
  static var isBlessing: Bool { ProcessInfo.processInfo.environment["TESSERA_BLESS"] == "1" }

  static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try WholeFile.write(data, to: file)
  }
}
