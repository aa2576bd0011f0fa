/// Objects that take up what a user was doing.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Called to take up an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The activities of responders, of which few have one.
@MainActor
enum ResponderActivities {
  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  static func of(_ responder: UIResponder) -> NSUserActivity? {
    objc_getAssociatedObject(responder, key) as? NSUserActivity
  }

  static func set(_ activity: NSUserActivity?, of responder: UIResponder) {
    objc_setAssociatedObject(responder, key, activity, .OBJC_ASSOCIATION_RETAIN)
  }
}
