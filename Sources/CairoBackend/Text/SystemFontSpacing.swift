import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// What brings the glyphs of the file that draws the system font to the widths of Apple's.
@MainActor
final class SystemFontSpacing {
  /// Points to be added to the advance of each printable character of ASCII, from the space.
  private let ascii: [Float]
  /// For characters whose width in Apple's font is unmeasured: what small letters get on average.
  private let other: Float
  /// For an apostrophe between letters, which stand closer around it.
  private let apostrophe: Float
  private var known: [UInt16: Float] = [:]

  /// - Parameters:
  ///   - spec: a font of the system, in any of its designs but the serifed one.
  ///   - face: what draws it.
  init(spec: FontSpec, face: FontFace) {
    let advances = SystemFontAdvances(
      size: spec.pointSize, weight: spec.weight, isItalic: spec.isItalic)
    let tabularAdvance = spec.hasMonospacedDigits ? Self.tabularAdvance(of: face) : 0
    ascii = (0x20...0x7E as ClosedRange<UInt32>).map { character in
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(face.hbFont, character, &glyph) != 0 else { return 0 }
      // Figures of equal width are as wide as a zero, which is unmeasured.
      let isFigure = spec.hasMonospacedDigits && (0x30...0x39).contains(character)
      let wanted =
        spec.design == .monospaced
        ? SystemFontAdvances.monospaced * spec.pointSize
        : advances.advance(of: isFigure ? 0x30 : character) ?? 0
      let drawn =
        isFigure ? tabularAdvance : hb_font_get_glyph_h_advance(face.hbFont, glyph)
      return Float(wanted - CGFloat(drawn) / 1024)
    }
    let small = ascii[0x41..<0x5B]
    other = small.reduce(0, +) / Float(small.count)
    apostrophe = spec.design == .monospaced ? 0 : Float(spec.pointSize) * Self.apostropheKern
  }

  /// In point sizes. Evidence: Tests/Fixtures/oracle/label_and_safearea_frames.json, "What's".
  private static let apostropheKern: Float = -0.05

  /// Points to be added to the advance of the character at a place of a text in UTF-16.
  func addition(at place: Int, of text: [UInt16]) -> Float {
    let unit = text[place]
    guard unit == 0x27 || unit == 0x2019, place > 0, place + 1 < text.count,
      Self.isLetter(text[place - 1]),
      Self.isLetter(text[place + 1])
    else { return addition(to: unit) }
    return addition(to: unit) + apostrophe
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    (0x61...0x7A).contains(unit) || (0x41...0x5A).contains(unit)
  }

  private func addition(to unit: UInt16) -> Float {
    if (0x20...0x7E).contains(unit) { return ascii[Int(unit) - 0x20] }
    if let value = known[unit] { return value }
    let value = Self.base(of: unit).map { ascii[Int($0) - 0x20] } ?? other
    known[unit] = value
    return value
  }

  /// The character of ASCII that is as wide: the letter under an accent, or the Latin one of the same shape.
  private static func base(of unit: UInt16) -> UInt16? {
    guard let scalar = Unicode.Scalar(unit) else { return nil }
    if let letter = twins[Character(scalar)]?.utf16.first { return letter }
    guard let first = String(scalar).decomposedStringWithCanonicalMapping.utf16.first,
      (0x41...0x7A).contains(first)
    else { return nil }
    return first
  }

  /// Letters of Cyrillic and Greek with the shape of a Latin one; the space that does not break.
  private static let twins: [Character: String] = [
    "А": "A", "В": "B", "Е": "E", "К": "K", "М": "M", "Н": "H", "О": "O", "Р": "P", "С": "C",
    "Т": "T", "Х": "X",
    "І": "I", "Ѕ": "S", "Ј": "J", "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y",
    "х": "x", "і": "i",
    "ѕ": "s", "ј": "j", "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K",
    "Μ": "M", "Ν": "N",
    "Ο": "O", "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X", "ο": "o", "ν": "v", "\u{A0}": " ", "ı": "i",
  ]

  /// The advance of a zero among figures of equal width.
  private static func tabularAdvance(of face: FontFace) -> hb_position_t {
    let buffer: OpaquePointer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf16(buffer, [0x30], 1, 0, 1)
    hb_buffer_guess_segment_properties(buffer)
    var tabular = hb_feature_t(tag: 0x746E_756D, value: 1, start: 0, end: UInt32.max)
    hb_shape(face.hbFont, buffer, &tabular, 1)
    var count: UInt32 = 0
    return hb_buffer_get_glyph_positions(buffer, &count)?.pointee.x_advance ?? 0
  }
}
