import UIKit
import UserNotifications

/// Notifies as lines on standard input say: `notify IDENTIFIER TITLE`, `remove IDENTIFIER`, `badge NUMBER`.
final class NotificationScreen: MeasuredScreen, UNUserNotificationCenterDelegate {
  private let center = UNUserNotificationCenter.current()

  override func viewDidLoad() {
    super.viewDidLoad()
    center.delegate = self
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "message",
        actions: [UNNotificationAction(identifier: "later", title: "Later")], intentIdentifiers: [],
        options: .customDismissAction)
    ])
    // Lives as long as the program.
    let screen = self
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { screen.obey(line) } }
      }
    }
  }

  private func obey(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "notify":
      let content = UNMutableNotificationContent()
      content.title = words[2]
      content.subtitle = "Under <it>"
      content.body = "Bread & butter"
      content.badge = 3
      content.categoryIdentifier = "message"
      content.sound = .default
      center.add(UNNotificationRequest(identifier: words[1], content: content, trigger: nil))
    case "remove": center.removeDeliveredNotifications(withIdentifiers: [words[1]])
    case "badge": UIApplication.shared.applicationIconBadgeNumber = Int(words[1]) ?? 0
    default: say("unknown \(line)")
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    say("asked \(notification.request.identifier)")
    let isQuiet = notification.request.identifier.hasPrefix("quiet")
    completionHandler(isQuiet ? [] : [.banner, .badge])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    say("received \(response.notification.request.identifier) \(response.actionIdentifier)")
    completionHandler()
  }
}
