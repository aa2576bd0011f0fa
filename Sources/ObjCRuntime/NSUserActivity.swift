import Foundation
import PlatformInterface

/// What a user is doing in an app, as it would be handed over to another device, to search or to the next launch.
///
/// Here it is a value that scenes, responders and the app's own code pass to one another: nothing beyond the process
/// learns of it.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of activity it is, as a text in reverse domain style.
  public let activityType: String
  /// A name that a user could read; nil by default.
  open var title: String?
  /// What is needed to go on with the activity; nil by default.
  open var userInfo: [AnyHashable: Any]?
  /// Those keys of `userInfo` without which it cannot go on; nil for all.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate is to fill in `userInfo` before it is handed over.
  open var needsSave = false
  /// The page to open where the app is not there; nil by default.
  open var webpageURL: URL?
  /// The page that led to `webpageURL`.
  open var referrerURL: URL?
  /// When it is of no use any more; nil for never.
  open var expirationDate: Date?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// A text by which the app deletes it; nil by default.
  open var persistentIdentifier: String?
  /// What content it shows, for the choice of a scene.
  open var targetContentIdentifier: String?
  /// Whether devices may exchange streams about it; kept, as there are no other devices.
  open var supportsContinuationStreams = false
  /// Whether other devices may go on with it.
  open var isEligibleForHandoff = true
  /// Whether search may find it.
  open var isEligibleForSearch = false
  /// Whether it may be found by everybody.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested to the user.
  open var isEligibleForPrediction = false
  /// Who fills in what is handed over.
  open weak var delegate: (any NSUserActivityDelegate)?

  private var isInvalid = false

  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to `userInfo`; those of the same key are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that the user is at it now. Nobody else hears of it, which is reported once.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    Unsupported.report("NSUserActivity.becomeCurrent()")
  }

  /// Says that the user left it.
  open func resignCurrent() {}

  /// Makes it unusable from now on.
  open func invalidate() {
    isInvalid = true
    delegate = nil
  }

  /// Forgets those that were kept under names; none are, so the handler is called at once.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Forgets all that were kept; none are, so the handler is called at once.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

/// Who fills in an activity before it is handed over.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before an activity that needs it is handed over.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when another device went on with it, which does not happen here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of activities that open a link of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
