import CoreGraphics

/// A field of colours, of which the user picks one by a finger: a grid or a spectrum.
class ColorField: UIView {
  /// Called with the colour below the finger, and whether the finger is still down.
  final var picked: (PickedColor, Bool) -> Void = { _, _ in }
  /// What the mark is at.
  final var shown = PickedColor(red: 0, green: 0, blue: 0) {
    didSet { if shown != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    layer.cornerRadius = 8
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colour at a place, which lies within the bounds.
  func color(at point: CGPoint) -> PickedColor { shown }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, true) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, false) }

  private func take(_ touches: Set<UITouch>, _ continuously: Bool) {
    guard let place = touches.first?.location(in: self), bounds.width > 1, bounds.height > 1 else {
      return
    }
    let inside = CGPoint(
      x: min(max(place.x, 0), bounds.width - 0.5), y: min(max(place.y, 0), bounds.height - 0.5))
    var color = color(at: inside)
    color.alpha = shown.alpha
    shown = color
    picked(color, continuously)
  }
}

/// Twelve hues and greys in ten rows.
final class ColorGrid: ColorField {
  private var cell: CGSize {
    CGSize(
      width: bounds.width / CGFloat(ColorPalette.columns),
      height: bounds.height / CGFloat(ColorPalette.rows.count))
  }

  private func frame(row: Int, column: Int) -> CGRect {
    let (size, scale) = (cell, max(traitCollection.displayScale, 1))
    func edge(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (edge(CGFloat(column) * size.width), edge(CGFloat(row) * size.height))
    return CGRect(
      x: left, y: top, width: edge(CGFloat(column + 1) * size.width) - left,
      height: edge(CGFloat(row + 1) * size.height) - top)
  }

  override func color(at point: CGPoint) -> PickedColor {
    let row = min(Int(point.y / cell.height), ColorPalette.rows.count - 1)
    return ColorPalette.rows[row][min(Int(point.x / cell.width), ColorPalette.columns - 1)]
  }

  private func forEachCell(_ body: (PickedColor, CGRect) -> Void) {
    for (row, colors) in ColorPalette.rows.enumerated() {
      for (column, color) in colors.enumerated() { body(color, frame(row: row, column: column)) }
    }
  }

  override func draw(_ rect: CGRect) {
    var marked: (PickedColor, CGRect)?
    forEachCell { color, frame in
      color.color.setFill()
      UIRectFill(frame)
      if color.looksLike(shown), marked == nil { marked = (color, frame) }
    }
    guard let (color, frame) = marked else { return }
    (color.isLight ? UIColor.darkGray : .white).setStroke()
    let path = UIBezierPath(roundedRect: frame.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 3)
    path.lineWidth = 3
    path.stroke()
  }

  /// A colour in the grid, as a reader finds it.
  private final class Cell: UIAccessibilityElement {
    var activate: () -> Void = {}
    override func accessibilityActivate() -> Bool {
      activate()
      return true
    }
  }

  override var accessibilityElements: [Any]? {
    get {
      var elements: [Any] = []
      forEachCell { color, frame in
        let element = Cell(accessibilityContainer: self)
        element.accessibilityLabel = color.color.accessibilityName
        element.accessibilityFrameInContainerSpace = frame
        element.accessibilityTraits = color.looksLike(shown) ? [.button, .selected] : .button
        element.activate = { [weak self] in
          guard let self else { return }
          let picked = PickedColor(
            red: color.red, green: color.green, blue: color.blue, alpha: shown.alpha)
          shown = picked
          self.picked(picked, false)
        }
        elements.append(element)
      }
      return elements
    }
    set {}
  }
}

/// All hues from left to right, from white at the top to black at the bottom.
final class ColorSpectrum: ColorField {
  override func color(at point: CGPoint) -> PickedColor {
    let down = point.y / bounds.height
    return PickedColor(
      UIColor(
        hue: point.x / bounds.width, saturation: min(down * 2, 1),
        brightness: min(2 - down * 2, 1), alpha: 1))
  }

  /// Where a colour lies; of those that are greyer than any of the spectrum, where the nearest one does.
  private var place: CGPoint {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = shown.color.getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    let down = brightness < 1 ? 1 - brightness / 2 : saturation / 2
    return CGPoint(x: hue * bounds.width, y: down * bounds.height)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (size, end) = (bounds.size, CGPoint(x: 0, y: bounds.height))
    let hues = (0...12).map {
      UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1)
    }
    paint(context, hues, to: CGPoint(x: size.width, y: 0))
    paint(context, [.white, UIColor(white: 1, alpha: 0), UIColor(white: 1, alpha: 0)], to: end)
    paint(context, [UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0), .black], to: end)
    let mark = UIBezierPath(
      ovalIn: CGRect(x: place.x - 13, y: place.y - 13, width: 26, height: 26))
    shown.opaque.color.setFill()
    mark.fill()
    UIColor.white.setStroke()
    mark.lineWidth = 3
    mark.stroke()
  }

  private func paint(_ context: CGContext, _ colors: [UIColor], to end: CGPoint) {
    let places = colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
        locations: places)
    else { return }
    context.drawLinearGradient(gradient, start: .zero, end: end, options: [])
  }
}
