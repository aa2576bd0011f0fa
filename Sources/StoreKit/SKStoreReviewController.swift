import PlatformInterface
import UIKitCore

/// Asks the user to rate the app in the App Store, which no app is in here: the question is reported and not asked,
/// as iOS asks it only now and then.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks in the window that is in front.
  open class func requestReview() {
    Unsupported.report("SKStoreReviewController.requestReview()")
  }

  /// Asks in a scene.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
