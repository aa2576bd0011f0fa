/// A frame of an encoded picture, decoded when somebody needs its pixels and no larger than needed.
///
/// Decoded pixels stay in `DecodedPixelCache` as long as memory allows; the encoded data stays.
package final class EncodedImageSource: ImageSource, @unchecked Sendable {
  package let data: Data
  package let info: ImageInfo
  package let frame: Int
  private let lock = NSLock()
  /// Damaged: said once, and not tried again.
  private var isBroken = false

  private init(data: Data, info: ImageInfo, frame: Int) {
    self.data = data
    self.info = info
    self.frame = frame
  }

  deinit { DecodedPixelCache.shared.forget(ObjectIdentifier(self)) }

  /// One source for each frame; nil, after a sentence in the log, where the data is no picture.
  ///
  /// - Parameter name: what the log calls the data, such as a file's name.
  package static func open(_ data: Data, name: String = "image data") -> [EncodedImageSource]? {
    guard let decoder = ImageDecoding.current else { return nil }
    do {
      let info = try decoder.inspect(data)
      guard (1...32767).contains(info.width), (1...32767).contains(info.height) else {
        Log.write("\(name) was not opened: \(info.width)×\(info.height) pixels are too many.")
        return nil
      }
      return (0..<max(1, info.frameDurations.count)).map {
        EncodedImageSource(data: data, info: info, frame: $0)
      }
    } catch {
      Log.write("\(name) was not opened: \(error)")
      return nil
    }
  }

  package var pixelWidth: Int { info.width }
  package var pixelHeight: Int { info.height }
  package var isOpaque: Bool { info.isOpaque }
  package var typeIdentifier: String? { info.format.typeIdentifier }

  package func pixels(atLeastWidth width: Int, height: Int) -> PixelBuffer? {
    pixels(atLeastWidth: width, height: height, keeps: true)
  }

  /// - Parameter keeps: false for pixels that are worked on once, such as a thumbnail's, and would
  ///   only push others out of the cache.
  package func pixels(atLeastWidth width: Int, height: Int, keeps: Bool) -> PixelBuffer? {
    lock.withLock { () -> PixelBuffer? in
      guard !isBroken else { return nil }
      // A drawing is made at any size; of a bitmap there is no more than all of it.
      let limit = info.format.isVector ? 32767 : Int.max
      let wanted = (
        width: max(1, min(width, info.format.isVector ? limit : info.width)),
        height: max(1, min(height, info.format.isVector ? limit : info.height))
      )
      let id = ObjectIdentifier(self)
      if let cached = DecodedPixelCache.shared.buffer(of: id), cached.width >= wanted.width,
        cached.height >= wanted.height
      {
        return cached
      }
      guard let decoder = ImageDecoding.current else { return nil }
      let isWhole =
        !info.format.isVector && wanted.width >= info.width && wanted.height >= info.height
      do {
        let buffer = try decoder.decode(data, frame: frame, atLeast: isWhole ? nil : wanted)
        if keeps { DecodedPixelCache.shared.keep(buffer, of: id) }
        return buffer
      } catch {
        isBroken = true
        Log.write("A picture could not be decoded: \(error)")
        return nil
      }
    }
  }
}

extension ImageInfo.Format {
  /// The uniform type of such data.
  package var typeIdentifier: String {
    switch self {
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
    }
  }
}
