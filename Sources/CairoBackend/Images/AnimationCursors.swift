import CoreGraphics
import Foundation
import PlatformInterface

/// How long an animation's frame stays.
enum AnimationTiming {
  /// Delays of 10 ms and less mean "as fast as you can" to the tools that write them; browsers and
  /// Apple's ImageIO take 100 ms then.
  static func duration(milliseconds: Int) -> Double {
    milliseconds <= 10 ? 0.1 : Double(milliseconds) / 1000
  }
}

/// Encoded data at an address that stays, for decoders that keep pointers between calls.
final class AnimationBytes {
  let data: Data
  let buffer: UnsafeRawBufferPointer

  init(_ data: Data) {
    self.data = data
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    data.copyBytes(to: copy)
    buffer = UnsafeRawBufferPointer(copy)
  }

  deinit { buffer.deallocate() }

  /// Whether `other` is the very same storage, told without comparing the bytes.
  func isCopy(of other: Data) -> Bool {
    guard data.count == other.count else { return false }
    return data.withUnsafeBytes { mine in
      other.withUnsafeBytes { mine.baseAddress == $0.baseAddress }
    }
  }
}

/// A moving picture whose frames come one after the other.
protocol AnimationCursor: AnyObject {
  /// The number of the frame that `advance` gives.
  var nextFrame: Int { get }
  func advance(wantsPixels: Bool) throws(ImageError) -> PixelBuffer?
}

/// Keeps the last animation's place, so that playing it forwards decodes each frame once.
final class AnimationCursors: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: AnimationBytes?
  private var cursor: (any AnimationCursor)?

  func frame(_ number: Int, of data: Data, format: ImageInfo.Format) throws(ImageError)
    -> PixelBuffer
  {
    // Taken out while in use, so that threads with other pictures do not wait.
    let (keptBytes, keptCursor) = lock.withLock {
      defer { (bytes, cursor) = (nil, nil) }
      return (bytes, cursor)
    }
    let current: any AnimationCursor
    let currentBytes: AnimationBytes
    if let keptBytes, let keptCursor, keptBytes.isCopy(of: data), keptCursor.nextFrame <= number {
      (currentBytes, current) = (keptBytes, keptCursor)
    } else {
      currentBytes = AnimationBytes(data)
      current = try format == .gif ? GIFAnimation(currentBytes) : WebPAnimation(currentBytes)
    }
    while current.nextFrame < number { _ = try current.advance(wantsPixels: false) }
    guard let pixels = try current.advance(wantsPixels: true) else {
      throw ImageError("The \(format.name) has no frame \(number).")
    }
    lock.withLock { (bytes, cursor) = (currentBytes, current) }
    return pixels
  }
}
