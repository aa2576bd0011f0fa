import PlatformInterface

/// A path with the way it is to be drawn.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var storedPath = CGMutablePath()

  /// The width of strokes in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of a stroke's ends; cut off at the end point by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of a stroke's corners; pointed by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest a mitred corner may be, in line widths.
  open var miterLimit: CGFloat = 10
  /// How far lines may stay from curves; pixels decide in fact.
  open var flatness: CGFloat = 0.6 {
    didSet { if flatness != oldValue { Unsupported.report("UIBezierPath.flatness") } }
  }
  /// Whether parts that are enclosed an even number of times are left free; false by default.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() { super.init() }

  /// Makes the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    storedPath.addRect(rect)
  }

  /// Makes the path of the ellipse that fills a rectangle.
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

  /// Makes the path of a rectangle of which some corners are round.
  ///
  /// - Parameter cornerRadii: as on iOS only the width counts where corners are smooth; where the
  ///   two differ the corners are elliptical.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(elements: Self.rounded(rect, corners: corners, radii: cornerRadii))
  }

  /// Makes the path of an arc of a circle, between two angles in radians.
  ///
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

  /// Makes a path of a Core Graphics path, with the default way to draw.
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
    // iOS-BEHAVIOUR: a height of 0 counts as the width, as apps write `CGSize(width: 15, height: 0)` of round corners.
    // Evidence: unmeasured.
    if radii.width == radii.height || radii.height == 0 {
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

  /// Begins a new part of the path at a point.
  open func move(to point: CGPoint) { storedPath.move(to: point) }
  /// Adds a straight line from the current point. Without one nothing is added.
  open func addLine(to point: CGPoint) { storedPath.addLine(to: point) }
  /// Adds a cubic curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    storedPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    storedPath.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle, between two angles in radians, after a line to where it begins.
  ///
  /// - Parameter clockwise: as seen in a view, with y pointing down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    storedPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the present part by a line to where it began.
  open func close() { storedPath.closeSubpath() }
  /// Removes all parts; the way to draw stays.
  open func removeAllPoints() { storedPath = CGMutablePath() }
  /// Adds the parts of another path.
  open func append(_ bezierPath: UIBezierPath) { storedPath.addPath(bezierPath.storedPath) }

  /// Maps all points; the line width stays.
  open func apply(_ transform: CGAffineTransform) {
    storedPath = CGMutablePath(elements: storedPath.elements.map { $0.applying(transform) })
  }

  /// Returns the same outline drawn backwards, subpath by subpath, the last one first.
  open func reversing() -> UIBezierPath {
    let result = copyOfStyle()
    result.storedPath = CGMutablePath(elements: storedPath.reversedElements)
    return result
  }

  // MARK: Asking

  /// Whether the path has no elements.
  open var isEmpty: Bool { storedPath.isEmpty }
  /// The smallest rectangle around what is drawn; null for an empty path.
  open var bounds: CGRect { storedPath.boundingBoxOfPath }
  /// Where the last element ended; zero for an empty path.
  open var currentPoint: CGPoint { storedPath.currentPoint }

  /// Returns whether filling would cover a point.
  open func contains(_ point: CGPoint) -> Bool {
    storedPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Sets the dashes and gaps in which the path is stroked.
  ///
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

  /// Fills the path with the current fill colour; without a context nothing happens.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path in the current context with a blend mode and an opacity; without a context
  /// nothing happens.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) {
      $0.paintFill(storedPath.snapshot, evenOdd: usesEvenOddFillRule)
    }
  }

  /// Strokes with the current stroke colour and this path's line style.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path in the current context with a blend mode and an opacity; without a context
  /// nothing happens.
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

  /// Returns whether both have the same outline and style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other === self
      || (other.storedPath == storedPath && other.lineWidth == lineWidth
        && other.lineCapStyle == lineCapStyle && other.lineJoinStyle == lineJoinStyle
        && other.miterLimit == miterLimit && other.usesEvenOddFillRule == usesEvenOddFillRule
        && other.dash == dash && other.dashPhase == dashPhase)
  }

  open override var hash: Int { storedPath.hashValue }

  /// Whether paths can be read from archives that name their classes, which they can.
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

  /// Reads a path from an archive; nil where it holds none.
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
  /// The bits of the corners, in UIKit's numbers.
  public let rawValue: UInt
  /// Makes a set of corners of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
