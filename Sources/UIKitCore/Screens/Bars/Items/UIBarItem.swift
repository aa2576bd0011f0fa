import PlatformInterface

/// Where an item is shown: told when what the item says has changed.
@MainActor
protocol BarItemObserver: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}

/// What bars of all kinds show of one thing: a title, a picture, and whether it can be used.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  private var textAttributes = StateValues<[NSAttributedString.Key: Any]>()
  final weak var observer: (any BarItemObserver)?

  public override init() { super.init() }

  /// With the default properties; nibs set the others one by one.
  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) { Unsupported.report("UIBarItem.encode(with:)") }

  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  /// For phones on their side; the image where nil.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  /// Handed to the view that stands for the item, where tests find it.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  open var accessibilityLabel: String? { didSet { changed() } }

  /// Replaces, attribute by attribute, what the bar would write the title with.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    changed()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  final func changed() { observer?.barItemDidChange(self) }
}
