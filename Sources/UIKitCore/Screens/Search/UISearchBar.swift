import PlatformInterface
import QuartzCore

/// A field to search with, a button that cancels, and scopes below.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The signs in a search bar that may be replaced by pictures.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that removes the text.
    case clear
    /// The button of bookmarks.
    case bookmark
    /// The button of results.
    case resultsList
  }

  /// Whether a search bar draws a background of its own.
  public enum Style: UInt, Sendable {
    /// The bar has a background.
    case `default` = 0
    /// The bar has a background of its own.
    case prominent
    /// The bar is nothing but its field.
    case minimal
  }

  private let field = UISearchTextField(frame: .zero)
  private lazy var link = SearchFieldLink(self)
  /// The material of the system's bars, or what the app has in its place.
  final let background = BarBackground()
  final let line = UIView()
  final var cancel: UIButton?
  final var scopes: UISegmentedControl?
  final var promptLabel: UILabel?
  final var images: [Icon: UIImage] = [:]
  /// The controller whose bar this is.
  final weak var searchOwner: (any SearchBarOwner)?
  /// In a navigation bar, whose background and margins serve.
  final var isInNavigationBar = false { didSet { appearanceDidChange() } }
  /// In the place of a navigation bar's title, whose background serves.
  private final var isTitle: Bool { superview is NavigationBarContent }
  /// Whether it has no background of its own.
  // iOS-BEHAVIOUR: a search bar in a navigation bar has none. Evidence: unmeasured.
  final var isPlain: Bool { searchBarStyle == .minimal || isInNavigationBar || isTitle }
  /// Nothing is above it in the navigation bar.
  final var isAlone = false { didSet { if isAlone != oldValue { setNeedsLayout() } } }
  /// Set by whoever shows the bar for a controller.
  final var showsCancelForController = false { didSet { setNeedsLayout() } }
  private var storedShowsCancel = false
  private var storedShowsScopes = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a search bar from a document, with its texts, buttons and scopes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  /// Makes a search bar of no size.
  public convenience init() { self.init(frame: .zero) }

  private func begin() {
    for view in [background, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    field.delegate = link
    field.addAction(
      UIAction { [weak self] _ in self?.textChangedByUser() }, for: .editingChanged)
    addSubview(field)
    appearanceDidChange()
  }

  /// What decides about and hears of editing and buttons.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Content

  /// The field in which one types.
  open var searchTextField: UISearchTextField { field }
  /// What was typed; nil or empty for nothing. Setting it calls no delegate.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      searchOwner?.textDidChange()
    }
  }
  /// The grey text in the empty field; nil shows none.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// One line above the field; nil, the default, for none.
  open var prompt: String? {
    didSet {
      if prompt != oldValue {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
    }
  }

  /// Whether there is a button beside the field that cancels; false by default.
  open var showsCancelButton: Bool {
    get { storedShowsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the button that cancels, and moves the field where `animated` is true.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != storedShowsCancel else { return }
    storedShowsCancel = showsCancelButton
    layOut(animated: animated)
  }
  /// Whether there is a button of bookmarks at the field's end; false by default.
  open var showsBookmarkButton = false { didSet { sideButtonDidChange() } }
  /// Whether there is a button of results at the field's end; false by default.
  open var showsSearchResultsButton = false { didSet { sideButtonDidChange() } }
  /// Whether the button of results is drawn as selected; false by default.
  open var isSearchResultsButtonSelected = false { didSet { sideButtonDidChange() } }

  /// The texts of the scopes among which one chooses; nil for none.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The scope that is chosen; zero by default.
  open var selectedScopeButtonIndex: Int = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// Whether the scopes are shown below the field; false by default.
  open var showsScopeBar: Bool {
    get { storedShowsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scopes, which changes the bar's height.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    guard show != storedShowsScopes else { return }
    storedShowsScopes = show
    invalidateIntrinsicContentSize()
    layOut(animated: animate)
    searchOwner?.barHeightDidChange(animated: animate)
  }

  /// Whether one can search; the field is pale where one cannot.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      field.alpha = newValue ? 1 : 0.5
    }
  }

  // MARK: Appearance

  /// Whether the bar has a background of its own; by its place, by default.
  open var searchBarStyle = Style.default { didSet { appearanceDidChange() } }
  /// The bar's older appearance: light or dark.
  open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
  /// The colour behind the field; nil is the standard one.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// Whether content shines through the bar; true by default.
  open var isTranslucent = true { didSet { appearanceDidChange() } }
  /// The image behind the field, stretched to the bar; nil shows none.
  open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
  /// Sets the image behind the field. Position and height count for nothing.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// Returns the image behind the field, whatever position and height.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }

  /// Sets the picture of a sign, one for all states; nil takes it away.
  open func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) {
    images[icon] = iconImage
    if icon == .search { field.showGlass(iconImage) }
    if icon == .clear, iconImage != nil { Unsupported.report("UISearchBar.setImage for clear") }
    sideButtonDidChange()
  }
  /// Returns the picture set for a sign; the state counts for nothing.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { images[icon] }

  /// Sets the image of the field itself. Only the state `normal` counts.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    guard state == .normal else { return }
    field.background = backgroundImage
    field.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
  }
  /// Returns the image of the field itself, whatever the state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    field.background
  }
  /// Sets the attributes of the scopes' texts in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { madeScopes.setTitleTextAttributes(attributes, for: state) }
  /// Returns the attributes of the scopes' texts set for a state; nil where none are.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes?.titleTextAttributes(for: state) }

  // MARK: Place

  /// Where the bar is, as the delegate says, and at the top without its answer.
  open var barPosition: UIBarPosition {
    let answer = delegate?.position(for: self) ?? .any
    return answer == .any ? .top : answer
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// The field is as high as the text size asks for.
  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchOwner?.barHeightDidChange(animated: false)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Responding

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// Escape cancels where there is something to cancel.
  override func handleKey(_ input: KeyInput) -> Bool {
    guard input.key == .escape, showsCancelNow else { return super.handleKey(input) }
    if input.isDown { searchOwner?.cancelByKey() ?? cancelByUser() }
    return true
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  // MARK: Traits

  /// Which letters a keyboard makes capitals, as of the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether the field's text is corrected, as of the field.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether the field's spelling is checked, as of the field.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The characters that a keyboard offers first, as of the field.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The brightness of a keyboard, as of the field.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// What the return key says, as of the field.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key works only where there is text, as of the field.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden behind dots, as of the field.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + searchAppearance
  }
}
