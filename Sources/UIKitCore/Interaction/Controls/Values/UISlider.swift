import PlatformInterface

/// A control that picks one number of a range by a thumb on a track.
open class UISlider: UIControl {
  /// iOS-BEHAVIOUR: 31 points high as Interface Builder keeps it. Evidence: metric-3.
  static let height: CGFloat = 31
  private static let trackHeight: CGFloat = 4
  private static let thumbDiameter: CGFloat = 28
  /// Points around the thumb in which a finger takes hold of it.
  private static let reach: CGFloat = 12

  let minimumTrack = UIImageView()
  let maximumTrack = UIImageView()
  let thumb = UIImageView()
  let minimumPicture = UIImageView()
  let maximumPicture = UIImageView()
  var pictures = SliderPictures()
  private var storedValue: Float = 0
  private var range: ClosedRange<Float> = 0...1
  /// From the thumb's centre to the finger that holds it.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a slider from a document, with its range, value and images.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  private func begin() {
    for part in [maximumTrack, minimumTrack, minimumPicture, maximumPicture, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for part in [minimumPicture, maximumPicture] { part.contentMode = .center }
    takeAppearance()
  }

  // MARK: Value

  /// The number that is picked, kept within the range. Setting it moves the thumb without animation
  /// and sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The least value; 0 by default. Setting it raises the maximum where that is lower.
  open var minimumValue: Float {
    get { range.lowerBound }
    set { setRange(newValue, max(newValue, range.upperBound)) }
  }

  /// The greatest value; 1 by default. Setting it lowers the minimum where that is higher.
  open var maximumValue: Float {
    get { range.upperBound }
    set { setRange(min(range.lowerBound, newValue), newValue) }
  }

  private func setRange(_ lower: Float, _ upper: Float) {
    guard !lower.isNaN, !upper.isNaN else { return }
    range = lower...upper
    storedValue = min(max(storedValue, lower), upper)
    setNeedsLayout()
  }

  /// Sends no event. A value that is not a number changes nothing.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    storedValue = min(max(value, range.lowerBound), range.upperBound)
    setNeedsLayout()
    guard animated, window != nil else { return }
    ControlMotion.run(true, in: self) { [self] in layoutIfNeeded() }
  }

  /// Whether the value is told while the thumb moves, and not at the end alone.
  open var isContinuous = true

  // MARK: Appearance

  /// The colour of the track before the thumb; nil, the default, is the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { takeAppearance() } }
  /// The colour of the track behind the thumb; nil is the standard colour.
  open var maximumTrackTintColor: UIColor? { didSet { takeAppearance() } }
  /// The colour of the thumb; nil is white.
  open var thumbTintColor: UIColor? { didSet { takeAppearance() } }
  /// The image at the end of the smallest value, for which the track makes space; nil, the default,
  /// shows none.
  open var minimumValueImage: UIImage? {
    didSet {
      minimumPicture.image = minimumValueImage
      setNeedsLayout()
    }
  }
  /// The image at the end of the largest value, outside the track; nil, the default, shows none.
  open var maximumValueImage: UIImage? {
    didSet {
      maximumPicture.image = maximumValueImage
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeAppearance()
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
    takeAppearance()
  }

  // MARK: Geometry, for overriding

  /// Returns where the image at the smallest value lies, in the coordinates of `bounds`; subclasses
  /// may return another place.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    pictureRect(minimumValueImage, in: bounds, isLeading: true)
  }

  /// Returns where the image at the largest value lies, in the coordinates of `bounds`; subclasses
  /// may return another place.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    pictureRect(maximumValueImage, in: bounds, isLeading: false)
  }

  /// Returns where the track lies, between the images and in the coordinates of `bounds`;
  /// subclasses may return another place.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = pictureWidth(isLeft: true)
    let right = pictureWidth(isLeft: false)
    return CGRect(
      x: bounds.minX + 2 + left, y: (bounds.midY - Self.trackHeight / 2).rounded(),
      width: max(0, bounds.width - 4 - left - right), height: Self.trackHeight)
  }

  /// Returns where the thumb lies for a value, in the coordinates of `bounds`; subclasses may
  /// return another place. Touches near it move it.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size =
      currentThumbImage?.size ?? CGSize(width: Self.thumbDiameter, height: Self.thumbDiameter)
    let length = range.upperBound - range.lowerBound
    var part = length > 0 ? CGFloat((value - range.lowerBound) / length) : 0
    if isReversed { part = 1 - part }
    // The thumb's edge reaches the end that the track is inset from.
    let space = max(0, rect.width + 4 - size.width)
    return CGRect(
      x: rect.minX - 2 + space * part, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func pictureWidth(isLeft: Bool) -> CGFloat {
    let image = isLeft != isReversed ? minimumValueImage : maximumValueImage
    return image.map { $0.size.width + 8 } ?? 0
  }

  private func pictureRect(_ image: UIImage?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let isLeft = isLeading != isReversed
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let hold = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    var (low, high) = (track, track)
    if isReversed {
      low.origin.x = hold.midX
      low.size.width = max(0, track.maxX - hold.midX)
      high.size.width = max(0, hold.midX - track.minX)
    } else {
      low.size.width = max(0, hold.midX - track.minX)
      high.origin.x = hold.midX
      high.size.width = max(0, track.maxX - hold.midX)
    }
    place(minimumTrack, currentMinimumTrackImage, low)
    place(maximumTrack, currentMaximumTrackImage, high)
    thumb.frame = hold
    if currentThumbImage == nil { thumb.layer.cornerRadius = hold.height / 2 }
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// A track's own picture keeps its height.
  private func place(_ view: UIImageView, _ image: UIImage?, _ rect: CGRect) {
    view.frame =
      image.map {
        CGRect(
          x: rect.minX, y: rect.midY - $0.size.height / 2, width: rect.width,
          height: $0.size.height)
      } ?? rect
    view.layer.cornerRadius = image == nil ? Self.trackHeight / 2 : 0
  }

  private func takeAppearance() {
    minimumTrack.image = currentMinimumTrackImage
    maximumTrack.image = currentMaximumTrackImage
    thumb.image = currentThumbImage
    minimumTrack.backgroundColor =
      currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrack.backgroundColor =
      currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
    thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    setNeedsLayout()
  }

  func pictureDidChange() { takeAppearance() }

  // MARK: Use

  /// A finger takes hold of the thumb; the rest of the track does nothing, as on iOS. A pointer may
  /// press anywhere on the track, as desktop sliders allow.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let hold = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    if hold.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) {
      grip = point.x - hold.midX
      return true
    }
    guard touch.type == .indirectPointer else { return false }
    grip = 0
    follow(point.x, event, isLast: false)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch.location(in: self).x, event, isLast: false)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch.location(in: self).x, event, isLast: true) }
    super.endTracking(touch, with: event)
  }

  private func follow(_ x: CGFloat, _ event: UIEvent?, isLast: Bool) {
    let track = trackRect(forBounds: bounds)
    let hold = thumbRect(forBounds: bounds, trackRect: track, value: range.lowerBound)
    let space = max(1, track.width + 4 - hold.width)
    var part = (x - grip - hold.width / 2 - track.minX + 2) / space
    if isReversed { part = 1 - part }
    let length = range.upperBound - range.lowerBound
    let new = range.lowerBound + Float(min(max(part, 0), 1)) * length
    let isChanged = new != storedValue
    storedValue = new
    setNeedsLayout()
    if isContinuous ? isChanged : isLast { send(.valueChanged, with: event) }
  }

  // MARK: Accessibility

  open override var canBecomeFocused: Bool { isEnabled }
  /// A tenth of the range, as with VoiceOver.
  override func adjustByFocusKey(_ key: KeyInput.Key) -> Bool {
    let isForward: Bool
    switch key {
    case .up: isForward = true
    case .down: isForward = false
    case .right: isForward = !isReversed
    case .left: isForward = isReversed
    default: return false
    }
    step(isForward)
    return true
  }

  /// By a tenth of the range, as keys and readers do.
  private func step(_ isForward: Bool) {
    let step = (maximumValue - minimumValue) / 10
    setValue(value + (isForward ? step : -step), animated: true)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  /// The middle of the thumb unless set, in points of the screen.
  ///
  /// iOS-BEHAVIOUR: the thumb, not the slider. Evidence: https://github.com/cashapp/AccessibilitySnapshot
  open override var accessibilityActivationPoint: CGPoint {
    get {
      if let own = accessibilityRecord?.ownActivationPoint { return own }
      let thumb = thumbRect(
        forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
      return toScreen(CGPoint(x: thumb.midX, y: thumb.midY))
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  open override func accessibilityIncrement() { step(true) }
  open override func accessibilityDecrement() { step(false) }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityValue: String? {
    get {
      let length = range.upperBound - range.lowerBound
      let part = length > 0 ? (storedValue - range.lowerBound) / length : 0
      return super.accessibilityValue ?? "\(Int((part * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + sliderAppearance
  }
}
