import CPangoCairo
import CoreGraphics

/// A stretch of a paragraph that is laid out as one.
struct TextItem {
  enum Kind {
    case text(ShapedRun)
    /// Reaches to the next tab stop.
    case tab
    case attachment
  }
  /// UTF-16 offsets into the paragraph.
  var range: Range<Int>
  /// Which of the block's runs.
  var run: Int
  var kind: Kind
  /// Bidirectional embedding level; odd ones run right to left.
  var level: UInt8
}

/// One paragraph's characters with all that breaking it into lines takes.
@MainActor
final class ParagraphItems {
  /// UTF-16 offset of the paragraph in the block.
  let start: Int
  let units: [UInt16]
  let items: [TextItem]
  let isRightToLeft: Bool
  /// Points that the cluster starting at each unit takes; zero inside clusters and for tabs.
  let advances: [CGFloat]
  /// The run that decides the height of an empty line.
  let firstRun: Int
  /// Every unit is a grapheme, and nothing needs Pango.
  let isPlain: Bool
  private let text: String
  private var cachedFlags: [UInt8]?

  private init(
    start: Int, text: String, units: [UInt16], items: [TextItem], isRightToLeft: Bool,
    firstRun: Int, isPlain: Bool
  ) {
    self.start = start
    self.text = text
    self.units = units
    self.items = items
    self.isRightToLeft = isRightToLeft
    self.firstRun = firstRun
    self.isPlain = isPlain
    var advances = [CGFloat](repeating: 0, count: units.count)
    for item in items {
      if case .text(let run) = item.kind {
        for glyph in run.glyphs {
          advances[item.range.lowerBound + Int(glyph.cluster)] += CGFloat(glyph.advance)
        }
      }
    }
    self.advances = advances
  }

  /// A piece of one of the block's runs.
  struct Part {
    var run: Int
    var text: String
  }

  static func make(
    parts: [Part], start: Int, block: TextBlock, fonts: FontFaces, shaper: TextShaper
  )
    -> ParagraphItems
  {
    var text = ""
    var units: [UInt16] = []
    var isPlain = block.paragraph.direction != .rightToLeft
    for part in parts {
      text += part.text
      units.append(contentsOf: part.text.utf16)
      let run = block.runs[part.run]
      if isPlain, !run.isAttachment {
        isPlain = PlainText.isPlain(part.text, font: fonts.font(for: run.attributes.font))
      }
    }
    let firstRun = parts.first?.run ?? 0
    if units.isEmpty {
      return ParagraphItems(
        start: start, text: "", units: [], items: [],
        isRightToLeft: block.paragraph.direction == .rightToLeft, firstRun: firstRun, isPlain: true)
    }
    if isPlain {
      var items: [TextItem] = []
      var position = 0
      for part in parts {
        let run = block.runs[part.run]
        let length = part.text.utf16.count
        guard length > 0 else { continue }
        let kind: TextItem.Kind
        if run.isAttachment {
          kind = .attachment
        } else {
          let font = fonts.font(for: run.attributes.font)
          kind = .text(
            shaper.plain(part.text, style: TextShaper.Style(run.attributes), font: font))
        }
        items.append(
          TextItem(range: position..<(position + length), run: part.run, kind: kind, level: 0))
        position += length
      }
      return ParagraphItems(
        start: start, text: text, units: units, items: items, isRightToLeft: false,
        firstRun: firstRun, isPlain: true)
    }
    return itemized(
      parts: parts, text: text, units: units, start: start, block: block, fonts: fonts,
      shaper: shaper)
  }

  private static var context: OpaquePointer?

  /// Called when fonts were added to the catalogue.
  static func fontsChanged() {
    if let context { tessera_text_context_fonts_changed(context) }
  }

  private static func itemized(
    parts: [Part], text: String, units: [UInt16], start: Int, block: TextBlock, fonts: FontFaces,
    shaper: TextShaper
  ) -> ParagraphItems {
    let context = Self.context ?? tessera_text_context_new(FontCatalog.shared.config)
    Self.context = context
    var bytes = utf8(text)
    let byteCount = bytes.count
    bytes.append(0)
    let unitOfByte = Self.unitOfByte(text)

    // Boundaries of the block's runs, in both counts.
    var requests: [tessera_font_request] = []
    var allNames: [UnsafeMutablePointer<CChar>] = []
    defer { allNames.forEach { free($0) } }
    var runOfUnit = [Int](repeating: 0, count: units.count)
    var byte = 0
    var unit = 0
    for part in parts {
      let spec = block.runs[part.run].attributes.font
      let end = byte + part.text.utf8.count
      let unitEnd = unit + part.text.utf16.count
      for i in unit..<unitEnd { runOfUnit[i] = part.run }
      for stretch in HangulStretches(part.text) {
        let families = FontCatalog.familyList(for: spec, isHangul: stretch.isHangul)
        guard let names = strdup(families.joined(separator: ",")) else { continue }
        allNames.append(names)
        requests.append(
          tessera_font_request(
            start: Int32(byte + stretch.bytes.lowerBound),
            end: Int32(byte + stretch.bytes.upperBound), families: names,
            weight: Int32(spec.weight), italic: spec.isItalic ? 1 : 0,
            pixelSize: Double(max(spec.pointSize, 1))))
      }
      (byte, unit) = (end, unitEnd)
    }

    var direction: Int32
    switch block.paragraph.direction {
    case .natural: direction = 0
    case .leftToRight: direction = 1
    case .rightToLeft: direction = 2
    }
    var count: Int32 = 0
    let found = bytes.withUnsafeBufferPointer { pointer in
      pointer.withMemoryRebound(to: CChar.self) { text in
        tessera_itemize(
          context, text.baseAddress, Int32(byteCount), requests, Int32(requests.count), &direction,
          &count)
      }
    }
    defer { tessera_text_items_free(found, count) }

    var items: [TextItem] = []
    for i in 0..<Int(count) {
      guard let item = found?[i] else { continue }
      let lower = unitOfByte[Int(item.start)]
      let upper = unitOfByte[Int(item.start + item.length)]
      var position = lower
      while position < upper {
        // Up to the next change of style, tab or attachment.
        let run = runOfUnit[position]
        var end = position + 1
        if units[position] == 0x09 {
          items.append(
            TextItem(range: position..<end, run: run, kind: .tab, level: item.level))
        } else if block.runs[run].isAttachment {
          items.append(
            TextItem(range: position..<end, run: run, kind: .attachment, level: item.level))
        } else {
          while end < upper, runOfUnit[end] == run, units[end] != 0x09 { end += 1 }
          let attributes = block.runs[run].attributes
          let font = fonts.font(for: attributes.font)
          let typeface =
            item.pattern.map { FontCatalog.shared.typeface(of: $0) } ?? font.face.typeface
          let face =
            typeface === font.face.typeface
            ? font.face : fonts.face(typeface, size: font.spec.pointSize)
          let shaped = shaper.shape(
            units, range: position..<end, face: face, font: font,
            style: TextShaper.Style(attributes), isRightToLeft: item.level & 1 == 1,
            isPlain: false)
          items.append(
            TextItem(range: position..<end, run: run, kind: .text(shaped), level: item.level))
        }
        position = end
      }
    }
    return ParagraphItems(
      start: start, text: text, units: units, items: items, isRightToLeft: direction == 2,
      firstRun: parts.first?.run ?? 0, isPlain: false)
  }

  /// For Pango, which takes a zero for the end of the text.
  private static func utf8(_ text: String) -> [UInt8] { text.utf8.map { $0 == 0 ? 1 : $0 } }

  private static func unitOfByte(_ text: String) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(text.utf8.count + 1)
    var unit = 0
    for scalar in text.unicodeScalars {
      for _ in 0..<UTF8.width(scalar) { result.append(unit) }
      unit += UTF16.width(scalar)
    }
    result.append(unit)
    return result
  }

  /// Bits of `tessera_may_break_line` and `tessera_may_put_cursor` before each unit and the end.
  var flags: [UInt8] {
    if let cachedFlags { return cachedFlags }
    let scalars = Array(text.unicodeScalars)
    var flags = [UInt8](repeating: 0, count: units.count + 1)
    var found = [UInt8](repeating: 0, count: scalars.count + 1)
    Self.utf8(text).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        tessera_break_opportunities(
          text.baseAddress, Int32(text.count), &found, Int32(found.count))
      }
    }
    var unit = 0
    for (i, scalar) in scalars.enumerated() {
      flags[unit] = found[i]
      unit += UTF16.width(scalar)
    }
    flags[unit] = found[scalars.count]
    cachedFlags = flags
    return flags
  }

  /// Whether a line may be cut before `unit` without cutting through a character.
  func isGraphemeStart(_ unit: Int) -> Bool {
    if isPlain || unit == 0 || unit >= units.count { return true }
    return flags[unit] & UInt8(tessera_may_put_cursor) != 0
  }

  func mayBreakLine(before unit: Int) -> Bool {
    flags[unit] & UInt8(tessera_may_break_line) != 0
  }

  /// Whether both what is before a unit and the unit are Korean, without a space between them.
  func isInHangulWord(_ unit: Int) -> Bool {
    func isHangul(_ unit: Int) -> Bool { Unicode.Scalar(units[unit])?.isHangul ?? false }
    return unit > 0 && unit < units.count && isHangul(unit - 1) && isHangul(unit)
  }

  /// White space that hangs over at the end of a line.
  func isSpace(_ unit: Int) -> Bool {
    switch units[unit] {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x205F, 0x3000, 0x0A, 0x0D:
      return true
    default: return false
    }
  }
}
