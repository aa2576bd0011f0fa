import PlatformInterface

/// Who hears what programs tell readers: the desktop's bus, and tests.
@MainActor
package protocol AccessibilityListener: AnyObject {
  /// The program has posted a notification.
  func accessibilityPosted(_ notification: UIAccessibility.Notification, _ argument: Any?)
}

/// Those that hear of notifications; empty while nobody reads, when posting costs nothing.
@MainActor
package enum AccessibilityListeners {
  private struct Entry { weak var listener: (any AccessibilityListener)? }
  private static var entries: [Entry] = []

  /// Has `listener` told from now on; it is not kept alive.
  package static func add(_ listener: any AccessibilityListener) {
    remove(listener)
    entries.append(Entry(listener: listener))
  }
  /// Has `listener` told no more.
  package static func remove(_ listener: any AccessibilityListener) {
    entries.removeAll { $0.listener == nil || $0.listener === listener }
  }
  /// Whether anybody hears.
  package static var isEmpty: Bool { entries.isEmpty }

  static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    for entry in entries { entry.listener?.accessibilityPosted(notification, argument) }
  }
}

@MainActor
extension UIAccessibility {
  /// Tells readers that something changed or is to be spoken; nothing happens while there are none.
  ///
  /// - Parameter argument: of announcements and scrolled pages the text, plain or attributed; of changed
  ///   screens and layouts the element to go to, or a text.
  @preconcurrency @MainActor public static func post(
    notification: UIAccessibility.Notification, argument: Any?
  ) {
    guard !AccessibilityListeners.isEmpty else { return }
    AccessibilityListeners.post(notification, argument)
    guard notification == .announcement,
      let text = argument as? String ?? (argument as? NSAttributedString)?.string
    else { return }
    NotificationCenter.default.post(
      name: announcementDidFinishNotification, object: nil,
      userInfo: [
        announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true,
      ])
  }

  /// The element that a reader is at; nil for none, and for readers that are not there.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? {
    switch assistiveTechnologyIdentifier {
    case nil, .notificationVoiceOver?: AccessibilityFocus.element
    default: nil
    }
  }

  /// The box on the screen around a rectangle of a view.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    view.toScreen(rect)
  }
  /// The outline on the screen of an outline in a view.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  )
    -> UIBezierPath
  {
    let moved = UIBezierPath(cgPath: path.cgPath)
    let origin = view.toScreen(CGPoint.zero)
    let right = view.toScreen(CGPoint(x: 1, y: 0))
    let down = view.toScreen(CGPoint(x: 0, y: 1))
    moved.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
    return moved
  }

  /// Would have the desktop's magnifier follow; those of desktops ask the bus of readers instead.
  @preconcurrency @MainActor public static func zoomFocusChanged(
    zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView
  ) {
    Unsupported.report("UIAccessibility.zoomFocusChanged(zoomType:toFrame:in:)")
  }
  /// Would warn users whose gestures of zooming the app takes; no desktop here has those.
  @preconcurrency @MainActor public static func registerGestureConflictWithZoom() {
    Unsupported.report("UIAccessibility.registerGestureConflictWithZoom()")
  }

  /// Would hold the user in this app; the answer is false, as no desktop here does that.
  @preconcurrency @MainActor public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    Unsupported.report("UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)")
    DispatchQueue.main.async { completionHandler(false) }
  }
  /// Would set features of guided access; the answer is an error, as no desktop here has it.
  @preconcurrency @MainActor public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    Unsupported.report(
      "UIAccessibility.configureForGuidedAccess(features:enabled:completionHandler:)")
    DispatchQueue.main.async { completion(false, GuidedAccessError(.permissionDenied)) }
  }
  /// Whether guided access lets the user do something; always, as no desktop here has it.
  @preconcurrency @MainActor public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  )
    -> UIAccessibility.GuidedAccessRestrictionState
  { .allow }
}
