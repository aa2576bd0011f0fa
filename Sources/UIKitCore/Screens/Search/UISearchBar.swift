import PlatformInterface
import QuartzCore

/// A field to search with, a button that cancels, and scopes below.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The signs in a search bar that may be replaced by pictures.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear, bookmark, resultsList
  }

  /// Whether a search bar draws a background of its own.
  public enum Style: UInt, Sendable {
    /// With a background.
    case `default` = 0
    case prominent
    /// Nothing but the field.
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
  final weak var searchOwner: UISearchController?
  /// In a navigation bar, whose background and margins serve.
  final var isInNavigationBar = false { didSet { appearanceDidChange() } }
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

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

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

  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Content

  open var searchTextField: UISearchTextField { field }
  /// Setting it tells no delegate.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      searchOwner?.textDidChange()
    }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// One line above the field.
  open var prompt: String? {
    didSet {
      if prompt != oldValue {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
    }
  }

  open var showsCancelButton: Bool {
    get { storedShowsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != storedShowsCancel else { return }
    storedShowsCancel = showsCancelButton
    layOut(animated: animated)
  }
  open var showsBookmarkButton = false { didSet { sideButtonDidChange() } }
  open var showsSearchResultsButton = false { didSet { sideButtonDidChange() } }
  open var isSearchResultsButtonSelected = false { didSet { sideButtonDidChange() } }

  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  open var selectedScopeButtonIndex: Int = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  open var showsScopeBar: Bool {
    get { storedShowsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    guard show != storedShowsScopes else { return }
    storedShowsScopes = show
    invalidateIntrinsicContentSize()
    layOut(animated: animate)
    searchOwner?.barHeightDidChange(animated: animate)
  }

  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      field.alpha = newValue ? 1 : 0.5
    }
  }

  // MARK: Appearance

  open var searchBarStyle = Style.default { didSet { appearanceDidChange() } }
  open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  open var isTranslucent = true { didSet { appearanceDidChange() } }
  open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }

  /// One picture serves all states.
  open func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) {
    images[icon] = iconImage
    if icon == .search { field.showGlass(iconImage) }
    if icon == .clear, iconImage != nil { Unsupported.report("UISearchBar.setImage for clear") }
    sideButtonDidChange()
  }
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { images[icon] }

  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    guard state == .normal else { return }
    field.background = backgroundImage
    field.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    field.background
  }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { madeScopes.setTitleTextAttributes(attributes, for: state) }
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes?.titleTextAttributes(for: state) }

  // MARK: Place

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
    if input.isDown { cancelByUser() }
    return true
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  // MARK: Traits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
}
