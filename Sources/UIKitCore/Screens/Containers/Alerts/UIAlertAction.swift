/// A choice in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying, UIAccessibilityIdentification {
  /// Whether an action of an alert is the usual one, leaves everything as it is, or destroys something.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// Leaves everything as it was; one alert has at most one.
    case cancel
    /// The choice changes or deletes data, and is red.
    case destructive
  }

  private var storedTitle: String?
  private var storedStyle = Style.default
  final var handler: ((UIAlertAction) -> Void)?
  final weak var row: AlertRow?
  /// What programs set by its key: the colour and place of the title, a picture before it and that one's colour.
  final var titleColor: UIColor? { didSet { row?.takeStyle() } }
  final var titleAlignment = NSTextAlignment.center { didSet { row?.takeStyle() } }
  final var image: UIImage? { didSet { row?.takeStyle() } }
  final var imageColor: UIColor? { didSet { row?.takeStyle() } }
  /// A controller whose view a program shows in place of the title, by its key.
  final var contentController: UIViewController? { didSet { row?.takeStyle() } }

  public override init() { super.init() }

  /// Makes a choice of an alert.
  ///
  /// - Parameter handler: called when the alert has gone.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    storedTitle = title
    storedStyle = style
    self.handler = handler
  }

  /// The text of the choice.
  open var title: String? { storedTitle }
  /// Whether the choice is ordinary, leaves everything as it is, or destroys something.
  open var style: Style { storedStyle }
  /// Handed to the row that stands for the action, where tests find it.
  open var accessibilityIdentifier: String? {
    didSet { row?.accessibilityIdentifier = accessibilityIdentifier }
  }
  /// Whether the choice can be made; it is grey where it cannot.
  open var isEnabled = true { didSet { row?.isEnabled = isEnabled } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    (copy.titleColor, copy.titleAlignment) = (titleColor, titleAlignment)
    (copy.image, copy.imageColor) = (image, imageColor)
    copy.contentController = contentController
    return copy
  }
}
