import PlatformInterface

/// Which areas of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How stroked lines end.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How stroked lines meet.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path, in its own coordinates and not cut by its bounds.
open class CAShapeLayer: CALayer {
  private struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = .layerBlack
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  private var shape = Shape() { didSet { markDirty(.dirtyAppearance) } }

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var path: CGPath? {
    get { shape.path }
    set { shape.path = newValue.frozen }
  }

  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { shape.fillColor = newValue }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { shape.fillRule = newValue }
  }

  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { shape.strokeColor = newValue }
  }

  /// Where along the path the stroke begins, 0…1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { shape.strokeStart = newValue }
  }

  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { shape.strokeEnd = newValue }
  }

  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { shape.lineWidth = newValue }
  }

  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { shape.miterLimit = newValue }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { shape.lineCap = newValue }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { shape.lineJoin = newValue }
  }

  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { shape.lineDashPhase = newValue }
  }

  /// Lengths of dashes and gaps in turn; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { shape.lineDashPattern = newValue }
  }

  override var paintsInBoundsCoordinates: Bool { true }

  override func appendOwnPrimitives(to list: inout [RenderPrimitive]) {
    guard let path = shape.path, !path.elements.isEmpty else { return }
    let origin = storedBounds.origin
    let fill = shape.fillColor?.rgba
    let stroke = shape.lineWidth > 0 ? shape.strokeColor?.rgba : nil
    guard !(fill?.isClear ?? true) || !(stroke?.isClear ?? true) else { return }
    list.append(
      .path(
        RenderPath(
          origin == .zero ? path : path.translated(by: -origin.x, -origin.y), fill: fill,
          evenOdd: shape.fillRule == .evenOdd, stroke: stroke, style: strokeStyle,
          strokeStart: min(max(shape.strokeStart, 0), 1), strokeEnd: min(max(shape.strokeEnd, 0), 1)
        )))
  }

  private var strokeStyle: StrokeStyle {
    var style = StrokeStyle(width: shape.lineWidth)
    style.cap =
      switch shape.lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    style.join =
      switch shape.lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    style.miterLimit = shape.miterLimit
    let dash = (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    // A pattern without length would never come to an end.
    if dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) {
      style.dash = dash
    }
    style.dashPhase = shape.lineDashPhase
    return style
  }
}
