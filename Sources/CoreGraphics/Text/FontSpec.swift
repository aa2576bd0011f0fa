/// A font as asked for, before any font file is chosen: a value that measurers and painters share.
package struct FontSpec: Hashable, Sendable {
  /// The family's design where `family` is empty.
  package enum Design: Hashable, Sendable { case standard, rounded, serif, monospaced }

  /// A family such as "Georgia"; empty for the system font, whose line metrics are Apple's whatever
  /// file draws its glyphs.
  package var family: String
  package var design: Design
  package var pointSize: CGFloat
  /// CSS weight, 100…900; 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool

  package init(
    family: String = "", design: Design = .standard, pointSize: CGFloat, weight: Int = 400,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.design = design
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// Distances of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  /// Negative below the baseline.
  package var descender: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  package var lineHeight: CGFloat { ascender - descender }

  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
