import PlatformInterface

/// Where an item is shown: told when what the item says has changed.
@MainActor
protocol BarItemObserver: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}

/// What bars of all kinds show of one thing: a title, a picture, and whether it can be used.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification,
  UIAppearance, AppearanceTarget
{
  private var textAttributes = StateValues<[NSAttributedString.Key: Any]>()
  final weak var observer: (any BarItemObserver)?
  /// The values taken from appearance proxies, by the names of properties.
  final var takenAppearance: [String: Any] = [:]

  public override init() { super.init() }

  /// Makes an item with the default properties, of which nibs set others one by one.
  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) { Unsupported.report("UIBarItem.encode(with:)") }

  /// Whether the item can be used; it is grey where it cannot.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// The item's text; nil shows none.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// The item's image; nil shows none.
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  /// The image on phones on their side; nil, the default, for `image`.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  /// How far the image's edges are moved inwards, in points; zero by default.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
  /// How far the edges of `landscapeImagePhone` are moved inwards, in points; zero by default.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The image for the large view that Apple's devices show to those who need it. Tessera keeps it
  /// and has no such view.
  open var largeContentSizeImage: UIImage?
  /// The insets of `largeContentSizeImage`, in points, which Tessera keeps, too.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number by which a program finds the item again; zero by default.
  open var tag = 0
  /// Handed to the view that stands for the item, where tests find it.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// What the item is called for those who do not see it; its title unless set.
  open var accessibilityLabel: String? {
    get { AccessibilityRecord.of(self)?.label.text }
    set {
      AccessibilityRecord.made(for: self).label.text = newValue
      changed()
    }
  }

  /// Replaces, attribute by attribute, what the bar would write the title with.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    changed()
  }

  /// Returns the title's attributes set for a state; nil where none are.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  // MARK: Appearance proxies

  /// The proxy of all items of the class and its subclasses.
  open class func appearance() -> Self { proxy() }
  /// The proxy of those in bars that lie in views or screens of these classes, the innermost named first.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes) }
  /// The proxy of those in bars whose traits agree with all that `trait` specifies.
  open class func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait) }
  /// The proxy of those that fit both.
  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: trait, in: containerTypes) }

  private class func proxy(
    for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    AppearanceProxies.proxy(of: self, for: traits, in: containers) { ObjectFactory.make(self) }
  }

  class var appearanceProperties: [AppearanceProperty] { itemAppearance }

  /// Takes what proxies say, without the bar hearing of it, which is about to show the item.
  final func takeProxies(in bar: UIView) {
    guard !AppearanceProxies.isEmpty else { return }
    let observer = observer
    self.observer = nil
    AppearanceProxies.apply(to: self, shownIn: bar)
    self.observer = observer
  }

  final func changed() { observer?.barItemDidChange(self) }
}

extension UIBarItem {
  /// What lowered sources write for `self.appearance()` in a method of the class itself, which the class's initialisers
  /// may have called: the proxy, for which none of those is called.
  @_spi(XcodeSources) public class func appearanceAskedByItself() -> Self {
    AppearanceProxies.proxy(of: self) {
      ProxyObjects.object(of: self) { ObjectFactory.make($0 as! UIBarItem.Type) } as! Self
    }
  }
}
