import CollectionEngine
import PlatformInterface

/// The view of one item: a content view between backgrounds.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let storedContentView: UIView
  /// Of a storyboard: performed when the user selects the cell.
  final var selectionSegue: SegueTemplate?

  public override init(frame: CGRect) {
    storedContentView = UIView(frame: CGRect(origin: .zero, size: frame.standardized.size))
    super.init(frame: frame)
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    storedContentView = UIView(frame: .zero)
    super.init(coder: coder)
    setUpContent()
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  private func setUpContent() {
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  /// Holds what the cell shows; as large as the cell.
  open var contentView: UIView { storedContentView }

  // MARK: State

  /// Whether the item is selected; set by the collection view.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether a touch that may select the item is down on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Called when the cell is lifted, when its item is dragged, and when that is over.
  open func dragStateDidChange(_ dragState: DragState) {}

  final var dragLooks = CellDragLooks()

  // MARK: Backgrounds

  /// Behind everything else in the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// In front of `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: selectedBackgroundView)
      stateDidChange()
    }
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: storedContentView)
    if new === backgroundView { sendSubviewToBack(new) }
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  // MARK: Focus

  /// Whether its item can have the keyboard; the list and its delegate decide.
  open override var canBecomeFocused: Bool {
    FocusStops.item(of: self).map { $0.list.canFocus($0.path) } ?? false
  }

  // The corners one sees are the cell's own or those of its content.
  override func focusRingShape(in bounds: CGRect) -> RoundedRect {
    RoundedRect(
      bounds, radius: max(storedLayer.cornerRadius, storedContentView.storedLayer.cornerRadius))
  }

  /// The cell's own idea of its size, where that differs: what `sizeThatFits(_:)` answers.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if isSizedByConstraints {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    return layoutAttributes.resized(to: sizeThatFits(layoutAttributes.size))
  }
}

extension UICollectionViewCell: ListCellView {
  func show(selected isSelected: Bool) { self.isSelected = isSelected }
  func show(highlighted isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
