import PlatformInterface

/// A control that is on or off; always 51×31 points.
open class UISwitch: UIControl {
  /// How a switch is drawn. Checkboxes belong to the Mac; here all switches slide.
  public enum Style: Int, Sendable {
    /// The one that the device has, which is sliding.
    case automatic = 0
    /// A box with a tick, which only the Mac has.
    case checkbox = 1
    /// A thumb that slides from one end to the other.
    case sliding = 2
  }

  /// iOS-BEHAVIOUR: 51×31. Evidence: metric-2.
  static let size = CGSize(width: 51, height: 31)
  private static let thumbDiameter: CGFloat = 27
  /// How much wider the thumb is while a finger is down.
  private static let pressedGrowth: CGFloat = 6

  private let track = ControlPart(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let thumb = ControlPart(frame: .zero)
  private var storedIsOn = false
  /// What lifting the finger now would leave, once it moved to the other half.
  private var draggedState: Bool?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    begin()
  }

  /// Makes a switch from a document, on or off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    bounds.size = Self.size
    begin()
  }

  private func begin() {
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.thumbDiameter / 2
    thumb.castThumbShadow()
    addSubview(track)
    addSubview(thumb)
    placeParts()
  }

  // MARK: State

  /// Whether the switch is on. Setting it moves the thumb without animation and sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Switches on or off, and moves the thumb where `animated` is true. It sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    movePartsIfNeeded(animated)
  }

  // MARK: Appearance

  /// The track while on; the system's green where nil.
  open var onTintColor: UIColor? { didSet { placeParts() } }
  /// The colour of the thumb; nil, the default, is white.
  open var thumbTintColor: UIColor? { didSet { placeParts() } }
  /// Kept, and not shown: so it is on iOS since version 7.
  open var onImage: UIImage?
  /// Kept, and not shown: so it is on iOS since version 7.
  open var offImage: UIImage?
  /// Shown beside checkboxes alone, which the Mac has.
  open var title: String?
  /// Kept; asks for an appearance that this idiom does not have.
  open var preferredStyle = Style.automatic {
    didSet { if preferredStyle == .checkbox { Unsupported.report("UISwitch.preferredStyle") } }
  }
  /// How the switch is drawn, which is always sliding.
  open var style: Style { .sliding }

  /// The size is not settable.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard transform.isIdentity else { return super.frame = newValue }
      super.frame = CGRect(origin: newValue.origin, size: Self.size)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { placeParts() }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    placeParts()
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
    movePartsIfNeeded(true)
  }

  private func movePartsIfNeeded(_ animated: Bool) {
    ControlMotion.run(animated, in: self) { [self] in placeParts() }
  }

  private func placeParts() {
    let isOn = draggedState ?? storedIsOn
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    let width = Self.thumbDiameter + (isHighlighted ? Self.pressedGrowth : 0)
    let inset = (Self.size.height - Self.thumbDiameter) / 2
    let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(
      x: isAtRight ? Self.size.width - inset - width : inset, y: inset, width: width,
      height: Self.thumbDiameter)
  }

  // MARK: Use

  override var focusCornerRadius: CGFloat { bounds.height / 2 }
  override var claimsTaps: Bool { true }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x > bounds.midX
    let wanted = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if wanted != (draggedState ?? storedIsOn) {
      draggedState = wanted
      movePartsIfNeeded(true)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    // A finger that went over and back changes nothing; one that stayed where it was switches.
    let new = draggedState ?? (isTouchInside ? !storedIsOn : storedIsOn)
    draggedState = nil
    take(new, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    draggedState = nil
    movePartsIfNeeded(true)
  }

  private func take(_ on: Bool, _ event: UIEvent?) {
    let isChanged = on != storedIsOn
    storedIsOn = on
    movePartsIfNeeded(true)
    if isChanged { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func performPrimaryAction() { take(!storedIsOn, nil) }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union([.button, .toggleButton]) }
    set { super.accessibilityTraits = newValue }
  }

  /// iOS-BEHAVIOUR: what a program sets is not said, but whether the switch is on. Evidence: metric-24.
  open override var accessibilityValue: String? {
    get { storedIsOn ? "1" : "0" }
    set { super.accessibilityValue = newValue }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + switchAppearance
  }
}
