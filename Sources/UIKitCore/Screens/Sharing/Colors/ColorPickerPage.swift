import CoreGraphics

/// All that a colour picker shows: the choice of three ways, the way itself, how opaque the colour is, and the colour
/// beside those that are kept.
final class ColorPickerPage: UIView {
  /// Called with what the user picks, and whether a finger is still down.
  var picked: (PickedColor, Bool) -> Void = { _, _ in }
  /// Called for the button in the corner.
  var closed: () -> Void = {}
  /// Instead of "Colors"; nil for that.
  var title: String? { didSet { heading.text = title ?? "Colors" } }
  var showsOpacity = true {
    didSet {
      for view in [opacityTitle, opacity, opacityField] as [UIView] {
        view.isHidden = !showsOpacity
      }
      setNeedsLayout()
    }
  }

  private var shown = PickedColor(red: 0, green: 0, blue: 0)
  private let heading = UILabel()
  private let closeButton = UIButton(type: .close)
  private let ways = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorGrid()
  private let spectrum = ColorSpectrum()
  private let sliders = ColorSliders()
  private let opacityTitle = ColorPickerPage.caption("OPACITY")
  private let opacity = ColorTrack()
  private let opacityField = ColorPickerPage.field()
  private let line = UIView()
  private let kept = KeptColors()

  /// The small words above a track.
  static func caption(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    return label
  }

  /// The box with a number beside a track.
  static func field() -> UITextField {
    let field = UITextField()
    field.font = .systemFont(ofSize: 17, weight: .semibold)
    field.textAlignment = .center
    field.backgroundColor = .secondarySystemFill
    field.layer.cornerRadius = 8
    field.returnKeyType = .done
    return field
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    heading.text = "Colors"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    heading.accessibilityTraits = .header
    closeButton.addAction(
      UIAction { [weak self] _ in self?.closed() }, for: .primaryActionTriggered)
    closeButton.accessibilityLabel = "Close"
    ways.selectedSegmentIndex = 0
    ways.addAction(UIAction { [weak self] _ in self?.showWay() }, for: .valueChanged)
    line.backgroundColor = .separator
    opacity.accessibilityLabel = "Opacity"
    opacity.changed = { [weak self] share, continuously in
      guard let self else { return }
      var color = shown
      color.alpha = share
      take(color, continuously)
    }
    opacityField.isUserInteractionEnabled = false
    grid.picked = { [weak self] in self?.take($0, $1) }
    spectrum.picked = { [weak self] in self?.take($0, $1) }
    sliders.picked = { [weak self] in self?.take($0, $1) }
    kept.picked = { [weak self] in self?.take($0, false) }
    let parts: [UIView] = [
      heading, closeButton, ways, grid, spectrum, sliders, opacityTitle, opacity, opacityField,
      line, kept,
    ]
    for part in parts { addSubview(part) }
    showWay()
    show(shown)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func showWay() {
    for (number, way) in [grid, spectrum, sliders].enumerated() {
      way.isHidden = number != ways.selectedSegmentIndex
    }
  }

  private func take(_ color: PickedColor, _ continuously: Bool) {
    show(color)
    picked(color, continuously)
  }

  /// Shows a colour that was picked here or by the program.
  func show(_ color: PickedColor) {
    shown = color
    (grid.shown, spectrum.shown, sliders.shown, kept.shown) = (color, color, color, color)
    var clear = color
    clear.alpha = 0
    opacity.ends = (clear.color, color.opaque.color)
    opacity.knob = color.color
    opacity.value = color.alpha
    opacityField.text = "\(Int((color.alpha * 100).rounded()))%"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let left = safe.left + 16
    let width = min(bounds.width - left - safe.right - 16, 480)
    var top = safe.top
    heading.frame = CGRect(x: left + 44, y: top + 14, width: width - 88, height: 28)
    closeButton.frame = CGRect(x: left + width - 30, y: top + 13, width: 30, height: 30)
    top += 56
    ways.frame = CGRect(x: left, y: top, width: width, height: 32)
    top += 48
    let field = CGRect(x: left, y: top, width: width, height: (width / 1.2).rounded())
    (grid.frame, spectrum.frame, sliders.frame) = (field, field, field)
    top = field.maxY + 20
    if showsOpacity {
      opacityTitle.frame = CGRect(x: left, y: top, width: width, height: 18)
      opacity.frame = CGRect(x: left, y: top + 24, width: width - 92, height: 36)
      opacityField.frame = CGRect(x: left + width - 76, y: top + 24, width: 76, height: 36)
      top += 80
    }
    line.frame = CGRect(
      x: left, y: top, width: width, height: 1 / max(traitCollection.displayScale, 1))
    kept.frame = CGRect(x: left, y: top + 20, width: width, height: 80)
  }
}
