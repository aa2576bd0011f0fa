import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// WebP by libwebp, still pictures reduced while decoding.
enum WebP {
  static func isAnimated(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> Bool {
    try features(bytes).has_animation != 0
  }

  static func inspect(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ImageInfo {
    let features = try features(bytes)
    var info = ImageInfo(
      format: .webp, width: Int(features.width), height: Int(features.height),
      isOpaque: features.has_alpha == 0)
    var data = WebPData(
      bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
    guard let demuxer = WebPDemux(&data) else {
      guard features.has_animation == 0 else {
        throw ImageError("The WebP data end too early.")
      }
      return info
    }
    defer { WebPDemuxDelete(demuxer) }
    var chunk = WebPChunkIterator()
    if WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk) != 0 {
      var exif = UnsafeRawBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)
      if exif.starts(with: Array("Exif\0\0".utf8)) {
        exif = UnsafeRawBufferPointer(rebasing: exif.dropFirst(6))
      }
      info.orientation = ExifOrientation.ofTIFF(exif)
      WebPDemuxReleaseChunkIterator(&chunk)
    }
    guard features.has_animation != 0 else { return info }
    info.loopCount = Int(WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT))
    var durations: [Double] = []
    var frame = WebPIterator()
    if WebPDemuxGetFrame(demuxer, 1, &frame) != 0 {
      repeat {
        durations.append(AnimationTiming.duration(milliseconds: Int(frame.duration)))
      } while WebPDemuxNextFrame(&frame) != 0
      WebPDemuxReleaseIterator(&frame)
    }
    if !durations.isEmpty { info.frameDurations = durations }
    return info
  }

  static func decode(_ bytes: UnsafeRawBufferPointer, atLeast size: (width: Int, height: Int)?)
    throws(ImageError) -> PixelBuffer
  {
    let features = try features(bytes)
    let width = Int(features.width)
    let height = Int(features.height)
    // Lossless pictures are decoded whole inside the library before they are reduced.
    if features.format == 2 {
      try ImageBudget.check(width: width, height: height, "lossless WebP")
    }
    let reduction = ImageBudget.reduction(width: width, height: height, atLeast: size)
    let buffer = PixelBuffer(
      width: ImageBudget.reducedSide(width, reduction.across),
      height: ImageBudget.reducedSide(height, reduction.down), isOpaque: features.has_alpha == 0)

    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else {
      throw ImageError("The installed libwebp does not fit the one this program was built with.")
    }
    if buffer.width != width || buffer.height != height {
      config.options.use_scaling = 1
      config.options.scaled_width = Int32(buffer.width)
      config.options.scaled_height = Int32(buffer.height)
    }
    config.output.colorspace = MODE_bgrA
    config.output.is_external_memory = 1
    config.output.u.RGBA = WebPRGBABuffer(
      rgba: buffer.bytes.assumingMemoryBound(to: UInt8.self), stride: Int32(buffer.bytesPerRow),
      size: buffer.byteCount)
    let status = WebPDecode(
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &config)
    WebPFreeDecBuffer(&config.output)
    guard status == VP8_STATUS_OK else { throw error(status) }
    return buffer
  }

  private static func features(_ bytes: UnsafeRawBufferPointer) throws(ImageError)
    -> WebPBitstreamFeatures
  {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &features)
    guard status == VP8_STATUS_OK else { throw error(status) }
    guard features.width > 0, features.height > 0 else {
      throw ImageError("The WebP has no pixels.")
    }
    return features
  }

  private static func error(_ status: VP8StatusCode) -> ImageError {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
      return ImageError("The WebP data end too early.")
    case VP8_STATUS_OUT_OF_MEMORY:
      return ImageError("There is not enough memory to decode the WebP.")
    case VP8_STATUS_UNSUPPORTED_FEATURE:
      return ImageError("The WebP uses a feature that libwebp does not know.")
    default: return ImageError("The WebP data are damaged (libwebp status \(status.rawValue)).")
    }
  }
}

/// An animated WebP being played; frames build on each other, so going back starts anew.
final class WebPAnimation: AnimationCursor {
  private let decoder: OpaquePointer
  private let width: Int
  private let height: Int
  private(set) var nextFrame = 0
  private let bytes: AnimationBytes

  init(_ bytes: AnimationBytes) throws(ImageError) {
    self.bytes = bytes
    let info = try WebP.inspect(bytes.buffer)
    try ImageBudget.check(width: info.width, height: info.height, "animated WebP")
    width = info.width
    height = info.height
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else {
      throw ImageError("The installed libwebp does not fit the one this program was built with.")
    }
    options.color_mode = MODE_bgrA
    options.use_threads = 0
    var data = WebPData(
      bytes: bytes.buffer.baseAddress?.assumingMemoryBound(to: UInt8.self),
      size: bytes.buffer.count)
    guard let decoder = WebPAnimDecoderNew(&data, &options) else {
      throw ImageError("The animated WebP's data are damaged.")
    }
    self.decoder = decoder
  }

  deinit { WebPAnimDecoderDelete(decoder) }

  func advance(wantsPixels: Bool) throws(ImageError) -> PixelBuffer? {
    guard WebPAnimDecoderHasMoreFrames(decoder) != 0 else {
      throw ImageError("The animated WebP has \(nextFrame) frames; one more was asked for.")
    }
    var pixels: UnsafeMutablePointer<UInt8>?
    var timestamp: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &pixels, &timestamp) != 0, let pixels else {
      throw ImageError("The animated WebP's frame \(nextFrame) is damaged.")
    }
    nextFrame += 1
    guard wantsPixels else { return nil }
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      buffer.bytes.advanced(by: y * buffer.bytesPerRow)
        .copyMemory(from: pixels + y * width * 4, byteCount: width * 4)
    }
    return buffer
  }
}
