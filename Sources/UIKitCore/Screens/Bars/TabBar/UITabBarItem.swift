/// One choice of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The items that UIKit has titles and pictures for.
  public enum SystemItem: Int, Sendable {
    /// Three dots, which lead to further items.
    case more = 0
    /// A star.
    case favorites
    /// A star.
    case featured
    /// A star.
    case topRated
    /// A clock.
    case recents
    /// A person.
    case contacts
    /// A clock.
    case history
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow down.
    case downloads
    /// A clock.
    case mostRecent
    /// A list by number.
    case mostViewed
  }

  private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  public override init() { super.init() }
  /// Makes an item from a document, with its title, image or system item.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let source = NibSource(coder) else { return }
    if let item = NibElement.tabBarItem(source) { (title, image) = (item.title, item.image) }
    NibElement.read(self, source)
  }

  /// Makes an item with a text and an image, and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a text, an image, and another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes an item that UIKit has a word and a picture for.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// The image while the item is selected; nil, the default, for `image`.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// A few characters on a round ground beside the image.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The colour of the badge; nil, the default, for red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// Sets the attributes of the badge's text in a state; nil removes them. They are kept, and not
  /// shown yet.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }
  /// Returns the attributes of the badge's text set for a state; nil where none are.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
  /// How far the title is moved, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// Replace the bar's while this item is selected.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  /// The appearance of the bar at the end of the content while this item is selected; nil takes the
  /// bar's.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + tabItemAppearance
  }
}

extension UITabBarItem.SystemItem {
  /// In the app's language.
  var title: String { SystemText.localized(englishTitle) }

  private var englishTitle: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }
}

/// What the items of a tab bar look like in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the item's title, such as font and colour; empty values are the bar's own.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the item's title is to be moved, in points; kept, and not shown yet.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the item's image; nil for the bar's own.
  open var iconColor: UIColor?
  /// The colour of the badge; nil is red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text, such as font and colour; kept, and not shown yet.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// What the items of a tab bar look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The item as it usually is.
  public let normal = UITabBarItemStateAppearance()
  /// The item while it is selected.
  public let selected = UITabBarItemStateAppearance()
  /// The item while it cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// The item while keys act on it.
  public let focused = UITabBarItemStateAppearance()

  public required override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// What a tab bar looks like.
open class UITabBarAppearance: UIBarAppearance {
  /// What items look like whose image lies above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Images beside titles, where there is space for that.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// What items look like whose title lies beside the image, on a phone on its side.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of a mark on the selected item; kept, and not shown yet.
  open var selectionIndicatorTintColor: UIColor?

  /// Makes the standard appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  /// Makes an appearance with the standard background; nothing is read.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of an appearance; of another kind of bar's, of what all bars have in common.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy() as! UITabBarItemAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy() as! UITabBarItemAppearance
    compactInlineLayoutAppearance =
      other.compactInlineLayoutAppearance.copy() as! UITabBarItemAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}
