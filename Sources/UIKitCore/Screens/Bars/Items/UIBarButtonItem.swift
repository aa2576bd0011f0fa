import ObjCRuntime
import PlatformInterface

/// A button of a navigation bar or toolbar, or a space between buttons.
open class UIBarButtonItem: UIBarItem {
  private(set) final var systemItem: SystemItem?
  /// The view that stands for the item on screen, which popovers point at.
  final weak var shownView: UIView?
  /// Effects of the symbol that last, which each button that is made for the item shows.
  final var lastingEffects: [SymbolMotion.Kind: LastingSymbolEffect] = [:]

  public override init() { super.init() }

  /// Makes an item from a document, with its title, image, style or system item.
  public required init?(coder: NSCoder) {
    let source = NibSource(coder)
    super.init(coder: coder)
    systemItem = source.flatMap { NibElement.systemItem($0) }
    if systemItem == .done || systemItem == .save { style = .done }
    if let source { NibElement.read(self, source) }
  }

  /// Makes a button or space that UIKit has words or a picture for, which sends `action` to
  /// `target`; a nil target is the first responder's chain.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem)
    self.target = target.map { ClassTarget.object(for: $0) }
    self.action = action
  }

  /// Makes a system item that performs an action, or shows a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    take(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button with a text, which sends `action` to `target`; a nil target is the first
  /// responder's chain.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// Makes a button with an image, drawn in the tint colour, which sends `action` to `target`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// Makes a button with an image and another one for phones on their side.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Takes title and image of the action where none are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    showAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Makes a button with a text or an image, and a menu that opens where there is no action, or on
  /// a long press.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    take(.plain, target, action)
    self.menu = menu
  }

  /// Shows `customView`, which handles its own touches.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = ObjectFactory.make(self)
    item.space = .fixed
    item.width = width
    return item
  }

  /// Makes a space that takes what other items leave; several share it.
  open class func flexibleSpace() -> Self {
    let item = ObjectFactory.make(self)
    item.space = .flexible
    return item
  }

  // An initialiser with the item as argument would be another one for subclasses to override, before they have those
  // above.
  private func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { ClassTarget.object(for: $0) }
    self.action = action
  }

  // MARK: Appearance

  /// How the button is drawn; `plain` by default.
  open var style = Style.plain { didSet { if style != oldValue { changed() } } }
  /// The width of the button in points, of which zero fits it to what it shows; of a fixed space,
  /// its width.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// The button is as wide as the widest of these titles.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// The view instead of text and image; nil, the default, shows these. Its taps are its own.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// The colour of the button; nil, the default, for the bar's.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Whether the symbol moves by itself when the item is touched; false, as it does not here.
  open var isSymbolAnimationEnabled: Bool {
    get { false }
    set { if newValue { Unsupported.report("UIBarButtonItem.isSymbolAnimationEnabled") } }
  }
  /// Whether the item is left out of its bar; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether the button is drawn as selected; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
  /// Whether each tap turns `isSelected` round, before the action is performed; false by default.
  open var changesSelectionAsPrimaryAction = false { didSet { changed() } }

  // MARK: What it does

  /// The selector's, with the item and the event as arguments.
  open var action: Selector?
  /// What the action is sent to; nil means the responder chain.
  open weak var target: AnyObject?
  /// Replaces title and image by its own, and target and action.
  open var primaryAction: UIAction? { didSet { showAction() } }

  /// Shown when the button is touched; when it is held where the item has an action, too.
  open var menu: UIMenu? { didSet { changed() } }
  /// In which order the menu shows its elements; `automatic` by default.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { changed() }
  }

  /// Whether a touch has nothing to do but to show the menu.
  final var showsMenuAsPrimaryAction: Bool {
    menu != nil && primaryAction == nil && action == nil
  }

  private func showAction() {
    if let primaryAction {
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let picture = primaryAction.image { image = picture }
    }
    changed()
  }

  /// Does what the button is for.
  final func perform(from sender: UIView, _ event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  // MARK: Appearance of before iOS 13

  final var titleShifts: [UIBarMetrics: UIOffset] = [:] { didSet { changed() } }
  final var backTitleShifts: [UIBarMetrics: UIOffset] = [:] { didSet { changed() } }
  final var backgrounds: [UIControl.State.RawValue: UIImage] = [:] { didSet { changed() } }
  private final var styledBackgrounds: [Style: [UIControl.State.RawValue: UIImage]] = [:] {
    didSet { changed() }
  }
  private final var backBackgrounds: [UIControl.State.RawValue: UIImage] = [:]
  private final var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
  private final var backBackgroundShifts: [UIBarMetrics: CGFloat] = [:]

  /// Moves the title, in points. Bars of other heights than the default one go by that, too.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleShifts[barMetrics] = adjustment
  }
  /// Returns how far the title is moved; zero by default.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleShifts[barMetrics] ?? .zero
  }
  /// Moves the title of a back button, in points; far away where it is not to be seen.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { backTitleShifts[barMetrics] = adjustment }
  /// Returns how far the title of a back button is moved; zero by default.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleShifts[barMetrics] ?? .zero
  }
  /// Puts an image behind the button in a state, stretched as its cap insets say; nil for none. It serves bars of all
  /// heights.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[state.rawValue] = backgroundImage }
  /// Returns the image behind the button in a state; nil where none was set.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }

  /// Puts an image behind the button in a state, as long as the item has a style; nil for none. The last one that was
  /// set counts.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    styledBackgrounds[style, default: [:]][state.rawValue] = backgroundImage
  }
  /// Returns the image behind the button in a state where the item has a style; nil where none was set.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { styledBackgrounds[style]?[state.rawValue] }
  /// The images behind the button in its style, by state.
  final var shownBackgrounds: [UIControl.State.RawValue: UIImage] {
    backgrounds.merging(styledBackgrounds[style] ?? [:]) { $1 }
  }

  // MARK: Back buttons of before iOS 7

  /// Sets an image behind the back button, which bars do not draw here and report.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if backgroundImage != nil {
      Unsupported.report("UIBarButtonItem.setBackButtonBackgroundImage(_:for:barMetrics:)")
    }
    backBackgrounds[state.rawValue] = backgroundImage
  }
  /// Returns the image set for the back button in a state; nil where none was.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backBackgrounds[state.rawValue] }
  /// Sets how far the picture behind the button is moved down, in points, which bars do not heed here and report.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if adjustment != 0 {
      Unsupported.report("UIBarButtonItem.setBackgroundVerticalPositionAdjustment(_:for:)")
    }
    backgroundShifts[barMetrics] = adjustment
  }
  /// Returns how far the picture behind the button was to be moved down, in points; zero by default.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundShifts[barMetrics] ?? 0
  }
  /// Sets how far the picture behind the back button is moved down, in points, which bars do not heed here and report.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    if adjustment != 0 {
      Unsupported.report(
        "UIBarButtonItem.setBackButtonBackgroundVerticalPositionAdjustment(_:for:)")
    }
    backBackgroundShifts[barMetrics] = adjustment
  }
  /// Returns how far the picture behind the back button was to be moved down, in points; zero by default.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backBackgroundShifts[barMetrics] ?? 0 }

  // MARK: Spaces

  enum Space { case none, fixed, flexible }
  private var space = Space.none
  final var spaceKind: Space {
    switch systemItem {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed
    default: space
    }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + buttonItemAppearance
  }
}
