import Foundation
import NibDocument

/// The folder `Dependencies` of a written package: a small package that names those which a project
/// uses, with the checkouts that SwiftPM makes for it, those behind them included.
struct DependencyFolder {
  let path: String

  /// The folder of a package fetched from a URL.
  func checkout(of url: String) -> String {
    let name = XcodePackageReference.checkoutName(of: url)
    return path + "/checkouts/" + (PathComponent.checked(name) ?? Fingerprint.of(url))
  }

  /// Fetches packages in versions that all of them agree on; returns those that are there, and says
  /// which are not.
  ///
  /// - Parameter pins: a file `Package.resolved` with the versions that Xcode chose.
  func resolve(
    _ references: [XcodePackageReference], pins: String?, notes: inout [String]
  ) throws -> [XcodePackageReference] {
    var wanted = references.filter { reference in
      guard case .local(let path) = reference,
        !FileManager.default.fileExists(atPath: path + "/Package.swift")
      else { return true }
      notes.append("The package at \(path) is not there: Package.swift is expected in that folder.")
      return false
    }
    let all = wanted
    var isLeft: Set<XcodePackageReference> = []
    try takePins(pins)
    while !wanted.isEmpty, let failure = try failure(of: wanted) {
      // Git's message has the URL; where it has another package's, one after the other is tried.
      var good = wanted.filter { !failure.contains($0.place) }
      if good.count == wanted.count {
        good = []
        for reference in wanted where try self.failure(of: good + [reference]) == nil {
          good.append(reference)
        }
      }
      // What alone can be had, and not together.
      if good.count == wanted.count { good.removeLast() }
      for gone in wanted where !good.contains(gone) {
        notes.append(Self.note(on: gone, failure))
        isLeft.insert(gone)
      }
      wanted = good
    }
    // Folders are there even so.
    return all.filter { if case .local = $0 { true } else { !isLeft.contains($0) } }
  }

  private static func note(on gone: XcodePackageReference, _ failure: String) -> String {
    switch gone {
    case .local(let path): "What the package at \(path) needs could not be fetched. \(failure)"
    case .remote(let url, _):
      "The package \(url) could not be fetched and is left out, so that importing its modules will not "
        + "compile. \(failure)"
    }
  }

  /// Puts Xcode's versions in the place where SwiftPM looks for its own, when they are other ones than
  /// the last time.
  private func takePins(_ pins: String?) throws {
    let copy = path + "/Xcode.resolved"
    let data = pins.flatMap { FileManager.default.contents(atPath: $0) }
    guard data != FileManager.default.contents(atPath: copy) else { return }
    for file in [copy, path + "/Package.resolved"] {
      if let data {
        try Files.write(data, to: file)
      } else if FileManager.default.fileExists(atPath: file) {
        try FileManager.default.removeItem(atPath: file)
      }
    }
  }

  /// What SwiftPM says where the packages cannot all be had.
  private func failure(of references: [XcodePackageReference]) throws -> String? {
    let lines = references.map { "    \(Self.dependency($0)),\n" }.joined()
    let manifest =
      """
      \(PackageManifest.head())

      // The packages that the project uses; their sources are in `checkouts`.
      let package = Package(
        name: "Dependencies",
        dependencies: [
      \(lines)  ])

      """
    try Files.write(manifest, to: path + "/Package.swift")
    if references.allSatisfy(isFetched),
      FileManager.default.contents(atPath: record) == recorded(manifest)
    {
      return nil
    }
    let remote = references.filter { if case .remote = $0 { true } else { false } }
    if let first = remote.first(where: { !isFetched($0) }) {
      Console.say("Fetching Swift packages, beginning with \(first.place)")
    }
    let command = Subprocess(
      program: "swift",
      arguments: ["package", "--package-path", path, "--scratch-path", path, "resolve"],
      output: .capturedWithErrors)
    let (ending, text) = try command.run()
    guard ending.isSuccess else { return Self.reason(text) }
    try Files.write(recorded(manifest), to: record)
    return nil
  }

  /// False for folders, too, which may have changed since.
  private func isFetched(_ reference: XcodePackageReference) -> Bool {
    guard case .remote(let url, _) = reference else { return false }
    return FileManager.default.fileExists(atPath: checkout(of: url))
  }

  /// What was resolved last, so that a start with the same packages in the same versions does not ask
  /// SwiftPM.
  private var record: String { path + "/last-resolved" }

  private func recorded(_ manifest: String) -> Data {
    let versions = FileManager.default.contents(atPath: path + "/Package.resolved")
    return Data(manifest.utf8) + (versions ?? Data())
  }

  /// The errors in SwiftPM's and Git's words, on one line.
  static func reason(_ text: String) -> String {
    let lines = text.split(whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let errors = lines.filter { $0.hasPrefix("error:") || $0.hasPrefix("fatal:") }
    return (errors.isEmpty ? lines.suffix(3) : errors.prefix(4)).joined(separator: " ")
  }

  /// As a manifest spells it.
  private static func dependency(_ reference: XcodePackageReference) -> String {
    switch reference {
    case .local(let path): ".package(path: \(path.quoted))"
    case .remote(let url, let requirement):
      ".package(url: \(url.quoted), \(Self.requirement(requirement)))"
    }
  }

  private static func requirement(_ requirement: XcodePackageReference.Requirement) -> String {
    switch requirement {
    case .upToNextMajor(let version): ".upToNextMajor(from: \(version.quoted))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(version.quoted))"
    case .range(let lower, let upper): "\(lower.quoted)..<\(upper.quoted)"
    case .exact(let version): "exact: \(version.quoted)"
    case .branch(let name): "branch: \(name.quoted)"
    case .revision(let id): "revision: \(id.quoted)"
    }
  }
}
