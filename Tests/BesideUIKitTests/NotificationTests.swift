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
}
