import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// One face of one font file, at no particular size.
@MainActor
final class Typeface {
  let key: TypefaceKey
  /// HarfBuzz's view of the file, which is mapped, not read.
  let hbFace: OpaquePointer
  let cairoFace: OpaquePointer
  /// Its glyphs bring their own colours and are painted by cairo.
  let hasColor: Bool
  /// The family, weight and slope by which the file is found again, at no size.
  let named: FontSpec

  init(key: TypefaceKey, pattern: OpaquePointer) {
    self.key = key
    let blob = hb_blob_create_from_file(key.file)
    // The upper half of the index chooses an instance of a variable font.
    hbFace = hb_face_create(blob, UInt32(bitPattern: key.index & 0xFFFF))
    hb_blob_destroy(blob)
    cairoFace = tessera_font_face(pattern)
    hasColor = tessera_pattern_has_color(pattern) != 0
    named = FontSpec(
      family: pattern.string(FC_FAMILY) ?? "", pointSize: 0,
      weight: pattern.integer(FC_WEIGHT).map { Int(FcWeightToOpenType($0)) } ?? 400,
      isItalic: (pattern.integer(FC_SLANT) ?? 0) != FC_SLANT_ROMAN)
  }

  /// A HarfBuzz font whose units are 1/1024 point at `size`.
  func makeFont(size: CGFloat) -> OpaquePointer {
    let font: OpaquePointer = hb_font_create(hbFace)
    let scale = Int32(min(max(size, 0), 30000) * 1024)
    hb_font_set_scale(font, scale, scale)
    var variations: [hb_variation_t] = key.variations.split(separator: ",").compactMap { text in
      var variation = hb_variation_t()
      return hb_variation_from_string(String(text), -1, &variation) != 0 ? variation : nil
    }
    if !variations.isEmpty {
      hb_font_set_variations(font, &variations, UInt32(variations.count))
    } else if key.index >> 16 > 0 {
      hb_font_set_var_named_instance(font, UInt32(key.index >> 16) - 1)
    }
    return font
  }

  /// How much smaller or larger than `spec` says the file is drawn for it: where it stands for the system's font,
  /// its capitals become as high as those of Apple's. Serifed designs keep their size.
  func scale(for spec: FontSpec) -> CGFloat {
    guard spec.family.isEmpty, spec.design != .serif, capHeight > 0 else { return 1 }
    return min(max(SystemFontMetrics.metrics(size: 1).capHeight / capHeight, 0.9), 1.1)
  }

  /// In point sizes.
  private lazy var capHeight: CGFloat = {
    let font = makeFont(size: 100)
    defer { hb_font_destroy(font) }
    return CGFloat(tessera_font_height(font, HB_OT_METRICS_TAG_CAP_HEIGHT)) / 1024 / 100
  }()
}
