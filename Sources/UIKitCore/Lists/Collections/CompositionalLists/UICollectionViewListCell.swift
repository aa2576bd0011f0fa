import CollectionEngine
import PlatformInterface

/// A cell of a list layout: content between accessories, with lines to its neighbours.
///
/// Registered for headers and footers it looks like those.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// A list's header may be a cell of this class as well.
  override var isSectionHeader: Bool {
    elementState.reuseKind == UICollectionView.elementKindSectionHeader
  }

  final var parts = ListCellParts()

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a cell from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the content that UIKit's own rows, headers and footers have at the cell's place in its
  /// list, without texts and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration { usualContent }

  // MARK: Space

  /// How deep the item lies in an outline; each level is `indentationWidth` wide.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// How far one level of `indentationLevel` moves the content, in points. Setting it lays the cell
  /// out anew.
  open var indentationWidth = ListLayoutMetrics.indentationWidth {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Whether leading accessories are indented with the content.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// The cell's marks and controls, from leading to trailing; those that the cell's state does not
  /// show take no space.
  open var accessories: [UICellAccessory] = [] {
    didSet { updateAccessories() }
  }

  /// Constrain its leading edge to where lines are to begin. They begin with the text where that is
  /// left alone.
  open var separatorLayoutGuide: UILayoutGuide { madeSeparatorGuide }

  // MARK: Overrides

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    usualBackground
  }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      parts.hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if !parts.hasOwnBackground {
      setBackground(defaultBackgroundConfiguration().updated(for: state))
    }
    if parts.isEditing != state.isEditing {
      parts.isEditing = state.isEditing
      updateAccessories()
    }
    refreshAccessories()
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    takeContext(layoutAttributes.list)
  }

  open override func layoutSubviews() {
    placeParts()
    super.layoutSubviews()
    placeLines()
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.estimates == [.height] else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    return listFitted(layoutAttributes)
  }

  // A cell that comes while the list is edited learns of that here.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if ownList?.isEditing != parts.isEditing { setNeedsUpdateConfiguration() }
    // Made before it had its place, it could not know whether its branch is open.
    if superview != nil, outline != nil { refreshAccessories() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshAccessories()
  }
}

/// The views of a list's cell beside its content.
@MainActor
struct ListCellParts {
  var context: ListElementContext?
  var accessories: [ListAccessoryView] = []
  var topLine: UIView?
  var bottomLine: UIView?
  var separatorGuide: UILayoutGuide?
  var hasOwnBackground = false
  var isEditing = false
  /// The layout gave the cell round corners.
  var isRounded = false
  var headerTap: UITapGestureRecognizer?
}
