import CoreGraphics

/// The widths of Apple's system font, which labels, buttons and line breaks go by whatever file draws the glyphs.
///
/// The font has two sets of shapes, one for text of up to 17 points and one for displays of 28 and more; sizes
/// between mix them. Each is drawn in four weights, between which the other weights lie. A tracking that depends
/// on the size alone comes on top.
struct SystemFontAdvances {
  /// One set of shapes in the weights that were drawn, 95 advances each.
  struct Masters: Sendable {
    var finest: [Int16]
    var regular: [Int16]
    var bold: [Int16]
    var black: [Int16]
    /// Regular and slanted.
    var italic: [Int16]
  }

  /// Of equally wide characters, in point sizes: 1266 of 2048 in all sizes and weights.
  static let monospaced: CGFloat = 1266 / 2048

  private let size: CGFloat
  private let isItalic: Bool
  /// The two drawn weights between which this one lies, of either set of shapes.
  private let text: (lighter: [Int16], heavier: [Int16])
  private let display: (lighter: [Int16], heavier: [Int16])
  /// How much of the second weight is in this one, from 0 to 1.
  private let heavierShare: CGFloat
  /// How much of the display's shapes there is in this size, from 0 to 1.
  private let displayShare: CGFloat
  /// In 2048ths of the size, to be added to the mixed advances.
  private let spacing: CGFloat

  /// - Parameters:
  ///   - size: points.
  ///   - weight: from 100, the finest, to 900, as in style sheets.
  init(size: CGFloat, weight: Int, isItalic: Bool) {
    self.size = size
    self.isItalic = isItalic
    let (text, display) = (Self.text, Self.display)
    let curve: Curve
    switch weight {
    case ..<400:
      self.text = (text.finest, text.regular)
      self.display = (display.finest, display.regular)
      curve = Self.lightShares
    case ..<700:
      self.text = (text.regular, text.bold)
      self.display = (display.regular, display.bold)
      curve = Self.boldShares
    default:
      self.text = (text.bold, text.black)
      self.display = (display.bold, display.black)
      curve = Self.blackShares
    }
    heavierShare = Self.interpolated(CGFloat(weight), in: curve)
    displayShare = Self.interpolated(size, in: Self.displayShares)
    spacing =
      Self.interpolated(size, in: Self.tracking)
      - ((1 - displayShare) * Self.interpolated(8, in: Self.tracking)
        + displayShare * Self.interpolated(28, in: Self.tracking))
  }

  /// Points from a character of ASCII to the next, kerning left out; nil for characters that are not printable.
  func advance(of character: UInt32) -> CGFloat? {
    guard (0x20...0x7E).contains(character) else { return nil }
    let index = Int(character) - 0x20
    var (small, large) = (mixed(text, at: index), mixed(display, at: index))
    if isItalic {
      small += CGFloat(Self.text.italic[index] - Self.text.regular[index])
      large += CGFloat(Self.display.italic[index] - Self.display.regular[index])
    }
    let units = Self.mix(small, large, displayShare)
    return (units + spacing) * size / 2048
  }

  private func mixed(_ weights: (lighter: [Int16], heavier: [Int16]), at index: Int) -> CGFloat {
    Self.mix(CGFloat(weights.lighter[index]), CGFloat(weights.heavier[index]), heavierShare)
  }

  private static func mix(_ a: CGFloat, _ b: CGFloat, _ share: CGFloat) -> CGFloat {
    a + (b - a) * share
  }

  private typealias Curve = [(at: CGFloat, value: CGFloat)]

  // Evidence: Tests/Fixtures/oracle/system_font_advances.json, where every measured weight and size lies on these.
  private static let lightShares: Curve = [(100, 0), (200, 0.2164), (300, 0.6596), (400, 1)]
  private static let boldShares: Curve = [(400, 0), (500, 0.3667), (600, 0.6333), (700, 1)]
  private static let blackShares: Curve = [(700, 0), (800, 0.5333), (900, 1)]
  private static let displayShares: Curve = [(17, 0), (20, 0.236328), (22, 0.527283), (28, 1)]

  // Evidence: https://developer.apple.com/design/human-interface-guidelines/typography, "Tracking values", which
  // gives thousandths; 8, 9, 17, 20 and 22 points are those of the oracle file.
  private static let tracking: Curve = [
    (6, 83), (7, 69), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22),
    (15, -32), (16, -40),
    (17, -52), (18, -51), (19, -49), (20, -45.8), (21, -36), (22, -23.5), (23, -8), (24, 6),
    (25, 12), (26, 17),
    (27, 23), (28, 29), (30, 29), (32, 27), (34, 25), (36, 21), (40, 20), (44, 17), (50, 14),
    (56, 12), (60, 10),
    (66, 8), (72, 4), (80, 0),
  ]

  /// A value on a curve of straight lines; before its beginning and after its end the outermost one.
  private static func interpolated(_ place: CGFloat, in curve: Curve) -> CGFloat {
    guard let next = curve.firstIndex(where: { $0.at >= place }) else {
      return curve[curve.count - 1].value
    }
    guard next > 0 else { return curve[0].value }
    let (before, after) = (curve[next - 1], curve[next])
    return mix(before.value, after.value, (place - before.at) / (after.at - before.at))
  }
}
