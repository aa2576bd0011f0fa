import Foundation
import PlatformInterface

/// What the desktop is told of notifications; nothing in a process without one.
@MainActor
enum DesktopBanner {
  private static var services: PlatformServices? {
    PlatformServices.isInstalled ? PlatformServices.current : nil
  }

  /// Whether the user looks at the app; always without a desktop.
  static var isAppInFront: Bool { services?.application.isInFront ?? true }

  static func bringAppToFront() { services?.application.bringToFront() }

  /// Shows what the options say of a notification, and sets the badge.
  ///
  /// - Parameter answered: hears what the user does with it.
  static func show(
    _ notification: UNNotification, _ options: UNNotificationPresentationOptions,
    _ actions: [UNNotificationAction],
    answered: @escaping @MainActor (String, NotificationAnswer) -> Void
  ) {
    let content = notification.request.content
    if options.contains(.badge), let badge = content.badge { IconBadge.count = badge.intValue }
    guard !options.isDisjoint(with: [.alert, .banner, .list]) else { return }
    guard let desktop = services?.notifications else {
      return Unsupported.report("UNNotificationPresentationOptions")
    }
    var lines = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
    // One without words is for the badge or the app alone.
    guard !lines.isEmpty else { return }
    let title = String(lines.removeFirst().prefix(longest))
    desktop.answered = answered
    desktop.show(
      DesktopNotification(
        identifier: notification.request.identifier, title: title,
        body: String(lines.joined(separator: "\n").prefix(longest)), actions: buttons(actions),
        playsSound: options.contains(.sound) && content.sound != nil))
  }

  /// Characters of a text. No desktop shows as many, and a bus refuses messages that are too long.
  private static let longest = 4000

  /// There is no place for words on most desktops: actions that ask for some are left out.
  private static func buttons(_ actions: [UNNotificationAction]) -> [DesktopNotification.Action] {
    actions.compactMap { action in
      guard !(action is UNTextInputNotificationAction) else {
        Unsupported.report("UNTextInputNotificationAction")
        return nil
      }
      return DesktopNotification.Action(identifier: action.identifier, title: action.title)
    }
  }

  static func withdraw(_ identifier: String) { services?.notifications?.withdraw(identifier) }
}
