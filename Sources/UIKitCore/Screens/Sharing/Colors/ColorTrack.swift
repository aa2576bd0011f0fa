import CoreGraphics

/// A thick slider whose track shows what each of its places means.
final class ColorTrack: UIView {
  /// Called with the share of the way, and whether the finger is still down.
  var changed: (CGFloat, Bool) -> Void = { _, _ in }
  /// From 0 at the left to 1.
  var value: CGFloat = 0 { didSet { if value != oldValue { setNeedsDisplay() } } }
  /// The colours of the ends. One that is see-through has squares behind it.
  var ends: (UIColor, UIColor) = (.black, .white) { didSet { setNeedsDisplay() } }
  /// What the knob is filled with.
  var knob = UIColor.white { didSet { setNeedsDisplay() } }
  /// How much of the value one step of a reader's is, and how the value is read out.
  var steps: (size: CGFloat, text: (CGFloat) -> String) = (
    0.05, { "\(Int(($0 * 100).rounded()))%" }
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > bounds.height else { return }
    let track = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    context.saveGState()
    track.addClip()
    if ends.0.cgColor.alpha < 1 { drawSquares() }
    let colors = [ends.0.cgColor, ends.1.cgColor] as CFArray
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
    {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: bounds.height / 2, y: 0),
        end: CGPoint(x: bounds.width - bounds.height / 2, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.restoreGState()
    let circle = UIBezierPath(
      ovalIn: CGRect(
        x: value * (bounds.width - bounds.height), y: 0, width: bounds.height, height: bounds.height
      ).insetBy(dx: 3.5, dy: 3.5))
    knob.setFill()
    circle.fill()
    UIColor.white.setStroke()
    circle.lineWidth = 3
    circle.stroke()
  }

  private func drawSquares() {
    UIColor.white.setFill()
    UIRectFill(bounds)
    UIColor(white: 0.8, alpha: 1).setFill()
    let side = bounds.height / 4
    for row in 0..<4 {
      var left = CGFloat(row % 2) * side
      while left < bounds.width {
        UIRectFill(CGRect(x: left, y: CGFloat(row) * side, width: side, height: side))
        left += side * 2
      }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, true) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, false) }

  private func take(_ touches: Set<UITouch>, _ continuously: Bool) {
    guard let place = touches.first?.location(in: self), bounds.width > bounds.height else {
      return
    }
    set((place.x - bounds.height / 2) / (bounds.width - bounds.height), continuously)
  }

  private func set(_ share: CGFloat, _ continuously: Bool) {
    value = min(max(share, 0), 1)
    changed(value, continuously)
  }

  override var accessibilityValue: String? {
    get { steps.text(value) }
    set {}
  }
  override func accessibilityIncrement() { set(value + steps.size, false) }
  override func accessibilityDecrement() { set(value - steps.size, false) }
}
