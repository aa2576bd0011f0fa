import Failures
import PlatformInterface

/// A control of two buttons that count down and up.
open class UIStepper: UIControl {
  /// iOS-BEHAVIOUR: 94×29. Evidence: metric-2.
  static let size = CGSize(width: 94, height: 29)

  private let plate = ControlPart(frame: .zero)
  private let divider = UIImageView()
  private let halves = [StepperHalf(isIncrement: false), StepperHalf(isIncrement: true)]
  private var storedValue: Double = 0
  private var range: ClosedRange<Double> = 0...100
  private var storedStep: Double = 1
  private var pressed: StepperHalf?
  private var repeating: StepRepeat?
  private var backgrounds = StateValues<UIImage>()
  private var dividers: [DividerKey: UIImage] = [:]

  private struct DividerKey: Hashable {
    let left: UInt
    let right: UInt
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    begin()
  }

  /// Makes a stepper from a document, with its range, step and value.
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
    plate.backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = 8
    divider.backgroundColor = .quaternaryLabel
    addSubview(plate)
    halves.forEach(addSubview)
    addSubview(divider)
    takeState()
  }

  // MARK: Value

  /// Clamped to the range; set without an event.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, range.lowerBound), range.upperBound)
      takeState()
    }
  }

  /// The least value; 0 by default. Setting it raises the maximum where that is lower.
  open var minimumValue: Double {
    get { range.lowerBound }
    set { setRange(newValue, max(newValue, range.upperBound)) }
  }

  /// The greatest value; 100 by default. Setting it lowers the minimum where that is higher.
  open var maximumValue: Double {
    get { range.upperBound }
    set { setRange(min(range.lowerBound, newValue), newValue) }
  }

  private func setRange(_ lower: Double, _ upper: Double) {
    guard !lower.isNaN, !upper.isNaN else { return }
    range = lower...upper
    value = storedValue
  }

  /// How far each tap counts; more than zero, and 1 by default.
  open var stepValue: Double {
    get { storedStep }
    set {
      require(
        newValue > 0, "UIStepper stepValue must be greater than 0; found \(newValue).")
      storedStep = newValue
    }
  }

  /// Whether the value is told at each step, and not once the finger lifts.
  open var isContinuous = true
  /// Whether a button that is held counts on.
  open var autorepeat = true
  /// Whether counting past an end goes on at the other.
  open var wraps = false { didSet { takeState() } }

  // MARK: Appearance

  /// Sets the image behind both halves in a state, stretched to fill them; nil takes that of
  /// `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
    takeState()
  }
  /// Returns the background image set for a state, or that of `normal` where none is.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgrounds.value(in: state)
  }
  /// Sets the image between the halves for a pair of their states; nil removes it.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    dividers[DividerKey(left: leftState.rawValue, right: rightState.rawValue)] = image
    takeState()
  }
  /// Returns the image between the halves for a pair of their states, or the one of two normal
  /// halves.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    dividers[DividerKey(left: state.rawValue, right: rightSegmentState.rawValue)]
      ?? dividers[DividerKey(left: 0, right: 0)]
  }
  /// Sets the image of the half that counts up in a state; nil takes that of `normal`.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    halves[1].pictures[state] = image
    takeState()
  }
  /// Returns the image set for the half that counts up, or that of `normal` where none is.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    halves[1].pictures.value(in: state)
  }
  /// Sets the image of the half that counts down in a state; nil takes that of `normal`.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    halves[0].pictures[state] = image
    takeState()
  }
  /// Returns the image set for the half that counts down, or that of `normal` where none is.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    halves[0].pictures.value(in: state)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func stateDidChange() {
    super.stateDidChange()
    takeState()
  }

  private func takeState() {
    for half in halves {
      let isAtEnd =
        half.isIncrement ? storedValue >= range.upperBound : storedValue <= range.lowerBound
      half.state =
        !isEnabled || (isAtEnd && !wraps) ? .disabled : half === pressed ? .highlighted : .normal
      half.takeAppearance()
    }
    let image = dividerImage(
      forLeftSegmentState: halves[0].state, rightSegmentState: halves[1].state)
    divider.image = image
    divider.backgroundColor = image == nil ? .quaternaryLabel : nil
    if let background = backgroundImage(for: state) {
      plate.layer.contents = background.cgImage
      plate.backgroundColor = nil
    } else {
      plate.layer.contents = nil
      plate.backgroundColor = .tertiarySystemFill
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    for (index, view) in (isReversed ? halves.reversed() : halves).enumerated() {
      view.frame = CGRect(
        origin: CGPoint(x: bounds.minX + CGFloat(index) * half.width, y: bounds.minY), size: half)
    }
    let width = divider.image?.size.width ?? 1
    divider.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.minY + 6, width: width,
      height: max(0, bounds.height - 12))
  }

  // MARK: Use

  override var claimsTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let half = half(at: touch), half.state != .disabled else { return false }
    press(half)
    step(half, isLast: false)
    guard autorepeat else { return true }
    repeating = StepRepeat(in: window?.windowScene?.host.loop) { [weak self] in
      guard let self, let pressed else { return }
      step(pressed, isLast: false)
    }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if half(at: touch) !== pressed {
      repeating?.stop()
      press(nil)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    finish()
    if !isContinuous { send(.valueChanged, with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finish()
  }

  private func finish() {
    repeating?.stop()
    repeating = nil
    press(nil)
  }

  /// Arrows up and in the direction of reading are more, the others less.
  override func adjustByFocusKey(_ key: KeyInput.Key) -> Bool {
    guard [.up, .down, .left, .right].contains(key) else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMore = key == .up || key == (isMirrored ? .left : .right)
    let old = storedValue
    step(halves[isMore ? 1 : 0], isLast: true)
    if !isContinuous, storedValue != old {
      send([.valueChanged, .primaryActionTriggered], with: nil)
    }
    return true
  }

  private func half(at touch: UITouch) -> StepperHalf? {
    let point = touch.location(in: self)
    return halves.first { $0.frame.contains(point) }
  }

  private func press(_ half: StepperHalf?) {
    pressed = half
    takeState()
  }

  private func step(_ half: StepperHalf, isLast: Bool) {
    var new = storedValue + (half.isIncrement ? storedStep : -storedStep)
    if new > range.upperBound { new = wraps ? range.lowerBound : range.upperBound }
    if new < range.lowerBound { new = wraps ? range.upperBound : range.lowerBound }
    guard new != storedValue else { return }
    storedValue = new
    takeState()
    if isContinuous { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + stepperAppearance
  }
}
