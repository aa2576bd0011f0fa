import CoreLocation
import PlatformInterface
import UserNotifications
import XCTest

final class NotificationTests: XCTestCase {
  private let center = UNUserNotificationCenter.current()

  override func tearDown() {
    center.removeAllPendingNotificationRequests()
    center.removeAllDeliveredNotifications()
    center.delegate = nil
  }

  private final class Listener: UNUserNotificationCenterDelegate {
    var heard: [String] = []
    var then: () -> Void = {}
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      heard.append(notification.request.content.body)
      completionHandler([])
      then()
    }
  }

  private func request(_ id: String, _ body: String, _ trigger: UNNotificationTrigger?)
    -> UNNotificationRequest
  {
    let content = UNMutableNotificationContent()
    content.body = body
    let request = UNNotificationRequest(identifier: id, content: content, trigger: trigger)
    content.body = "changed later"
    return request
  }

  /// Nothing tells that the device comes somewhere, so the request waits.
  func test_placesAreWaitedFor() async throws {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), radius: 50,
      identifier: "home")
    let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
    XCTAssertEqual(trigger.region.identifier, "home")
    try await center.add(request("place", "here", trigger))
    let pending = await center.pendingNotificationRequests()
    XCTAssertEqual(pending.map(\.identifier), ["place"])
    XCTAssertTrue(pending.first?.trigger is UNLocationNotificationTrigger)
  }

  func test_categories_areKeptWithTheirActions() async {
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: .foreground, textInputButtonTitle: "Send",
      textInputPlaceholder: "Words")
    let category = UNNotificationCategory(
      identifier: "message", actions: [reply], intentIdentifiers: [], options: .customDismissAction)
    center.setNotificationCategories([category])
    let found = await center.notificationCategories()
    XCTAssertEqual(found.first?.actions.map(\.identifier), ["reply"])
    XCTAssertEqual(found.first?.options, .customDismissAction)
    let heard = expectation(description: "heard")
    center.getNotificationCategories {
      XCTAssertEqual($0, [category])
      heard.fulfill()
    }
    await fulfillment(of: [heard], timeout: 5)
    center.setNotificationCategories([])
  }

  func test_aRequestThatIsDue_reachesTheDelegate_withTheContentItWasMadeWith() async {
    let listener = Listener()
    let heard = expectation(description: "heard")
    listener.then = { heard.fulfill() }
    center.delegate = listener
    try? await center.add(request("a", "now", nil))
    await fulfillment(of: [heard], timeout: 10)
    XCTAssertEqual(listener.heard, ["now"])
    let left = await center.pendingNotificationRequests()
    XCTAssertTrue(left.isEmpty)
    let delivered = await center.deliveredNotifications()
    XCTAssertEqual(delivered.map(\.request.identifier), ["a"])
  }

  func test_requests_replaceThoseOfTheSameIdentifier_andCanBeRemoved() async throws {
    let later = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
    try await center.add(request("a", "first", later))
    try await center.add(request("a", "second", later))
    try await center.add(request("b", "third", later))
    var all = await center.pendingNotificationRequests()
    XCTAssertEqual(all.map(\.content.body), ["second", "third"])
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    all = await center.pendingNotificationRequests()
    XCTAssertEqual(all.map(\.identifier), ["b"])
  }

  func test_aCalendarTrigger_isDueAtTheNextMatch() throws {
    var components = DateComponents()
    components.timeZone = TimeZone(identifier: "UTC")
    (components.hour, components.minute) = (9, 30)
    let next = try XCTUnwrap(
      UNCalendarNotificationTrigger(dateMatching: components, repeats: true).nextTriggerDate())
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try XCTUnwrap(components.timeZone)
    XCTAssertEqual(calendar.component(.hour, from: next), 9)
    XCTAssertEqual(calendar.component(.minute, from: next), 30)
    // Clock: what a trigger is due after is the time at which it is asked.
    XCTAssertLessThan(next.timeIntervalSinceNow, 86_401)
    XCTAssertGreaterThan(next, Date())
  }

  // MARK: On a desktop

  /// Writes down what it is to show.
  @MainActor private final class Desktop: DesktopNotifications {
    var shown: [String] = []
    var answered: @MainActor @Sendable (String, NotificationAnswer) -> Void = { _, _ in }
    func show(_ notification: DesktopNotification) {
      let actions = notification.actions.map(\.title).joined(separator: ",")
      shown.append(
        "\(notification.identifier): \(notification.title)/\(notification.body) [\(actions)]"
          + (notification.playsSound ? " aloud" : ""))
    }
    func withdraw(_ identifier: String) { shown.append("no \(identifier)") }
    func showBadge(_ count: Int) { shown.append("badge \(count)") }
  }

  private final class Presenter: UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = []
    var answers: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler(options) }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      answers.append(
        response.notification.request.identifier + " "
          + (response.actionIdentifier.split(separator: ".").last ?? ""))
      completionHandler()
    }
  }

  /// Adds a request that is due, and waits until it was told of.
  @MainActor private func deliver(_ id: String, title: String = "Title") async {
    let content = UNMutableNotificationContent()
    (content.title, content.body, content.badge) = (title, "Body", 2)
    content.categoryIdentifier = "kind"
    content.sound = .default
    try? await center.add(UNNotificationRequest(identifier: id, content: content, trigger: nil))
    for _ in 0..<200 {
      let all = await center.deliveredNotifications()
      if all.contains(where: { $0.request.identifier == id }) { break }
      // Clock: requests become due on the main queue.
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
  }

  @MainActor func test_onADesktop_theDelegateDecides_andAnswersReachIt() async {
    let before = PlatformServices.current
    defer {
      PlatformServices.install(before)
      center.setNotificationCategories([])
    }
    let desktop = Desktop()
    var services = before
    services.notifications = desktop
    PlatformServices.install(services)
    IconBadge.count = 0
    let presenter = Presenter()
    center.delegate = presenter
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "kind", actions: [UNNotificationAction(identifier: "x.later", title: "Later")],
        intentIdentifiers: [])
    ])
    await deliver("quiet")
    XCTAssertEqual(desktop.shown, [])
    presenter.options = [.banner, .badge]
    await deliver("a")
    presenter.options = [.list, .sound]
    await deliver("b", title: "")
    XCTAssertEqual(
      desktop.shown, ["badge 2", "a: Title/Body [Later]", "b: Body/ [Later] aloud"])
    desktop.shown = []
    desktop.answered("a", .opened)
    desktop.answered("a", .opened)
    desktop.answered("b", .dismissed)
    XCTAssertEqual(
      presenter.answers, ["a UNNotificationDefaultActionIdentifier"],
      "one answer each, and of dismissals only categories that ask for them tell")
    await deliver("c")
    desktop.answered("c", .chose(action: "x.later"))
    XCTAssertEqual(presenter.answers.last, "c later")
    await deliver("d")
    desktop.shown = []
    center.removeAllDeliveredNotifications()
    XCTAssertEqual(Set(desktop.shown), ["no quiet", "no d"])
    try? await center.setBadgeCount(0)
    XCTAssertEqual(desktop.shown.last, "badge 0")
  }
}
