import PlatformInterface

/// Whether the desktop has a program for a kind of address, by the lists in which programs and users say so.
enum DesktopHandlers {
  /// - Parameters:
  ///   - scheme: the beginning of the address, such as `mailto`.
  ///   - isSandboxed: whether the program is in a sandbox, where the desktop's lists are not seen and its portal
  ///     begins mails.
  static func handles(
    scheme: String, environment: [String: String] = ProcessInfo.processInfo.environment,
    isSandboxed: Bool = Sandbox.isAround
  ) -> Bool {
    if isSandboxed, scheme == "mailto" { return true }
    let key = "x-scheme-handler/\(scheme)="
    for file in files(environment) {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      var isRemoved = false
      for line in text.split(separator: "\n") {
        if line.hasPrefix("[") { isRemoved = line.hasPrefix("[Removed") }
        if !isRemoved, line.hasPrefix(key), line.count > key.count { return true }
      }
    }
    return false
  }

  /// As the desktop's specification of associations has them, the user's first.
  private static func files(_ environment: [String: String]) -> [String] {
    func value(_ name: String, _ usual: String) -> String {
      environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? usual
    }
    let home = value("HOME", "/")
    let configuration =
      [value("XDG_CONFIG_HOME", home + "/.config")]
      + value("XDG_CONFIG_DIRS", "/etc/xdg").split(separator: ":").map(String.init)
    let data =
      [value("XDG_DATA_HOME", home + "/.local/share")]
      + value("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
    return configuration.map { $0 + "/mimeapps.list" }
      + data.flatMap { [$0 + "/applications/mimeapps.list", $0 + "/applications/mimeinfo.cache"] }
  }
}
