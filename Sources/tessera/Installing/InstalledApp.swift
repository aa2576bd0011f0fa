import Foundation

/// An app in the user's data folder: its own folder, and the files by which the desktop knows it.
struct InstalledApp {
  let identifier: String
  /// `$XDG_DATA_HOME`.
  let data: String

  init(_ identifier: String) {
    self.identifier = identifier
    let environment = ProcessInfo.processInfo.environment
    data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
  }

  /// Where the app is.
  var place: String { "\(data)/tessera/apps/\(identifier)" }
  private var list: String { place + "/installed.txt" }

  /// Puts it there, in place of an older one.
  ///
  /// - Returns: the files that the desktop reads.
  func install(_ folder: AppFolder) throws(Failure) -> [String] {
    let program = "\(place)/\(folder.name).app/\(folder.name)"
    do {
      try removeFiles()
      try SharedInstall.put(at: place) { try folder.write(to: $0 + "/\(folder.name).app") }
      let files = try DesktopFiles(app: folder.info, program: program).write(to: data)
      try Files.write(files.joined(separator: "\n") + "\n", to: list)
      tellDesktop()
      return files.map { data + "/" + $0 }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .failed("\(place) should be written, which failed: \(Files.reason(error)).")
    }
  }

  /// Takes it away.
  func uninstall() throws(Failure) {
    guard FileManager.default.fileExists(atPath: place) else {
      throw .failed("\(identifier) should be installed in \(data) and is not.")
    }
    do {
      try removeFiles()
      try FileManager.default.removeItem(atPath: place)
      tellDesktop()
    } catch {
      throw .failed("\(place) should be removed, which failed: \(Files.reason(error)).")
    }
  }

  private func removeFiles() throws {
    let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    for file in text.split(whereSeparator: \.isNewline) where !file.contains("..") {
      let path = data + "/" + file
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// Desktops notice by themselves, but for the types that an app opens.
  private func tellDesktop() {
    let folder = data + "/applications"
    guard FileManager.default.fileExists(atPath: folder) else { return }
    _ = try? Subprocess(
      program: "update-desktop-database", arguments: [folder], output: .discarded
    ).run()
  }
}
