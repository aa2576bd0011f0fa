import Failures
import PlatformInterface

/// A row of segments of which one is selected, or each is a button.
open class UISegmentedControl: UIControl {
  /// Positions of segments, for adjusting what they show.
  public enum Segment: Int, Sendable {
    /// Every segment.
    case any = 0
    /// The first segment of several.
    case left = 1
    /// Every segment between the first and the last.
    case center = 2
    /// The last segment of several.
    case right = 3
    /// The segment of a control that has one.
    case alone = 4
  }

  /// The value of `selectedSegmentIndex` while no segment is selected.
  public class var noSegment: Int { -1 }

  /// iOS-BEHAVIOUR: 32 high since iOS 13, 29 before. Evidence: metric-3.
  static let height: CGFloat = 32
  private static let plateInset: CGFloat = 2

  var segments: [SegmentView] = []
  var textAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// What an app draws in place of the ground, the plate and the dividers.
  var images = SegmentImages() { didSet { takeAppearance() } }
  private let ground = ControlPart(frame: .zero)
  private let plate = ControlPart(frame: .zero)
  private var dividers: [SegmentDivider] = []
  private var storedSelection = UISegmentedControl.noSegment
  private var pressed: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a segmented control from a document, with its segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  /// Makes a control with a segment for each string, image or action; others stop the program.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    begin()
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: index, animated: false)
      case let image as UIImage: insertSegment(with: image, at: index, animated: false)
      case let action as UIAction: insertSegment(action: action, at: index, animated: false)
      default:
        failure(
          "UISegmentedControl shows strings and images; found \(type(of: item)) at \(index).")
      }
    }
    frame.size = sizeThatFits(.zero)
  }

  /// Makes a control with a segment for each action, in their order.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  private func begin() {
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 9
    // A background colour, and a border, go round the corners as the ground does.
    layer.cornerRadius = 9
    plate.layer.cornerRadius = 7
    plate.layer.shadowColor = UIColor.black.cgColor
    plate.layer.shadowOpacity = 0.12
    plate.layer.shadowRadius = 4
    plate.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(ground)
    addSubview(plate)
    takeAppearance()
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a text. A place beyond the last puts it at the end; `animated` lets it
  /// grow there.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment, animated) { $0.title = title }
  }
  /// Inserts a segment with an image. A place beyond the last puts it at the end; `animated` lets
  /// it grow there.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment, animated) { $0.image = image }
  }
  /// Replaces nothing; the segment shows the action's image, or else its title, and performs it when
  /// selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment, animated) { $0.action = action }
  }

  private func insert(at index: Int, _ animated: Bool, _ fill: (SegmentView) -> Void) {
    let index = min(max(index, 0), segments.count)
    let view = SegmentView(frame: .zero)
    fill(view)
    segments.insert(view, at: index)
    addSubview(view)
    if storedSelection >= index { storedSelection += 1 }
    segmentsDidChange(animated)
  }

  /// Removes a segment, and with it the selection where that was its own. A segment that is not
  /// there changes nothing.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if storedSelection == segment {
      storedSelection = Self.noSegment
    } else if storedSelection > segment {
      storedSelection -= 1
    }
    segmentsDidChange(animated)
  }

  /// Removes all segments at once; none is selected then.
  open func removeAllSegments() {
    segments.forEach { $0.removeFromSuperview() }
    segments = []
    storedSelection = Self.noSegment
    segmentsDidChange(false)
  }

  private func segmentsDidChange(_ animated: Bool) {
    invalidateIntrinsicContentSize()
    takeAppearance()
    ControlMotion.run(animated, in: self) { [self] in layoutIfNeeded() }
  }

  // MARK: Selection

  /// The place of the selected segment, or `noSegment`. Setting it sends no event; a place without
  /// a segment is an error, as on iOS.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      require(
        newValue == Self.noSegment || segments.indices.contains(newValue),
        "UISegmentedControl has \(segments.count) segments; selectedSegmentIndex \(newValue) is none."
      )
      select(newValue, animated: window != nil)
    }
  }

  private func select(_ index: Int, animated: Bool) {
    guard index != storedSelection else { return }
    let isFirst = storedSelection == Self.noSegment || index == Self.noSegment
    storedSelection = index
    takeAppearance()
    // The plate appears where it belongs, and glides from there on.
    ControlMotion.run(animated && !isFirst, in: self) { [self] in layoutIfNeeded() }
  }

  /// Whether segments are buttons that stay selected only while pressed.
  open var isMomentary = false { didSet { takeAppearance() } }
  /// Whether widths follow what segments show instead of being equal.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The colour behind the selected segment; nil is the standard colour.
  open var selectedSegmentTintColor: UIColor? { didSet { takeAppearance() } }

  // MARK: Appearance

  override func stateDidChange() {
    super.stateDidChange()
    takeAppearance()
  }

  func takeAppearance() {
    let shown = isMomentary ? pressed : storedSelection
    for (index, segment) in segments.enumerated() {
      segment.take(
        isSelected: index == shown, isPressed: index == pressed && index != shown,
        isEnabled: isEnabled, attributes: textAttributes)
      segment.background.image = images.backgrounds.value(in: segment.state)
      segment.adjustment = images.adjustment(at: index, of: segments.count)
    }
    ground.isHidden = !images.backgrounds.isEmpty
    plate.isHidden = shown == nil || shown == Self.noSegment || ground.isHidden
    plate.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
    while dividers.count < max(0, segments.count - 1) {
      let divider = SegmentDivider(frame: .zero)
      dividers.append(divider)
      insertSubview(divider, aboveSubview: ground)
    }
    while dividers.count > max(0, segments.count - 1) {
      dividers.removeLast().removeFromSuperview()
    }
    for (index, divider) in dividers.enumerated() {
      divider.show(images.divider(between: segments[index].state, segments[index + 1].state))
    }
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// iOS-BEHAVIOUR: as wide as its segments need, whatever width is offered. Evidence: metric-19.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = segments.map { $0.setWidth ?? $0.naturalWidth }
    let isEven = !apportionsSegmentWidthsByContent
    let width =
      isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
    let lines = 0.5 * CGFloat(max(0, widths.count - 1))
    let scale = max(1, traitCollection.displayScale)
    return CGSize(
      width: ((width + lines) * scale).rounded(.up) / scale, height: Self.height)
  }

  /// Widths along the bounds, which they fill.
  private var layoutWidths: [CGFloat] {
    let set = segments.compactMap(\.setWidth).reduce(0, +)
    let free = segments.filter { $0.setWidth == nil }
    let rest = max(0, bounds.width - set)
    // Titles are measured only where their widths count, as each insertion and choice lays out.
    let natural =
      apportionsSegmentWidthsByContent ? free.map(\.naturalWidth).reduce(0, +) : 0
    return segments.map { segment in
      if let width = segment.setWidth { return width }
      if natural > 0 {
        return rest * segment.naturalWidth / natural
      }
      return rest / CGFloat(free.count)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isReversed ? bounds.maxX : bounds.minX
    let shown = isMomentary ? pressed ?? Self.noSegment : storedSelection
    for (index, width) in layoutWidths.enumerated() {
      if isReversed { x -= width }
      let rect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      segments[index].frame = rect
      if index == shown {
        plate.frame = rect.shrunk(dx: Self.plateInset, dy: Self.plateInset)
      }
      if index < dividers.count {
        let edge = isReversed ? rect.minX : rect.maxX
        dividers[index].place(
          at: edge, in: bounds, isBesidePlate: index == shown || index + 1 == shown)
      }
      if !isReversed { x += width }
    }
  }

  // MARK: Use

  override var claimsTaps: Bool { true }

  override var focusCornerRadius: CGFloat { 9 }

  /// To the next segment that can be chosen.
  override func adjustByFocusKey(_ key: KeyInput.Key) -> Bool {
    guard key == .left || key == .right else { return false }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step = (key == .right) != isReversed ? 1 : -1
    var index =
      selectedSegmentIndex == Self.noSegment && step < 0
      ? numberOfSegments : selectedSegmentIndex
    repeat {
      index += step
    } while segments.indices.contains(index)
      && !isEnabledForSegment(at: index)
    if segments.indices.contains(index) { choose(index, nil) }
    return true
  }

  private func segment(at touch: UITouch) -> Int? {
    let point = touch.location(in: self)
    guard bounds.insetBy(dx: -70, dy: -70).contains(point) else { return nil }
    let x = min(max(point.x, bounds.minX), bounds.maxX - 1)
    return segments.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX && $0.isOn }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segment(at: touch) else { return false }
    press(index)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = segment(at: touch)
    if index != pressed { press(index) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let chosen = touch.flatMap(segment(at:))
    press(nil)
    guard let chosen, isMomentary || chosen != storedSelection else { return }
    choose(chosen, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press(nil)
  }

  private func press(_ index: Int?) {
    pressed = index
    takeAppearance()
  }

  // MARK: Accessibility: a container of its segments

  /// iOS-BEHAVIOUR: the segments in their order, unless the program lists others. Evidence: metric-24.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? segments }
    set { super.accessibilityElements = newValue }
  }
  open override func accessibilityElementCount() -> Int { segments.count }
  open override func accessibilityElement(at index: Int) -> Any? {
    segments.indices.contains(index) ? segments[index] : nil
  }
  open override func index(ofAccessibilityElement element: Any) -> Int {
    segments.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }

  private func choose(_ index: Int, _ event: UIEvent?) {
    if isMomentary {
      storedSelection = index
    } else {
      select(index, animated: true)
    }
    if let action = segments[index].action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { storedSelection = Self.noSegment }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + segmentAppearance
  }
}
