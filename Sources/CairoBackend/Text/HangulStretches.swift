import CoreGraphics

/// The stretches of a text that are Korean and those that are not, in order and without gaps.
///
/// What every font has, such as spaces and digits, goes with what is before it.
struct HangulStretches: Sequence {
  struct Stretch: Equatable {
    /// UTF-8 offsets into the text.
    var bytes: Range<Int>
    var isHangul: Bool
  }

  private let stretches: [Stretch]

  init(_ text: String) {
    var stretches: [Stretch] = []
    var byte = 0
    for scalar in text.unicodeScalars {
      let end = byte + UTF8.width(scalar)
      let isHangul = scalar.isHangul
      if let last = stretches.last, scalar.value < 0x300 || last.isHangul == isHangul {
        stretches[stretches.count - 1].bytes = last.bytes.lowerBound..<end
      } else {
        stretches.append(Stretch(bytes: byte..<end, isHangul: isHangul))
      }
      byte = end
    }
    self.stretches = stretches
  }

  func makeIterator() -> IndexingIterator<[Stretch]> { stretches.makeIterator() }
}
