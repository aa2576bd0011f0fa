import CoreGraphics

/// Apple's distances between the glyphs of the system font.
enum SystemFontTracking {
  /// Points between glyphs that bring Inter's widths near to those of Apple's font.
  ///
  /// Apple's own tracking, which the Human Interface Guidelines list by size, is fitting for Inter
  /// up to 17 points, at which its glyphs are as wide as Apple's text face. Larger sizes of Apple's
  /// font have narrower glyphs set wider apart; Inter, whose glyphs stay, keeps the value of 17
  /// points. Inter's heavy weights are nearer to Apple's, and take less: measured from the labels of
  /// `label_and_safearea_frames.json`, where words come out within a third of a point.
  static func tracking(size: CGFloat, weight: Int) -> CGFloat {
    let place = min(max(size, 6), 17) - 6
    let index = min(Int(place), table.count - 2)
    let regular = table[index] + (table[index + 1] - table[index]) * (place - CGFloat(index))
    guard regular < 0 else { return regular }
    let heaviness = min(max(CGFloat(weight - 400) / 200, 0), 1)
    return regular * (1 - 0.53 * heaviness)
  }

  /// For 6, 7 … 17 points.
  private static let table: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43,
  ]
}
