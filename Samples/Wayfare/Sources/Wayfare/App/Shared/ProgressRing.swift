import UIKit

/// A ring that fills clockwise, with a text in its middle.
final class ProgressRing: UIView {
  private let track = CAShapeLayer()
  private let bar = CAShapeLayer()
  private let label = UILabel(
    font: Theme.digits(.subheadline, .bold, maximum: 20), alignment: .center)

  /// From 0 to 1.
  private(set) var value = 0.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    for layer in [track, bar] {
      layer.fillColor = nil
      layer.lineWidth = 7
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    bar.strokeEnd = 0
    addFilling(label)
    isAccessibilityElement = true
    accessibilityIdentifier = "progress"
    updateColours()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (ring: ProgressRing, _) in
      ring.updateColours()
    }
  }

  required init?(coder: NSCoder) { fatalError("Rings are made in code.") }

  override var intrinsicContentSize: CGSize { CGSize(width: 68, height: 68) }

  func setValue(_ value: Double, animated: Bool) {
    let old = bar.presentation()?.strokeEnd ?? bar.strokeEnd
    self.value = value
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bar.strokeEnd = CGFloat(value)
    CATransaction.commit()
    if animated, old != CGFloat(value) {
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = old
      animation.toValue = CGFloat(value)
      animation.duration = 0.35
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      bar.add(animation, forKey: "value")
    }
    label.text = localized("%lld %%", Int((value * 100).rounded()))
    accessibilityLabel = localized("Packed")
    accessibilityValue = label.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2 - 4
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
      endAngle: 1.5 * .pi, clockwise: true)
    track.path = path.cgPath
    bar.path = path.cgPath
  }

  private func updateColours() {
    track.strokeColor = UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor
    bar.strokeColor = Theme.accent.resolvedColor(with: traitCollection).cgColor
  }
}
