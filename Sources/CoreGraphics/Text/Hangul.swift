extension Unicode.Scalar {
  /// Whether it is a Korean syllable or letter, by the blocks of Unicode that have them.
  package var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
    default: false
    }
  }
}
