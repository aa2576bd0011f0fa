import ObjCRuntime
import PlatformInterface

/// Something more to know of an element than its label and value, which readers offer on demand.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
  /// How soon readers say it.
  public enum Importance: UInt, Sendable {
    /// Where somebody asks for more.
    case `default`
    /// With the element's value, each time.
    case high
  }

  /// What the content is called.
  open var label: String { attributedLabel.string }
  /// What it says.
  open var value: String { attributedValue.string }
  /// The label with attributes of speech.
  public let attributedLabel: NSAttributedString
  /// The value with attributes of speech.
  public let attributedValue: NSAttributedString
  /// How soon readers say it; where somebody asks for more, by default.
  open var importance = Importance.default

  /// Makes content of plain texts.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Makes content of texts that say how they are spoken.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An element that has more to know than its label and value.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// What readers offer on demand, in order; nil for nothing.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Answers in place of `accessibilityCustomContent`, where it is not nil.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

/// Answers with what readers offer on demand.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

extension AXCustomContentProvider {
  /// Nil, and nothing can be set, unless the class has the property itself.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set {
      if newValue != nil { Unsupported.report("\(type(of: self)).accessibilityCustomContentBlock") }
    }
  }
}
