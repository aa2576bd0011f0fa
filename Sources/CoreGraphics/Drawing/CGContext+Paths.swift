extension CGContext {
  // MARK: Building

  /// Forgets the present path and begins another.
  public func beginPath() { currentPath = PathBuilder() }
  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }
  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { currentPath.line(to: point) }
  /// Adds straight lines from the first point to the last, as a new part.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    currentPath.move(to: first)
    for point in points.dropFirst() { currentPath.line(to: point) }
  }
  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.cubic(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quad(to: end, control: control)
  }
  /// Adds a rectangle as a new part.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
  /// Adds rectangles as new parts.
  public func addRects(_ rects: [CGRect]) { for rect in rects { currentPath.addRect(rect) } }
  /// Adds the ellipse that fills a rectangle, as a new part.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
  /// Adds an arc of a circle, between two angles in radians, after a line to where it begins.
  ///
  /// - Parameter clockwise: as seen with y pointing up, which is anticlockwise in a view.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, start: startAngle,
      sweep: PathBuilder.sweep(from: startAngle, to: endAngle, decreasing: clockwise))
  }
  /// A line and an arc that touches both lines through `tangent1End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(corner: tangent1End, end: tangent2End, radius: radius)
  }
  /// Adds the parts of another path.
  public func addPath(_ path: CGPath) { currentPath.append(path.elements) }
  /// Closes the present part by a line to where it began.
  public func closePath() { currentPath.close() }
  /// Replaces the path by the outline of its stroke, with the present line style.
  public func replacePathWithStrokedPath() {
    var path = CGPath(elements: currentPath.elements)
    if !state.style.dash.isEmpty {
      path = path.copy(dashingWithPhase: state.style.dashPhase, lengths: state.style.dash)
    }
    currentPath = PathBuilder(path.stroked(with: state.style).elements)
  }

  /// Nil where it is empty.
  public var path: CGPath? {
    currentPath.elements.isEmpty ? nil : CGPath(elements: currentPath.elements)
  }
  /// Whether the path has no elements.
  public var isPathEmpty: Bool { currentPath.elements.isEmpty }
  /// Where the last element ended; zero for an empty path.
  public var currentPointOfPath: CGPoint { currentPath.current ?? .zero }
  /// The smallest rectangle around the path's points, control points among them.
  public var boundingBoxOfPath: CGRect { CGPath(elements: currentPath.elements).boundingBox }

  /// Returns whether drawing the path in a mode would paint a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = CGPath(elements: currentPath.elements)
    func isStroked() -> Bool { path.stroked(with: state.style).contains(point) }
    return switch mode {
    case .fill: path.contains(point)
    case .eoFill: path.contains(point, using: .evenOdd)
    case .stroke: isStroked()
    case .fillStroke: path.contains(point) || isStroked()
    case .eoFillStroke: path.contains(point, using: .evenOdd) || isStroked()
    }
  }

  // MARK: Painting the path

  /// Draws the path in a mode and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: paintFill(path, evenOdd: false)
    case .eoFill: paintFill(path, evenOdd: true)
    case .stroke: paintStroke(path)
    case .fillStroke, .eoFillStroke:
      paintFill(path, evenOdd: mode == .eoFillStroke)
      paintStroke(path)
    }
  }

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paintFill(takePath(), evenOdd: rule == .evenOdd)
  }
  /// Strokes the path and forgets it.
  public func strokePath() { paintStroke(takePath()) }

  private func takePath() -> CGPath {
    defer { currentPath = PathBuilder() }
    return CGPath(elements: currentPath.elements)
  }

  // MARK: Shapes

  /// Fills a rectangle, and forgets the present path.
  public func fill(_ rect: CGRect) {
    shape {
      $0.addRect(rect)
    } then: {
      paintFill($0)
    }
  }
  /// Fills rectangles, and forgets the present path.
  public func fill(_ rects: [CGRect]) {
    shape {
      for rect in rects { $0.addRect(rect) }
    } then: {
      paintFill($0)
    }
  }
  /// Fills the ellipse that fills a rectangle, and forgets the present path.
  public func fillEllipse(in rect: CGRect) {
    shape {
      $0.addEllipse(in: rect)
    } then: {
      paintFill($0)
    }
  }
  /// Strokes a rectangle, and forgets the present path.
  public func stroke(_ rect: CGRect) {
    shape {
      $0.addRect(rect)
    } then: {
      paintStroke($0)
    }
  }
  /// Strokes a rectangle with a line of some width, and forgets the present path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.style.width
    setLineWidth(width)
    stroke(rect)
    state.style.width = before
  }
  /// Strokes the ellipse that fills a rectangle, and forgets the present path.
  public func strokeEllipse(in rect: CGRect) {
    shape {
      $0.addEllipse(in: rect)
    } then: {
      paintStroke($0)
    }
  }
  /// Lines between the first and second point, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    shape { builder in
      for i in stride(from: 0, to: points.count - 1, by: 2) {
        builder.move(to: points[i])
        builder.line(to: points[i + 1])
      }
    } then: {
      paintStroke($0)
    }
  }
  /// Makes the pixels transparent.
  public func clear(_ rect: CGRect) {
    guard rect.isFinite else { return }
    record(.clear(rect.standardized))
    painted()
  }

  private func shape(_ build: (inout PathBuilder) -> Void, then paint: (CGPath) -> Void) {
    currentPath = PathBuilder()
    var builder = PathBuilder()
    build(&builder)
    paint(CGPath(elements: builder.elements))
  }

  /// Fills without touching the current path.
  package func paintFill(_ path: CGPath, evenOdd: Bool = false) {
    guard !path.isEmpty else { return }
    switch state.fill {
    case .color(let color):
      var effect = state.effect
      // An opaque copy is what painting is anyway, and asks for no group of its own.
      if effect.blend == .copy, color.isOpaque, effect.alpha >= 1, effect.shadow == nil {
        effect.blend = .normal
      }
      record(.fill(path, evenOdd: evenOdd, .color(color), effect))
    case .pattern(let pattern, let tint, let alpha):
      paint(pattern, tint: tint, alpha: alpha, in: path, evenOdd: evenOdd)
    }
    painted()
  }

  /// Strokes without touching the current path.
  package func paintStroke(_ path: CGPath) {
    guard !path.isEmpty else { return }
    switch state.stroke {
    case .color(let color):
      record(.stroke(path, state.style, .color(color), state.effect))
    case .pattern(let pattern, let tint, let alpha):
      var line = path
      if !state.style.dash.isEmpty {
        line = line.copy(dashingWithPhase: state.style.dashPhase, lengths: state.style.dash)
      }
      paint(
        pattern, tint: tint, alpha: alpha, in: line.stroked(with: state.style), evenOdd: false)
    }
    painted()
  }

  /// Fills with tiles that stay where the base space has them, whatever the transform.
  private func paint(
    _ pattern: CGPattern, tint: RGBA, alpha: Float, in path: CGPath, evenOdd: Bool
  ) {
    let resolution = scale * pattern.matrix.meanScale
    guard resolution > 0, let tile = pattern.tile(color: tint, scale: resolution, isYUp: isYUp)
    else { return }
    // One unit of the painter's pattern is a pixel of the tile.
    var tileToPattern = CGAffineTransform(
      scaleX: pattern.xStep / CGFloat(tile.width), y: pattern.yStep / CGFloat(tile.height))
    if isYUp {
      tileToPattern = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(tile.height))
        .concatenating(tileToPattern)
    }
    let tileToUser =
      tileToPattern
      .concatenating(CGAffineTransform(translationX: pattern.bounds.minX, y: pattern.bounds.minY))
      .concatenating(pattern.matrix)
      .concatenating(
        CGAffineTransform(
          translationX: state.patternPhase.width, y: state.patternPhase.height)
      )
      .concatenating(state.transform.inverted())
    let back = tileToUser.inverted()
    guard back.isFinite else { return }
    var effect = state.effect
    effect.alpha *= alpha
    commands.append(.save)
    commands.append(.concatenate(tileToUser))
    commands.append(
      .fill(path.applying(back), evenOdd: evenOdd, .pattern(tile, phase: .zero), effect))
    commands.append(.restore)
  }

  // MARK: Clipping

  /// Cuts the clip down to the path and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    state.clipBounds = state.clipBounds.overlap(
      with:
        path.isEmpty ? .null : path.boundingBox.applying(state.transform))
    record(.clip(path, evenOdd: rule == .evenOdd))
  }

  /// Restricts what is painted from now on to a rectangle, and forgets the present path.
  public func clip(to rect: CGRect) {
    currentPath = PathBuilder()
    currentPath.addRect(rect)
    clip()
  }

  /// Cuts the clip down to what the rectangles cover together.
  public func clip(to rects: [CGRect]) {
    currentPath = PathBuilder()
    for rect in rects { currentPath.addRect(rect) }
    clip()
  }

  /// Cuts the clip down to where `mask` lets through, laid over `rect`: an image mask where its
  /// samples are 0, a gray image where it is white, another where it is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard rect.isFinite, rect.width != 0, rect.height != 0 else { return clip(to: rect) }
    let r = rect.standardized
    state.clipBounds = state.clipBounds.overlap(with: r.applying(state.transform))
    // Core Graphics lays the picture's top row at the largest y.
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: r.minY + r.maxY)
    record(.concatenate(flip))
    record(.clipToMask(mask.alphaMask, r))
    record(.concatenate(flip))
  }

  /// What the clip leaves, in user space: all of the bitmap while there is none.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.isNull ? .zero : state.clipBounds.applying(state.transform.inverted())
  }
}

extension CGPath {
  /// The outline of a stroke in `style`, dashes left out.
  package func stroked(with style: StrokeStyle) -> CGPath {
    copy(
      strokingWithWidth: style.width, lineCap: CGLineCap(rawValue: style.cap.rawValue) ?? .butt,
      lineJoin: CGLineJoin(rawValue: style.join.rawValue) ?? .miter, miterLimit: style.miterLimit)
  }
}
