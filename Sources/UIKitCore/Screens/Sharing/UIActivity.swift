/// Something that can be done with items of the app, offered in a share sheet.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The row of a share sheet in which an activity appears.
  public enum Category: Int, Sendable { case action, share }

  /// The name of an activity, by which it can be left out and is reported.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity." + name)
    }
    public static let addToReadingList = system("AddToReadingList")
    public static let airDrop = system("AirDrop")
    public static let assignToContact = system("AssignToContact")
    public static let copyToPasteboard = system("CopyToPasteboard")
    public static let mail = system("Mail")
    public static let markupAsPDF = system("MarkupAsPDF")
    public static let message = system("Message")
    public static let openInIBooks = system("OpenInIBooks")
    public static let postToFacebook = system("PostToFacebook")
    public static let postToTwitter = system("PostToTwitter")
    public static let print = system("Print")
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Not public on iOS, where it has this name, too.
    static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    /// Not Apple's: what a desktop has in place of a list of apps.
    static let openWith = ActivityType("io.tessera.activity.OpenWith")
  }

  public override nonisolated init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  /// Asked before the sheet shows; false leaves the activity out.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called when the user chose it, before `perform()`.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Presented in place of calling `perform()`, where it is not nil; asked for once. When the user
  /// takes it away the activity is over, and was not done.
  open var activityViewController: UIViewController? { nil }
  /// Must end in `activityDidFinish(_:)`.
  open func perform() { activityDidFinish(true) }
  /// Takes away what the activity presented, then tells whoever showed the sheet.
  open func activityDidFinish(_ completed: Bool) {
    let handler = finished
    finished = nil
    handler?(completed)
  }

  /// Whom the sheet tells.
  var finished: ((Bool) -> Void)?
}

/// An object of the app that stands for an item until an activity is chosen.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Tells what kind of item will come.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
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
