import Foundation

/// What has been installed for the whole machine, published in Tessera's package `SDK`, where `swift build`
/// by hand finds it: Docs/decisions/0020-own-packages-link-what-is-installed.md.
///
/// The package's manifest compiles everything from sources. The one written beside it, which SwiftPM
/// prefers, is the same text with a folder in it. Folder and manifest lie in the checkout, so that
/// whatever removes one removes both.
struct PublishedSDK {
  /// How a manifest says that it uses the package.
  static let folderName = "SDK"

  /// The package `SDK` of a checkout.
  let folder: String

  init() throws(Failure) { folder = try ProjectRoot.find() + "/" + Self.folderName }

  init(folder: String) { self.folder = folder }

  /// Whether a manifest depends on the package.
  static func isUsed(by manifest: String) -> Bool {
    manifest.contains("/\(folderName)\"") || manifest.contains("/\(folderName)/")
  }

  /// Whether a folder is the package of a checkout.
  static func isAt(_ folder: String) -> Bool {
    let url = URL(fileURLWithPath: folder)
    return url.lastPathComponent == folderName
      && ProjectRoot.isProject(url.deletingLastPathComponent().path)
  }

  private var manifest: String { folder + "/Package@swift-6.swift" }
  private var installed: String { folder + "/.installed" }
  /// The line of the manifest that the other one has instead.
  private static let marker = "let installed: String? = nil"

  /// Makes what is installed the one that packages get; false where the checkout cannot be written to.
  ///
  /// - Parameters:
  ///   - uikit: the folder of all parts of UIKit, as built for debugging.
  ///   - tool: the path of the program that lowers sources.
  func publish(uikit: String, tool: String) throws(Failure) -> Bool {
    guard access(folder, W_OK) == 0,
      let source = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8),
      source.contains(Self.marker)
    else { return false }
    let toolKey = ((tool as NSString).deletingLastPathComponent as NSString).lastPathComponent
    let place = "\(installed)/\((uikit as NSString).lastPathComponent)-\(toolKey)"
    let text = source.replacingOccurrences(
      of: Self.marker, with: "let installed: String? = \(place.quoted)")
    return try FileLock.hold("sdk", purpose: "publishing UIKit") { () throws(Failure) in
      let isThere = FileManager.default.fileExists(atPath: place)
      if !isThere {
        try SharedInstall.put(at: place) { try fill($0, named: place, uikit, tool) }
      }
      try Files.save(text, to: manifest)
      if !isThere { removeOthers(than: place) }
      return true
    }
  }

  private func fill(
    _ folder: String, named place: String, _ uikit: String, _ tool: String
  ) throws {
    for part in PrebuiltUIKit.Part.allCases.map(\.rawValue) {
      let from = uikit + "/" + part
      for inner in ["Modules", "include", "objects"] {
        try Self.link("\(from)/\(inner)", to: "\(folder)/\(part)/\(inner)")
      }
      for list in ["link.args", "modules.pc"] {
        guard let text = try? String(contentsOfFile: "\(from)/\(list)", encoding: .utf8) else {
          continue
        }
        try Files.write(
          text.replacingOccurrences(of: uikit + "/", with: place + "/"),
          to: "\(folder)/\(part)/\(list)")
      }
    }
    let bundle = folder + "/xcode-sources.artifactbundle"
    try Self.link(tool, to: bundle + "/bin/xcode-sources")
    let machine = Self.machine
    try Files.write(
      """
      {"schemaVersion": "1.0", "artifacts": {"xcode-sources": {"type": "executable", "version": "1.0.0",
      "variants": [{"path": "bin/xcode-sources", "supportedTriples": ["\(machine)-unknown-linux-gnu"]}]}}}

      """, to: bundle + "/info.json")
  }

  /// As the compiler calls the processor.
  static var machine: String {
    var name = utsname()
    uname(&name)
    return withUnsafePointer(to: &name.machine) {
      $0.withMemoryRebound(to: CChar.self, capacity: 65) { String(cString: $0) }
    }
  }

  /// Gives files second names, or copies them where that is not possible, on another disk, say.
  private static func link(_ item: String, to new: String) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: item, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      try manager.createDirectory(
        atPath: (new as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      if Glibc.link(item, new) != 0 { try manager.copyItem(atPath: item, toPath: new) }
      return
    }
    for name in try manager.contentsOfDirectory(atPath: item) {
      try link(item + "/" + name, to: new + "/" + name)
    }
  }

  /// Removes what was published before the last time: a build may still be reading that.
  private func removeOthers(than place: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: installed)) ?? []
    let dated = names.map { installed + "/" + $0 }.filter { $0 != place }.map { path in
      let values = try? FileManager.default.attributesOfItem(atPath: path)
      return (path: path, made: values?[.modificationDate] as? Date ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.made > $1.made }).dropFirst() {
      try? FileManager.default.removeItem(atPath: old.path)
    }
  }
}
