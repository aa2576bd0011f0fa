@testable import CoreImage

/// The patterns of Code 128, for a test that reads them.
enum CoreImageCodes {
  static func units(of value: Int) -> [Bool] {
    Code128.widths[value].enumerated().flatMap { index, width in
      [Bool](repeating: index % 2 == 0, count: width.wholeNumberValue ?? 0)
    }
  }
}
