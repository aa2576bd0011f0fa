import CollectionEngine
import PlatformInterface

/// The view of one item: a content view between backgrounds.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private var storedContentView: UIView
  final var storedConfigurations: ViewConfigurations?
  final var needsUpdateConfiguration = true
  override final var configured: (any ConfiguredView)? { self }
  /// Of a storyboard: performed when the user selects the cell.
  final var selectionSegue: SegueTemplate?

  public override init(frame: CGRect) {
    storedContentView = UIView(frame: CGRect(origin: .zero, size: frame.standardized.size))
    super.init(frame: frame)
    setUpContent()
  }

  /// Makes a cell from a document, with the attributes that Interface Builder gave it and its
  /// subviews in the content view.
  public required init?(coder: NSCoder) {
    storedContentView = UIView(frame: .zero)
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    setUpContent()
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

  // MARK: Backgrounds

  /// A view behind everything else in the cell, as large as the cell; nil, the default, for none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// A view in front of `backgroundView` that is shown while the cell is selected or highlighted;
  /// nil, the default, for none.
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
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// What the cell shows; its view becomes the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfigurations?.content }
    set { setContent(newValue) }
  }
  /// Whether the state changes what the program left as it was.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { storedConfigurations?.updatesContent ?? true }
    set { setUpdatesContent(newValue) }
  }
  /// What lies behind the cell's content. Setting it replaces a background colour and background
  /// views; nil takes the background away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedConfigurations?.background }
    set { setBackground(newValue) }
  }
  /// Whether the background follows the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { storedConfigurations?.updatesBackground ?? true }
    set { setUpdatesBackground(newValue) }
  }
  /// Updates a cell's configurations when the cell's state changes.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void
  /// A closure that fits the cell to its state, called by `updateConfiguration(using:)`. Setting it
  /// configures the cell before its next layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState { currentConfigurationState }
  /// Marks the cell: before it is shown or laid out next, it is configured for its state.
  open func setNeedsUpdateConfiguration() { markForConfiguration() }
  override func focusDidChange() {
    super.focusDidChange()
    markForConfiguration()
  }
  /// Called whenever the state changes. A subclass that overrides it calls super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateAutomatically(for: state)
    configurationUpdateHandler?(self, state)
  }
  /// Returns the background that a cell has in this list, without anything of the program's own.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  final func replaceContentView(by view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: storedContentView)
    storedContentView.removeFromSuperview()
    storedContentView = view
  }

  // MARK: Focus

  /// Whether its item can have the keyboard; the list and its delegate decide.
  open override var canBecomeFocused: Bool {
    focusPlace.map { $0.list.canFocus($0.path) } ?? false
  }

  // Items of grids look as their program wants them; rows look like rows.
  override func pointerTint() -> RoundedRect? {
    guard let list = storedSuperview as? UICollectionView, let path = focusPlace?.path,
      list.listConfiguration(ofSection: path.section) != nil
    else { return nil }
    return rowTint
  }

  override var focusRingGround: UIColor? { configuredGround }
  // The corners one sees are the cell's own or those of its content.
  override func focusRingShape(in bounds: CGRect) -> RoundedRect {
    RoundedRect(
      bounds, radius: max(storedLayer.cornerRadius, storedContentView.storedLayer.cornerRadius))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutConfiguredBackground()
  }

  /// The cell's own idea of its size, where that differs: what `sizeThatFits(_:)` answers.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let estimates = layoutAttributes.estimates {
      guard !estimates.isEmpty else { return layoutAttributes }
      updateConfigurationIfNeeded()
      return fitted(layoutAttributes, estimates) {
        contentConfiguration != nil ? contentView.sizeThatFits($0) : sizeThatFits($0)
      }
    }
    if isSizedByConstraints {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    updateConfigurationIfNeeded()
    if contentConfiguration != nil {
      return layoutAttributes.resized(to: contentView.sizeThatFits(layoutAttributes.size))
    }
    return layoutAttributes.resized(to: sizeThatFits(layoutAttributes.size))
  }
}

extension UICollectionViewCell: ConfiguredView {
  final func callUpdateConfiguration() { updateConfiguration(using: configurationState) }
  final func configuredBackgroundChanged() {}
  final func contentConfigurationDidChange() { contentSizeDidInvalidate() }

  final var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isDisabled = !isUserInteractionEnabled
    if let list = superview as? UICollectionView {
      state.isEditing = list.isEdited(self)
      state.isSwiped = list.listSwipe?.cell === self
      if let movement = list.movement, !movement.isGap {
        state.isReordering = movement.element.view === self
      }
    }
    state.cellDragState =
      switch elementState.dragAppearance.state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    return state
  }
}

extension UICollectionViewCell: ListCellView {
  var ownTitle: String? { nil }
  var hearsWhetherSelected: Bool { false }
  func show(selected isSelected: Bool) { self.isSelected = isSelected }
  func show(highlighted isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
