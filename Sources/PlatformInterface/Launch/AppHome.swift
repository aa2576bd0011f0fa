/// A home of its own for an app that is to begin alike each time: nothing is there that an earlier run kept, and what
/// this one keeps goes with the folder.
///
/// What texts look like, and the user's pictures, are the machine's as always.
package enum AppHome {
  /// Folders below a home that are the user's own in each.
  private static let shared = [
    ".fonts", ".local/share/fonts", ".config/fontconfig", ".cache/fontconfig",
  ]

  /// Makes the folder a home.
  ///
  /// - Parameter folder: absolute; exists.
  /// - Parameter environment: of whoever starts the app.
  /// - Returns: the variables that make it the app's home, to be set over those of `environment`.
  package static func prepare(
    _ folder: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String: String] {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let places = [
      ".local/share/fonts": environment["XDG_DATA_HOME"].map { $0 + "/fonts" },
      ".config/fontconfig": environment["XDG_CONFIG_HOME"].map { $0 + "/fontconfig" },
      ".cache/fontconfig": environment["XDG_CACHE_HOME"].map { $0 + "/fontconfig" },
    ]
    for name in shared {
      link(folder + "/" + name, to: (places[name] ?? nil) ?? home + "/" + name)
    }
    if let pictures = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first {
      link(folder + "/Pictures", to: pictures.path)
    }
    return [
      "HOME": folder, "CFFIXED_USER_HOME": folder, "XDG_CONFIG_HOME": folder + "/.config",
      "XDG_DATA_HOME": folder + "/.local/share", "XDG_STATE_HOME": folder + "/.local/state",
      "XDG_CACHE_HOME": folder + "/.cache", "XDG_DOCUMENTS_DIR": folder + "/Documents",
    ]
  }

  /// Where there is such a place; a link that is there already stays.
  private static func link(_ path: String, to place: String) {
    let files = FileManager.default
    guard files.fileExists(atPath: place) else { return }
    try? files.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try? files.createSymbolicLink(atPath: path, withDestinationPath: place)
  }
}

extension LaunchOptions {
  /// Whether the app is to begin alike each time: it is driven, or looked at, and not used.
  package var wantsOwnHome: Bool { mode == .headless || scriptPath != nil || sessionPath != nil }
}
