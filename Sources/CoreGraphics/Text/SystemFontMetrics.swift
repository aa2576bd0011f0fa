/// Apple's distances of the system font, in force whatever file draws its glyphs.
package enum SystemFontMetrics {
  // Evidence: Tests/Fixtures/oracle/dynamic_type_sizes.json. 1950, 494, 1443 and 1078 of 2048 units.
  private static let ascender: CGFloat = 0.9521484375
  private static let descender: CGFloat = -0.2412109375
  private static let capHeight: CGFloat = 1443 / 2048
  private static let xHeight: CGFloat = 1078 / 2048

  /// At a point size, for every weight and design.
  package static func metrics(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: 0,
      capHeight: capHeight * size, xHeight: xHeight * size)
  }
}
