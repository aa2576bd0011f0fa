import CoreGraphics
import Foundation
import PlatformInterface

/// Windows' bitmaps, in files of their own and in icons: without compression, or with masks for the colours.
///
/// Every place that the data name is looked at before it is read.
struct BMP {
  let width: Int
  let height: Int
  /// Whether a pixel may let something through.
  private(set) var hasAlpha = false
  private let bytes: UnsafeRawBufferPointer
  private let bits: Int
  private let isTopDown: Bool
  /// Blue, green, red and alpha, from the lowest byte.
  private var palette: [UInt32] = []
  private var masks: [Mask] = []
  private var pixels: Int
  /// Of an icon: which pixels are clear, a bit each, behind the colours.
  private var clear: Int?

  /// Which bits of a pixel say how strong a colour is.
  private struct Mask {
    var bits: UInt32
    var shift: UInt32
    var highest: UInt32

    init(_ bits: UInt32) {
      self.bits = bits
      shift = bits == 0 ? 0 : UInt32(bits.trailingZeroBitCount)
      highest = bits >> shift
    }

    /// From 0 to 255.
    func value(_ pixel: UInt32) -> UInt32 {
      guard highest > 0 else { return 0 }
      return UInt32((UInt64((pixel & bits) >> shift) * 255 + UInt64(highest) / 2) / UInt64(highest))
    }
  }

  static func looksLikeBMP(_ head: [UInt8]) -> Bool {
    head.starts(with: Array("BM".utf8)) && head.count >= 14
  }

  /// Reads what a file says of its pixels.
  init(file bytes: UnsafeRawBufferPointer) throws(ImageError) {
    guard bytes.count >= 26 else { throw Self.tooShort }
    let start = Int(bytes.loadUnaligned(fromByteOffset: 10, as: UInt32.self).littleEndian)
    try self.init(bytes, header: 14, pixels: start, isIcon: false)
  }

  /// Reads what a picture of an icon says, whose height counts the mask behind it, too.
  init(icon bytes: UnsafeRawBufferPointer) throws(ImageError) {
    try self.init(bytes, header: 0, pixels: nil, isIcon: true)
  }

  private static let tooShort = ImageError("The BMP data end too early.")

  private init(
    _ bytes: UnsafeRawBufferPointer, header: Int, pixels: Int?, isIcon: Bool
  ) throws(ImageError) {
    func word(_ place: Int) throws(ImageError) -> UInt32 {
      guard place >= 0, place + 4 <= bytes.count else { throw Self.tooShort }
      return bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self).littleEndian
    }
    func half(_ place: Int) throws(ImageError) -> Int {
      guard place >= 0, place + 2 <= bytes.count else { throw Self.tooShort }
      return Int(bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self).littleEndian)
    }
    self.bytes = bytes
    let size = Int(try word(header))
    let isOld = size == 12
    guard isOld || (40...124).contains(size) else {
      throw ImageError("The BMP has a header of \(size) bytes, which is not known.")
    }
    let (wide, high) =
      isOld
      ? (try half(header + 4), try half(header + 6))
      : (
        Int(Int32(bitPattern: try word(header + 4))), Int(Int32(bitPattern: try word(header + 8)))
      )
    bits = try half(header + (isOld ? 10 : 14))
    let compression = isOld ? 0 : Int(try word(header + 16))
    isTopDown = high < 0
    width = wide
    height = isIcon ? abs(high) / 2 : abs(high)
    try ImageBudget.check(width: width, height: height, isIcon ? "icon" : "BMP")
    guard [1, 4, 8, 16, 24, 32].contains(bits) else {
      throw ImageError("The BMP has \(bits) bits a pixel, which is not known.")
    }
    guard compression == 0 || compression == 3 && (bits == 16 || bits == 32) else {
      throw ImageError("The BMP is compressed in a way (\(compression)) that is not read.")
    }
    var place = header + size
    if compression == 3 {
      for part in 0..<3 { masks.append(Mask(try word(header + 40 + 4 * part))) }
      let alpha = size >= 56 ? try word(header + 52) : 0
      masks.append(Mask(alpha))
      hasAlpha = alpha != 0
      if size == 40 { place += 12 }
    } else if bits == 16 {
      masks = [Mask(0x7C00), Mask(0x03E0), Mask(0x001F), Mask(0)]
    } else if bits == 32 {
      masks = [Mask(0x00FF_0000), Mask(0xFF00), Mask(0xFF), Mask(isIcon ? 0xFF00_0000 : 0)]
      hasAlpha = isIcon
    }
    if bits <= 8 {
      let named = isOld ? 0 : Int(try word(header + 32))
      let count = named == 0 ? 1 << bits : min(named, 256)
      let step = isOld ? 3 : 4
      for index in 0..<count {
        let at = place + index * step
        guard at + 3 <= bytes.count else { throw Self.tooShort }
        palette.append(
          0xFF00_0000 | UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at])
        )
      }
      place += count * step
    }
    self.pixels = pixels ?? place
    let end = self.pixels + rowLength * height
    guard self.pixels >= 0, end <= bytes.count else { throw Self.tooShort }
    guard isIcon else { return }
    // An icon of 32 bits whose pixels all let everything through is older than that they say so.
    if bits == 32, !isShown() { (masks[3], hasAlpha) = (Mask(0), false) }
    if !hasAlpha, end + maskLength * height <= bytes.count { (clear, hasAlpha) = (end, true) }
  }

  private var rowLength: Int { (width * bits + 31) / 32 * 4 }
  private var maskLength: Int { (width + 31) / 32 * 4 }

  private func isShown() -> Bool {
    (0..<height).contains { y in
      (0..<width).contains { bytes[pixels + y * rowLength + $0 * 4 + 3] != 0 }
    }
  }

  /// Where a row, from the top, begins in lines of a length.
  private func row(_ y: Int, _ length: Int) -> Int { (isTopDown ? y : height - 1 - y) * length }

  /// A pixel, neither shifted nor mixed: blue, green, red and alpha, from the lowest byte.
  private func color(_ x: Int, in row: Int) -> UInt32 {
    func masked(_ pixel: UInt32) -> UInt32 {
      let alpha = masks[3].bits == 0 ? 255 : masks[3].value(pixel)
      return alpha << 24 | masks[0].value(pixel) << 16 | masks[1].value(pixel) << 8
        | masks[2].value(pixel)
    }
    switch bits {
    case 24:
      let at = row + x * 3
      return 0xFF00_0000 | UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 1]) << 8
        | UInt32(bytes[at])
    case 32:
      return masked(bytes.loadUnaligned(fromByteOffset: row + x * 4, as: UInt32.self).littleEndian)
    case 16:
      let pixel = bytes.loadUnaligned(fromByteOffset: row + x * 2, as: UInt16.self).littleEndian
      return masked(UInt32(pixel))
    default:
      let inByte = 8 / bits
      let byte = Int(bytes[row + x / inByte])
      let index = byte >> ((inByte - 1 - x % inByte) * bits) & (1 << bits - 1)
      return palette.indices.contains(index) ? palette[index] : 0xFF00_0000
    }
  }

  /// The pixels, or a smaller picture that has at least a size. Linear in the pixels of the file.
  func bitmap(atLeast size: (width: Int, height: Int)?) throws(ImageError) -> PixelBuffer {
    var y = 0
    return try BoxReduction.bitmap(
      width: width, height: height,
      reduction: ImageBudget.reduction(width: width, height: height, atLeast: size),
      isOpaque: !hasAlpha
    ) { output throws(ImageError) in
      let start = pixels + row(y, rowLength)
      let mask = clear.map { $0 + row(y, maskLength) }
      for x in 0..<width {
        var pixel = color(x, in: start)
        if let mask, bytes[mask + x / 8] >> (7 - x % 8) & 1 == 1 { pixel = 0 }
        let alpha = pixel >> 24
        for part in 0..<3 {
          let value = pixel >> (8 * UInt32(part)) & 0xFF
          output[x * 4 + part] = UInt8((value * alpha + 127) / 255)
        }
        output[x * 4 + 3] = UInt8(alpha)
      }
      y += 1
    }
  }

  func info(_ format: ImageInfo.Format) -> ImageInfo {
    ImageInfo(format: format, width: width, height: height, isOpaque: !hasAlpha)
  }
}
