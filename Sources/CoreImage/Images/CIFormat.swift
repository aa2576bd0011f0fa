/// How pixels lie in memory.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
  /// The number that tells formats apart.
  public let rawValue: Int32
  /// Makes a format of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Opacity, red, green, blue, a byte each.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// Blue, green, red, opacity, a byte each.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Red, green, blue, opacity, a byte each.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Opacity, blue, green, red, a byte each.
  public static let ABGR8 = CIFormat(rawValue: 267)
  /// Red, green, blue, opacity, a number of two bytes each.
  public static let RGBA16 = CIFormat(rawValue: 780)
  /// Red, green, blue, opacity, half a number of floating point each.
  public static let RGBAh = CIFormat(rawValue: 2056)
  /// Red, green, blue, opacity, a number of floating point each.
  public static let RGBAf = CIFormat(rawValue: 2312)
  /// Opacity alone, a byte.
  public static let A8 = CIFormat(rawValue: 257)
  /// Red alone, a byte.
  public static let R8 = CIFormat(rawValue: 259)
  /// Grey alone, a byte.
  public static let L8 = CIFormat(rawValue: 261)

  /// Where red, green, blue and opacity lie in a pixel of four bytes; nil for other formats.
  var order: [Int]? {
    switch self {
    case .RGBA8: [0, 1, 2, 3]
    case .BGRA8: [2, 1, 0, 3]
    case .ARGB8: [1, 2, 3, 0]
    case .ABGR8: [3, 2, 1, 0]
    default: nil
    }
  }
}

/// Opacity, red, green, blue, a byte each.
public let kCIFormatARGB8 = CIFormat.ARGB8
/// Blue, green, red, opacity, a byte each.
public let kCIFormatBGRA8 = CIFormat.BGRA8
/// Red, green, blue, opacity, a byte each.
public let kCIFormatRGBA8 = CIFormat.RGBA8
/// Red, green, blue, opacity, half a number of floating point each.
public let kCIFormatRGBAh = CIFormat.RGBAh
/// Red, green, blue, opacity, a number of floating point each.
public let kCIFormatRGBAf = CIFormat.RGBAf

extension PixelBuffer {
  /// A bitmap of bytes in some order; nil where there are not as many as the size says.
  convenience init?(_ data: Data, _ bytesPerRow: Int, _ size: CGSize, _ order: [Int]) {
    guard size.width >= 1, size.height >= 1, size.width <= 32767, size.height <= 32767 else {
      return nil
    }
    let (width, height) = (Int(size.width), Int(size.height))
    guard bytesPerRow >= width * 4, data.count >= bytesPerRow * (height - 1) + width * 4 else {
      return nil
    }
    self.init(width: width, height: height)
    data.withUnsafeBytes { (from: UnsafeRawBufferPointer) in
      for y in 0..<height {
        let row = (bytes + y * self.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for x in 0..<width {
          let pixel = y * bytesPerRow + x * 4
          row[x * 4] = from[pixel + order[2]]
          row[x * 4 + 1] = from[pixel + order[1]]
          row[x * 4 + 2] = from[pixel + order[0]]
          row[x * 4 + 3] = from[pixel + order[3]]
        }
      }
    }
  }
}
