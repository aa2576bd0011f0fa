import Foundation

/// The files by which a desktop knows an app: its entry in the menu, its icon, what stores show of it, and the
/// types of its documents.
struct DesktopFiles {
  let app: AppDescription
  /// The program, as the entry starts it.
  let program: String

  /// Writes the files below a folder such as `~/.local/share`.
  ///
  /// - Parameter scaler: makes the sizes of the icon that the app does not bring.
  /// - Returns: their paths below it.
  func write(to data: String, scaler: IconScaler) throws -> [String] {
    var written: [String] = []
    func add(_ path: String, _ contents: Data) throws {
      try Files.write(contents, to: data + "/" + path)
      written.append(path)
    }
    try add("applications/\(app.identifier).desktop", Data(entry.utf8))
    try add("metainfo/\(app.identifier).metainfo.xml", Data(metainfo.utf8))
    for (folder, contents) in try icons(scaler).sorted(by: { $0.key < $1.key }) {
      try add("icons/hicolor/\(folder)/apps/\(app.identifier).png", contents)
    }
    if let types = app.documents.file {
      try add("mime/packages/\(app.identifier).xml", Data(types.utf8))
    }
    return written
  }

  /// Sides of icons, in pixels, that desktops look for before they scale one themselves.
  static let iconSides = [16, 24, 32, 48, 64, 128, 256, 512]

  /// The icon by the theme's folders: the app's own picture where it has one of that size, else a smaller one of
  /// the largest. Nothing is made larger. An app without an icon gets a tile as its windows have.
  private func icons(_ scaler: IconScaler) throws -> [String: Data] {
    var result: [String: Data] = [:]
    guard let side = app.icons.keys.max(), let largest = app.icons[side] else {
      for (side, contents) in try scaler.scaled(nil, to: Self.iconSides) {
        result["\(side)x\(side)"] = contents
      }
      return result
    }
    let missing = Self.iconSides.filter { $0 < side && app.icons[$0] == nil }
    for (side, contents) in try scaler.scaled(largest, to: missing) {
      result["\(side)x\(side)"] = contents
    }
    for own in Self.iconSides {
      result["\(own)x\(own)"] =
        app.icons[own].flatMap { FileManager.default.contents(atPath: $0) }
        ?? result["\(own)x\(own)"]
    }
    let folder = Self.iconFolder(side: side)
    if result[folder] == nil { result[folder] = FileManager.default.contents(atPath: largest) }
    return result
  }

  /// The folder of the theme hicolor for icons of so many pixels: the largest that is not larger.
  static func iconFolder(side: Int) -> String {
    if side >= 1024 { return "512x512@2" }
    let sides = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]
    let own = sides.last { $0 <= side } ?? 16
    return "\(own)x\(own)"
  }

  /// The desktop entry.
  var entry: String {
    var lines = [
      "[Desktop Entry]", "Type=Application", "Version=1.1", "Name=\(Self.value(app.name))",
      "Comment=\(Self.value(app.summary))", "Exec=\(Self.argument(program)) %U",
      "TryExec=\(Self.value(program))", "Icon=\(app.identifier)", "Terminal=false",
      "Categories=Utility;", "StartupWMClass=\(app.identifier)",
    ]
    let types = app.documents.names + app.schemes.map { "x-scheme-handler/" + $0 }
    if !types.isEmpty { lines.append("MimeType=\(types.joined(separator: ";"));") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// AppStream's description.
  var metainfo: String {
    let id = app.identifier.xmlEscaped
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <component type="desktop-application">
        <id>\(id)</id>
        <name>\(app.name.xmlEscaped)</name>
        <summary>\(app.summary.xmlEscaped)</summary>
        <metadata_license>CC0-1.0</metadata_license>
        <project_license>LicenseRef-proprietary</project_license>
        <description>
          <p>\(app.name.xmlEscaped) is written for iOS's UIKit and runs here as a program of the desktop.</p>
        </description>
        <launchable type="desktop-id">\(id).desktop</launchable>
        <content_rating type="oars-1.1"/>
        <releases>
          <release version="\(app.version.xmlEscaped)" date="\(Self.today)"/>
        </releases>
      </component>

      """
  }

  private static var today: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }

  /// On one line, as values of desktop entries are escaped.
  private static func value(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").onOneLine
  }

  /// As a word of `Exec`: quoted where a character has a meaning there, then escaped as any value.
  static func argument(_ text: String) -> String {
    let plain = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7a).contains($0 | 0x20) || "/._-+@".utf8.contains($0)
    }
    let percent = text.replacingOccurrences(of: "%", with: "%%")
    if plain { return percent }
    let quoted = percent.map { "\"`$\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    return value("\"" + quoted + "\"")
  }
}
