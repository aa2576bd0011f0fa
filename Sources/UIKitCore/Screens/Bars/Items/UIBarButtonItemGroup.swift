/// Items of a bar that belong together, and one that stands for them where there is little space.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items, in their order.
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for the items where there is little space; nil for nothing.
  open var representativeItem: UIBarButtonItem?
  /// Whether that one is shown in their place: never, as no bar here shows groups.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is there even where the user has taken it from the bar.
  open var alwaysAvailable = false
  /// Whether the items are out of sight.
  open var isHidden = false

  /// Makes a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Reads an empty group.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }
}
