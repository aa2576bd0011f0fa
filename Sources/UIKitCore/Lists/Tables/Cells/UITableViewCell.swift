// Longer than other files: what may be overridden has to be in the class body. Bodies that are more
// than a line live in the extension of their concern.

import CollectionEngine
import PlatformInterface

/// The view of one row: a content view, what stands before and behind it, and a separator.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  // MARK: State

  final let elementState: ListElementState
  final let cellStyle: CellStyle
  /// What the table says of the row.
  final var row = RowSettings()
  final var parts = CellParts()
  private var storedContentView: UIView
  final var storedConfigurations: ViewConfigurations?
  final var needsUpdateConfiguration = true

  // MARK: Creation

  /// Makes a cell 320 points wide and 44 high, with labels and image view as `style` arranges them.
  /// Tables call it for classes registered with them, with the style `default`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    elementState = ListElementState(reuseIdentifier: reuseIdentifier)
    let size = CGSize(width: 320, height: TableMetrics.rowHeight)
    storedContentView = UIView(frame: CGRect(origin: .zero, size: size))
    super.init(frame: CGRect(origin: .zero, size: size))
    addSubview(storedContentView)
  }

  /// Makes a cell of the style `default` without a reuse identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell of the default style in a rectangle of its superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell from a document, with the style, the accessories and the content that Interface
  /// Builder gave it.
  public required init?(coder: NSCoder) {
    let source = NibSource(coder)
    cellStyle = source?.word("style", NibWords.cellStyles) ?? .default
    elementState = ListElementState()
    storedContentView = UIView(frame: .zero)
    super.init(coder: coder)
    if let source { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    // What a document puts beside it lies in front.
    addSubview(storedContentView)
  }

  /// The identifier under which the cell waits for reuse; nil for one that never does.
  open var reuseIdentifier: String? { elementState.reuseIdentifier }

  /// Called by dequeuing before the cell is used for another row, never for a new cell. It does
  /// nothing by itself; subclasses that override it call the superclass's.
  open func prepareForReuse() {}

  // MARK: Content

  /// Holds what the cell shows: the cell without accessories and controls.
  open var contentView: UIView { storedContentView }
  /// The label of the first text of the built-in styles, made when it is first asked for.
  open var textLabel: UILabel? { parts.text(of: self) }
  /// The label of the second text, made when it is first asked for; nil for the default style.
  open var detailTextLabel: UILabel? { parts.detail(of: self) }
  /// The view of the picture, made when it is first asked for; nil for the value2 style.
  open var imageView: UIImageView? { parts.image(of: self) }

  override var describedText: String? { parts.textLabel?.text }

  // MARK: Backgrounds

  /// A view behind everything else in the cell, as large as the cell; nil for none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// A view in front of `backgroundView` that is shown while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }
  /// A view instead of `selectedBackgroundView` while several rows may be selected; nil, the
  /// default, for that one.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: multipleSelectionBackgroundView) }
  }

  // MARK: Selection

  /// Whether a selected row turns grey; `default`, which does, at first.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { appearanceChanged() } }
  }
  final var isUnchoosable: Bool { selectionStyle == .none }
  /// Whether the cell shows that it is selected; setting it does so without animation.
  open var isSelected: Bool {
    get { row.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell shows that it is touched; setting it does so without animation.
  open var isHighlighted: Bool {
    get { row.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Called by the table; a subclass that overrides it calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != row.isSelected else { return }
    row.isSelected = selected
    appearanceChanged()
    setNeedsUpdateConfiguration()
  }
  /// Shows that the cell is touched, or is touched no more; overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != row.isHighlighted else { return }
    row.isHighlighted = highlighted
    appearanceChanged()
    setNeedsUpdateConfiguration()
  }

  // MARK: Accessories

  /// What the cell shows at its trailing edge while the table is not edited.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// A view at the trailing edge instead of what `accessoryType` says; nil, the default, for that.
  open var accessoryView: UIView? {
    didSet { replaceAccessory(oldValue) }
  }
  /// What the cell shows at its trailing edge while the table is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  /// A view in place of that accessory.
  open var editingAccessoryView: UIView? {
    didSet { replaceAccessory(oldValue) }
  }

  // MARK: Space

  /// How many steps the content is moved towards the end of the line.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of one such step, in points.
  open var indentationWidth = TableMetrics.indentationWidth {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Left and right count; the table's where the cell has none of its own.
  open var separatorInset: UIEdgeInsets {
    get { row.ownSeparatorInset ?? row.separatorInset }
    set {
      row.ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the cell shows its controls for editing; setting it does so without animation.
  open var isEditing: Bool {
    get { row.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Called by the table; a subclass that overrides it calls super.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  /// The control that the cell shows at its leading edge while it is edited.
  open var editingStyle: EditingStyle { row.editingStyle }
  /// Whether the content moves aside for that control.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// Whether the row can be moved while it is edited; the table has to allow it too.
  open var showsReorderControl = true {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }
  /// Whether the button that deletes the row is shown.
  open var showingDeleteConfirmation: Bool { row.showsDeleteConfirmation }
  /// Called before the cell shows or hides controls; overrides call super.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has shown or hidden controls; overrides call super.
  open func didTransition(to state: StateMask) {}

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
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
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
  /// Returns the content that the cell's style shows, without texts and image, for programs that
  /// fill it and set it as `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }
  /// Returns the background that a cell has in this table, without anything of the program's own.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  final func replaceContentView(by view: UIView) {
    view.frame = storedContentView.frame
    insertSubview(view, belowSubview: storedContentView)
    storedContentView.removeFromSuperview()
    storedContentView = view
    parts.forgetLabels()
  }

  // MARK: Dragging

  /// Called when the cell is lifted, when its row is dragged, and when that is over.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether what is in the cell takes touches while its row is dragged.
  open var userInteractionEnabledWhileDragging = false

  /// What a cell shows while its row has the keyboard.
  public enum FocusStyle: Int, Sendable {
    /// A ring around the row.
    case `default` = 0
    /// Nothing of the system's; the program shows it.
    case custom
  }
  /// What the cell shows while its row has the keyboard.
  open var focusStyle = FocusStyle.default {
    didSet { updateFocusRing() }
  }
  override var standardFocusEffect: UIFocusEffect? {
    focusStyle == .custom ? nil : super.standardFocusEffect
  }

  // MARK: Overrides

  /// Whether its row can have the keyboard; the table and its delegate decide.
  open override var canBecomeFocused: Bool {
    focusPlace.map { $0.list.canFocus($0.path) } ?? false
  }
  override func pointerTint() -> RoundedRect? { selectionStyle == .none ? nil : rowTint }
  override var focusRingGround: UIColor? { configuredGround }
  override func focusRingShape(in bounds: CGRect) -> RoundedRect {
    RoundedRect(bounds.insetBy(dx: 1, dy: 1), radius: max(6, storedLayer.cornerRadius))
  }

  /// The row is measured again before the next frame, where its table lets that be.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeDidInvalidate()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutParts()
    layoutConfiguredBackground()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintChanged()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// What the content asks for, and what stands around it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if storedTraits.preferredContentSizeCategory != old.preferredContentSizeCategory {
      parts.refreshFonts(of: self)
      setNeedsLayout()
    }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + cellAppearance
  }
  override class func makeProxy() -> UIView {
    ObjectFactory.make(self, style: .default, reuseIdentifier: nil)
  }

  // MARK: Gestures

  /// Returns whether two recognisers may recognise together. It is false; cells that are the delegate of their own
  /// recognisers override it.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether `gestureRecognizer` waits for the other to fail, which is false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether the other waits for `gestureRecognizer` to fail, which is false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether a recogniser of the cell's gets a touch, which is true.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns whether a recogniser of the cell's hears of a key or button, which is true.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Returns whether a recogniser of the cell's gets an event, which is true.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

/// What a table says of the row a cell stands for.
struct RowSettings {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var editingStyle = UITableViewCell.EditingStyle.none
  var showsDeleteConfirmation = false
  var mayMove = false
  var choosesSeveral = false
  var indents = true
  var style = UITableView.Style.plain
  var ownSeparatorInset: UIEdgeInsets?
  var separatorInset = UIEdgeInsets.zero
  /// Added to where the separator begins by itself.
  var addsAutomaticInset = true
  var separatorColor: UIColor?
  var showsSeparator = false
  /// What the table's index takes.
  var indexWidth: CGFloat = 0
  var isFirst = false
  var isLast = false
  /// A finger carries it.
  var isLifted = false
  weak var table: UITableView?
}
