/// Where the alpha of a pixel is, and whether the colours are already multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha.
  case none = 0
  /// Alpha comes last, and colours are multiplied by it.
  case premultipliedLast = 1
  /// Alpha comes first, and colours are multiplied by it.
  case premultipliedFirst = 2
  /// Alpha comes last.
  case last = 3
  /// Alpha comes first.
  case first = 4
  /// A component that counts for nothing comes last.
  case noneSkipLast = 5
  /// A component that counts for nothing comes first.
  case noneSkipFirst = 6
  /// There is alpha alone.
  case alphaOnly = 7
}

/// In which order the bytes of a pixel lie.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of all orders.
  case orderMask = 0x7000
  /// The order of the machine's memory.
  case orderDefault = 0
  /// Words of 16 bits, the low byte first.
  case order16Little = 0x1000
  /// Words of 32 bits, the low byte first.
  case order32Little = 0x2000
  /// Words of 16 bits, the high byte first.
  case order16Big = 0x3000
  /// Words of 32 bits, the high byte first.
  case order32Big = 0x4000
}

/// How the components of a pixel are packed; images here are always `packed`.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  /// The bits of all packings.
  case mask = 0xF0000
  /// Components lie one behind the other.
  case packed = 0
  /// Five bits each.
  case RGB555 = 0x10000
  /// Five bits each, and six for green.
  case RGB565 = 0x20000
  /// Ten bits each.
  case RGB101010 = 0x30000
  /// Ten bits each, as Core Image has them.
  case RGBCIF10 = 0x40000
}

/// An alpha info and a byte order in one number.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits, in Apple's numbers.
  public let rawValue: UInt32
  /// Makes an info of Apple's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of floating-point components.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order of the machine's memory.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Words of 16 bits, the low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Words of 32 bits, the low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Words of 16 bits, the high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Words of 32 bits, the high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// Where the alpha of a pixel lies; none for unknown bits.
  package var alpha: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
  }
  /// The order of a pixel's bytes; the default for unknown bits.
  package var byteOrder: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue) ?? .orderDefault
  }
}

/// How pixels between the image's own are made up.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context would have it.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// A quick mixture of pixels.
  case low = 2
  /// The best mixture of pixels.
  case high = 3
  /// A mixture of pixels between the two.
  case medium = 4
}
