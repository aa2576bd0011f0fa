import PlatformInterface

/// Pulled down from above the content of a scroll view, asks for new contents.
///
/// iOS-BEHAVIOUR: sends `.valueChanged` during the drag, once it has gone far enough, and keeps room
/// for itself above the content until `endRefreshing()`. `beginRefreshing()` alone neither sends nor
/// scrolls. Height and spinner: spec/behaviour.md §4. The distance was not measured.
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
  /// The control has made room for itself.
  private var hasInset = false
  /// It fired during this drag, or the program ended it; the next one begins at rest.
  private var waitsForRest = false

  public convenience init() { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    begin()
  }

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
    spinner.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: 12)
    label.alpha = 0
    addSubview(spinner)
    addSubview(label)
    accessibilityLabel = "Refresh"
  }

  open var isRefreshing: Bool { storedIsRefreshing }

  /// Below the spinner.
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
    guard !storedIsRefreshing else { return }
    start()
    makeRoom()
  }

  /// The new contents are there: the room above them closes.
  open func endRefreshing() {
    guard storedIsRefreshing else { return }
    storedIsRefreshing = false
    waitsForRest = scrollView?.isDragging ?? false
    let finish = { [self] in
      guard !storedIsRefreshing else { return }
      spinner.stopAnimating()
      contentMoved()
    }
    guard hasInset, let scrollView else { return finish() }
    hasInset = false
    let change = { scrollView.contentInset.top -= Self.height }
    guard scrollView.window != nil, UIView.areAnimationsEnabled, !scrollView.isDragging else {
      change()
      return finish()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
      animations: {
        change()
        self.spinner.alpha = 0
        self.label.alpha = 0
      }, completion: { _ in finish() })
  }

  private func start() {
    storedIsRefreshing = true
    spinner.alpha = 1
    label.alpha = 1
    spinner.startAnimating()
  }

  /// While fingers hold the content it stays where it is; afterwards it comes to rest below the room.
  private func makeRoom() {
    guard !hasInset, let scrollView else { return }
    hasInset = true
    let isAtTop = !scrollView.isDragging && pull(scrollView) > -1
    let offset = scrollView.contentOffset
    scrollView.contentInset.top += Self.height
    if isAtTop, scrollView.contentOffset != offset {
      // Making room is not scrolling.
      scrollView.contentOffset = offset
    }
  }

  /// The user asks by the keyboard.
  final func refreshByKey() {
    guard isEnabled, !storedIsRefreshing, let scrollView else { return }
    start()
    makeRoom()
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top),
      animated: true)
    sendActions(for: .valueChanged)
  }

  // MARK: The scroll view's side

  final func attach(to scrollView: UIScrollView?) {
    if let old = self.scrollView, hasInset {
      hasInset = false
      old.contentInset.top -= Self.height
    }
    removeFromSuperview()
    self.scrollView = scrollView
    guard let scrollView else { return }
    scrollView.insertSubview(self, at: 0)
    contentMoved()
  }

  /// How far the content lies below where it rests without the control.
  private func pull(_ scrollView: UIScrollView) -> CGFloat {
    let room = hasInset ? Self.height : 0
    return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - room)
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
    guard !storedIsRefreshing else { return }
    if pulled < 1, !scrollView.isDragging { waitsForRest = false }
    let progress = min(1, max(0, (pulled - 10) / (Self.triggerDistance - 10)))
    spinner.alpha = progress
    label.alpha = progress
    spinner.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
      .rotated(by: progress * .pi / 2)
    guard pulled >= Self.triggerDistance, scrollView.isDragging, !waitsForRest, isEnabled
    else { return }
    waitsForRest = true
    start()
    makeRoom()
    sendActions(for: .valueChanged)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? 8 : 0))
    label.frame = CGRect(x: 8, y: bounds.maxY - 20, width: bounds.width - 16, height: 16)
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
