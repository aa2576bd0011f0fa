import PlatformInterface
import QuartzCore

/// Spokes that go round while something is under way.
open class UIActivityIndicatorView: UIView {
  /// How large an activity indicator is, with the older names that also name a colour.
  public enum Style: Int, Sendable {
    /// A large indicator in white.
    case whiteLarge = 0
    /// A medium indicator in white.
    case white = 1
    /// A medium indicator in grey.
    case gray = 2
    /// 20 points wide and high, in the colour of secondary content.
    case medium = 100
    /// 37 points wide and high, in the colour of secondary content.
    case large = 101

    /// iOS-BEHAVIOUR: 20 and 37 points. Evidence: metric-2.
    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  private static let spokeCount = 8
  /// Seconds of one turn. Looked at on iOS, not measured.
  private static let turn: CFTimeInterval = 1
  private static let faintest: Float = 0.2
  private static let animationKey = "UIActivityIndicatorViewSpin"

  private var spokes: [CALayer] = []
  private var isRunning = false
  private var storedColor: UIColor?

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    begin()
  }

  /// Makes an indicator from a document, which may already be animating.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  /// Makes an indicator of a style, in its size and at the origin.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    begin()
  }

  private func begin() {
    isUserInteractionEnabled = false
    for _ in 0..<Self.spokeCount {
      let spoke = CALayer()
      spokes.append(spoke)
      layer.addSublayer(spoke)
    }
    takeAppearance()
    runningDidChange()
  }

  // MARK: Appearance

  /// How large the indicator is. Setting it changes its intrinsic size and, for the older styles,
  /// its colour.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      takeAppearance()
    }
  }

  /// The colour of the spokes, which is never nil when read: the style's own where none was set.
  open var color: UIColor! {
    get { storedColor ?? styleColor }
    set {
      storedColor = newValue
      takeAppearance()
    }
  }

  private var styleColor: UIColor {
    switch style {
    case .white, .whiteLarge: .white
    case .gray, .medium, .large: UIColor(white: 0.6, alpha: 1)
    }
  }

  /// Whether the view disappears while nothing is under way.
  // iOS-BEHAVIOUR: one that does not hide by itself leaves `isHidden` to the app. Evidence:
  // https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  open var hidesWhenStopped = true { didSet { if !isRunning { isHidden = hidesWhenStopped } } }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeAppearance()
  }

  private func takeAppearance() {
    let resolved = color.resolvedColor(with: traitCollection).cgColor
    for (index, spoke) in spokes.enumerated() {
      spoke.backgroundColor = resolved
      spoke.opacity = Self.opacity(of: index, ahead: 0)
    }
    takeRunning()
    setNeedsLayout()
  }

  /// The spoke at the top is full, those behind it fade.
  private static func opacity(of spoke: Int, ahead: Int) -> Float {
    let behind = ((ahead - spoke) % spokeCount + spokeCount) % spokeCount
    return max(faintest, 1 - Float(behind) / Float(spokeCount - 1) * (1 - faintest))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    let spoke = CGSize(width: side * 0.125, height: side * 0.3)
    for (index, layer) in spokes.enumerated() {
      let angle = CGFloat(index) / CGFloat(Self.spokeCount) * 2 * .pi
      let reach = side / 2 - spoke.height / 2
      layer.bounds = CGRect(origin: .zero, size: spoke)
      layer.cornerRadius = spoke.width / 2
      layer.position = CGPoint(
        x: bounds.midX + sin(angle) * reach, y: bounds.midY - cos(angle) * reach)
      layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    }
  }

  // MARK: Running

  /// Whether the spokes go round.
  open var isAnimating: Bool { isRunning }

  /// Lets the spokes go round, and shows the indicator where `hidesWhenStopped` had hidden it. It costs a frame for
  /// each step of the spokes while it is in a window.
  open func startAnimating() {
    guard !isRunning else { return }
    isRunning = true
    runningDidChange()
  }

  /// Stops the spokes, and hides the indicator where `hidesWhenStopped` is true.
  open func stopAnimating() {
    guard isRunning else { return }
    isRunning = false
    runningDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    takeRunning()
  }

  private func runningDidChange() {
    if hidesWhenStopped { isHidden = !isRunning }
    takeRunning()
  }

  private func takeRunning() {
    let isSeen = isRunning && window != nil
    for (index, spoke) in spokes.enumerated() {
      guard isSeen else {
        spoke.removeAnimation(forKey: Self.animationKey)
        continue
      }
      guard spoke.animation(forKey: Self.animationKey) == nil else { continue }
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = (0..<Self.spokeCount).map { Self.opacity(of: index, ahead: $0) }
      animation.calculationMode = .discrete
      animation.duration = Self.turn
      animation.repeatCount = .infinity
      spoke.add(animation, forKey: Self.animationKey)
    }
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isRunning ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + indicatorAppearance
  }
}
