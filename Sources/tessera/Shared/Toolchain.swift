import Foundation

/// The Swift toolchain that is first in PATH.
struct Toolchain {
  /// The folder with `bin` and `lib`.
  var folder: String
  /// What `swift --version` says, on one line.
  var version: String

  static func find() throws(Failure) -> Toolchain {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let places = path.split(separator: ":").map { String($0) + "/swift" }
    guard let swift = places.first(where: { access($0, X_OK) == 0 }) else {
      throw .failed(
        "Swift 6.3 is expected and no swift is in PATH; install the toolchain from swift.org and put "
          + "its bin folder first in PATH.")
    }
    let real = URL(fileURLWithPath: swift).resolvingSymlinksInPath().path
    let folder = ((real as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    return Toolchain(folder: folder, version: try version(of: swift, at: real))
  }

  /// Asked once for a program: starting the toolchain takes a moment.
  private static func version(of swift: String, at real: String) throws(Failure) -> String {
    var info = stat()
    stat(real, &info)
    let stamp = Fingerprint.of("\(real) \(info.st_size) \(info.st_mtim.tv_sec)")
    let record = "\(CacheFolder.shared)/stamps/swift-\(stamp)"
    if let known = try? String(contentsOfFile: record, encoding: .utf8) { return known }
    let (ending, text) = try Subprocess(
      program: swift, arguments: ["--version"], output: .capturedAlone
    ).run()
    guard ending.isSuccess else {
      throw .failed("\(swift) --version should tell the toolchain's version and failed.")
    }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: ", ")
    try? Files.write(line, to: record)
    return line
  }

  /// Where the toolchain keeps the modules and libraries of its own swift-syntax; nil where it ships none.
  var swiftSyntax: String? {
    let host = folder + "/lib/swift/host"
    let needed = [
      "SwiftSyntax.swiftmodule", "SwiftParser.swiftmodule", "libSwiftSyntax.so",
      "libSwiftParser.so",
    ]
    return needed.allSatisfy { FileManager.default.fileExists(atPath: host + "/" + $0) }
      ? host : nil
  }
}
