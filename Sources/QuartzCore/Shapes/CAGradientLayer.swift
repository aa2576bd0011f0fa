import PlatformInterface

/// The kind of gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The text that tells kinds apart.
  public let rawValue: String
  /// Makes a kind of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Colours follow one another along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Colours go from the start point outwards; the end point is the corner of the ellipse's box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colours go around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with a colour gradient, within its rounded corners.
open class CAGradientLayer: CALayer {
  private var storedColors: [Any]?
  private var storedLocations: [NSNumber]?
  private var storedStart = CGPoint(x: 0.5, y: 0)
  private var storedEnd = CGPoint(x: 0.5, y: 1)
  private var storedType = CAGradientLayerType.axial

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    storedColors = other.storedColors
    storedLocations = other.storedLocations
    storedStart = other.storedStart
    storedEnd = other.storedEnd
    storedType = other.storedType
  }

  /// Reads a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// `CGColor`s; anything else in the list shows nothing, as on iOS.
  open var colors: [Any]? {
    get { storedColors }
    set {
      let action = pendingAction(.colors)
      defer { action?.run() }
      storedColors = newValue
      if let wrong = newValue?.first(where: { !($0 is CGColor) }) {
        Log.write("CAGradientLayer.colors takes CGColors; found \(Swift.type(of: wrong)).")
      }
      markDirty(.dirtyAppearance)
    }
  }

  /// Where each colour lies, from 0 to 1 and never falling; nil, the default, spreads them evenly.
  open var locations: [NSNumber]? {
    get { storedLocations }
    set {
      let action = pendingAction(.locations)
      storedLocations = newValue
      markDirty(.dirtyAppearance)
      action?.run()
    }
  }

  /// Where the first colour lies, in units of the bounds; the middle of the upper edge by default.
  /// It is animated.
  open var startPoint: CGPoint {
    get { storedStart }
    set {
      guard newValue != storedStart else { return }
      let action = pendingAction(.startPoint)
      storedStart = newValue
      markDirty(.dirtyAppearance)
      action?.run()
    }
  }

  /// Where the last colour lies, in parts of the bounds; the middle of the lower edge by default.
  /// It is animated.
  open var endPoint: CGPoint {
    get { storedEnd }
    set {
      guard newValue != storedEnd else { return }
      let action = pendingAction(.endPoint)
      storedEnd = newValue
      markDirty(.dirtyAppearance)
      action?.run()
    }
  }

  /// How the colours are spread; along a line by default.
  open var type: CAGradientLayerType {
    get { storedType }
    set {
      guard newValue != storedType else { return }
      storedType = newValue
      markDirty(.dirtyAppearance)
    }
  }

  // MARK: Animation

  override func animatableValue(of property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .colors: .colors((storedColors ?? []).compactMap { $0 as? CGColor })
    case .locations: .numbers((storedLocations ?? evenLocations).map(\.doubleValue))
    case .startPoint: .point(storedStart)
    case .endPoint: .point(storedEnd)
    default: super.animatableValue(of: property)
    }
  }

  private var evenLocations: [NSNumber] {
    let count = storedColors?.count ?? 0
    return (0..<count).map { NSNumber(value: Double($0) / Double(max(count - 1, 1))) }
  }

  override func storeAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.colors, .colors(let c)): storedColors = c
    case (.locations, .numbers(let n)): storedLocations = n.map { NSNumber(value: $0) }
    case (.startPoint, .point(let p)): storedStart = p
    case (.endPoint, .point(let p)): storedEnd = p
    default: super.storeAnimatableValue(value, of: property)
    }
  }

  override func setAnimatableValue(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.colors, .colors(let c)): colors = c
    case (.locations, .numbers(let n)): locations = n.map { NSNumber(value: $0) }
    case (.startPoint, .point(let p)): startPoint = p
    case (.endPoint, .point(let p)): endPoint = p
    default: super.setAnimatableValue(value, of: property)
    }
  }

  // MARK: Painting

  override func appendOwnPrimitives(to list: inout [RenderPrimitive]) {
    let size = storedBounds.size
    guard let spec = makeSpec(), size.width > 0, size.height > 0,
      (storedStart.x + storedStart.y + storedEnd.x + storedEnd.y).isFinite
    else { return }
    let outline = LayerPrimitives.shape(of: self)
    switch storedType {
    case .radial: appendRadial(spec, outline, to: &list)
    case .conic:
      let center = CGPoint(x: storedStart.x * size.width, y: storedStart.y * size.height)
      let angle = atan2(
        (storedEnd.y - storedStart.y) * size.height, (storedEnd.x - storedStart.x) * size.width)
      list.append(.gradient(spec, .conic(center: center, angle: angle), in: outline, extends: true))
    default:
      guard let (from, to) = axialLine(in: size) else { return }
      list.append(.gradient(spec, .linear(from: from, to: to), in: outline, extends: true))
    }
  }

  private func makeSpec() -> GradientSpec? {
    let colors = (storedColors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let step = 1 / CGFloat(max(colors.count - 1, 1))
    var last: CGFloat = 0
    let stops = colors.enumerated().map { index, color in
      var location = CGFloat(index) * step
      if let storedLocations, index < storedLocations.count {
        location = CGFloat(storedLocations[index].doubleValue)
      }
      last = max(last, min(max(location.isNaN ? 0 : location, 0), 1))
      return GradientSpec.Stop(location: last, color: color.rgba)
    }
    return GradientSpec(stops: stops)
  }

  /// The line along which the colours run, in points.
  ///
  /// iOS-BEHAVIOUR: the gradient is made in the unit square and stretched with it, so that lines of one
  /// colour are not square to a slanting line from start to end. The line returned is square to them,
  /// and has the same colours at its ends. Evidence: unmeasured.
  private func axialLine(in size: CGSize) -> (CGPoint, CGPoint)? {
    let d = CGVector(dx: storedEnd.x - storedStart.x, dy: storedEnd.y - storedStart.y)
    let length = d.dx * d.dx + d.dy * d.dy
    guard length > 0 else { return nil }
    let gradient = CGVector(dx: d.dx / (size.width * length), dy: d.dy / (size.height * length))
    let steepness = gradient.dx * gradient.dx + gradient.dy * gradient.dy
    let from = CGPoint(x: storedStart.x * size.width, y: storedStart.y * size.height)
    return (
      from, CGPoint(x: from.x + gradient.dx / steepness, y: from.y + gradient.dy / steepness)
    )
  }

  private func appendRadial(
    _ spec: GradientSpec, _ outline: RoundedRect, to list: inout [RenderPrimitive]
  ) {
    let size = storedBounds.size
    let center = CGPoint(x: storedStart.x * size.width, y: storedStart.y * size.height)
    let rx = abs(storedEnd.x - storedStart.x) * size.width
    let ry = abs(storedEnd.y - storedStart.y) * size.height
    guard rx > 0, ry > 0 else { return }
    if rx == ry {
      let shape = GradientShape.radial(from: center, startRadius: 0, to: center, endRadius: rx)
      return list.append(.gradient(spec, shape, in: outline, extends: true))
    }
    // An ellipse is a circle in a stretched space.
    let stretch = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y)
    let circle = GradientShape.radial(from: .zero, startRadius: 0, to: .zero, endRadius: 1)
    list.append(
      .drawing(
        DrawingRecord(
          commands: [
            .save, .clip(outline.path, evenOdd: false), .concatenate(stretch),
            .gradient(
              spec, circle, extendsStart: true, extendsEnd: true, DrawingEffect()),
            .restore,
          ], bounds: outline.rect)))
  }
}

extension RoundedRect {
  /// The outline as cubic curves, each corner a quarter circle.
  var path: CGPath {
    let k: CGFloat = 1 - 0.552_284_75
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    if isPlain {
      return CGPath(elements: [
        .move(point(x0, y0)), .line(point(x1, y0)), .line(point(x1, y1)), .line(point(x0, y1)),
        .close,
      ])
    }
    let (a, b, c, d) = (topLeft, topRight, bottomRight, bottomLeft)
    return CGPath(elements: [
      .move(point(x0 + a, y0)), .line(point(x1 - b, y0)),
      .cubic(
        control1: point(x1 - b * k, y0), control2: point(x1, y0 + b * k), end: point(x1, y0 + b)),
      .line(point(x1, y1 - c)),
      .cubic(
        control1: point(x1, y1 - c * k), control2: point(x1 - c * k, y1), end: point(x1 - c, y1)),
      .line(point(x0 + d, y1)),
      .cubic(
        control1: point(x0 + d * k, y1), control2: point(x0, y1 - d * k), end: point(x0, y1 - d)),
      .line(point(x0, y0 + a)),
      .cubic(
        control1: point(x0, y0 + a * k), control2: point(x0 + a * k, y0), end: point(x0 + a, y0)),
      .close,
    ])
  }
}
