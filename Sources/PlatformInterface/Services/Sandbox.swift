/// The sandbox of Flatpak's that a program may run in: the desktop is reached by its portals there.
package enum Sandbox {
  /// Whether there is one around this process.
  package static let isAround = FileManager.default.fileExists(atPath: "/.flatpak-info")
}
