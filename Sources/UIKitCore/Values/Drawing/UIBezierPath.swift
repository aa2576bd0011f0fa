import PlatformInterface

/// A path with the way it is to be drawn.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var storedPath = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest a mitred corner may be, in line widths.
  open var miterLimit: CGFloat = 10
  /// How far lines may stay from curves; pixels decide in fact.
  open var flatness: CGFloat = 0.6 {
    didSet { if flatness != oldValue { Unsupported.report("UIBezierPath.flatness") } }
  }
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    storedPath.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    storedPath.addEllipse(in: rect)
  }

  /// Smooth corners, as iOS draws them since version 7.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      elements: Self.rounded(
        rect, corners: .allCorners, radii: CGSize(width: cornerRadius, height: cornerRadius)))
  }

  /// - Parameter cornerRadii: as on iOS only the width counts where corners are smooth; where the
  ///   two differ the corners are elliptical.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(elements: Self.rounded(rect, corners: corners, radii: cornerRadii))
  }

  /// - Parameter clockwise: as seen in a view, with y pointing down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) { self.init(elements: CGPath.elements) }

  private convenience init(elements: [PathElement]) {
    self.init()
    storedPath = CGMutablePath(elements: elements)
  }

  private static func rounded(_ rect: CGRect, corners: UIRectCorner, radii: CGSize)
    -> [PathElement]
  {
    guard rect.isFinite, radii.width.isFinite, radii.height.isFinite else { return [] }
    let all: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    if radii.width == radii.height {
      return CGPath.roundedRect(
        rect, radii: all.map { corners.contains($0) ? radii.width : 0 }, isContinuous: true
      ).elements
    }
    let r = rect.standardized
    let fitting = CGSize(
      width: min(max(radii.width, 0), r.width / 2), height: min(max(radii.height, 0), r.height / 2))
    var builder = PathBuilder()
    builder.addCorners(r, radii: all.map { corners.contains($0) ? fitting : .zero })
    return builder.elements
  }

  // MARK: Building

  /// The path as a value; changing the Bézier path later does not change it.
  open var cgPath: CGPath {
    get { storedPath.snapshot }
    set { storedPath = CGMutablePath(elements: newValue.elements) }
  }

  open func move(to point: CGPoint) { storedPath.move(to: point) }
  open func addLine(to point: CGPoint) { storedPath.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    storedPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    storedPath.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// - Parameter clockwise: as seen in a view, with y pointing down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    storedPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  open func close() { storedPath.closeSubpath() }
  open func removeAllPoints() { storedPath = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { storedPath.addPath(bezierPath.storedPath) }

  /// Maps all points; the line width stays.
  open func apply(_ transform: CGAffineTransform) {
    storedPath = CGMutablePath(elements: storedPath.elements.map { $0.applying(transform) })
  }

  /// The same outline drawn backwards, subpath by subpath, the last one first.
  open func reversing() -> UIBezierPath {
    let result = copyOfStyle()
    result.storedPath = CGMutablePath(elements: storedPath.reversedElements)
    return result
  }

  // MARK: Asking

  open var isEmpty: Bool { storedPath.isEmpty }
  /// Around what is drawn; null for an empty path.
  open var bounds: CGRect { storedPath.boundingBoxOfPath }
  open var currentPoint: CGPoint { storedPath.currentPoint }

  /// Whether filling would cover `point`.
  open func contains(_ point: CGPoint) -> Bool {
    storedPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// - Parameters:
  ///   - pattern: lengths of dashes and gaps in turn; nil for a whole line.
  ///   - phase: how far into the pattern the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Each value is written where a pointer is given; ask for `count` first to know the space.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dash.enumerated() { pattern[index] = length } }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  /// Fills with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) {
      $0.paintFill(storedPath.snapshot, evenOdd: usesEvenOddFillRule)
    }
  }

  /// Strokes with the current stroke colour and this path's line style.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) {
      $0.setLineWidth(lineWidth)
      $0.setLineCap(lineCapStyle)
      $0.setLineJoin(lineJoinStyle)
      $0.setMiterLimit(miterLimit)
      $0.setLineDash(phase: dashPhase, lengths: dash)
      $0.paintStroke(storedPath.snapshot)
    }
  }

  /// Cuts the current clip down to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(storedPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Copying

  open func copy(with zone: NSZone? = nil) -> Any {
    let result = copyOfStyle()
    result.storedPath = CGMutablePath(elements: storedPath.elements)
    return result
  }

  private func copyOfStyle() -> UIBezierPath {
    let result = UIBezierPath()
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.flatness = flatness
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dash = dash
    result.dashPhase = dashPhase
    return result
  }

  /// The same outline and style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other === self
      || (other.storedPath == storedPath && other.lineWidth == lineWidth
        && other.lineCapStyle == lineCapStyle && other.lineJoinStyle == lineJoinStyle
        && other.miterLimit == miterLimit && other.usesEvenOddFillRule == usesEvenOddFillRule
        && other.dash == dash && other.dashPhase == dashPhase)
  }

  open override var hash: Int { storedPath.hashValue }

  public static var supportsSecureCoding: Bool { true }

  /// The path as one letter and its numbers for each step.
  open func encode(with coder: NSCoder) {
    coder.encode(PathText.text(storedPath.elements) as NSString, forKey: "UIBezierPathElements")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyle")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
  }

  public required init?(coder: NSCoder) {
    super.init()
    let text = coder.decodeObject(of: NSString.self, forKey: "UIBezierPathElements")
    guard let elements = PathText.elements(String(describing: text ?? "")) else { return nil }
    storedPath = CGMutablePath(elements: elements)
    lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
    let cap = coder.decodeInteger(forKey: "UIBezierPathLineCapStyle")
    lineCapStyle = CGLineCap(rawValue: Int32(truncatingIfNeeded: cap)) ?? .butt
    let join = coder.decodeInteger(forKey: "UIBezierPathLineJoinStyle")
    lineJoinStyle = CGLineJoin(rawValue: Int32(truncatingIfNeeded: join)) ?? .miter
    miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimit"))
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
  }
}

/// Some of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
