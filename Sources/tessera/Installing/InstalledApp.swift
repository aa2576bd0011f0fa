import Foundation

/// An app in the user's data folder: its own folder, and the files by which the desktop knows it.
struct InstalledApp {
  let identifier: String
  /// `$XDG_DATA_HOME`.
  let data: String

  init(
    _ identifier: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.identifier = identifier
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
      let hadTypes = try removeFiles()
      try SharedInstall.put(at: place) { try folder.write(to: $0 + "/\(folder.name).app") }
      let files = try DesktopFiles(app: folder.info, program: program).write(
        to: data, scaler: IconScaler(program: folder.program))
      try Files.write(files.joined(separator: "\n") + "\n", to: list)
      tellDesktop(changesTypes: hadTypes || files.contains { $0.hasPrefix("mime/") })
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
      let hadTypes = try removeFiles()
      try FileManager.default.removeItem(atPath: place)
      removeEmpty((place as NSString).deletingLastPathComponent)
      tellDesktop(changesTypes: hadTypes)
    } catch {
      throw .failed("\(place) should be removed, which failed: \(Files.reason(error)).")
    }
  }

  /// - Returns: whether types were among them.
  private func removeFiles() throws -> Bool {
    var hadTypes = false
    let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    for file in text.split(whereSeparator: \.isNewline) where !file.contains("..") {
      let path = data + "/" + file
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
      removeEmpty((path as NSString).deletingLastPathComponent)
      hadTypes = hadTypes || file.hasPrefix("mime/")
    }
    return hadTypes
  }

  /// Removes a folder of the user's data that holds nothing any more, and those around it of which the same is true.
  private func removeEmpty(_ folder: String) {
    var folder = folder
    while folder.hasPrefix(data + "/"), rmdir(folder) == 0 {
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  /// Desktops notice by themselves, but for the types that an app opens, and for new types.
  ///
  /// - Parameter changesTypes: whether a file of new types has come or gone.
  private func tellDesktop(changesTypes: Bool) {
    func run(_ program: String, _ folder: String) {
      guard FileManager.default.fileExists(atPath: folder) else { return }
      _ = try? Subprocess(program: program, arguments: [folder], output: .discarded).run()
    }
    if changesTypes {
      // The program wants the folder, also where nothing is in it any more.
      let packages = data + "/mime/packages"
      mkdir(packages, 0o755)
      run("update-mime-database", data + "/mime")
      removeEmpty(packages)
    }
    run("update-desktop-database", data + "/applications")
  }
}
