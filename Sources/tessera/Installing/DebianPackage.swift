import Foundation

/// A `.deb` of an app: its folder in `/usr/lib`, a name in `/usr/bin`, and what the desktop wants to know.
struct DebianPackage {
  let folder: AppFolder

  /// As Debian allows names of packages.
  var name: String {
    let text = folder.name.lowercased().map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
    }
    let trimmed = String(text).trimmingCharacters(in: ["-"])
    return trimmed.count < 2 ? "app-" + trimmed : trimmed
  }

  /// Makes the package; it is there whole or not at all.
  ///
  /// - Parameter work: a folder for what goes into it.
  func write(to file: String, in work: String) throws {
    let root = work + "/root"
    let place = "/usr/lib/\(name)/\(folder.name).app"
    let system = try folder.write(to: root + place)
    let files = DesktopFiles(app: folder.info, program: "/usr/bin/" + name)
    _ = try files.write(to: root + "/usr/share", scaler: IconScaler(program: folder.program))
    try Files.link(root + "/usr/bin/" + name, to: "\(place)/\(folder.name)")
    let notes = root + "/usr/share/doc/\(name)"
    try FileManager.default.createDirectory(atPath: notes, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: root + place + "/Licenses/NOTICE.txt", toPath: notes + "/copyright")
    try Files.write(try control(root, system), to: root + "/DEBIAN/control")
    let unfinished = "\(file).\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: unfinished) }
    let (ending, text) = try Subprocess(
      program: "dpkg-deb",
      arguments: ["--root-owner-group", "-Zgzip", "--build", root, unfinished],
      output: .capturedWithErrors,
      isGroup: true
    ).run()
    guard ending.isSuccess else {
      throw Failure.failed(
        "dpkg-deb should make \(file) and does not: "
          + text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    guard rename(unfinished, file) == 0 else {
      throw Failure.failed(
        "\(file) should be written, which failed: \(String(cString: strerror(errno))).")
    }
  }

  private func control(_ root: String, _ system: [String]) throws -> String {
    let depends = try Self.packages(of: system)
    let version = folder.info.version.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || ".+~".contains($0))
    }
    let isNumbered = version.first?.isNumber ?? false
    return """
      Package: \(name)
      Version: \(isNumbered ? version : "0.1.0")
      Architecture: \(Self.architecture)
      Maintainer: Nobody <nobody@localhost>
      Section: utils
      Priority: optional
      Depends: \(depends.joined(separator: ", "))
      Recommends: fonts-inter, shared-mime-info
      Description: \(folder.info.summary.onOneLine)
       Made by tessera of an app for iOS's UIKit.

      """
  }

  private static var architecture: String {
    switch PublishedSDK.machine {
    case "x86_64": "amd64"
    case "aarch64": "arm64"
    case let other: other
    }
  }

  /// The packages that have files of the system, as dpkg knows them.
  static func packages(of files: [String]) throws(Failure) -> [String] {
    // A file may be known by another name of its folder: /lib is a link to /usr/lib.
    var paths: Set<String> = []
    for file in files {
      let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
      for path in [file, real] {
        paths.insert(path)
        if path.hasPrefix("/usr/") { paths.insert(String(path.dropFirst(4))) }
      }
    }
    let (_, text) = try Subprocess(
      program: "dpkg-query", arguments: ["-S"] + paths.sorted(), output: .capturedAlone
    ).run()
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.range(of: ": ") else { continue }
      for name in line[..<colon.lowerBound].components(separatedBy: ", ") {
        names.insert(name.split(separator: ":").first.map(String.init) ?? name)
      }
    }
    guard !names.isEmpty else {
      throw .failed(
        "dpkg-query should know the packages of the system's libraries and knows none; on a system "
          + "without dpkg leave out --deb.")
    }
    return names.sorted()
  }
}
