import PlatformInterface

/// One entry of a menu: a title and a picture. Actions, commands and menus are kinds of it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// What a mark beside the title says.
  public enum State: Int, Sendable {
    /// There is no mark.
    case off = 0
    /// There is a tick.
    case on
    /// There is a dash, for a part that is on.
    case mixed
  }

  /// Whether an element can be chosen, is seen, destroys something, or leaves its menu open.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes attributes of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is grey and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is shown in red, since it destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  final var storedTitle: String
  final var storedImage: UIImage?

  /// The text that a menu shows for the element.
  open var title: String { storedTitle }
  /// The image that a menu shows beside the title; nil shows none.
  open var image: UIImage? { storedImage }
  /// A smaller text below the title; nil, the default, shows none.
  open var subtitle: String?
  /// A name for scripts and tests, which users do not see.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  /// Menu elements are not kept in archives here.
  public required init?(coder: NSCoder) {
    Unsupported.report("UIMenuElement.init(coder:)")
    return nil
  }
}

/// An element that does something when chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text that a menu shows for the element.
  var title: String { get set }
  /// The image that a menu shows beside the title; nil shows none.
  var image: UIImage? { get set }
  /// The image while `state` is on; nil shows `image`.
  var selectedImage: UIImage? { get set }
  /// A longer title for overviews of shortcuts; nil shows `title`.
  var discoverabilityTitle: String? { get set }
  /// Whether the element can be chosen, is seen, destroys something or leaves its menu open.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether a menu shows a tick beside the element, a dash, or nothing.
  var state: UIMenuElement.State { get set }
  /// Who had the element performed; nil outside of that.
  var sender: Any? { get }
  /// Does what choosing the element would do, for a sender; the target counts for commands alone.
  func performWithSender(_ sender: Any?, target: Any?)
}
