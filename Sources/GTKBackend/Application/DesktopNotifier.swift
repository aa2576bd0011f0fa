import CGTK4
import PlatformInterface

/// The desktop's notifications: those of the session bus, or inside a sandbox of Flatpak's the portal's.
@MainActor
final class DesktopNotifier: DesktopNotifications {
  private let name: String
  private let applicationID: String
  private let address: String?
  private let isPortal: Bool
  private var isAsked = false
  private var service: OpaquePointer?

  var answered: @MainActor (String, NotificationAnswer) -> Void = { _, _ in }

  /// - Parameters:
  ///   - applicationID: the program's reverse-DNS name, which its desktop entry has.
  ///   - address: of a bus of one's own; nil for the session's.
  init(
    applicationID: String, name: String, address: String? = nil,
    isPortal: Bool = Sandbox.isAround
  ) {
    self.applicationID = applicationID
    self.name = name
    self.address = address
    self.isPortal = isPortal
  }

  isolated deinit { end() }

  /// Nothing more is shown or heard.
  func end() {
    if let service { tessera_notifications_free(service) }
    service = nil
    isAsked = true
  }

  /// Most programs never notify anybody: the bus is asked for when one first does. Nil without a bus.
  private var connected: OpaquePointer? {
    guard !isAsked else { return service }
    isAsked = true
    service = tessera_notifications_new(
      address, isPortal, applicationID, name,
      { owner, identifier, event, detail, token in
        MainActor.assumeIsolated {
          guard let owner else { return }
          Unmanaged<DesktopNotifier>.fromOpaque(owner).takeUnretainedValue().hear(
            identifier.map { String(cString: $0) }, event, detail.map { String(cString: $0) },
            token.map { String(cString: $0) })
        }
      }, Unmanaged.passUnretained(self).toOpaque())
    if service == nil {
      Log.write("Notifications are not shown: there is no session bus.")
    }
    return service
  }

  private func hear(
    _ identifier: String?, _ event: TesseraNotificationEvent, _ detail: String?, _ token: String?
  ) {
    if event == TESSERA_NOTIFICATION_FAILED {
      return Log.write("Notifications are not shown: \(detail ?? "the desktop gave no reason")")
    }
    guard let identifier else { return }
    if let token { ProgramInstance.activationToken = token }
    if event == TESSERA_NOTIFICATION_DISMISSED {
      answered(identifier, .dismissed)
    } else {
      let action = detail ?? Self.defaultAction
      answered(identifier, action == Self.defaultAction ? .opened : .chose(action: action))
    }
    tessera_main_loop_note_application_code()
  }

  /// The protocol's own name for a click on the notification.
  private static let defaultAction = "default"

  func show(_ notification: DesktopNotification) {
    guard let connected else { return }
    let texts = notification.actions.flatMap { [$0.identifier, $0.title] }
    CStrings.with { strings in
      tessera_notifications_show(
        connected, notification.identifier, notification.title, notification.body,
        strings.list(texts), notification.playsSound)
    }
  }

  func withdraw(_ identifier: String) {
    if let service { tessera_notifications_withdraw(service, identifier) }
  }

  func showBadge(_ count: Int) {
    if let connected { tessera_notifications_badge(connected, Int64(count)) }
  }
}
