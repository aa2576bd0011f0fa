/// Something in a text that can be tapped.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What part of a text an item stands for.
  public enum Content {
    /// A link, with its address.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part that the program has marked, by its mark.
    case tag(String)
  }

  /// What the item is: a link, an attachment or a marked part.
  public let content: Content
  /// Where the item is, in UTF-16 offsets of the text.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// What the user does with a link or attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A press that opens a menu.
  case presentActions
  /// A press that shows a preview.
  case preview
}

/// What a text view looks for in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the types, in UIKit's numbers.
  public let rawValue: UInt
  /// Makes a set of types of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Days and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// The numbers by which parcels are followed.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// The numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that can be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Amounts with a unit.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// Everything that can be found.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
