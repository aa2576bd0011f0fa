import Foundation

/// Asks SwiftPM for the manifests of packages, and remembers those that were fetched, which stay as they
/// are.
struct ManifestReader {
  let folder: DependencyFolder

  func read(_ root: String) throws(Failure) -> DumpedPackage {
    let isFetched = root.hasPrefix(folder.path + "/checkouts/")
    let name = (root as NSString).lastPathComponent
    let cache = "\(folder.path)/manifests/\(name)-\(Self.stamp(of: root)).json"
    if isFetched, let data = FileManager.default.contents(atPath: cache),
      let package = try? DumpedPackage(data)
    {
      return package
    }
    let scratch = try Cleanup.makeFolder("manifest")
    defer { Cleanup.remove(scratch) }
    let data = try Self.dump(root, scratch: scratch)
    do {
      let package = try DumpedPackage(data)
      if isFetched { try Files.write(data, to: cache) }
      return package
    } catch {
      throw .failed(
        "`swift package dump-package` should print a package as JSON; its answer for \(root) could "
          + "not be read (\(error)). Is the toolchain Swift 6.3?")
    }
  }

  static func dump(_ root: String, scratch: String) throws(Failure) -> Data {
    guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
      throw .failed("\(root) should hold a Package.swift and does not; the package is left out.")
    }
    var command = Subprocess(
      program: "swift",
      arguments: ["package", "--package-path", root, "--scratch-path", scratch, "dump-package"],
      output: .capturedAlone)
    let (ending, text) = try command.run()
    guard ending.isSuccess, let start = text.firstIndex(of: "{") else {
      // Warnings about manifests of others are of no use to anybody; errors are.
      command.output = .onStandardError
      _ = try command.run()
      throw .failed(
        "\(root)/Package.swift should describe a package and does not; the message above says why.")
    }
    return Data(text[start...].utf8)
  }

  /// Another value where a manifest of the folder is another one.
  private static func stamp(of root: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let manifests = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
    let texts = manifests.map { FileManager.default.contents(atPath: root + "/" + $0) ?? Data() }
    return Fingerprint.of(String(decoding: texts.joined(), as: UTF8.self))
  }
}

/// A short name for a text, the same in every process.
enum Fingerprint {
  static func of(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
