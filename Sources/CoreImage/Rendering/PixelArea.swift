/// Whole pixels of a picture's plane, whose origin is below and whose y axis points up.
struct PixelArea: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The largest number of pixels that a picture between two filters may have: 64 million.
  static let maximumPixels = PixelBuffer.maximumPixels

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var count: Int { isEmpty ? 0 : width * height }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// The pixels that a rectangle touches; none for one that is null or without end.
  init(_ rect: CGRect) {
    let limit: CGFloat = 16_777_216
    guard !rect.isNull, rect.isFinite, abs(rect.minX) < limit, abs(rect.minY) < limit,
      rect.width < limit, rect.height < limit
    else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    // A hundredth of a pixel is what transforms lose.
    let left = (rect.minX + 0.01).rounded(.down)
    let bottom = (rect.minY + 0.01).rounded(.down)
    self.init(
      x: Int(left), y: Int(bottom), width: Int((rect.maxX - 0.01).rounded(.up) - left),
      height: Int((rect.maxY - 0.01).rounded(.up) - bottom))
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func intersection(_ other: PixelArea) -> PixelArea {
    let left = max(x, other.x)
    let bottom = max(y, other.y)
    return PixelArea(
      x: left, y: bottom, width: min(maxX, other.maxX) - left,
      height: min(maxY, other.maxY) - bottom)
  }

  func insetBy(_ dx: Int, _ dy: Int) -> PixelArea {
    PixelArea(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  func contains(_ other: PixelArea) -> Bool {
    other.isEmpty
      || x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
