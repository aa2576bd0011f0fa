/// Whole device pixels: columns `minX..<maxX` of rows `minY..<maxY`.
@usableFromInline
package struct PixelRect: Hashable, Sendable {
  @usableFromInline package var minX: Int
  @usableFromInline package var minY: Int
  @usableFromInline package var maxX: Int
  @usableFromInline package var maxY: Int

  @inlinable
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  @inlinable
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  @inlinable package static var empty: PixelRect { PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
  /// Larger than any window, small enough to add and multiply without overflow.
  package static let everything = PixelRect(
    minX: -limit, minY: -limit, maxX: limit, maxY: limit)
  @inlinable package static var limit: Int { 1 << 26 }

  /// All pixels touched by a rectangle in device coordinates. A number that is none reaches
  /// everywhere, since nothing is known about it; null and empty rectangles touch nothing.
  @inlinable
  package init(covering rect: CGRect) {
    guard !rect.isNull else {
      self = .empty
      return
    }
    let x = rect.origin.x
    let y = rect.origin.y
    let right = x + rect.size.width
    let bottom = y + rect.size.height
    guard !(right <= x) && !(bottom <= y) else {
      self = .empty
      return
    }
    self.init(
      minX: Self.floor(x), minY: Self.floor(y), maxX: Self.ceil(right), maxY: Self.ceil(bottom))
  }

  /// The pixels that lie in a rectangle altogether; empty where it has a number that is none.
  @inlinable
  package init(inside rect: CGRect) {
    let right = rect.origin.x + rect.size.width
    let bottom = rect.origin.y + rect.size.height
    guard !rect.isNull, rect.origin.x <= right, rect.origin.y <= bottom else {
      self = .empty
      return
    }
    self.init(
      minX: Self.ceil(rect.origin.x), minY: Self.ceil(rect.origin.y), maxX: Self.floor(right),
      maxY: Self.floor(bottom))
  }

  /// Positions that are closer, in pixels, are the same: sums of fractions go wrong by less.
  @inlinable static var tolerance: CGFloat { 1.0 / 1024 }

  @inlinable
  static func floor(_ value: CGFloat) -> Int {
    let value = value + tolerance
    guard value > -CGFloat(limit), value < CGFloat(limit) else { return value > 0 ? limit : -limit }
    // Without the C library's function, which baseline processors need for rounding.
    let whole = Int(value)
    return CGFloat(whole) > value ? whole - 1 : whole
  }

  @inlinable
  static func ceil(_ value: CGFloat) -> Int {
    let value = value - tolerance
    guard value > -CGFloat(limit), value < CGFloat(limit) else {
      return value <= 0 ? -limit : limit
    }
    let whole = Int(value)
    return CGFloat(whole) < value ? whole + 1 : whole
  }

  @inlinable package var width: Int { max(0, maxX - minX) }
  @inlinable package var height: Int { max(0, maxY - minY) }
  @inlinable package var isEmpty: Bool { minX >= maxX || minY >= maxY }
  @inlinable package var area: Int { width * height }

  @inlinable
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  @inlinable
  package func intersects(_ other: PixelRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  @inlinable
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  @inlinable
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  @inlinable
  package func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  @inlinable
  package func inset(by pixels: Int) -> PixelRect {
    PixelRect(
      minX: minX + pixels, minY: minY + pixels, maxX: maxX - pixels, maxY: maxY - pixels)
  }

  /// What is left of this rectangle without `other`: at most four rectangles.
  package func subtracting(_ other: PixelRect) -> [PixelRect] {
    let cut = intersection(other)
    guard !cut.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: cut.minY),
      PixelRect(minX: minX, minY: cut.maxY, maxX: maxX, maxY: maxY),
      PixelRect(minX: minX, minY: cut.minY, maxX: cut.minX, maxY: cut.maxY),
      PixelRect(minX: cut.maxX, minY: cut.minY, maxX: maxX, maxY: cut.maxY),
    ].filter { !$0.isEmpty }
  }
}

extension CGRect {
  /// Foundation's `intersection` stops the program for numbers that are none; here they cut nothing.
  package func cut(by other: CGRect) -> CGRect {
    hasNumbers && other.hasNumbers ? intersection(other) : self
  }

  /// Neither null nor infinite, nor holding something that is no number.
  package var hasNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
