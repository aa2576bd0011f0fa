import CoreGraphics
import Foundation

/// What the first parts of a JPEG file of the form JFIF say.
struct JPEGHeader {
  private let isProgressive: Bool
  /// Of the part APP0: unit, across and down.
  private let density: (unit: Int, x: Int, y: Int)

  /// Nil for another file, and where the parts do not say how the picture is written.
  ///
  /// - Complexity: O(parts before the picture).
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 20))
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    var place = 2
    var isProgressive: Bool?
    var density: (Int, Int, Int)?
    while isProgressive == nil, place + 4 <= bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      // Bytes that fill up.
      guard kind != 0xFF else {
        place += 1
        continue
      }
      let length = number(place + 2)
      guard length >= 2, place + 2 + length <= bytes.count, kind != 0xDA else { return nil }
      switch kind {
      case 0xE0 where length >= 14 && bytes[place + 4..<place + 9].elementsEqual("JFIF\0".utf8):
        density = (Int(bytes[place + 11]), number(place + 12), number(place + 14))
      // Frames, but for tables of codes and of arithmetic, and an extension.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(kind):
        isProgressive = kind & 3 == 2
      default: break
      }
      place += 2 + length
    }
    guard let density, let isProgressive else { return nil }
    self.density = density
    self.isProgressive = isProgressive
  }

  /// By the keys of `kCGImagePropertyJFIFDictionary`.
  var properties: [AnyHashable: Any] {
    [
      kCGImagePropertyJFIFIsProgressive: NSNumber(value: isProgressive),
      kCGImagePropertyJFIFDensityUnit: NSNumber(value: density.unit),
      kCGImagePropertyJFIFXDensity: NSNumber(value: density.x),
      kCGImagePropertyJFIFYDensity: NSNumber(value: density.y),
    ]
  }
}
