import CPangoCairo
import CoreGraphics
import PlatformInterface

/// Characters to glyphs by HarfBuzz.
@MainActor
final class TextShaper: BudgetedCache {
  /// What decides about the glyphs of plain text.
  struct Style: Hashable {
    var font: FontSpec
    var kern: CGFloat?
    var ligatures: Bool

    init(_ attributes: TextAttributes) {
      font = attributes.font
      kern = attributes.kern
      ligatures = attributes.ligatures
    }
  }

  private struct Key: Hashable {
    var text: String
    var style: Style
  }

  nonisolated(unsafe) private let buffer: OpaquePointer = hb_buffer_create()
  private let english = hb_language_from_string("en", -1)
  // Two generations: what was not used during the last thousand new strings goes.
  private var young = Generation()
  private var old = Generation()
  private static let generationSize = 1024
  private static let generationBytes = 1 << 20
  private var scratch: [UInt16] = []
  private let budget: CacheBudget

  private struct Generation {
    var runs: [Key: ShapedRun] = [:]
    var byteCount = 0
    /// The `CacheClock`'s time when one of its runs came or was found.
    var lastUse: UInt64 = 0

    mutating func keep(_ run: ShapedRun, for key: Key) -> Int {
      // Space in the table included, a third of which is empty.
      let bytes = run.byteCount + key.text.utf8.count + MemoryLayout<Key>.stride * 2
      runs[key] = run
      byteCount += bytes
      lastUse = CacheClock.now
      return bytes
    }
  }

  init(budget: CacheBudget) {
    self.budget = budget
    budget.register(self)
  }

  deinit { hb_buffer_destroy(buffer) }

  let name = "shaped text"
  var byteCount: Int { young.byteCount + old.byteCount }
  var entryCount: Int { young.runs.count + old.runs.count }

  func oldestUse() -> UInt64? {
    old.runs.isEmpty ? young.runs.isEmpty ? nil : young.lastUse : old.lastUse
  }

  func removeOldest() {
    if old.runs.isEmpty { young = Generation() } else { old = Generation() }
  }

  func removeAll() {
    young = Generation()
    old = Generation()
  }

  /// Left-to-right text that `font` covers alone, from the cache where it was shaped before.
  func plain(_ text: String, style: Style, font: ResolvedFont) -> ShapedRun {
    let key = Key(text: text, style: style)
    if let run = young.runs[key] { return run }
    let run: ShapedRun
    if let known = old.runs[key] {
      run = known
    } else {
      run = shapePlain(text, style: style, font: font)
      // Long texts are not worth keeping.
      if run.length > 400 { return run }
    }
    if young.runs.count >= Self.generationSize || young.byteCount >= Self.generationBytes {
      old = young
      young = Generation()
    }
    budget.grew(by: young.keep(run, for: key))
    return run
  }

  /// A whole line of such text, whose layout is kept as well. Of a short one that is enough; a longer
  /// one is likely to be broken into lines next.
  func plainLine(_ text: String, style: Style, font: ResolvedFont) -> ShapedRun {
    text.utf8.count <= 24
      ? shapePlain(text, style: style, font: font) : plain(text, style: style, font: font)
  }

  private func shapePlain(_ text: String, style: Style, font: ResolvedFont) -> ShapedRun {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: text.utf16)
    return shape(
      scratch, range: 0..<scratch.count, face: font.face, font: font, style: style,
      isRightToLeft: false, isPlain: true)
  }

  /// - Parameters:
  ///   - text: the whole paragraph, whose characters around `range` may join with those inside.
  ///   - face: what draws the characters: the font's own face or a substitute.
  func shape(
    _ text: [UInt16], range: Range<Int>, face: FontFace, font: ResolvedFont, style: Style,
    isRightToLeft: Bool, isPlain: Bool
  ) -> ShapedRun {
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    if isPlain {
      hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    } else {
      hb_buffer_guess_segment_properties(buffer)
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, english)

    var features = [hb_feature_t](repeating: hb_feature_t(), count: 5)
    var count = 0
    func set(_ a: Character, _ b: Character, _ c: Character, _ d: Character, _ value: UInt32) {
      let tag = [a, b, c, d].reduce(0) { $0 << 8 | UInt32($1.asciiValue ?? 0x20) }
      features[count] = hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
      count += 1
    }
    // Inter turns "->" into an arrow by contextual alternates; Apple's font does not.
    if style.font.family.isEmpty, !face.typeface.hasColor, isPlain { set("c", "a", "l", "t", 0) }
    if style.font.hasMonospacedDigits { set("t", "n", "u", "m", 1) }
    if style.kern == 0 { set("k", "e", "r", "n", 0) }
    if !style.ligatures { set("l", "i", "g", "a", 0) }
    hb_shape(face.hbFont, buffer, &features, UInt32(count))
    return ShapedRun(
      face: face,
      glyphs: readGlyphs(
        start: range.lowerBound, spacing: face === font.face ? font.spacing : nil,
        kern: Float(style.kern ?? 0), text: text),
      length: range.count, isRightToLeft: isRightToLeft)
  }

  /// - Parameters:
  ///   - spacing: what each character gets beside the advance of its glyph.
  ///   - kern: points after each cluster.
  private func readGlyphs(start: Int, spacing: SystemFontSpacing?, kern: Float, text: [UInt16])
    -> [Glyph]
  {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(count))
    let unsafeFlag = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
    // Half of what a cluster gets lies before its glyphs, which all move by that.
    var cluster = UInt32.max
    var addition: Float = 0
    var takesSpace = false
    for i in 0..<Int(count) {
      let info = infos[i]
      let position = positions[i]
      var glyph = Glyph(
        id: info.codepoint, cluster: Int32(Int(info.cluster) - start),
        advance: Float(position.x_advance) / 1024, dx: Float(position.x_offset) / 1024,
        dy: Float(position.y_offset) / 1024, isUnsafeToBreak: info.mask & unsafeFlag != 0)
      let unit = text[Int(info.cluster)]
      if unit < 0x20 || (0x7F...0x9F).contains(unit) {
        // Control characters take no space and show nothing.
        glyph.id = FontFace.emptyGlyph
        glyph.advance = 0
      } else {
        if info.cluster != cluster {
          cluster = info.cluster
          addition = spacing?.addition(at: Int(info.cluster), of: text) ?? 0
          takesSpace = false
        }
        glyph.dx += addition / 2
        takesSpace = takesSpace || position.x_advance != 0
        // Once for each cluster, after its last glyph.
        let isLast = i + 1 == Int(count) || infos[i + 1].cluster != info.cluster
        if isLast, takesSpace { glyph.advance += addition + kern }
      }
      glyphs.append(glyph)
    }
    return glyphs
  }
}

extension FontFace {
  /// Stands for nothing to paint.
  static let emptyGlyph = UInt32.max
}

/// Text whose layout needs no knowledge of scripts and directions.
enum PlainText {
  /// Whether every character is Latin, left to right, one per grapheme, and none is a control
  /// character; and the font draws them all.
  @MainActor
  static func isPlain(_ text: String, font: ResolvedFont) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var onlyASCII = true
      for byte in bytes {
        if byte < 0x20 || byte == 0x7F { return false }
        if byte >= 0x80 { onlyASCII = false }
      }
      if onlyASCII { return font.drawsASCII }
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
      where scalar.value >= 0x80 {
        guard isPlain(scalar.value), font.face.covers(scalar.value) else { return false }
      }
      return font.drawsASCII
    }
  }

  private static func isPlain(_ character: UInt32) -> Bool {
    switch character {
    case 0xA0...0xAC, 0xAE...0x2AF: return true
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF: return true
    default: return false
    }
  }
}
