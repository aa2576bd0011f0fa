import CoreLocation
import Foundation
import UIKitCore

/// Draws an overlay. A map that has no renderer for an overlay does not show it.
///
/// The points of a renderer are those of the map, from the corner of the overlay's rectangle.
open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  /// How much of the overlay is seen through; 1 by default.
  open var alpha: CGFloat = 1

  /// Makes a renderer of an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Makes a renderer of nothing, as apps return it for overlays that they do not know.
  public override init() { overlay = MKPolyline(points: [], count: 0) }

  /// The renderer's point of a place of the map.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let corner = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - corner.x, y: mapPoint.y - corner.y)
  }

  /// The place of the map of a renderer's point.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let corner = overlay.boundingMapRect.origin
    return MKMapPoint(x: point.x + corner.x, y: point.y + corner.y)
  }

  /// The renderer's rectangle of one of the map.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height)
    )
  }

  /// The rectangle of the map of a renderer's.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: rect.width, height: rect.height))
  }

  /// Whether it can draw a part of the map; true unless a subclass waits for something.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the map; subclasses draw their overlay, in the renderer's points.
  ///
  /// - Parameter zoomScale: points of the screen for a point of the map.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Lets maps that show the overlay draw it again.
  open func setNeedsDisplay() { MapChange.post(self) }
  /// Lets maps that show the overlay draw it again.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
  /// Lets maps that show the overlay draw it again.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// Points of the screen for a point of the map.
public typealias MKZoomScale = CGFloat

/// How wide a road is drawn, in points of the map, at a scale.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 8 / max(zoomScale, 1e-9) }

/// Fills and strokes a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// What the path is filled with; nil, the default, fills nothing.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// What the path is stroked with; nil, the default, strokes nothing.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How wide the stroke is, in points of the screen; zero, the default, is a road's width.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// How corners of the stroke look; round by default.
  open var lineJoin = CGLineJoin.round
  /// How the stroke ends; round by default.
  open var lineCap = CGLineCap.round
  /// How long corners are that are not rounded; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Where in its pattern the stroke begins, in points of the screen.
  open var lineDashPhase: CGFloat = 0
  /// Lengths of dashes and gaps, in points of the screen; nil, the default, for none.
  open var lineDashPattern: [NSNumber]?
  /// The path, in the renderer's points; subclasses make it when it is asked for.
  open var path: CGPath! {
    get {
      if made == nil { createPath() }
      return made
    }
    set { made = newValue }
  }
  private var made: CGPath?

  /// Makes the path; subclasses set `path`.
  open func createPath() {}

  /// Lets the path be made anew.
  open func invalidatePath() {
    made = nil
    setNeedsDisplay()
  }

  /// Sets what the stroke is drawn with.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setStrokeColor((strokeColor ?? .clear).cgColor)
    context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    if let lineDashPattern {
      context.setLineDash(
        phase: lineDashPhase / zoomScale,
        lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
    }
  }

  /// Sets what the area is filled with.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setFillColor((fillColor ?? .clear).cgColor)
  }

  /// Strokes a path, where there is a colour for it.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeColor != nil else { return }
    context.addPath(path)
    context.strokePath()
  }

  /// Fills a path, where there is a colour for it.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    guard fillColor != nil else { return }
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// Fills and strokes the path.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    applyFillProperties(to: context, atZoomScale: zoomScale)
    fillPath(path, in: context)
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }
}

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Makes a renderer of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  /// What it draws.
  open var polyline: MKPolyline { overlay as! MKPolyline }

  /// The part of the line at which the stroke begins, of 1.
  open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
  /// The part of the line at which the stroke ends, of 1.
  open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

  open override func createPath() {
    guard let line = overlay as? MKPolyline else { return }
    path = CGPath.through(part(of: line.allPoints.map(point)), isClosed: false)
  }

  private func part(of points: [CGPoint]) -> [CGPoint] {
    guard strokeStart > 0 || strokeEnd < 1, points.count > 1 else { return points }
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let all = lengths.reduce(0, +)
    let (from, to) = (strokeStart * all, strokeEnd * all)
    var result: [CGPoint] = []
    var passed: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      let (a, b) = (points[index], points[index + 1])
      func place(_ at: CGFloat) -> CGPoint {
        let part = length > 0 ? (at - passed) / length : 0
        return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      }
      if passed + length > from, passed < to {
        if result.isEmpty { result.append(place(max(from, passed))) }
        result.append(place(min(to, passed + length)))
      }
      passed += length
    }
    return result
  }
}

/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Makes a renderer of an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  /// What it draws.
  open var polygon: MKPolygon { overlay as! MKPolygon }

  open override func createPath() {
    guard let area = overlay as? MKPolygon else { return }
    let outline = CGPath.through(area.allPoints.map(point), isClosed: true)
    for hole in area.interiorPolygons ?? [] {
      outline.addPath(CGPath.through(hole.allPoints.map(point), isClosed: true))
    }
    path = outline
  }
}

/// Draws the area around a place.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Makes a renderer of a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  /// What it draws.
  open var circle: MKCircle { overlay as! MKCircle }

  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
  }
}

extension CGPath {
  fileprivate static func through(_ points: [CGPoint], isClosed: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if isClosed, !points.isEmpty { path.closeSubpath() }
    return path
  }
}
