@_exported import CoreGraphics
import Foundation
import PlatformInterface

/// A file with pictures, which are decoded one by one.
///
/// JPEG, PNG, WebP, GIF, SVG and PDF are read.
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: Data
  private var isFinal: Bool
  private var known: ImageInfo?

  init(_ data: Data, isFinal: Bool = true) {
    bytes = data
    self.isFinal = isFinal
  }

  var data: Data { lock.withLock { bytes } }
  var hasAll: Bool { lock.withLock { isFinal } }

  func update(_ data: Data, isFinal: Bool) {
    lock.withLock {
      bytes = data
      self.isFinal = isFinal
      known = nil
    }
  }

  /// What the file says of itself; nil where it is no picture, or not enough of one.
  var info: ImageInfo? {
    if let known = lock.withLock({ known }) { return known }
    guard let made = Services.decoder.flatMap({ try? $0.inspect(data) }) else { return nil }
    lock.withLock { known = made }
    return made
  }

  func image(at index: Int, largestSide: Int? = nil, turns: Bool = false) -> CGImage? {
    guard let info, info.frameDurations.indices.contains(index), let decoder = Services.decoder
    else { return nil }
    var wanted: (width: Int, height: Int)?
    if let largestSide, largestSide > 0 {
      let scale = Double(largestSide) / Double(max(info.width, info.height, 1))
      if scale < 1 || info.format.isVector {
        wanted = (
          max(Int((Double(info.width) * scale).rounded()), 1),
          max(Int((Double(info.height) * scale).rounded()), 1)
        )
      }
    }
    guard var pixels = try? decoder.decode(data, frame: index, atLeast: wanted) else { return nil }
    if let wanted, pixels.width > wanted.width {
      pixels = pixels.scaled(width: wanted.width, height: wanted.height)
    }
    if turns, info.orientation != 1 { pixels = pixels.oriented(exif: info.orientation) }
    return CGImage(pixels)
  }
}

enum Services {
  /// The platform's, which the first picture of a program brings in.
  static var decoder: (any ImageDecoder)? {
    _ = GraphicsServices.current
    return ImageDecoding.current
  }
}

/// How much of a file a source has.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ends too early.
  case statusUnexpectedEOF = -5
  /// The file is damaged.
  case statusInvalidData = -4
  /// The file is of a type that is not read.
  case statusUnknownType = -3
  /// The header is being read.
  case statusReadingHeader = -2
  /// More is to come.
  case statusIncomplete = -1
  /// All is there.
  case statusComplete = 0
}

/// Returns a source of a file's contents; nil where they are empty. Options say nothing here.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  data.isEmpty ? nil : CGImageSource(data)
}

/// Returns a source of a file; nil where there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url), !data.isEmpty else { return nil }
  return CGImageSource(data)
}

/// Returns a source of what a provider has; nil where that is nothing.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  guard let data = provider.data, !data.isEmpty else { return nil }
  return CGImageSource(data)
}

/// Returns a source of a file that comes piece by piece; see `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Gives a source all that has come of its file.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}

/// Returns how much of the file is there.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  guard isrc.info != nil else { return isrc.hasAll ? .statusUnknownType : .statusReadingHeader }
  return isrc.hasAll ? .statusComplete : .statusIncomplete
}

/// Returns how much of a picture is there.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus { CGImageSourceGetStatus(isrc) }

/// Returns the type of the file, such as `public.png`; nil where it is no picture.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.info?.format {
  case .jpeg: "public.jpeg"
  case .png: "public.png"
  case .webp: "org.webmproject.webp"
  case .bmp: "com.microsoft.bmp"
  case .ico: "com.microsoft.ico"
  case .gif: "com.compuserve.gif"
  case .svg: "public.svg-image"
  case .pdf: "com.adobe.pdf"
  case .heic: "public.heic"
  case .avif: "public.avif"
  case nil: nil
  }
}

/// Returns the types of files that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  [
    "public.jpeg", "public.png", "org.webmproject.webp", "com.compuserve.gif", "public.svg-image",
    "com.adobe.pdf", "com.microsoft.bmp", "com.microsoft.ico", "public.heic", "public.avif",
  ]
}

/// Returns how many pictures the file has; zero where it is none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  isrc.info?.frameDurations.count ?? 0
}

/// Returns the picture that stands for the file: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns a picture of the file, as it lies in it; nil where there is none of that number.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// Returns a smaller copy of a picture.
///
/// - Parameter options: `kCGImageSourceThumbnailMaxPixelSize` for the longer side in pixels,
///   `kCGImageSourceCreateThumbnailWithTransform` to turn it upright, and one of the two keys that make a copy where
///   the file has none; without those there is none, as copies that files bring along are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func isSet(_ key: CFString) -> Bool { (options?[key] as? Bool) ?? false }
  guard
    isSet(kCGImageSourceCreateThumbnailFromImageAlways)
      || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let side = options?[kCGImageSourceThumbnailMaxPixelSize]
  let number =
    (side as? NSNumber)?.doubleValue ?? (side as? Double) ?? (side as? Int).map(Double.init)
    ?? (side as? CGFloat).map { Double($0) }
  return isrc.image(
    at: index, largestSide: number.flatMap { $0.isFinite && $0 < 1e6 ? Int($0.rounded()) : nil },
    turns: isSet(kCGImageSourceCreateThumbnailWithTransform))
}

/// Returns what a file says of all its pictures: how often an animation is shown.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let info = isrc.info else { return nil }
  var properties: [AnyHashable: Any] = [
    kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)
  ]
  if info.format == .gif {
    properties[kCGImagePropertyGIFDictionary] =
      [
        kCGImagePropertyGIFLoopCount: NSNumber(value: info.loopCount)
      ] as CFDictionary
  }
  return properties
}

/// Returns what a file says of a picture: its size, how it is to be turned, and how long it is shown.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let info = isrc.info, info.frameDurations.indices.contains(index) else { return nil }
  var properties: [AnyHashable: Any] = [
    kCGImagePropertyPixelWidth: NSNumber(value: info.width),
    kCGImagePropertyPixelHeight: NSNumber(value: info.height),
    kCGImagePropertyOrientation: NSNumber(value: info.orientation),
    kCGImagePropertyDepth: NSNumber(value: 8),
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    kCGImagePropertyHasAlpha: NSNumber(value: !info.isOpaque),
  ]
  if info.format == .jpeg, let header = JPEGHeader(isrc.data) {
    properties[kCGImagePropertyJFIFDictionary] = header.properties
  }
  if info.format == .gif {
    let delay = info.frameDurations[index]
    properties[kCGImagePropertyGIFDictionary] =
      [
        // iOS-BEHAVIOUR: times below a fiftieth of a second read a tenth. Evidence: unmeasured.
        kCGImagePropertyGIFDelayTime: NSNumber(value: delay < 0.02 ? 0.1 : delay),
        kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
      ] as CFDictionary
  }
  return properties
}
