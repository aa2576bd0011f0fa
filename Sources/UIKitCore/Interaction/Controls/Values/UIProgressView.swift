import PlatformInterface

/// A bar that fills from the leading edge.
open class UIProgressView: UIView {
  /// Whether a progress view is one of its own or lies along the edge of a bar.
  public enum Style: Int, Sendable {
    /// A bar of its own, with round ends.
    case `default` = 0
    /// A bar along the edge of another bar: the unfilled part is clear.
    case bar = 1
  }

  /// iOS-BEHAVIOUR: 2 points high. Evidence: metric-2.
  static let height: CGFloat = 2

  private let track = UIImageView()
  private let fill = UIImageView()
  private var storedProgress: Float = 0
  private var observation: ProgressWatch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a progress view from a document, with its progress and colours.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  /// Makes a progress view of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }

  private func begin() {
    addSubview(track)
    addSubview(fill)
    clipsToBounds = true
    takeAppearance()
  }

  /// Whether the bar is one of its own or lies along the edge of another bar; the first by default.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { takeAppearance() } }
  }

  // MARK: Progress

  /// 0…1; others are clamped, and what is no number changes nothing.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, kept between 0 and 1, and lets the bar grow or shrink there where
  /// `animated` is true. A value that is no number is ignored.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    storedProgress = min(max(progress, 0), 1)
    setNeedsLayout()
    if animated, window != nil {
      ControlMotion.run(true, in: self) { [self] in layoutIfNeeded() }
    }
  }

  /// Followed, wherever it is changed, until nil is set.
  open var observedProgress: Progress? {
    didSet {
      observation?.watch(in: nil)
      observation = observedProgress.map { progress in
        ProgressWatch(progress) { [weak self] part in
          guard let self, part != storedProgress else { return }
          setProgress(part, animated: true)
        }
      }
      if let observedProgress {
        setProgress(Float(observedProgress.fractionCompleted), animated: false)
      }
      watchProgress()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    watchProgress()
  }

  private func watchProgress() { observation?.watch(in: window?.windowScene?.host.loop) }

  // MARK: Appearance

  /// The colour of the filled part; nil, the default, is the tint colour.
  open var progressTintColor: UIColor? { didSet { takeAppearance() } }
  /// The colour of the part that is not filled; nil is the standard colour.
  open var trackTintColor: UIColor? { didSet { takeAppearance() } }
  /// The image instead of the filled part, stretched to its length; nil, the default, is a colour.
  open var progressImage: UIImage? { didSet { takeAppearance() } }
  /// The image instead of the part that is not filled, stretched to its length; nil, the default,
  /// is a colour.
  open var trackImage: UIImage? { didSet { takeAppearance() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeAppearance()
  }

  private func takeAppearance() {
    fill.image = progressImage
    track.image = trackImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let unfilled = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    track.backgroundColor = trackImage == nil ? unfilled : nil
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    let width = bounds.width * CGFloat(storedProgress)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isReversed ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
    for part in [track, fill] { part.layer.cornerRadius = bounds.height / 2 }
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Progress" }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + progressAppearance
  }
}

/// Looks at a progress once a frame until it is finished: Foundation on Linux tells nobody of its
/// changes.
@MainActor
private final class ProgressWatch: FrameAnimation {
  private let progress: Progress
  private let changed: (Float) -> Void
  private weak var loop: FrameLoop?

  init(_ progress: Progress, _ changed: @escaping (Float) -> Void) {
    self.progress = progress
    self.changed = changed
  }

  /// Nil stops watching.
  func watch(in loop: FrameLoop?) {
    self.loop?.remove(self)
    self.loop = loop
    loop?.add(self)
  }

  func step(at time: TimeInterval) -> Bool {
    changed(Float(progress.fractionCompleted))
    return !progress.isFinished && !progress.isCancelled
  }
}
