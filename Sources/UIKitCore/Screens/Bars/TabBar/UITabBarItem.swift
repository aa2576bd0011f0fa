/// One choice of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The items that UIKit has titles and pictures for.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let source = NibSource(coder) else { return }
    if let item = NibElement.tabBarItem(source) { (title, image) = (item.title, item.image) }
    NibElement.read(self, source)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// The image where nil.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// A few characters on a round ground beside the image.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// Red where nil.
  open var badgeColor: UIColor? { didSet { changed() } }
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// Replace the bar's while this item is selected.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
}

extension UITabBarItem.SystemItem {
  /// In English.
  var title: String {
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
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  /// Of the image.
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
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
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
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
  /// Images above titles.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Images beside titles, where there is space for that.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?

  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  public required init(coder: NSCoder) { super.init(coder: coder) }

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
