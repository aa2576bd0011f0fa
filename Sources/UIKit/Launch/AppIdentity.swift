import PlatformInterface
import UIKitCore

/// How the desktop and its user know the app: from the bundle's `Info.plist` where there is one, else
/// by the name of the program.
struct AppIdentity {
  /// As users read it: window titles, task bars.
  var name: String
  /// Reverse-DNS, the name of the app's `.desktop` file: window class on X11, app id on Wayland.
  var identifier: String

  init(infoDictionary: [String: Any], processName: String) {
    func text(_ key: String) -> String? {
      guard let value = infoDictionary[key] as? String, !value.isEmpty else { return nil }
      return value
    }
    name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? processName
    let wanted = Self.valid(text("CFBundleIdentifier") ?? "")
    // It names a folder of the program's, too, as `tessera install` names one.
    let leadsElsewhere = wanted.allSatisfy { ".-".contains($0) } || wanted.first == "."
    identifier = leadsElsewhere ? Self.valid("io.tessera.\(processName)") : wanted
  }

  @MainActor static var current: AppIdentity {
    AppIdentity(
      infoDictionary: AppInfo.dictionary,
      processName: ProcessInfo.processInfo.processName)
  }

  /// Other characters than these have a meaning of their own to some desktops.
  private static func valid(_ identifier: String) -> String {
    String(
      identifier.map { character in
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
          ? character : "-"
      })
  }
}
