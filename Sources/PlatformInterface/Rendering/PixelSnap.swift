/// Where points have no whole number of pixels, edges that were laid out in points fall within pixels: lines would
/// blur, and what lies beside each other would let through what is below. There edges and texts are moved to the next
/// border between pixels, by half a pixel at most; edges that meet in points meet in pixels, too. At a whole scale, as
/// iOS has, nothing is moved.
package struct PixelSnap {
  private let scale: CGFloat

  /// Nil for whole scales, and for pictures smaller than what they show.
  package init?(scale: CGFloat) {
    guard scale > 1, scale.isFinite, abs(scale - scale.rounded()) > 1e-6 else { return nil }
    self.scale = scale
  }

  /// Whether a primitive is moved as a whole, by half a pixel at most; others keep within the pixels that they touch.
  package static func moves(_ primitive: RenderPrimitive) -> Bool {
    switch primitive {
    case .text, .drawing: true
    default: false
    }
  }

  /// Whether coordinates are neither turned nor stretched: what is moves, and is left as it is.
  private func applies(to place: DevicePlacement) -> Bool {
    place.yx == 0 && place.xy == 0 && abs(place.xx - scale) < 1e-9 && abs(place.yy - scale) < 1e-9
      && place.isFinite
  }

  /// Whole device pixels; 1/256 finer than which no painter looks, so that sums in another order are the same.
  private func whole(_ value: CGFloat) -> CGFloat {
    ((value * 256).rounded() / 256 + 1e-9).rounded()
  }

  /// The shape in coordinates of this placement with its edges between pixels. A line stays one.
  package func snapped(_ shape: RoundedRect, _ place: DevicePlacement) -> RoundedRect {
    let rect = snapped(shape.rect, place)
    guard rect != shape.rect else { return shape }
    var result = shape
    result.rect = rect
    return result
  }

  package func snapped(_ rect: CGRect, _ place: DevicePlacement) -> CGRect {
    guard applies(to: place), !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0,
      (rect.minX + rect.minY + rect.width + rect.height).isFinite
    else { return rect }
    func span(_ from: CGFloat, _ length: CGFloat, _ offset: CGFloat) -> (CGFloat, CGFloat) {
      var low = whole(from * scale + offset)
      var high = whole((from + length) * scale + offset)
      // What is a little thinner than a pixel keeps the one in which its middle lies.
      if high <= low, length * scale > 0.5 {
        low = ((from + length / 2) * scale + offset).rounded(.down)
        high = low + 1
      }
      return ((low - offset) / scale, max(0, high - low) / scale)
    }
    let (x, width) = span(rect.origin.x, rect.size.width, place.x)
    let (y, height) = span(rect.origin.y, rect.size.height, place.y)
    guard width > 0, height > 0 else { return rect }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The placement with its origin between pixels, for what is drawn from there, such as a text.
  package func snapped(_ place: DevicePlacement) -> DevicePlacement {
    guard applies(to: place) else { return place }
    var result = place
    result.x = whole(place.x)
    result.y = whole(place.y)
    return result
  }

  /// The width of a line: whole pixels, one at least.
  package func snapped(_ width: CGFloat) -> CGFloat {
    guard width > 0, width.isFinite else { return width }
    return max(1, (width * scale).rounded()) / scale
  }
}
