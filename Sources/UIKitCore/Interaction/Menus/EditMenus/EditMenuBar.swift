import QuartzCore

/// A bar of titles beside what they act on, with an arrow that points there.
@MainActor
final class EditMenuBar: UIView {
  override var coversDockedViews: Bool { true }

  /// One title, and what it does.
  struct Item {
    var title: String
    var image: UIImage?
    var isEnabled = true
    var isDestructive = false
    /// Opens something rather than ending the bar.
    var isSubmenu = false
    var choose: @MainActor () -> Void
  }

  /// Which way the arrow points.
  enum Arrow {
    case up, down, left, right
    var isSideways: Bool { self == .left || self == .right }
  }

  private let items: [Item]
  private let style: MenuStyle
  /// Cut to the outline, which it has once more as a line.
  private let material = MaterialView(MenuStyle.material)
  private let cut = CAShapeLayer()
  private let background = CAShapeLayer()
  private var buttons: [EditMenuButton] = []
  private var lines: [UIView] = []
  private var pages: [[Int]] = []
  private var page = 0
  private var pressed: EditMenuButton?
  private var arrow = Arrow.down
  /// Along the edge that the arrow is at.
  private var arrowPlace: CGFloat = 0
  private var highlightedIndex: Int?
  /// Called when the titles of another page need other space.
  var pageChanged: () -> Void = {}

  private static let arrowHeight: CGFloat = 10
  private var arrowHalfWidth: CGFloat { arrow.isSideways ? 8 : 13 }
  private static let corner: CGFloat = 11
  private var barHeight: CGFloat { max(40, style.smallHeight - 4) }
  private var pagerWidth: CGFloat { barHeight * 0.9 }

  init(_ items: [Item], style: MenuStyle) {
    self.items = items
    self.style = style
    super.init(frame: .zero)
    MenuStyle.applyShadow(to: layer, radius: 16)
    material.layer.mask = cut
    addSubview(material)
    layer.addSublayer(background)
    accessibilityIdentifier = "edit-menu"
    takeColors()
  }

  required init?(coder: NSCoder) { return nil }

  private func takeColors() {
    background.fillColor = nil
    background.strokeColor = MenuStyle.outline.resolvedColor(with: style.traits).cgColor
    background.lineWidth = 1 / max(1, style.traits.displayScale)
  }

  // MARK: Pages

  /// Puts as many titles on each page as there is space for.
  private func divide(_ width: CGFloat) {
    let widths = items.map { EditMenuButton.width(of: $0, style: style) }
    if widths.reduce(0, +) <= width {
      pages = [Array(items.indices)]
    } else {
      pages = []
      var current: [Int] = []
      var used: CGFloat = 0
      let space = max(60, width - 2 * pagerWidth)
      for index in items.indices {
        if !current.isEmpty, used + widths[index] > space {
          pages.append(current)
          current = []
          used = 0
        }
        current.append(index)
        used += widths[index]
      }
      if !current.isEmpty { pages.append(current) }
    }
    page = min(page, max(0, pages.count - 1))
  }

  /// The size of the page that is shown, with its arrow.
  ///
  /// - Parameter isSideways: the arrow is at the bar's left or right end.
  func size(in width: CGFloat, isSideways: Bool = false) -> CGSize {
    let arrow = isSideways ? Self.arrowHeight : 0
    let width = max(1, width - arrow)
    divide(width)
    let shown = pages.indices.contains(page) ? pages[page] : []
    var total = shown.reduce(0) { $0 + EditMenuButton.width(of: items[$1], style: style) }
    if pages.count > 1 { total += 2 * pagerWidth }
    return CGSize(
      width: min(width, total) + arrow, height: barHeight + Self.arrowHeight - arrow)
  }

  // MARK: Showing

  /// - Parameter place: where the arrow points, in this view's coordinates once it has its frame: from
  ///   the left, or from the top where the arrow is at an end.
  func show(arrow: Arrow, at place: CGFloat) {
    self.arrow = arrow
    arrowPlace = place
    for view in buttons + lines { view.removeFromSuperview() }
    buttons = []
    lines = []
    let shown = pages.indices.contains(page) ? pages[page] : []
    if pages.count > 1 { addPager("chevron.backward", isEnabled: page > 0, step: -1) }
    for index in shown {
      buttons.append(EditMenuButton(items[index], style: style))
    }
    if pages.count > 1 {
      addPager("chevron.forward", isEnabled: page < pages.count - 1, step: 1)
    }
    for button in buttons { addSubview(button) }
    for _ in buttons.dropFirst() {
      let line = UIView()
      line.backgroundColor = MenuStyle.separator
      addSubview(line)
      lines.append(line)
    }
    setNeedsLayout()
  }

  private func addPager(_ name: String, isEnabled: Bool, step: Int) {
    let item = Item(
      title: "", image: UIImage(systemName: name)?.withConfiguration(style.markConfiguration),
      isEnabled: isEnabled, isSubmenu: true
    ) { [weak self] in
      guard let self else { return }
      self.page += step
      self.pageChanged()
    }
    let button = EditMenuButton(item, style: style)
    button.accessibilityLabel = step > 0 ? "Next" : "Previous"
    buttons.append(button)
  }

  /// The body without the arrow.
  private var body: CGRect {
    CGRect(
      x: arrow == .left ? Self.arrowHeight : 0, y: arrow == .up ? Self.arrowHeight : 0,
      width: bounds.width - (arrow.isSideways ? Self.arrowHeight : 0), height: barHeight)
  }

  /// Where the arrow points, in the superview's coordinates.
  var tip: CGPoint {
    switch arrow {
    case .up: CGPoint(x: frame.minX + arrowPlace, y: frame.minY)
    case .down: CGPoint(x: frame.minX + arrowPlace, y: frame.maxY)
    case .left: CGPoint(x: frame.minX, y: frame.minY + arrowPlace)
    case .right: CGPoint(x: frame.maxX, y: frame.minY + arrowPlace)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let body = body
    var x = body.minX
    let ordered = isMirrored ? Array(buttons.reversed()) : buttons
    for (number, button) in ordered.enumerated() {
      let width = button.isPager ? pagerWidth : EditMenuButton.width(of: button.item, style: style)
      button.frame = CGRect(x: x, y: body.minY, width: width, height: body.height)
      x += width
      if number < lines.count {
        let hairline = 1 / max(1, style.traits.displayScale)
        lines[number].frame = CGRect(x: x, y: body.minY, width: hairline, height: body.height)
      }
    }
    drawBackground()
  }

  private func drawBackground() {
    let path = outline().cgPath
    material.frame = bounds
    for shape in [cut, background] {
      shape.frame = bounds
      shape.path = path
    }
    layer.shadowPath = path
  }

  /// Body and arrow in one line, clockwise from the top left corner.
  private func outline() -> UIBezierPath {
    let body = body
    let corner = min(Self.corner, body.width / 2, body.height / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: body.minX + corner, y: body.minY))
    if arrow == .up { addArrow(to: path, CGVector(dx: 1, dy: 0), edge: body.minY) }
    addCorner(to: path, CGPoint(x: body.maxX - corner, y: body.minY + corner), corner, -.pi / 2)
    if arrow == .right { addArrow(to: path, CGVector(dx: 0, dy: 1), edge: body.maxX) }
    addCorner(to: path, CGPoint(x: body.maxX - corner, y: body.maxY - corner), corner, 0)
    if arrow == .down { addArrow(to: path, CGVector(dx: -1, dy: 0), edge: body.maxY) }
    addCorner(to: path, CGPoint(x: body.minX + corner, y: body.maxY - corner), corner, .pi / 2)
    if arrow == .left { addArrow(to: path, CGVector(dx: 0, dy: -1), edge: body.minX) }
    addCorner(to: path, CGPoint(x: body.minX + corner, y: body.minY + corner), corner, .pi)
    path.close()
    return path
  }

  private func addCorner(
    to path: UIBezierPath, _ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
      clockwise: true)
  }

  /// - Parameters:
  ///   - way: the direction of the line there; the arrow points to the left of it.
  ///   - edge: where the line runs, across its direction.
  private func addArrow(to path: UIBezierPath, _ way: CGVector, edge: CGFloat) {
    let half = arrowHalfWidth
    let length = arrow.isSideways ? body.height : body.width
    guard length > 2 * (Self.corner + half) else { return }
    let place = min(max(arrowPlace, Self.corner + half), length - Self.corner - half)
    let base = arrow.isSideways ? CGPoint(x: edge, y: place) : CGPoint(x: place, y: edge)
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      CGPoint(
        x: base.x + way.dx * along * half + way.dy * out * Self.arrowHeight,
        y: base.y + way.dy * along * half - way.dx * out * Self.arrowHeight)
    }
    path.addLine(to: point(-1, 0))
    path.addCurve(
      to: point(0, 1), controlPoint1: point(-0.5, 0), controlPoint2: point(-0.3, 1))
    path.addCurve(to: point(1, 0), controlPoint1: point(0.3, 1), controlPoint2: point(0.5, 0))
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches)
    let button = pressed
    press(nil)
    button?.item.choose()
  }

  private func track(_ touches: Set<UITouch>) {
    guard let point = touches.first?.location(in: self) else { return }
    press(buttons.first { $0.item.isEnabled && $0.frame.contains(point) })
  }

  private func press(_ button: EditMenuButton?) {
    guard button !== pressed else { return }
    pressed?.isPressed = false
    pressed = button
    button?.isPressed = true
  }
}

/// One title of an edit menu's bar. Takes no touches; the bar does.
@MainActor
final class EditMenuButton: UIView {
  let item: EditMenuBar.Item
  private let label = UILabel()
  private let imageView = UIImageView()
  private let fill = UIView()

  var isPager: Bool { item.title.isEmpty && item.isSubmenu }

  init(_ item: EditMenuBar.Item, style: MenuStyle) {
    self.item = item
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    fill.backgroundColor = MenuStyle.highlight
    fill.isHidden = true
    label.text = item.title
    label.font = Self.font(style)
    label.textAlignment = .center
    let color: UIColor =
      item.isEnabled ? (item.isDestructive ? .systemRed : .label) : .tertiaryLabel
    label.textColor = color
    imageView.image = item.image
    imageView.contentMode = .center
    imageView.tintColor = color
    // A title says enough; a picture stands in for a missing one.
    imageView.isHidden = !item.title.isEmpty
    for view in [fill, label, imageView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = item.title
    accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
  }

  required init?(coder: NSCoder) { return nil }

  static func font(_ style: MenuStyle) -> UIFont {
    UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: style.traits)
  }

  static func width(of item: EditMenuBar.Item, style: MenuStyle) -> CGFloat {
    guard !item.title.isEmpty else { return 44 }
    let label = UILabel()
    label.font = font(style)
    label.text = item.title
    let space = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return (label.sizeThatFits(space).width + 30).rounded(.up)
  }

  var isPressed: Bool {
    get { !fill.isHidden }
    set { fill.isHidden = !newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: 4, dy: 0)
    imageView.frame = bounds
    fill.frame = bounds.shrunk(dx: 3, dy: 3)
    fill.layer.cornerRadius = 8
    fill.layer.cornerCurve = .continuous
  }
}
