import CoreGraphics
import Foundation
import PlatformInterface

/// How many pixels one decoded picture may have, and how far it is reduced to stay below.
enum ImageBudget {
  /// 64 million pixels, 256 MB: more than a 50-megapixel photograph.
  static let maximumPixels = PixelBuffer.maximumPixels
  /// What Cairo can address.
  static let maximumSide = 32767

  /// Whole pixels that become one, across and down.
  struct Reduction: Equatable {
    var across = 1
    var down = 1
  }

  /// The strongest reduction by whole numbers that leaves at least `size`, or more where the
  /// picture would not fit the budget otherwise.
  static func reduction(width: Int, height: Int, atLeast size: (width: Int, height: Int)?)
    -> Reduction
  {
    var reduction = Reduction()
    if let size {
      let factor = max(1, min(width / max(size.width, 1), height / max(size.height, 1)))
      reduction = Reduction(across: factor, down: factor)
    }
    reduction.across = max(reduction.across, (width + maximumSide - 1) / maximumSide)
    reduction.down = max(reduction.down, (height + maximumSide - 1) / maximumSide)
    while reducedSide(width, reduction.across) * reducedSide(height, reduction.down)
      > maximumPixels
    {
      // The finer side is reduced first, so that the picture keeps its proportions.
      if reduction.across <= reduction.down {
        reduction.across += 1
      } else {
        reduction.down += 1
      }
    }
    return reduction
  }

  static func reducedSide(_ side: Int, _ factor: Int) -> Int { max(1, side / factor) }

  /// How large a drawing is made: as wanted, else in its natural size, and no larger than allowed.
  static func drawn(_ size: (width: Int, height: Int)?, natural: CGSize) -> (Int, Int) {
    var width = size?.width ?? Int(natural.width.rounded(.up))
    var height = size?.height ?? Int(natural.height.rounded(.up))
    width = min(max(width, 1), maximumSide)
    height = min(max(height, 1), maximumSide)
    if width * height > maximumPixels {
      let factor = (Double(maximumPixels) / Double(width * height)).squareRoot()
      width = max(1, Int(Double(width) * factor))
      height = max(1, Int(Double(height) * factor))
    }
    return (width, height)
  }

  /// Fails for pictures that their format can only decode whole.
  static func check(width: Int, height: Int, _ what: String) throws(ImageError) {
    guard width > 0, height > 0 else {
      throw ImageError("The \(what) has no pixels: \(width)×\(height).")
    }
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixels else {
      throw ImageError(
        "The \(what) is too large to decode: \(width)×\(height) pixels; "
          + "at most \(maximumPixels) are allowed.")
    }
  }
}
