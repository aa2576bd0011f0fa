import CoreGraphics
import Foundation
import PlatformInterface

/// Windows' icons and cursors: several pictures of one thing, of which the largest with the most colours is shown, be it
/// a PNG or a bitmap.
// iOS-BEHAVIOUR: the largest picture of an icon is its picture. Evidence: unmeasured.
enum ICO {
  private enum Picture {
    case png(UnsafeRawBufferPointer)
    case bitmap(BMP)
  }

  static func looksLikeICO(_ head: [UInt8]) -> Bool {
    head.count >= 16 && head[0] == 0 && head[1] == 0 && (head[2] == 1 || head[2] == 2)
      && head[3] == 0 && (head[4] > 0 || head[5] > 0) && head[9] == 0
  }

  static func inspect(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> ImageInfo {
    switch try picture(bytes) {
    case .png(let data):
      var info = try PNG.inspect(data)
      info.format = .ico
      return info
    case .bitmap(let bitmap): return bitmap.info(.ico)
    }
  }

  static func decode(_ bytes: UnsafeRawBufferPointer, atLeast size: (width: Int, height: Int)?)
    throws(ImageError) -> PixelBuffer
  {
    switch try picture(bytes) {
    case .png(let data): return try PNG.decode(data, atLeast: size)
    case .bitmap(let bitmap): return try bitmap.bitmap(atLeast: size)
    }
  }

  private static func picture(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> Picture {
    let tooShort = ImageError("The icon's data end too early.")
    let count = Int(bytes.loadUnaligned(fromByteOffset: 4, as: UInt16.self).littleEndian)
    var best: (rank: Int, data: UnsafeRawBufferPointer)?
    for index in 0..<count {
      let entry = 6 + index * 16
      guard entry + 16 <= bytes.count else { throw tooShort }
      func word(_ place: Int) -> Int {
        Int(bytes.loadUnaligned(fromByteOffset: entry + place, as: UInt32.self).littleEndian)
      }
      let (start, length) = (word(12), word(8))
      guard start + length <= bytes.count, length >= 8 else { throw tooShort }
      // 0 stands for 256.
      let side = (Int(bytes[entry]) + 255) % 256 + 1
      let depth = Int(bytes.loadUnaligned(fromByteOffset: entry + 6, as: UInt16.self).littleEndian)
      let rank = side * 1000 + min(depth, 999)
      if rank > best?.rank ?? -1 {
        best = (rank, UnsafeRawBufferPointer(rebasing: bytes[start..<start + length]))
      }
    }
    guard let data = best?.data else { throw ImageError("The icon holds no picture.") }
    return data.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? .png(data) : .bitmap(try BMP(icon: data))
  }
}
