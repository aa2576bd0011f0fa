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
      let isHangul = Self.isHangul(scalar.value)
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

  /// Syllables and their letters, by the blocks of Unicode that have them.
  private static func isHangul(_ character: UInt32) -> Bool {
    switch character {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
    default: false
    }
  }
}
