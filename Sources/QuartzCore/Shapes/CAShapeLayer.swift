import PlatformInterface

/// Which areas of a path that crosses itself are inside.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The text that tells rules apart.
  public let rawValue: String
  /// Makes a rule of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Areas that the path goes round more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Areas that the path encloses an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How stroked lines end.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The text that tells ends apart.
  public let rawValue: String
  /// Makes an end of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle beyond the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How stroked lines meet.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The text that tells corners apart.
  public let rawValue: String
  /// Makes a corner of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, as far as the miter limit lets it.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
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

  private var shape = Shape()

  /// Changes the shape, as an animation where the change calls for one.
  private func change(_ property: LayerProperty? = nil, _ body: (inout Shape) -> Void) {
    let action = property.flatMap { pendingAction($0) }
    body(&shape)
    markDirty(.dirtyAppearance)
    action?.run()
  }

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  /// Reads a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The path, in the layer's coordinates; a copy is kept, and nil draws nothing. It is animated
  /// between paths of the same elements.
  open var path: CGPath? {
    get { shape.path }
    set { change(.path) { $0.path = newValue.frozen } }
  }

  /// The colour within the path; black by default, and nil fills nothing. It is animated.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor) { $0.fillColor = newValue } }
  }

  /// Which areas of a path that crosses itself are filled.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change { $0.fillRule = newValue } }
  }

  /// The colour of the path's line; nil, the default, draws none. It is animated.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor) { $0.strokeColor = newValue } }
  }

  /// Where along the path the line begins, as a part of its length from 0 to 1; 0 by default. It is
  /// animated.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart) { $0.strokeStart = newValue } }
  }

  /// Where the line ends, as a part of the path's length from 0 to 1; 1 by default. It is animated.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd) { $0.strokeEnd = newValue } }
  }

  /// The width of the line in points; 1 by default. It is animated.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth) { $0.lineWidth = newValue } }
  }

  /// How many widths of the line a pointed corner may reach out; 10 by default. It is animated.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit) { $0.miterLimit = newValue } }
  }

  /// How the line ends; cut off by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change { $0.lineCap = newValue } }
  }

  /// How the line's parts meet; pointed by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change { $0.lineJoin = newValue } }
  }

  /// Where in the pattern of dashes the line begins, in points; zero by default. It is animated.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase) { $0.lineDashPhase = newValue } }
  }

  /// Lengths of dashes and gaps in turn; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { change { $0.lineDashPattern = newValue } }
  }

  // MARK: Animation

  override func animatableValue(of property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .path: .path(shape.path)
    case .fillColor: .color(shape.fillColor)
    case .strokeColor: .color(shape.strokeColor)
    case .strokeStart: .number(shape.strokeStart)
    case .strokeEnd: .number(shape.strokeEnd)
    case .lineWidth: .number(shape.lineWidth)
    case .miterLimit: .number(shape.miterLimit)
    case .lineDashPhase: .number(shape.lineDashPhase)
    default: super.animatableValue(of: property)
    }
  }

  override func storeAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.path, .path(let p)): shape.path = p
    case (.fillColor, .color(let c)): shape.fillColor = c
    case (.strokeColor, .color(let c)): shape.strokeColor = c
    case (.strokeStart, .number(let n)): shape.strokeStart = n
    case (.strokeEnd, .number(let n)): shape.strokeEnd = n
    case (.lineWidth, .number(let n)): shape.lineWidth = n
    case (.miterLimit, .number(let n)): shape.miterLimit = n
    case (.lineDashPhase, .number(let n)): shape.lineDashPhase = n
    default: super.storeAnimatableValue(value, of: property)
    }
  }

  override func setAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.path, .path(let p)): path = p
    case (.fillColor, .color(let c)): fillColor = c
    case (.strokeColor, .color(let c)): strokeColor = c
    case (.strokeStart, .number(let n)): strokeStart = n
    case (.strokeEnd, .number(let n)): strokeEnd = n
    case (.lineWidth, .number(let n)): lineWidth = n
    case (.miterLimit, .number(let n)): miterLimit = n
    case (.lineDashPhase, .number(let n)): lineDashPhase = n
    default: super.setAnimatableValue(value, of: property)
    }
  }

  // MARK: Painting

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
