/// Pixels made by a closure on first use and kept.
package final class LazySource: ImageSource, @unchecked Sendable {
  /// The width in pixels.
  package let pixelWidth: Int
  /// The height in pixels.
  package let pixelHeight: Int
  /// Whether no pixel is transparent.
  package let isOpaque: Bool
  private let lock = NSLock()
  private var make: (@Sendable () -> PixelBuffer?)?
  private var buffer: PixelBuffer?

  /// Makes a source whose closure is called once, on any thread; nil from it shows nothing.
  package init(
    width: Int, height: Int, isOpaque: Bool, make: @escaping @Sendable () -> PixelBuffer?
  ) {
    pixelWidth = width
    pixelHeight = height
    self.isOpaque = isOpaque
    self.make = make
  }

  package func pixels(atLeastWidth width: Int, height: Int) -> PixelBuffer? {
    lock.withLock {
      if let make {
        buffer = make()
        self.make = nil
      }
      return buffer
    }
  }
}

/// A rectangle of another picture.
package final class CroppedSource: ImageSource, @unchecked Sendable {
  private let base: any ImageSource
  private let part: CGRect
  private let lock = NSLock()

  /// Makes a source of a part of another picture's pixels.
  ///
  /// - Parameter part: whole pixels inside `base`.
  package init(_ base: any ImageSource, _ part: CGRect) {
    if let inner = base as? CroppedSource {
      self.base = inner.base
      self.part = part.offsetBy(dx: inner.part.minX, dy: inner.part.minY)
    } else {
      self.base = base
      self.part = part
    }
  }

  deinit { DecodedPixelCache.shared.forget(ObjectIdentifier(self)) }

  /// The width of the part in pixels.
  package var pixelWidth: Int { Int(part.width) }
  /// The height of the part in pixels.
  package var pixelHeight: Int { Int(part.height) }
  /// Whether no pixel of the whole picture is transparent.
  package var isOpaque: Bool { base.isOpaque }
  /// The type of the file that the whole picture is from.
  package var typeIdentifier: String? { base.typeIdentifier }

  package func pixels(atLeastWidth width: Int, height: Int) -> PixelBuffer? {
    lock.withLock {
      let id = ObjectIdentifier(self)
      if let cached = DecodedPixelCache.shared.buffer(of: id),
        cached.width >= min(width, pixelWidth),
        cached.height >= min(height, pixelHeight)
      {
        return cached
      }
      let wanted = min(
        1, max(CGFloat(width) / part.width, CGFloat(height) / part.height))
      guard
        let whole = base.pixels(
          atLeastWidth: Int((wanted * CGFloat(base.pixelWidth)).rounded(.up)),
          height: Int((wanted * CGFloat(base.pixelHeight)).rounded(.up)))
      else { return nil }
      let sx = CGFloat(whole.width) / CGFloat(base.pixelWidth)
      let sy = CGFloat(whole.height) / CGFloat(base.pixelHeight)
      let x = min(Int((part.minX * sx).rounded()), whole.width - 1)
      let y = min(Int((part.minY * sy).rounded()), whole.height - 1)
      let w = max(1, min(Int((part.width * sx).rounded()), whole.width - x))
      let h = max(1, min(Int((part.height * sy).rounded()), whole.height - y))
      let result = PixelBuffer(width: w, height: h, isOpaque: whole.isOpaque)
      for row in 0..<h {
        memcpy(
          result.bytes + row * result.bytesPerRow,
          whole.bytes + (y + row) * whole.bytesPerRow + x * 4, w * 4)
      }
      DecodedPixelCache.shared.keep(result, of: id)
      return result
    }
  }
}

/// Changes every pixel of another picture, at whatever size it comes.
package class PixelMappedSource: ImageSource, @unchecked Sendable {
  let base: any ImageSource
  private let lock = NSLock()

  init(_ base: any ImageSource) { self.base = base }

  deinit { DecodedPixelCache.shared.forget(ObjectIdentifier(self)) }

  /// The width in pixels.
  package var pixelWidth: Int { base.pixelWidth }
  /// The height in pixels.
  package var pixelHeight: Int { base.pixelHeight }
  /// False, since any pixel may become transparent.
  package var isOpaque: Bool { false }

  /// Fills a row from the row of the base.
  func map(
    row: Int, of size: (width: Int, height: Int), from: UnsafePointer<UInt8>,
    to: UnsafeMutablePointer<UInt8>
  ) {}

  package func pixels(atLeastWidth width: Int, height: Int) -> PixelBuffer? {
    lock.withLock {
      let id = ObjectIdentifier(self)
      if let cached = DecodedPixelCache.shared.buffer(of: id),
        cached.width >= min(width, pixelWidth),
        cached.height >= min(height, pixelHeight)
      {
        return cached
      }
      guard let from = base.pixels(atLeastWidth: width, height: height) else { return nil }
      let result = PixelBuffer(width: from.width, height: from.height)
      for y in 0..<from.height {
        map(
          row: y, of: (from.width, from.height),
          from: (from.bytes + y * from.bytesPerRow).assumingMemoryBound(to: UInt8.self),
          to: (result.bytes + y * result.bytesPerRow).assumingMemoryBound(to: UInt8.self))
      }
      DecodedPixelCache.shared.keep(result, of: id)
      return result
    }
  }
}

/// A gray picture's light as alpha.
final class LuminanceSource: PixelMappedSource, @unchecked Sendable {
  override func map(
    row: Int, of size: (width: Int, height: Int), from: UnsafePointer<UInt8>,
    to: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<size.width { to[x * 4 + 3] = from[x * 4 + 1] }
  }
}

/// A picture times the alpha of another.
final class MaskedSource: PixelMappedSource, @unchecked Sendable {
  private let mask: CGImage

  init(_ base: any ImageSource, mask: CGImage) {
    self.mask = mask
    super.init(base)
  }

  override func map(
    row: Int, of size: (width: Int, height: Int), from: UnsafePointer<UInt8>,
    to: UnsafeMutablePointer<UInt8>
  ) {
    let buffer = mask.source.pixels(atLeastWidth: mask.width, height: mask.height)
    for x in 0..<size.width {
      var alpha = 0
      if let buffer {
        let mx = x * buffer.width / size.width
        let my = row * buffer.height / size.height
        alpha = Int(
          buffer.bytes.load(
            fromByteOffset: my * buffer.bytesPerRow + mx * 4 + 3, as: UInt8.self))
      }
      for i in 0..<4 { to[x * 4 + i] = UInt8((Int(from[x * 4 + i]) * alpha + 127) / 255) }
    }
  }
}

/// A picture without the colours between limits.
final class ColorKeyedSource: PixelMappedSource, @unchecked Sendable {
  private let limits: [CGFloat]

  init(_ base: any ImageSource, limits: [CGFloat]) {
    self.limits = limits
    super.init(base)
  }

  override func map(
    row: Int, of size: (width: Int, height: Int), from: UnsafePointer<UInt8>,
    to: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<size.width {
      let p = from + x * 4
      let keyed = (0..<3).allSatisfy { i in
        let value = CGFloat(p[2 - i])
        return value >= limits[i * 2] && value <= limits[i * 2 + 1]
      }
      for i in 0..<4 { to[x * 4 + i] = keyed ? 0 : p[i] }
    }
  }
}
