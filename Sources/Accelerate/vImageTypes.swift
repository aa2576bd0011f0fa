/// A count of rows or columns of pixels.
public typealias vImagePixelCount = UInt
/// What came of a function: 0, or what is wrong.
public typealias vImage_Error = Int
/// What else a function is told.
public typealias vImage_Flags = UInt32
/// A component of a pixel.
public typealias Pixel_8 = UInt8
/// The components of a pixel, one after the other.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Nothing is wrong.
public let kvImageNoError = 0
/// The kernel has an even length, or none.
public let kvImageInvalidKernelSize = -21767
/// The pictures differ in size.
public let kvImageRoiLargerThanInputBuffer = -21766
/// A buffer has no memory.
public let kvImageNullPointerArgument = -21772
/// A flag is not known, or what stands for the edges is missing.
public let kvImageUnknownFlagsBit = -21775

/// Nothing else is told.
public let kvImageNoFlags = 0
/// The fourth component stays as it is.
public let kvImageLeaveAlphaUnchanged = 1
/// Beyond the edges lies the colour that is given.
public let kvImageBackgroundColorFill = 4
/// Beyond the edges the pixels of the edge go on.
public let kvImageEdgeExtend = 8
/// The work is not parted; it never is here.
public let kvImageDoNotTile = 16
/// The result is how many bytes of memory would help.
public let kvImageGetTempBufferSize = 128

/// The pixels of a picture, or of a part of it.
public struct vImage_Buffer {
  /// The first byte of the first row.
  public var data: UnsafeMutableRawPointer!
  /// How many rows.
  public var height: vImagePixelCount
  /// How many pixels in a row.
  public var width: vImagePixelCount
  /// How many bytes there are from a row to the next.
  public var rowBytes: Int

  /// Of nothing.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
  /// Of pixels that stay whose they are.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) {
    (self.data, self.height, self.width) = (data, height, width)
    self.rowBytes = rowBytes
  }
}
