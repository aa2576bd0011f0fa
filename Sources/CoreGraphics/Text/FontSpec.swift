/// A font as asked for, before any font file is chosen: a value that measurers and painters share.
package struct FontSpec: Hashable, Sendable {
  /// The family's design where `family` is empty.
  package enum Design: Hashable, Sendable { case standard, rounded, serif, monospaced }

  /// A family such as "Georgia"; empty for the system font, whose line metrics are Apple's whatever
  /// file draws its glyphs.
  package var family: String
  /// The class of the system's font, where no family is named.
  package var design: Design
  /// The size in points.
  package var pointSize: CGFloat
  /// CSS weight, 100…900; 400 is regular.
  package var weight: Int
  /// Whether letters lean.
  package var isItalic: Bool
  /// Whether all digits are equally wide.
  package var hasMonospacedDigits: Bool

  /// Makes a font of what is asked for; without a family it is one of the system's.
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
  /// How far letters reach above the baseline.
  package var ascender: CGFloat
  /// Negative below the baseline.
  package var descender: CGFloat
  /// The space that the font wants between lines.
  package var leading: CGFloat
  /// The height of capital letters.
  package var capHeight: CGFloat
  /// The height of a small x.
  package var xHeight: CGFloat
  /// The height of a line.
  package var lineHeight: CGFloat { ascender - descender }

  /// Makes the distances of a font.
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
