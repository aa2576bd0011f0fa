import CoreGraphics
import Foundation
import PlatformInterface

/// What the first parts of a JPEG file of the form JFIF say.
struct JPEGHeader {
  private let isProgressive: Bool
  /// Of the part APP0: unit, across and down.
  private let density: (unit: Int, x: Int, y: Int)

  /// Nil for another file, and where the parts do not say how the picture is written.
  ///
  /// - Complexity: O(parts before the picture).
  init?(_ data: Data) {
    var isProgressive: Bool?
    var density: (Int, Int, Int)?
    data.withUnsafeBytes { bytes in
      guard bytes.starts(with: [0xFF, 0xD8]) else { return }
      for (marker, content) in JPEGSegments(bytes) {
        func number(_ place: Int) -> Int { Int(content[place]) << 8 | Int(content[place + 1]) }
        switch marker {
        case 0xE0 where content.count >= 12 && content.starts(with: Array("JFIF\0".utf8)):
          density = (Int(content[7]), number(8), number(10))
        // Frames, but for tables of codes and of arithmetic, and an extension.
        case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
          isProgressive = marker & 3 == 2
          return
        default: break
        }
      }
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
