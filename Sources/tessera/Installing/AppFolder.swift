import Foundation

/// A built app with all that it needs beside the system's own libraries, in one folder `NAME.app`: the
/// program, its resources where `Bundle.main` and `Bundle.module` look, and Swift's libraries, which the
/// program finds beside itself by its RUNPATH `$ORIGIN`.
struct AppFolder {
  /// The program as it was built.
  let program: String
  let name: String
  let info: AppDescription
  /// The toolchain, whose libraries are brought along.
  let toolchain: Toolchain

  init(program: String) throws(Failure) {
    self.program = program
    name = (program as NSString).lastPathComponent
    info = AppDescription(program: program)
    toolchain = try Toolchain.find()
  }

  /// What the program loads.
  struct Libraries: Equatable {
    /// Of the toolchain: by file name, where they are.
    var swift: [String: String] = [:]
    /// Of the system, by path.
    var system: [String] = []
  }

  /// Fills an empty folder.
  ///
  /// - Returns: the libraries that the system has to have.
  @discardableResult
  func write(to folder: String) throws -> [String] {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try manager.copyItem(atPath: program, toPath: folder + "/" + name)
    for bundle in info.bundles {
      let file = (bundle as NSString).lastPathComponent
      try Files.copyTree(bundle, to: folder + "/" + file)
    }
    // An app of Xcode's finds its resources beside itself.
    if let own = info.ownBundle {
      for file in try manager.contentsOfDirectory(atPath: own)
      where !manager.fileExists(atPath: folder + "/" + file) {
        try Files.copyTree(own + "/" + file, to: folder + "/" + file)
      }
    }
    let libraries = try libraries()
    for (file, path) in libraries.swift.sorted(by: { $0.key < $1.key }) {
      try manager.copyItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path,
        toPath: folder + "/" + file)
    }
    try writeLicenses(to: folder + "/Licenses")
    return libraries.system
  }

  /// What `ldd` says of the program.
  func libraries() throws(Failure) -> Libraries {
    let (ending, text) = try Subprocess(
      program: "ldd", arguments: [program], output: .capturedWithErrors
    ).run()
    guard ending.isSuccess else {
      throw .failed("ldd should list the libraries of \(program) and does not: \(text)")
    }
    var found = try Self.libraries(in: text, toolchain: toolchain.folder)
    found.system += Self.openedLate(beside: found.system)
    return found
  }

  /// Libraries that are opened when the first picture, code or store of their kind is read, of which `ldd` knows
  /// nothing: SVG's, PDF's, those of QR codes, SQLite's and HEIC's.
  ///
  /// - Parameter libraries: paths of others, in whose folders they are looked for.
  static func openedLate(beside libraries: [String]) -> [String] {
    let folders = Set(libraries.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    let known = Set(libraries.map { ($0 as NSString).lastPathComponent })
    let late = [
      "librsvg-2.so.2", "libpoppler-glib.so.8", "libqrencode.so.4", "libsqlite3.so.0",
      "libheif.so.1",
    ]
    return late.filter { !known.contains($0) }.compactMap { file in
      folders.map { $0 + "/" + file }.first { FileManager.default.fileExists(atPath: $0) }
    }
  }

  /// - Parameter text: lines such as `libswiftCore.so => /opt/swift/usr/lib/… (0x…)`.
  static func libraries(in text: String, toolchain: String) throws(Failure) -> Libraries {
    var result = Libraries()
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.components(separatedBy: " => ")
      guard parts.count == 2 else { continue }
      let file = parts[0].trimmingCharacters(in: .whitespaces)
      guard !parts[1].hasPrefix("not found") else {
        throw .failed("The program needs \(file), which is not on this machine.")
      }
      let path = parts[1].components(separatedBy: " (")[0]
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      if path.hasPrefix(toolchain + "/") || real.hasPrefix(toolchain + "/") {
        result.swift[file] = path
      } else {
        result.system.append(path)
      }
    }
    return result
  }

  private func writeLicenses(to folder: String) throws {
    let root = try ProjectRoot.find()
    var notes = [
      "\(name) contains UIKit for Linux by Tessera (Apache License 2.0: Tessera.txt) and libraries of the",
      "Swift project (Apache License 2.0 with Runtime Library Exception: Swift.txt). ICU's data in",
      "lib_FoundationICU.so is under the Unicode License. Libraries of the system are not part of it.",
    ]
    if let text = FileManager.default.contents(atPath: root + "/LICENSE") {
      try Files.write(text, to: folder + "/Tessera.txt")
    }
    let swift = ["/share/swift/LICENSE.txt", "/LICENSE.txt"].map { toolchain.folder + $0 }
    if let text = swift.lazy.compactMap({ FileManager.default.contents(atPath: $0) }).first {
      try Files.write(text, to: folder + "/Swift.txt")
    } else {
      notes[1] =
        "Swift project (Apache License 2.0 with Runtime Library Exception: swift.org/LICENSE.txt). ICU's data in"
    }
    try Files.write(notes.joined(separator: "\n") + "\n", to: folder + "/NOTICE.txt")
  }
}

extension Files {
  /// Copies a file or folder, links as what they lead to.
  static func copyTree(_ item: String, to copy: String) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: item, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      try manager.copyItem(
        atPath: URL(fileURLWithPath: item).resolvingSymlinksInPath().path, toPath: copy)
      return
    }
    try manager.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: item) {
      try copyTree(item + "/" + name, to: copy + "/" + name)
    }
  }
}
