import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// A typeface at one size: what shapes and draws glyphs.
@MainActor
final class FontFace {
  let typeface: Typeface
  let size: CGFloat
  // Released by deinit, which runs when nobody else refers to it any more.
  nonisolated(unsafe) let hbFont: OpaquePointer
  let spaceGlyph: UInt32
  private var covered: [UInt32: Bool] = [:]
  private var rasters: [GlyphRaster] = []
  private let masks: GlyphMasks

  init(typeface: Typeface, size: CGFloat, masks: GlyphMasks) {
    self.typeface = typeface
    self.size = size
    self.masks = masks
    hbFont = typeface.makeFont(size: size)
    var glyph: hb_codepoint_t = 0
    spaceGlyph = hb_font_get_nominal_glyph(hbFont, 0x20, &glyph) != 0 ? glyph : UInt32.max
  }

  deinit { hb_font_destroy(hbFont) }

  /// Whether the face has a glyph of its own for a character.
  func covers(_ character: UInt32) -> Bool {
    if let known = covered[character] { return known }
    var glyph: hb_codepoint_t = 0
    let answer = hb_font_get_nominal_glyph(hbFont, character, &glyph) != 0
    covered[character] = answer
    return answer
  }

  /// A distance that the font file states, in points upwards.
  func position(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
    CGFloat(tessera_font_height(hbFont, tag)) / 1024
  }

  /// The masks of the glyphs at `scale` device pixels a point.
  func raster(scale: CGFloat) -> GlyphRaster {
    if let raster = rasters.first(where: { $0.scale == scale }) {
      raster.lastUse = CacheClock.now
      return raster
    }
    let raster = GlyphRaster(face: self, scale: scale, store: masks)
    // Windows have one scale; the second and third are snapshots and a moved window.
    if rasters.count >= 3 { rasters.removeFirst() }
    rasters.append(raster)
    return raster
  }
}

/// The faces of all fonts in use.
@MainActor
final class FontFaces {
  private struct Sized: Hashable {
    var typeface: ObjectIdentifier
    var size: CGFloat
  }
  private var bySpec: [FontSpec: ResolvedFont] = [:]
  private var bySize: [Sized: FontFace] = [:]
  private var lastSpec: FontSpec?
  private var lastFont: ResolvedFont?
  private let masks: GlyphMasks

  init(_ masks: GlyphMasks) { self.masks = masks }

  func removeAll() {
    bySpec.removeAll()
    bySize.removeAll()
    (lastSpec, lastFont) = (nil, nil)
  }

  /// The face that draws `spec`, with its metrics.
  func font(for spec: FontSpec) -> ResolvedFont {
    if let lastFont, lastSpec == spec { return lastFont }
    let font: ResolvedFont
    if let known = bySpec[spec] {
      font = known
    } else {
      // Animated font sizes must not fill the memory.
      if bySpec.count > 512 {
        removeAll()
      }
      var usable = spec
      usable.pointSize = spec.pointSize.isFinite ? min(max(spec.pointSize, 0), 4096) : 0
      let typeface = FontCatalog.shared.typeface(for: usable)
      let face = face(typeface, size: usable.pointSize * typeface.scale(for: usable))
      font = ResolvedFont(spec: usable, face: face)
      bySpec[spec] = font
    }
    (lastSpec, lastFont) = (spec, font)
    return font
  }

  /// The face of a file that Pango chose for characters which the font itself lacks.
  func face(_ typeface: Typeface, size: CGFloat) -> FontFace {
    let key = Sized(typeface: ObjectIdentifier(typeface), size: size)
    if let face = bySize[key] { return face }
    let face = FontFace(typeface: typeface, size: size, masks: masks)
    bySize[key] = face
    return face
  }
}

/// A font as asked for together with the face found and the distances that lines are built from.
@MainActor
final class ResolvedFont {
  let spec: FontSpec
  let face: FontFace
  let metrics: FontMetrics
  /// What brings the face's glyphs to the widths of Apple's; nil for fonts that are asked for by name.
  let spacing: SystemFontSpacing?
  /// Every printable ASCII character has a glyph.
  private(set) lazy var drawsASCII = (0x20...0x7E).allSatisfy { face.covers($0) }

  init(spec: FontSpec, face: FontFace) {
    self.spec = spec
    self.face = face
    if spec.family.isEmpty {
      metrics = SystemFontMetrics.metrics(size: spec.pointSize)
      spacing = spec.design == .serif ? nil : SystemFontSpacing(spec: spec, face: face)
    } else {
      var extents = hb_font_extents_t()
      hb_font_get_h_extents(face.hbFont, &extents)
      metrics = FontMetrics(
        ascender: CGFloat(extents.ascender) / 1024, descender: CGFloat(extents.descender) / 1024,
        leading: CGFloat(extents.line_gap) / 1024,
        capHeight: face.position(HB_OT_METRICS_TAG_CAP_HEIGHT),
        xHeight: face.position(HB_OT_METRICS_TAG_X_HEIGHT))
      spacing = nil
    }
  }
}
