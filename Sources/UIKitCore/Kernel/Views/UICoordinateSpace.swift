/// A frame of reference on the screen: a view's, a screen's, a window scene's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Returns a point of this space in another one's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle of this space in another one's coordinates; where one is turned, the
  /// smallest around it.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns a rectangle of another space in this one's coordinates; where one is turned, the
  /// smallest around it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Ways to and from the coordinates of the screen, through which any two spaces meet.
@MainActor
protocol ScreenConvertible: UICoordinateSpace {
  func toScreen(_ point: CGPoint) -> CGPoint
  func fromScreen(_ point: CGPoint) -> CGPoint
}

extension ScreenConvertible {
  func toScreen(_ rect: CGRect) -> CGRect { box(of: rect, toScreen) }
  func fromScreen(_ rect: CGRect) -> CGRect { box(of: rect, fromScreen) }

  func convertToSpace(_ point: CGPoint, _ space: any UICoordinateSpace) -> CGPoint {
    guard let other = space as? any ScreenConvertible else {
      return space.convert(point, from: self)
    }
    return other.fromScreen(toScreen(point))
  }

  func convertFromSpace(_ point: CGPoint, _ space: any UICoordinateSpace) -> CGPoint {
    guard let other = space as? any ScreenConvertible else { return space.convert(point, to: self) }
    return fromScreen(other.toScreen(point))
  }

  func convertToSpace(_ rect: CGRect, _ space: any UICoordinateSpace) -> CGRect {
    box(of: rect) { convertToSpace($0, space) }
  }

  func convertFromSpace(_ rect: CGRect, _ space: any UICoordinateSpace) -> CGRect {
    box(of: rect) { convertFromSpace($0, space) }
  }

  /// The upright rectangle around the converted corners.
  private func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let a = convert(CGPoint(x: rect.minX, y: rect.minY))
    let b = convert(CGPoint(x: rect.maxX, y: rect.minY))
    let c = convert(CGPoint(x: rect.minX, y: rect.maxY))
    let d = convert(CGPoint(x: rect.maxX, y: rect.maxY))
    let minX = min(min(a.x, b.x), min(c.x, d.x))
    let minY = min(min(a.y, b.y), min(c.y, d.y))
    return CGRect(
      x: minX, y: minY, width: max(max(a.x, b.x), max(c.x, d.x)) - minX,
      height: max(max(a.y, b.y), max(c.y, d.y)) - minY)
  }
}
