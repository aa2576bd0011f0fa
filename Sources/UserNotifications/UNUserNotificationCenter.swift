import Foundation
import PlatformInterface

/// Hears of notifications while the app runs. Called on the main thread.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The notifications of this app, while it runs: requests are kept, become due, and are shown by the desktop,
/// where there is one. While a window of the app is in front, the delegate decides what is shown. Nothing
/// becomes due after the process has ended.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { shared }

  private let lock = NSLock()
  private var status = UNAuthorizationStatus.notDetermined
  private var pending: [UNNotificationRequest] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }

  // MARK: Asking the user

  /// Granted without asking: a desktop has no such question.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    lock.withLock { status = .authorized }
    DispatchQueue.global().async { completionHandler(true, nil) }
  }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    lock.withLock { status = .authorized }
    return true
  }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = UNNotificationSettings(lock.withLock { status })
    DispatchQueue.global().async { completionHandler(settings) }
  }
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(lock.withLock { status })
  }

  // MARK: Kinds of notifications

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let all = lock.withLock { categories }
    DispatchQueue.global().async { completionHandler(all) }
  }
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    lock.withLock { categories }
  }

  // MARK: Requests

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }
  open func add(_ request: UNNotificationRequest) async throws { schedule(request) }

  private func schedule(_ request: UNNotificationRequest) {
    if request.trigger is UNLocationNotificationTrigger {
      Unsupported.report("UNLocationNotificationTrigger")
    }
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
    wait(for: request)
  }

  /// A trigger that is never due leaves the request waiting, as on iOS.
  private func wait(for request: UNNotificationRequest) {
    let now = Date()
    guard let date = request.trigger.map({ $0.date(after: now) }) ?? now else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.timeIntervalSince(now))) {
      self.deliver(request)
    }
  }

  /// Nothing where it was removed or replaced meanwhile.
  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(date: Date(), request: request)
    let isDue = lock.withLock { () -> Bool in
      guard let place = pending.firstIndex(where: { $0 === request }) else { return false }
      if !(request.trigger?.repeats ?? false) { pending.remove(at: place) }
      delivered.removeAll { $0.request.identifier == request.identifier }
      delivered.append(notification)
      return true
    }
    guard isDue else { return }
    if request.trigger?.repeats ?? false { wait(for: request) }
    onMain { self.present(notification) }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let all = lock.withLock { pending }
    DispatchQueue.global().async { completionHandler(all) }
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { pending }
  }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  // MARK: Delivered ones

  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let all = lock.withLock { delivered }
    DispatchQueue.global().async { completionHandler(all) }
  }
  open func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    takeDelivered { identifiers.contains($0.request.identifier) }
  }
  open func removeAllDeliveredNotifications() { takeDelivered { _ in true } }

  /// Those that the desktop still shows, it shows no longer.
  private func takeDelivered(where isMeant: (UNNotification) -> Bool) {
    let gone = lock.withLock { () -> [String] in
      let gone = delivered.filter(isMeant).map(\.request.identifier)
      delivered.removeAll(where: isMeant)
      return gone
    }
    guard !gone.isEmpty else { return }
    onMain { for identifier in gone { DesktopBanner.withdraw(identifier) } }
  }

  // MARK: The number at the app's icon

  /// Shows a number at the app's icon; 0 takes it away.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMain { IconBadge.count = newBadgeCount }
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }
  /// Shows a number at the app's icon; 0 takes it away.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    await MainActor.run { IconBadge.count = newBadgeCount }
  }

  // MARK: The desktop

  /// Runs the body on the main thread: now, where this is it.
  private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  // iOS-BEHAVIOUR: the delegate is asked while the app is in front, and without one nothing is shown then.
  // Evidence: unmeasured.
  @MainActor private func present(_ notification: UNNotification) {
    guard DesktopBanner.isAppInFront else {
      return show(notification, [.banner, .list, .sound, .badge])
    }
    delegate?.userNotificationCenter(self, willPresent: notification) { options in
      self.onMain { self.show(notification, options) }
    }
  }

  @MainActor private func show(
    _ notification: UNNotification, _ options: UNNotificationPresentationOptions
  ) {
    // The delegate may take its time.
    guard lock.withLock({ delivered.contains { $0 === notification } }) else { return }
    let category = category(of: notification)
    DesktopBanner.show(notification, options, category?.actions ?? []) { [weak self] in
      self?.answer($0, $1)
    }
  }

  private func category(of notification: UNNotification) -> UNNotificationCategory? {
    let identifier = notification.request.content.categoryIdentifier
    return lock.withLock { categories.first { $0.identifier == identifier } }
  }

  /// The user did something with what the desktop shows.
  @MainActor private func answer(_ identifier: String, _ answer: NotificationAnswer) {
    let found = lock.withLock { delivered.first { $0.request.identifier == identifier } }
    guard let found else { return }
    lock.withLock { delivered.removeAll { $0 === found } }
    let category = category(of: found)
    let action: String
    switch answer {
    case .opened:
      action = UNNotificationDefaultActionIdentifier
      DesktopBanner.bringAppToFront()
    case .chose(let identifier):
      action = identifier
      let options = category?.actions.first { $0.identifier == identifier }?.options ?? []
      if options.contains(.foreground) { DesktopBanner.bringAppToFront() }
    case .dismissed:
      guard category?.options.contains(.customDismissAction) ?? false else { return }
      action = UNNotificationDismissActionIdentifier
    }
    delegate?.userNotificationCenter(
      self, didReceive: UNNotificationResponse(notification: found, actionIdentifier: action)
    ) {}
  }
}
