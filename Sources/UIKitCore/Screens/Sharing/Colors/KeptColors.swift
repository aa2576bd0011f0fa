import CoreGraphics

/// The colour that is picked, large, and beside it those that are kept, which a touch picks again.
final class KeptColors: UIView {
  var picked: (PickedColor) -> Void = { _ in }
  var shown = PickedColor(red: 0, green: 0, blue: 0) {
    didSet { swatch.knobColor = shown.color }
  }

  /// Those of all pickers, while the program runs.
  private static var colors = ColorPalette.favourites

  private let swatch = Swatch()
  private var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(swatch)
    makeButtons()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = Self.colors.map { color in
      let button = UIButton(type: .custom)
      button.backgroundColor = color.color
      button.accessibilityLabel = color.color.accessibilityName
      button.addAction(
        UIAction { [weak self] _ in self?.picked(color) }, for: .primaryActionTriggered)
      return button
    }
    let add = UIButton(type: .custom)
    add.backgroundColor = .secondarySystemFill
    add.tintColor = .secondaryLabel
    add.setImage(UIImage(systemName: "plus"), for: .normal)
    add.accessibilityLabel = "Add"
    add.addAction(UIAction { [weak self] _ in self?.keep() }, for: .primaryActionTriggered)
    buttons.append(add)
    for button in buttons {
      button.layer.cornerRadius = 15
      addSubview(button)
    }
    setNeedsLayout()
  }

  private func keep() {
    // Two rows of five are all that fits.
    guard Self.colors.count < 9, !Self.colors.contains(shown) else { return }
    Self.colors.append(shown)
    makeButtons()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    swatch.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    let step = (bounds.width - 112) / 5
    for (number, button) in buttons.enumerated() {
      let middle = CGPoint(
        x: 112 + step * (CGFloat(number % 5) + 0.5), y: number < 5 ? 18 : 62)
      button.frame = CGRect(x: middle.x - 15, y: middle.y - 15, width: 30, height: 30)
    }
  }

  /// A rounded square; of a colour that is see-through the upper half shows it without that.
  private final class Swatch: UIView {
    var knobColor = UIColor.black { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .clear
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
      UIBezierPath(roundedRect: bounds, cornerRadius: 10).addClip()
      UIColor.white.setFill()
      UIRectFill(bounds)
      knobColor.setFill()
      UIBezierPath(rect: bounds).fill()
      let triangle = UIBezierPath()
      triangle.move(to: .zero)
      triangle.addLine(to: CGPoint(x: bounds.width, y: 0))
      triangle.addLine(to: CGPoint(x: 0, y: bounds.height))
      triangle.close()
      knobColor.withAlphaComponent(1).setFill()
      triangle.fill()
    }
  }
}
