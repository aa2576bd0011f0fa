/// Something in a text that can be tapped.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What part of a text an item stands for.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// UTF-16 offsets of the text.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// What the user does with a link or attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions, preview
}

/// What a text view looks for in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
