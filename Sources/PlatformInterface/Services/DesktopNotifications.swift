/// A notification as a desktop shows it.
package struct DesktopNotification: Hashable, Sendable {
  /// A button under the text.
  package struct Action: Hashable, Sendable {
    package var identifier: String
    package var title: String

    package init(identifier: String, title: String) {
      self.identifier = identifier
      self.title = title
    }
  }

  /// One of the same identifier that is shown is replaced.
  package var identifier: String
  package var title: String
  /// Plain text; lines end in a line feed.
  package var body: String
  package var actions: [Action]
  package var playsSound: Bool

  package init(
    identifier: String, title: String, body: String, actions: [Action] = [],
    playsSound: Bool = false
  ) {
    self.identifier = identifier
    self.title = title
    self.body = body
    self.actions = actions
    self.playsSound = playsSound
  }
}

/// What the user did with a notification.
package enum NotificationAnswer: Hashable, Sendable {
  /// Clicked it.
  case opened
  /// Pressed one of its buttons.
  case chose(action: String)
  /// Closed it. Not told where the desktop took it away after a while.
  case dismissed
}

/// The desktop's own service for notifications and badges. Main thread only.
@MainActor
package protocol DesktopNotifications: AnyObject {
  /// Shows a notification, or says once why the desktop does not.
  func show(_ notification: DesktopNotification)
  /// Takes a notification away, shown or about to be; nothing for others.
  func withdraw(_ identifier: String)
  /// Shows a number at the program's icon; 0 takes it away.
  func showBadge(_ count: Int)
  /// Hears from the main loop what users do with notifications, by their identifiers.
  var answered: @MainActor (_ identifier: String, _ answer: NotificationAnswer) -> Void {
    get set
  }
}

/// The number at the icon of this process's program, which several modules set.
@MainActor
package enum IconBadge {
  /// Kept where there is no desktop; shown where there is one.
  package static var count = 0 {
    didSet {
      guard count != oldValue, PlatformServices.isInstalled else { return }
      PlatformServices.current.notifications?.showBadge(max(0, count))
    }
  }
}
