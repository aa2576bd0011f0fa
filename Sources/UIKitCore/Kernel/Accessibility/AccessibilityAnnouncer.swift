import PlatformInterface

/// Hands what the program tells readers to the desktop's.
@MainActor
final class AccessibilityAnnouncer: AccessibilityListener {
  private unowned let host: SceneHost

  init(_ host: SceneHost) { self.host = host }

  func accessibilityPosted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    if let text = argument as? String ?? (argument as? NSAttributedString)?.string {
      host.platformWindow.announce(text)
    } else if let element = argument as? NSObject,
      notification == .screenChanged || notification == .layoutChanged
    {
      AccessibilityFocus.move(to: element)
    }
  }
}
