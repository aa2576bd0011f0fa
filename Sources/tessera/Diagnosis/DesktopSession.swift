import Foundation

/// What the environment says about the desktop the command was started from.
struct DesktopSession {
  var variables: [String: String]

  static let current = DesktopSession(variables: ProcessInfo.processInfo.environment)

  /// Whether a window could open, as far as the environment tells.
  var hasDisplay: Bool { display != nil }

  var display: String? {
    if let name = value("WAYLAND_DISPLAY") { return "Wayland \(name)" }
    if let name = value("DISPLAY") { return "X11 \(name)" }
    return nil
  }

  /// Nil for an unset or empty variable.
  func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
