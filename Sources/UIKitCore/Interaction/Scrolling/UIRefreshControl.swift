import PlatformInterface

/// Pulled down from above the content of a scroll view, asks for new contents.
///
/// iOS-BEHAVIOUR: sends `.valueChanged` during the drag, once it has gone far enough, and keeps space
/// for itself above the content until `endRefreshing()`. `beginRefreshing()` alone neither sends nor
/// scrolls. The distance was not measured. Evidence: scroll-16, scroll-17.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Points.
  static let height: CGFloat = 60
  /// Eye: how far content is pulled beyond its edge before the control fires.
  static let triggerDistance: CGFloat = 96
  private static let duration: TimeInterval = 0.3

  private weak var scrollView: UIScrollView?
  private let spinner = UIActivityIndicatorView(style: .large)
  private let label = UILabel(frame: .zero)
  private var storedIsRefreshing = false
  /// It was ended a moment ago and disappears.
  private var isLeaving = false
  /// It fired during this drag, or the program ended it; another one may fire again.
  private var hasFired = false
  /// Turns of a wheel pull at the control.
  final var wheelPull: WheelPull?
  /// When a wheel last turned upwards where there was nothing above.
  final var lastTurnAtTop: TimeInterval?

  /// Makes a refresh control; a scroll view's `refreshControl` shows it above the content.
  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    begin()
  }

  /// Makes a refresh control from a document, with its title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder), let title = source.attributedText("attributedTitle") {
      attributedTitle = title
    }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  private func begin() {
    isUserInteractionEnabled = false
    spinner.hidesWhenStopped = false
    spinner.color = .secondaryLabel
    spinner.alpha = 0
    spinner.transform = Self.smallTransform
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: 12)
    label.alpha = 0
    addSubview(spinner)
    addSubview(label)
    accessibilityLabel = "Refresh"
  }

  /// Whether nothing of the control is seen: it waits above the content to be pulled down.
  var isAtRest: Bool { !storedIsRefreshing && spinner.alpha == 0 }

  /// Whether new contents are being fetched, from the moment the control was pulled down far enough
  /// until `endRefreshing()`.
  open var isRefreshing: Bool { storedIsRefreshing }

  /// A text below the spinner; nil, the default, for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if hasOwnTint { spinner.color = tintColor }
  }

  /// The spinner's colour; grey until one is set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      hasOwnTint = newValue != nil
      super.tintColor = newValue
      spinner.color = newValue ?? .secondaryLabel
    }
  }
  private var hasOwnTint = false

  // MARK: States

  /// Shows that something is under way that the user did not begin here. The program scrolls there if
  /// it is to be seen.
  open func beginRefreshing() {
    MainThreadChecker.checked("UIRefreshControl.beginRefreshing()") {
      if !storedIsRefreshing { start() }
    }
  }

  /// Ends the refreshing, as the new contents are there: the space above them closes, by itself
  /// where the content rests, with the content where that moves or is held.
  open func endRefreshing() {
    MainThreadChecker.checked("UIRefreshControl.endRefreshing()") { end() }
  }

  private func end() {
    guard storedIsRefreshing else { return }
    storedIsRefreshing = false
    isLeaving = true
    hasFired = scrollView?.isDragging ?? false
    guard scrollView?.window != nil, UIView.areAnimationsEnabled else {
      setSpace(0)
      return disappear()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        setSpace(0)
        spinner.alpha = 0
        label.alpha = 0
      }, completion: { [weak self] _ in self?.disappear() })
  }

  private func start() {
    storedIsRefreshing = true
    isLeaving = false
    spinner.transform = Self.smallTransform
    spinner.startAnimating()
    setSpace(Self.height)
    contentMoved()
  }

  private func disappear() {
    guard isLeaving else { return }
    isLeaving = false
    spinner.stopAnimating()
    contentMoved()
  }

  /// What the content keeps free for the control. Content that fingers hold stays under them and comes
  /// to rest below the space when they let go.
  private func setSpace(_ height: CGFloat) {
    guard let scrollView, scrollView.inset.refresh != height else { return }
    if height == 0 { scrollView.storedMotion?.spaceWillClose() }
    scrollView.changeInsets { scrollView.inset.refresh = height }
  }

  /// The user asks by the keyboard: the content scrolls to its beginning, with all that the bars show
  /// there.
  final func refreshByKey() {
    guard isEnabled, !storedIsRefreshing, let scrollView else { return }
    start()
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: scrollView.verticalRange.minimum), animated: true)
    sendActions(for: .valueChanged)
  }

  // MARK: The scroll view's side

  final func attach(to scrollView: UIScrollView?) {
    wheelPull?.letGo()
    setSpace(0)
    removeFromSuperview()
    self.scrollView = scrollView
    guard let scrollView else { return }
    if storedIsRefreshing { setSpace(Self.height) }
    scrollView.insertSubview(self, at: 0)
    contentMoved()
  }

  /// How far the content lies below where it rests without the control.
  private func pull(_ scrollView: UIScrollView) -> CGFloat {
    scrollView.topOffset - scrollView.contentOffset.y
  }

  /// Fingers begin to move the content. Where they hold it far down already, that is not their pull.
  final func dragWillBegin() {
    wheelPull = nil
    guard let scrollView else { return }
    hasFired = pull(scrollView) >= Self.triggerDistance
  }

  /// Whatever moved the content. The control is at its upper edge, or at the top of what is seen where
  /// it was pulled farther.
  final func contentMoved() {
    guard let scrollView else { return }
    let pulled = pull(scrollView)
    let y = min(-Self.height, -pulled)
    let place = CGRect(
      x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
    if frame != place { frame = place }
    if scrollView.bounds.width != spinner.center.x * 2 { setNeedsLayout() }
    guard !isLeaving else { return }
    let progress: CGFloat =
      storedIsRefreshing
      // Above the content a bar may be that lets it shine through.
      ? min(1, max(0, pulled / Self.height))
      : hasFired ? 0 : min(1, max(0, (pulled - 10) / (Self.triggerDistance - 10)))
    spinner.alpha = progress
    label.alpha = progress
    guard !storedIsRefreshing else { return }
    spinner.transform = Self.smallTransform.rotated(by: progress * .pi / 2)
    guard pulled >= Self.triggerDistance, scrollView.isDragging, !hasFired, isEnabled
    else { return }
    hasFired = true
    start()
    sendActions(for: .valueChanged)
  }

  private static let smallTransform = CGAffineTransform(scaleX: 0.85, y: 0.85)

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? 8 : 0))
    label.frame = CGRect(x: 8, y: bounds.maxY - 20, width: bounds.width - 16, height: 16)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + refreshAppearance
  }
}

extension UIScrollView {
  /// F5 and Ctrl+R, as on every desktop.
  final func refresh(by key: KeyInput) -> Bool {
    guard key.isDown, let control = storedRefresh else { return false }
    switch key.key {
    case .function(5): break
    case .character
    where key.modifiers.contains(.control) && key.charactersIgnoringModifiers == "r": break
    default: return false
    }
    control.refreshByKey()
    return true
  }
}
