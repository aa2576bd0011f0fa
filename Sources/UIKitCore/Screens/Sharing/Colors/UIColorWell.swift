import CoreGraphics

/// A round button that shows a colour in a ring of all hues, and presents a colour picker.
open class UIColorWell: UIControl {
  /// The colour; nil, the default, for none. The user changes it by the picker, which sends `valueChanged`.
  open var selectedColor: UIColor? {
    didSet {
      setNeedsDisplay()
      if let selectedColor { picker?.selectedColor = selectedColor }
    }
  }
  /// What the picker says at its top; nil for "Colors".
  open var title: String? { didSet { picker?.title = title } }
  /// Whether the user chooses how opaque the colour is, too; true by default.
  open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }

  private weak var picker: UIColorPickerViewController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a well from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    isOpaque = false
    if backgroundColor == nil { backgroundColor = .clear }
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.present() }, for: .touchUpInside)
  }

  // iOS-BEHAVIOUR: a well is 28 points wide and high. Evidence: unmeasured.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func circle(_ radius: CGFloat) -> UIBezierPath {
      UIBezierPath(
        arcCenter: middle, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    }
    for step in 0..<72 {
      let angle = CGFloat(step) * .pi / 36
      let wedge = UIBezierPath()
      wedge.move(to: middle)
      wedge.addArc(
        withCenter: middle, radius: side / 2, startAngle: angle - .pi / 2,
        endAngle: angle - .pi / 2 + .pi / 33, clockwise: true)
      UIColor(hue: CGFloat(step) / 72, saturation: 1, brightness: 1, alpha: 1).setFill()
      wedge.fill()
    }
    UIColor.systemBackground.setFill()
    circle(side / 2 - 3).fill()
    guard let selectedColor else { return }
    selectedColor.setFill()
    circle(side / 2 - 5).fill()
  }

  private func present() {
    guard picker?.presentingViewController == nil, let controller = nearestController else {
      return
    }
    let picker = UIColorPickerViewController()
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.delegate = pickerDelegate
    self.picker = picker
    controller.present(picker, animated: true)
  }

  private var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let next = responder?.next {
      if let controller = next as? UIViewController { return controller }
      responder = next
    }
    return window?.rootViewController
  }

  private lazy var pickerDelegate = Listener(self)

  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?
    init(_ well: UIColorWell) { self.well = well }

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      well?.selectedColor = color
      well?.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
