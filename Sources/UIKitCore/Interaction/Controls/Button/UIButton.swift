import PlatformInterface

/// A control that does one thing when pressed, and says so by a title, a picture, or both.
///
/// Its appearance comes either from values set for states, or from a `configuration`, which then
/// decides alone.
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  final var values = ButtonValues()
  final var storedConfiguration: Configuration?
  final var needsConfiguration = false
  final var storedType = ButtonType.custom
  private var parts = ButtonParts()

  // MARK: Creation

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button from a document, with its type, states and configuration.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Makes a button of a type that shows an action's title and picture and performs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    take(buttonType)
    take(primaryAction)
  }

  /// Makes a custom button that shows an action's title and picture and performs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button with a configuration, which shows an action's title and picture where it has none
  /// of its own.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    storedType = .system
    self.configuration = configuration
    take(primaryAction)
  }

  /// Returns a button as wide and high as `image`, drawn in the tint colour, that sends `action` to
  /// `target`.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = ObjectFactory.make(self, frame: .zero) as! Self
    button.take(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  /// The action's title and image fill what is empty.
  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if var configuration = storedConfiguration {
      if configuration.title == nil, !action.title.isEmpty { configuration.title = action.title }
      if configuration.image == nil { configuration.image = action.image }
      self.configuration = configuration
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  func take(_ type: ButtonType) {
    storedType = type
    switch type {
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .custom, .system, .plain: break
    }
    titleLabelIfMade?.font = defaultFont
  }

  /// The type that the button was made with.
  open var buttonType: ButtonType { storedType }

  /// iOS-BEHAVIOUR: buttonFontSize 18; system buttons write at 15. Evidence: metric-8; the rest is
  /// unmeasured.
  final var defaultFont: UIFont {
    .systemFont(ofSize: storedType == .custom ? UIFont.buttonFontSize : 15)
  }

  // MARK: Parts

  /// The label of the title, made when it is first asked for: a button without a title has no label
  /// until then.
  open var titleLabel: UILabel? { parts.title(of: self) }
  /// The label of the configuration's subtitle; nil where there is none.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The view of the button's picture, made when it is first asked for.
  open var imageView: UIImageView? { parts.picture(of: self) }
  final var titleLabelIfMade: UILabel? { parts.madeTitle }
  final var pictureIfMade: UIImageView? { parts.madePicture }
  final var ground: ButtonGround { parts.ground(of: self) }
  final var groundIfMade: ButtonGround? { parts.madeGround }
  final var indicatorIfMade: UIActivityIndicatorView? { parts.madeIndicator }
  final func makeIndicator() -> UIActivityIndicatorView { parts.indicator(of: self) }
  final func makeSubtitle() -> UILabel { parts.subtitle(of: self) }

  // MARK: What is shown now

  /// The title that the button shows in its state.
  open var currentTitle: String? { values.titles.value(in: state) }
  /// The attributed title that the button shows in its state.
  open var currentAttributedTitle: NSAttributedString? { values.attributedTitles.value(in: state) }
  /// The picture that the button shows in its state.
  open var currentImage: UIImage? { shownConfiguration?.image ?? values.images.value(in: state) }
  /// The picture behind the content that the button shows in its state.
  open var currentBackgroundImage: UIImage? { values.backgrounds.value(in: state) }
  /// The colour of the title's shadow in the button's state.
  open var currentTitleShadowColor: UIColor? { values.shadowColors.value(in: state) }
  /// The configuration of a symbol in the button's state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    values.symbols.value(in: state)
  }
  /// The colour of the title in the button's state.
  open var currentTitleColor: UIColor {
    if let color = values.titleColors[state] { return color }
    if state.contains(.disabled), storedType != .custom { return .tertiaryLabel }
    return values.titleColors[.normal] ?? (storedType == .custom ? .white : tintColor)
  }

  // MARK: Old geometry

  /// Deprecated with iOS 15; ignored with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { geometryDidChange() } }
  /// How far the title is moved and cut within its place; buttons with a configuration do not heed it.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the picture is moved and cut within its place; buttons with a configuration do not heed
  /// it.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the picture is dimmed while the button is pressed, where it has none of its own for that. Deprecated
  /// with iOS 15; ignored with a configuration.
  open var adjustsImageWhenHighlighted = true { didSet { appearanceDidChange() } }
  /// Whether the picture is dimmed while the button is disabled, where it has none of its own for that. Deprecated
  /// with iOS 15; ignored with a configuration.
  open var adjustsImageWhenDisabled = true { didSet { appearanceDidChange() } }
  /// Whether a glow is seen below a finger that presses the button, which is not drawn here and is reported.
  /// Deprecated with iOS 15.
  open var showsTouchWhenHighlighted = false {
    didSet {
      if showsTouchWhenHighlighted { Unsupported.report("UIButton.showsTouchWhenHighlighted") }
    }
  }

  final func geometryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns where the background lies in a button of these bounds; subclasses may return another
  /// place.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where title and picture lie together in a button of these bounds; subclasses may
  /// return another place.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns where the picture lies within the content's place; subclasses may return another
  /// place.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).image
  }
  /// Returns where the title lies within the content's place; subclasses may return another place.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).title
  }

  open override var intrinsicContentSize: CGSize { fittingSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if storedConfiguration == nil { layoutStates() } else { layoutConfiguration() }
  }

  // MARK: Changes

  /// What the button means for the user, beyond its appearance.
  open var role = Role.normal { didSet { appearanceDidChange() } }
  /// Whether pressing selects and deselects, or chooses one element of the menu.
  open var changesSelectionAsPrimaryAction = false { didSet { beginSelection() } }
  /// Updates the configuration when the button's state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration follows the button's state by itself.
  open var automaticallyUpdatesConfiguration = true {
    didSet {
      if !automaticallyUpdatesConfiguration {
        Unsupported.report("UIButton.automaticallyUpdatesConfiguration")
      }
    }
  }

  /// All that the button shows, in one value, which wins over what is set for states; nil, the
  /// default, returns to those.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      if newValue == nil { leaveConfiguration() }
      appearanceDidChange()
    }
  }

  /// Asks for `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Fits the configuration to the button's state; by itself it calls `configurationUpdateHandler`.
  /// Subclasses may override it.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration()
  }

  override func stateDidChange() {
    super.stateDidChange()
    // iOS-BEHAVIOUR: a disabled button does not answer to the pointer. Evidence: unmeasured.
    parts.pointer?.isEnabled = isEnabled
    if configurationUpdateHandler != nil || storedConfiguration != nil {
      setNeedsUpdateConfiguration()
    }
    appearanceDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceDidChange()
  }

  final func appearanceDidChange() {
    geometryDidChange()
    if storedConfiguration == nil { takeStateAppearance() }
  }

  // MARK: Use

  /// Whether the button answers to a pointer that is over it, as fits its size and ground; false by default. A
  /// disabled button does not answer.
  open var isPointerInteractionEnabled: Bool {
    get { parts.pointer != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if let old = parts.pointer { removeInteraction(old) }
      parts.pointer = newValue ? UIPointerInteraction() : nil
      guard let made = parts.pointer else { return }
      made.isEnabled = isEnabled
      addInteraction(made)
    }
  }
  override var focusCornerRadius: CGFloat {
    max(super.focusCornerRadius, groundIfMade?.layer.cornerRadius ?? 0)
  }
  override var claimsTaps: Bool { true }
  override var eventsOfLiftInside: Event { [.touchUpInside, .primaryActionTriggered] }

  override func send(_ events: Event, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction,
      events.contains(.primaryActionTriggered)
    {
      isSelected.toggle()
    }
    super.send(events, with: event)
  }

  // MARK: Menu

  /// Shown when the button is held, or at once where `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// In which order the button's menu shows its elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open override var showsMenuAsPrimaryAction: Bool { didSet { beginSelection() } }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration() }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { menuWillEnd() }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  /// Whether the picture grows with texts of the accessibility sizes; false by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      imageView?.adjustsImageSizeForAccessibilityContentSizeCategory =
        adjustsImageSizeForAccessibilityContentSizeCategory
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? shownConfiguration?.shownTitle ?? currentAttributedTitle?.string
        ?? currentTitle ?? currentImage.flatMap { AccessibilityRecord.of($0)?.label.text }
    }
    set { super.accessibilityLabel = newValue }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + buttonAppearance
  }

  // MARK: Values for states

  /// Sets the title shown in a state. Nil shows the title of the state `normal`. Where the button
  /// has a `configuration`, its title wins.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    values.titles[state] = title
    if state == .normal, storedConfiguration != nil {
      storedConfiguration?.attributedTitle = nil
      storedConfiguration?.title = title
    }
    appearanceDidChange()
  }
  /// Returns the title set for a state, or that of `normal` where none is.
  open func title(for state: UIControl.State) -> String? { values.titles.value(in: state) }

  /// Sets an attributed title for a state, which wins over the plain one. Nil takes it away.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    values.attributedTitles[state] = title
    if state == .normal, storedConfiguration != nil {
      storedConfiguration?.attributedTitle = title.map { AttributedString($0) }
    }
    appearanceDidChange()
  }
  /// Returns the attributed title set for a state, or that of `normal` where none is.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    values.attributedTitles.value(in: state)
  }

  /// Sets the colour of the title in a state. Nil takes that of `normal`, and else the tint or
  /// white.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    values.titleColors[state] = color
    appearanceDidChange()
  }
  /// Returns the title's colour set for a state, or that of `normal` where none is.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    values.titleColors.value(in: state)
  }

  /// Sets the colour of the title's shadow in a state. Nil takes that of `normal`; without one
  /// there is no shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    values.shadowColors[state] = color
    appearanceDidChange()
  }
  /// Returns the shadow's colour set for a state, or that of `normal` where none is.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    values.shadowColors.value(in: state)
  }

  /// Sets the image shown in a state. Nil shows the image of `normal`, dimmed where the button is
  /// highlighted or disabled.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    values.images[state] = image
    if state == .normal, storedConfiguration != nil { storedConfiguration?.image = image }
    appearanceDidChange()
  }
  /// Returns the image set for a state, or that of `normal` where none is.
  open func image(for state: UIControl.State) -> UIImage? { values.images.value(in: state) }

  /// Sets the image behind title and image in a state, which is stretched to fill the button. Nil
  /// shows that of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    values.backgrounds[state] = image
    appearanceDidChange()
  }
  /// Returns the background image set for a state, or that of `normal` where none is.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    values.backgrounds.value(in: state)
  }

  /// Sets the size and weight in which a symbol is shown in a state. Nil takes those of `normal`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    values.symbols[state] = configuration
    appearanceDidChange()
  }
  /// Returns the symbol configuration set for a state, or that of `normal` where none is.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { values.symbols.value(in: state) }
}
