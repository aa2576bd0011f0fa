import CollectionEngine

/// The view of a section's header or footer, with a text of its own.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Under which views of titles are reused.
  static let titleIdentifier = "UITableViewSectionTitle"

  final let elementState: ListElementState
  private var storedContentView = UIView(frame: .zero)
  final var storedConfigurations: ViewConfigurations?
  final var needsUpdateConfiguration = true
  private var storedTextLabel: UILabel?
  private var storedDetailLabel: UILabel?
  private weak var table: UITableView?
  private var isHeader = true
  private var isFirst = false
  /// Behind a header that sticks.
  private var stuckMaterial: MaterialView?

  /// Makes a view for the header or footer of a section. Tables call it for classes registered with
  /// them.
  public init(reuseIdentifier: String?) {
    elementState = ListElementState(reuseIdentifier: reuseIdentifier)
    super.init(frame: .zero)
    addSubview(storedContentView)
  }

  /// Makes a view without a reuse identifier.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Makes a view that is not used again, in a rectangle of its superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view from a document.
  public required init?(coder: NSCoder) {
    elementState = ListElementState()
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    // What a document puts beside it lies in front.
    addSubview(storedContentView)
  }

  /// The identifier under which the table reuses the view; nil where it does not.
  open var reuseIdentifier: String? { elementState.reuseIdentifier }
  /// Called by the table before the view is shown for another section. It does nothing by itself;
  /// subclasses that override it call the superclass's.
  open func prepareForReuse() {}
  /// The view in which a program's own subviews belong; it fills the header or footer.
  open var contentView: UIView { storedContentView }

  /// Placed and styled as section titles are.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    storedContentView.addSubview(label)
    storedTextLabel = label
    style(label)
    setNeedsLayout()
    return label
  }

  /// Below the text in headers of grouped tables.
  open var detailTextLabel: UILabel? {
    if let storedDetailLabel { return storedDetailLabel }
    let label = UILabel(frame: .zero)
    label.font = Self.detailFont(storedTraits)
    label.textColor = .secondaryLabel
    storedContentView.addSubview(label)
    storedDetailLabel = label
    setNeedsLayout()
    return label
  }

  /// A view behind everything else, as large as the header or footer; nil, the default, for none.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      stuckMaterial?.removeFromSuperview()
      stuckMaterial = nil
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let backgroundView {
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
      }
    }
  }

  // MARK: Configurations

  /// What the view shows; its view becomes the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfigurations?.content }
    set { setContent(newValue) }
  }
  /// Whether the state changes what the program left as it was.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { storedConfigurations?.updatesContent ?? true }
    set { setUpdatesContent(newValue) }
  }
  /// What lies behind the content. Setting it replaces a background colour and background views;
  /// nil takes the background away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedConfigurations?.background }
    set { setBackground(newValue) }
  }
  /// Whether the table's own background is adapted to the view's state, which is so by default
  /// until `backgroundConfiguration` is set.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { storedConfigurations?.updatesBackground ?? true }
    set { setUpdatesBackground(newValue) }
  }
  /// Updates a header's or footer's configurations when its state changes.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void
  /// A closure that fits the view to its state, called by `updateConfiguration(using:)`. Setting it
  /// configures the view before its next layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// What the view is and does at the moment, as its configurations see it.
  open var configurationState: UIViewConfigurationState { currentConfigurationState }
  /// Marks the view: before it is shown or laid out next, it is configured for its state.
  open func setNeedsUpdateConfiguration() { markForConfiguration() }
  override func focusDidChange() {
    super.focusDidChange()
    markForConfiguration()
  }
  /// Called whenever the state changes. A subclass that overrides it calls super.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateAutomatically(for: state)
    configurationUpdateHandler?(self, state)
  }
  /// Returns the content that the table's own titles show, without texts, for programs that fill it
  /// and set it as `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }
  /// Returns the background that the table would give the view, by its style, for programs that
  /// change some of it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  final func replaceContentView(by view: UIView) {
    view.frame = storedContentView.frame
    insertSubview(view, belowSubview: storedContentView)
    storedContentView.removeFromSuperview()
    storedContentView = view
    (storedTextLabel, storedDetailLabel) = (nil, nil)
  }

  private var styleConfiguration: UIListContentConfiguration {
    switch (table?.style == .plain, isHeader) {
    case (true, true): .plainHeader()
    case (true, false): .plainFooter()
    case (false, true): .groupedHeader()
    case (false, false): .groupedFooter()
    }
  }

  // MARK: The table's side

  override var isSectionHeader: Bool { table != nil && isHeader }

  final func belong(to table: UITableView, isHeader: Bool, isFirst: Bool) {
    self.table = table
    setPlacedByList()
    self.isHeader = isHeader
    self.isFirst = isFirst
    if let storedTextLabel { style(storedTextLabel) }
    if tintOfItsOwn != nil { resolveBackground() }
    setNeedsLayout()
  }

  // iOS-BEHAVIOUR: a title of a plain table that is given a tint of its own has it behind the text.
  // Evidence: https://coderapp.vercel.app/answer/58846138 (iOS 13; later ones unmeasured)
  private var tintOfItsOwn: UIColor? { table?.style == .plain ? rare?.tintColor : nil }

  override func showBackground(_ color: CGColor?) {
    super.showBackground(color ?? tintOfItsOwn?.resolvedColor(with: storedTraits).cgColor)
    if tintOfItsOwn != nil { setSticking(false) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    resolveBackground()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    guard storedTraits.preferredContentSizeCategory != old.preferredContentSizeCategory else {
      return
    }
    // A font that a program set stays.
    if let table, let label = storedTextLabel,
      label.font == TableTitles.font(in: table, isHeader: isHeader, traits: old)
    {
      style(label)
    }
    if let label = storedDetailLabel, label.font == Self.detailFont(old) {
      label.font = Self.detailFont(storedTraits)
    }
    setNeedsLayout()
  }

  private static func detailFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
  }

  private func style(_ label: UILabel) {
    guard let table else { return }
    label.font = TableTitles.font(in: table, isHeader: isHeader)
    label.textColor = table.style == .plain ? .label : .secondaryLabel
  }

  /// A header that sticks has something behind it, since rows scroll under it.
  ///
  /// iOS-BEHAVIOUR: plain headers are clear since iOS 15 until they stick. Evidence: unmeasured.
  final func setSticking(_ sticks: Bool) {
    let isSticking = sticks && tintOfItsOwn == nil
    guard table?.style == .plain, backgroundView == nil, isSticking != (stuckMaterial != nil)
    else { return }
    guard isSticking else {
      stuckMaterial?.removeFromSuperview()
      stuckMaterial = nil
      return
    }
    let material = MaterialView(Self.stuckEffect)
    UIView.performWithoutAnimation { material.frame = bounds }
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(material, at: 0)
    stuckMaterial = material
  }

  private static let stuckEffect = UIBlurEffect(style: .systemChromeMaterial)

  /// As high as a title of its text would be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if contentConfiguration != nil { return storedContentView.sizeThatFits(size) }
    guard let table else { return CGSize(width: size.width, height: 0) }
    let text = storedTextLabel?.text ?? ""
    return CGSize(
      width: size.width,
      height: isHeader
        ? TableTitles.headerHeight(text, in: table, isFirst: isFirst)
        : TableTitles.footerHeight(text, in: table))
  }

  /// Contents that keep to the margins begin where titles do.
  private func updateMargins() {
    guard let table else { return }
    let margin = TableTitles.margin(in: table)
    contentView.setStandardMargins(
      NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if storedContentView.frame != bounds { storedContentView.frame = bounds }
    layoutConfiguredBackground()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    guard let table else { return }
    updateMargins()
    let (left, right) = TableTitles.insets(in: table)
    let width = max(0, bounds.width - left - right)
    guard let label = storedTextLabel else { return }
    let fitting = label.sizeThatFits(CGSize(width: width, height: 0))
    let height = min(bounds.height, table.roundedUp(fitting.height))
    let y: CGFloat
    switch (table.style, isHeader) {
    case (.plain, _): y = table.roundedDown((bounds.height - height) / 2)
    case (_, true): y = bounds.height - height - TableMetrics.groupTitleBottom
    case (_, false): y = TableMetrics.groupFooterTop
    }
    label.frame = CGRect(x: left, y: max(0, y), width: width, height: height)
    if let detail = storedDetailLabel {
      let size = detail.sizeThatFits(CGSize(width: width, height: 0))
      detail.frame = CGRect(x: left, y: label.frame.maxY, width: width, height: size.height)
    }
    label.textAlignment =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .natural
  }

  override class func makeProxy() -> UIView { ObjectFactory.make(self, reuseIdentifier: nil) }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  final func callUpdateConfiguration() { updateConfiguration(using: configurationState) }
  final func configuredBackgroundChanged() {}
  final func contentConfigurationDidChange() { contentSizeDidInvalidate() }

  final var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
}

extension UITableViewHeaderFooterView: ListElementView {
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    guard let table, let layout = table.storedLayout as? TableLayout else { return }
    setSticking(layout.isSticking(layoutAttributes))
  }

  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let table else { return layoutAttributes }
    updateMargins()
    if contentView.isSizedByConstraints || isSizedByConstraints {
      return table.fitted(
        contentView.autoLayout?.inside?.root === contentView ? contentView : self,
        layoutAttributes)
    }
    return table.fitted(self, layoutAttributes)
  }
}
