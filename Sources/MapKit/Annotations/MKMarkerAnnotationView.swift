import UIKitCore

/// Whether the map shows a part of a marker.
public enum MKFeatureVisibility: Int, Sendable {
  /// As the map likes: titles are shown, subtitles where a marker is selected.
  case adaptive = 0
  case hidden, visible
}

/// Shows an annotation as a balloon with a symbol, whose tip is at the place, and its texts below.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon; nil, the default, is red.
  open var markerTintColor: UIColor? { didSet { shape() } }
  /// The colour of the symbol; nil, the default, is white.
  open var glyphTintColor: UIColor? { didSet { shape() } }
  /// One or two letters in place of a symbol.
  open var glyphText: String? { didSet { shape() } }
  /// A symbol, of which the shape is used; nil, the default, is a pin.
  open var glyphImage: UIImage? { didSet { shape() } }
  /// The symbol while the marker is selected; nil, the default, is the other.
  open var selectedGlyphImage: UIImage? { didSet { shape() } }
  /// Whether the title is below the balloon.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { shape() } }
  /// Whether the subtitle is below that.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { shape() } }
  /// Whether the balloon falls from above when it comes; it is there at once.
  open var animatesWhenAdded = false

  private let balloon = CAShapeLayer()
  private let symbol = UIImageView()
  private let letters = UILabel()
  private let texts = UILabel()
  /// Whether texts that may adapt have no space, as others lie there.
  var isCrowded = false { didSet { if isCrowded != oldValue { texts.isHidden = hidesTexts } } }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    build()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    layer.addSublayer(balloon)
    for view in [symbol, letters, texts] as [UIView] { addSubview(view) }
    letters.textAlignment = .center
    letters.font = .systemFont(ofSize: 16, weight: .medium)
    texts.textAlignment = .center
    texts.numberOfLines = 0
    symbol.contentMode = .scaleAspectFit
    shape()
  }

  open override var annotation: (any MKAnnotation)? { didSet { shape() } }

  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    guard animated else { return shape() }
    // The tip stays where it is while the balloon grows.
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
    ) { self.shape(animated: true) }
  }

  /// The balloon's diameter, in points: looked at on iOS 17, not measured.
  private var diameter: CGFloat { isSelected ? 56 : 30 }

  private func shape(animated: Bool = false) {
    let side = diameter, tip = side * 0.22
    bounds = CGRect(x: 0, y: 0, width: side, height: side + tip)
    centerOffset = CGPoint(x: 0, y: -(side + tip) / 2)
    let path = UIBezierPath()
    let middle = CGPoint(x: side / 2, y: side / 2)
    // A circle that runs out into a tip below.
    path.addArc(
      withCenter: middle, radius: side / 2, startAngle: .pi * 0.68, endAngle: .pi * 0.32,
      clockwise: true)
    path.addQuadCurve(
      to: CGPoint(x: side / 2, y: side + tip), controlPoint: CGPoint(x: side * 0.56, y: side))
    path.addQuadCurve(
      to: CGPoint(
        x: side / 2 + side / 2 * cos(.pi * 0.68), y: side / 2 + side / 2 * sin(.pi * 0.68)),
      controlPoint: CGPoint(x: side * 0.44, y: side))
    path.close()
    CATransaction.begin()
    if !animated { CATransaction.setDisableActions(true) }
    defer { CATransaction.commit() }
    balloon.frame = bounds
    balloon.path = path.cgPath
    balloon.fillColor = (markerTintColor ?? .systemRed).resolvedColor(with: traitCollection).cgColor
    let ink = glyphTintColor ?? .white
    let glyph =
      (isSelected ? selectedGlyphImage : nil) ?? glyphImage ?? UIImage(systemName: "mappin")
    symbol.image = glyphText == nil ? glyph?.withRenderingMode(.alwaysTemplate) : nil
    symbol.tintColor = ink
    symbol.frame = CGRect(x: 0, y: 0, width: side, height: side).insetBy(
      dx: side * 0.22, dy: side * 0.22)
    letters.text = glyphText
    letters.textColor = ink
    letters.frame = CGRect(x: 0, y: 0, width: side, height: side)
    placeTexts()
  }

  private var hidesTexts: Bool {
    texts.attributedText?.length ?? 0 == 0
      || isCrowded && titleVisibility == .adaptive && subtitleVisibility == .adaptive && !isSelected
  }

  /// Where the texts are or would be, in the view's coordinates; nil where there are none.
  var textsFrame: CGRect? {
    texts.attributedText?.length ?? 0 == 0 ? nil : texts.frame
  }

  private func placeTexts() {
    let text = NSMutableAttributedString(string: "")
    // The callout says the same.
    let isSaid = isSelected && canShowCallout
    if titleVisibility != .hidden, !isSaid, let title = annotation?.shownTitle {
      text.append(
        NSAttributedString(
          string: title, attributes: [.font: UIFont.systemFont(ofSize: 11, weight: .semibold)]))
    }
    let showsSubtitle =
      subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected
    if showsSubtitle, !isSaid, let subtitle = annotation?.shownSubtitle {
      text.append(
        NSAttributedString(
          string: (text.length > 0 ? "\n" : "") + subtitle,
          attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    }
    texts.attributedText = text
    texts.isHidden = hidesTexts
    let size = texts.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    texts.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.maxY + 2, width: size.width, height: size.height)
  }
}

/// The colours of pins, as apps called them before iOS 9.
public enum MKPinAnnotationColor: UInt, Sendable {
  case red = 0
  case green, purple
}

/// Shows an annotation as a pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the pin's head; red by default.
  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { draw() } }
  /// Whether the pin falls from above when it comes; it is there at once.
  open var animatesDrop = false
  /// The colour of the pin's head by its old names.
  open var pinColor: MKPinAnnotationColor {
    get {
      pinTintColor == Self.greenPinColor()
        ? .green : pinTintColor == Self.purplePinColor() ? .purple : .red
    }
    set {
      switch newValue {
      case .red: pinTintColor = Self.redPinColor()
      case .green: pinTintColor = Self.greenPinColor()
      case .purple: pinTintColor = Self.purplePinColor()
      }
    }
  }

  /// The colour of pins that say nothing else.
  open class func redPinColor() -> UIColor { .systemRed }
  /// Green.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Purple.
  open class func purplePinColor() -> UIColor { .systemPurple }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    draw()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    draw()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    draw()
  }

  /// The head on a needle whose tip is at the place.
  private func draw() {
    let size = CGSize(width: 16, height: 36)
    let color: UIColor = pinTintColor ?? Self.redPinColor()
    image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(white: 0.55, alpha: 1).setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 7, y: 12, width: 2, height: 24), cornerRadius: 1
      ).fill()
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0.5, y: 0.5, width: 15, height: 15)).fill()
      UIColor(white: 1, alpha: 0.45).setFill()
      UIBezierPath(ovalIn: CGRect(x: 3.5, y: 3, width: 5, height: 5)).fill()
    }
    centerOffset = CGPoint(x: 0, y: -size.height / 2)
    calloutOffset = .zero
  }
}
