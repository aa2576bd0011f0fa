import PlatformInterface

/// Dots, one a page, of which the current page's stands out.
open class UIPageControl: UIControl {
  /// Whether the user changes a page control's page, and whether by steps or by moving along the dots.
  public enum InteractionState: Int, Sendable {
    /// The user does nothing with the control.
    case none = 0
    /// The user goes a page on or back by a tap beside the dots.
    case discrete = 1
    /// The user moves a finger along the dots.
    case continuous = 2
  }

  /// When a page control shows a background behind its dots.
  public enum BackgroundStyle: Int, Sendable {
    /// The background is shown while the user moves along the dots.
    case automatic = 0
    /// The background is always shown.
    case prominent = 1
    /// The background is never shown.
    case minimal = 2
  }

  /// The direction in which a page control's pages follow one another.
  public enum Direction: Int, Sendable {
    /// Pages follow one another as lines of text do in the user's language.
    case natural = 0
    /// Pages follow one another from left to right.
    case leftToRight = 1
    /// Pages follow one another from right to left.
    case rightToLeft = 2
    /// Pages follow one another from top to bottom.
    case topToBottom = 3
    /// Pages follow one another from bottom to top.
    case bottomToTop = 4
  }

  // iOS-BEHAVIOUR: a page control of three pages. Evidence: metric-19.
  private static let dot: CGFloat = 7
  private static let spacing: CGFloat = 32 / 3
  private static let padding: CGFloat = 46 / 3
  private static let thickness: CGFloat = 77 / 3
  /// More are wider than any window.
  private static let mostDots = 1000

  private let ground = ControlPart(frame: .zero)
  private var dots: [UIImageView] = []
  private var storedCount = 0
  private var storedPage = 0
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  private var dragStart: CGFloat = 0
  private var isDragging = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a page control from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  private func begin() {
    ground.layer.cornerRadius = Self.thickness / 2
    addSubview(ground)
    takeAppearance()
  }

  // MARK: Pages

  /// How many dots there are. A negative number is zero, and `currentPage` is kept below it.
  open var numberOfPages: Int {
    get { storedCount }
    set {
      storedCount = max(0, newValue)
      storedPage = min(storedPage, max(0, storedCount - 1))
      invalidateIntrinsicContentSize()
      takeAppearance()
    }
  }

  /// Clamped to the pages; set without an event.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(0, storedCount - 1))
      takeAppearance()
    }
  }

  /// Whether nothing is shown where there is one page; false by default.
  open var hidesForSinglePage = false { didSet { takeAppearance() } }
  /// Whether dragging along the dots goes through the pages.
  open var allowsContinuousInteraction = true
  /// Whether the user changes the page, and how.
  open private(set) var interactionState = InteractionState.none { didSet { takeAppearance() } }

  // MARK: Appearance

  /// The colour of the dots of other pages; nil is the standard colour.
  open var pageIndicatorTintColor: UIColor? { didSet { takeAppearance() } }
  /// The colour of the current page's dot; nil is the standard colour.
  open var currentPageIndicatorTintColor: UIColor? { didSet { takeAppearance() } }
  /// When a background is shown behind the dots; `automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { takeAppearance() } }
  /// The direction in which the dots follow one another; `natural` by default.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The image instead of each dot that has none of its own; nil, the default, is a dot.
  open var preferredIndicatorImage: UIImage? { didSet { takeAppearance() } }
  /// The image instead of the current page's dot; nil, the default, is that of any other page.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { takeAppearance() } }

  /// Sets the image instead of one page's dot; nil shows `preferredIndicatorImage` again.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    takeAppearance()
  }
  /// Returns the image set for one page's dot, or nil.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the image instead of one page's dot while it is the current page; nil shows
  /// `preferredCurrentPageIndicatorImage` again.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    takeAppearance()
  }
  /// Returns the image set for one page's dot while it is current, or nil.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// Returns the size that so many dots need, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    let length = count * Self.dot + max(0, count - 1) * Self.spacing + 2 * Self.padding
    return isVertical
      ? CGSize(width: Self.thickness, height: length)
      : CGSize(width: length, height: Self.thickness)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedCount) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func takeAppearance() {
    isHiddenForSinglePage = hidesForSinglePage && storedCount <= 1
    let count = min(storedCount, Self.mostDots)
    while dots.count < count {
      let dot = UIImageView()
      dot.contentMode = .center
      dots.append(dot)
      addSubview(dot)
    }
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    for (page, dot) in dots.enumerated() {
      let isCurrent = page == storedPage
      let image =
        (isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil)
        ?? images[page] ?? preferredIndicatorImage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
      dot.image = image
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
    }
    let isProminent =
      backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState != .none)
    ground.backgroundColor = isProminent ? .systemFill : nil
    setNeedsLayout()
  }

  private var isHiddenForSinglePage = false {
    didSet { alpha = isHiddenForSinglePage ? 0 : 1 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    ground.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    let step = Self.dot + Self.spacing
    for (page, dot) in dots.enumerated() {
      let along = Self.padding + CGFloat(isReversed ? storedCount - 1 - page : page) * step
      dot.frame =
        isVertical
        ? CGRect(
          x: bounds.midX - Self.dot / 2, y: ground.frame.minY + along, width: Self.dot,
          height: Self.dot)
        : CGRect(
          x: ground.frame.minX + along, y: bounds.midY - Self.dot / 2, width: Self.dot,
          height: Self.dot)
    }
  }

  // MARK: Use

  override var claimsTaps: Bool { true }

  private func place(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return isVertical ? point.y : point.x
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragStart = place(of: touch)
    isDragging = false
    interactionState = .discrete
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let step = Self.dot + Self.spacing
    let way = (place(of: touch) - dragStart) / step
    guard allowsContinuousInteraction, abs(way) >= 1 else { return true }
    isDragging = true
    interactionState = .continuous
    dragStart += way.rounded(.towardZero) * step
    turn(by: Int(way.rounded(.towardZero)) * (isReversed ? -1 : 1), event)
    return true
  }

  /// A tap on one half goes one page that way.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    interactionState = .none
    guard !isDragging, isTouchInside, let touch else { return }
    let middle = isVertical ? bounds.midY : bounds.midX
    turn(by: (place(of: touch) > middle) != isReversed ? 1 : -1, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  private func turn(by pages: Int, _ event: UIEvent?) {
    let new = min(max(storedPage + pages, 0), max(0, storedCount - 1))
    guard new != storedPage else { return }
    storedPage = new
    takeAppearance()
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  open override func accessibilityIncrement() { turn(by: 1, nil) }
  open override func accessibilityDecrement() { turn(by: -1, nil) }

  /// iOS-BEHAVIOUR: "Page control" for those who speak to it. Evidence: metric-20.
  open override var accessibilityUserInputLabels: [String]! {
    get { accessibilityRecord?.inputLabels ?? ["Page control"] }
    set { super.accessibilityUserInputLabels = newValue }
  }

  /// The shape of its background, in coordinates of the screen.
  open override var accessibilityPath: UIBezierPath? {
    get {
      super.accessibilityPath
        ?? UIBezierPath(roundedRect: accessibilityFrame, cornerRadius: Self.thickness / 2)
    }
    set { super.accessibilityPath = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(storedPage + 1) of \(storedCount)" }
    set { super.accessibilityValue = newValue }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + pageDotAppearance
  }
}
