import CoreGraphics

// Keys of options and of properties. They are strings here, where Apple's are CFString.

/// Whether decoded pixels are kept; they always may be, and are given up where memory is short.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pictures are decoded at once; they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether more than eight bits are kept of each colour; they never are.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The type that a file is thought to have; files tell themselves.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a smaller copy is made where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a smaller copy is made even where the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longer side of a smaller copy, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a smaller copy is turned upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"

/// How good a JPEG is, from 0 to 1; 0.9 where nothing is said.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The colour behind pictures of types without transparency.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

/// The size of the file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width of the picture in pixels, before it is turned.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of the picture in pixels, before it is turned.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the picture is to be turned, from 1 to 8 as EXIF has it.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// How many bits each colour has.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The kind of the picture's colours.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Colours of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Shades of grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Whether the picture may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Pixels for an inch of width, which files of cameras tell and nobody reads here.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels for an inch of height, which files of cameras tell and nobody reads here.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// What a GIF says of a picture or of itself.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long a picture of a GIF is shown, in seconds, at least a fiftieth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a picture of a GIF says that it is shown, in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a GIF is shown; zero for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// What cameras say of a picture, which is not read.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// What TIFF says of a picture, which is not read.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// Where a picture was taken, which is not read.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What a JPEG of the form JFIF says of a picture: whether it is progressive, and its density.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Whether a JPEG shows more of the whole as more of it is there.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// Dots across, in the unit of `kCGImagePropertyJFIFDensityUnit`.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// Dots down, in the unit of `kCGImagePropertyJFIFDensityUnit`.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// What densities count by: 0 is one another, 1 an inch, 2 a centimetre.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// What PNG says of a picture, which is not read.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// How a picture is to be turned to be upright.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// It is upright.
  case up = 1
  /// It is mirrored sideways.
  case upMirrored = 2
  /// It is turned by half a turn.
  case down = 3
  /// It is mirrored upside down.
  case downMirrored = 4
  /// It is mirrored and turned by a quarter to the left.
  case leftMirrored = 5
  /// It has to be turned by a quarter to the right.
  case right = 6
  /// It is mirrored and turned by a quarter to the right.
  case rightMirrored = 7
  /// It has to be turned by a quarter to the left.
  case left = 8
}
