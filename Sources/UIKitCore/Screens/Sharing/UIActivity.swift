/// Something that can be done with items of the app, offered in a share sheet.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The row of a share sheet in which an activity appears.
  public enum Category: Int, Sendable { case action, share }

  /// The name of an activity, by which it can be left out and is reported.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The text that tells activities apart.
    public let rawValue: String
    /// Makes the name of an activity of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes the name of an activity of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // iOS-BEHAVIOUR: the texts of the system's activities begin alike. Evidence: unmeasured.
    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity." + name)
    }
    /// The activity that puts a page on the home screen, which is not offered here.
    public static let addToHomeScreen = system("AddToHomeScreen")
    /// The activity that keeps a page to be read later, which is not offered here.
    public static let addToReadingList = system("AddToReadingList")
    /// The activity that sends to a device nearby, which is not offered here.
    public static let airDrop = system("AirDrop")
    /// The activity that makes a picture that of a contact, which is not offered here.
    public static let assignToContact = system("AssignToContact")
    /// The activity that copies the link to something that is worked on together, which is not offered here.
    public static let collaborationCopyLink = system("CollaborationCopyLink")
    /// The activity that invites others by a link to work together, which is not offered here.
    public static let collaborationInviteWithLink = system("CollaborationInviteWithLink")
    /// The activity that puts items on the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// The activity that sends items by mail.
    public static let mail = system("Mail")
    /// The activity that draws on a document, which is not offered here.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// The activity that sends items as a message, which is not offered here.
    public static let message = system("Message")
    /// The activity that opens a book, which is not offered here.
    public static let openInIBooks = system("OpenInIBooks")
    /// The activity that posts to Facebook, which is not offered here.
    public static let postToFacebook = system("PostToFacebook")
    /// The activity that posts to Flickr, which is not offered here.
    public static let postToFlickr = system("PostToFlickr")
    /// The activity that posts to Tencent Weibo, which is not offered here.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// The activity that posts to Twitter, which is not offered here.
    public static let postToTwitter = system("PostToTwitter")
    /// The activity that posts to Vimeo, which is not offered here.
    public static let postToVimeo = system("PostToVimeo")
    /// The activity that posts to Weibo, which is not offered here.
    public static let postToWeibo = system("PostToWeibo")
    /// The activity that prints, which is not offered here.
    public static let print = system("Print")
    /// The activity that keeps a picture in the user's library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// The activity that watches or listens together, which is not offered here.
    public static let sharePlay = system("SharePlay")
    /// Not public on iOS, where it has this name, too.
    static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    /// Not Apple's: what a desktop has in place of a list of apps.
    static let openWith = ActivityType("io.tessera.activity.OpenWith")
  }

  public override nonisolated init() { super.init() }

  /// Whether the activity is an action or shares; an action unless a subclass says otherwise.
  open class var activityCategory: Category { .action }
  /// The name by which the activity is left out and reported; nil unless a subclass gives one.
  open var activityType: ActivityType? { nil }
  /// The text in the sheet; nil unless a subclass gives one.
  open var activityTitle: String? { nil }
  /// The picture in the sheet; nil unless a subclass gives one.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can do something with items; it is asked before the sheet shows,
  /// and false, the default, leaves the activity out.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called when the user chose it, before `perform()`.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Presented in place of calling `perform()`, where it is not nil; asked for once. When the user
  /// takes it away the activity is over, and was not done.
  open var activityViewController: UIViewController? { nil }
  /// Does what the activity does. An override must end in `activityDidFinish(_:)`, which is all
  /// that the method itself calls.
  open func perform() { activityDidFinish(true) }
  /// Takes away what the activity presented, then tells whoever showed the sheet.
  open func activityDidFinish(_ completed: Bool) {
    let handler = finished
    finished = nil
    handler?(completed)
  }

  /// What the sheet was shown by, once it has gone: alerts of the activity come over it.
  weak var presenter: UIViewController?
  /// Whom the sheet tells.
  var finished: ((Bool) -> Void)?
}

/// An object of the app that stands for an item until an activity is chosen.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Tells what kind of item will come.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// Returns the item for the activity that was chosen; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns a subject for activities that have one, as mails do.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
