import PlatformInterface

/// One entry of a menu: a title and a picture. Actions, commands and menus are kinds of it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What a mark beside the title says.
  public enum State: Int, Sendable {
    case off = 0
    case on, mixed
  }

  /// Whether an element can be chosen, is seen, destroys something, or leaves its menu open.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  final var storedTitle: String
  final var storedImage: UIImage?

  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }
  open var subtitle: String?

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
  var title: String { get set }
  var image: UIImage? { get set }
  var selectedImage: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// Who had the element performed; nil outside of that.
  var sender: Any? { get }
  func performWithSender(_ sender: Any?, target: Any?)
}
