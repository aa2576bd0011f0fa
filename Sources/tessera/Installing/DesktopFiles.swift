import Foundation

/// The files by which a desktop knows an app: its entry in the menu, its icon, what stores show of it.
struct DesktopFiles {
  let app: AppDescription
  /// The program, as the entry starts it.
  let program: String

  /// Writes the files below a folder such as `~/.local/share`.
  ///
  /// - Returns: their paths below it.
  func write(to data: String) throws -> [String] {
    var written: [String] = []
    func add(_ path: String, _ contents: Data) throws {
      try Files.write(contents, to: data + "/" + path)
      written.append(path)
    }
    try add("applications/\(app.identifier).desktop", Data(entry.utf8))
    try add("metainfo/\(app.identifier).metainfo.xml", Data(metainfo.utf8))
    if let icon = app.icon, let contents = FileManager.default.contents(atPath: icon) {
      let folder = Self.iconFolder(side: AppDescription.side(of: icon))
      try add("icons/hicolor/\(folder)/apps/\(app.identifier).png", contents)
    }
    return written
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
    if !app.mimeTypes.isEmpty {
      lines.append("MimeType=\(app.mimeTypes.joined(separator: ";"));")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// AppStream's description.
  var metainfo: String {
    let id = Self.xml(app.identifier)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <component type="desktop-application">
        <id>\(id)</id>
        <name>\(Self.xml(app.name))</name>
        <summary>\(Self.xml(app.summary))</summary>
        <metadata_license>CC0-1.0</metadata_license>
        <project_license>LicenseRef-proprietary</project_license>
        <description>
          <p>\(Self.xml(app.name)) is written for iOS's UIKit and runs here as a program of the desktop.</p>
        </description>
        <launchable type="desktop-id">\(id).desktop</launchable>
        <content_rating type="oars-1.1"/>
        <releases>
          <release version="\(Self.xml(app.version))" date="\(Self.today)"/>
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

  private static func xml(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
      .onOneLine
  }
}
