import CoreGraphics
import PlatformInterface

/// Text by HarfBuzz, with Pango's judgement of scripts and directions, in fonts that all users share.
///
/// Measuring and painting use one layout, kept in the block. Main thread only.
@MainActor
package final class CairoTextMeasurer: TextMeasurer {
  let fonts: FontFaces
  let shaper: TextShaper
  private let layouts: LayoutCache

  /// - Parameter budget: what glyphs and layouts are counted in.
  package init(budget: CacheBudget = .shared) {
    fonts = FontFaces(GlyphMasks(budget: budget))
    shaper = TextShaper(budget: budget)
    layouts = LayoutCache(budget: budget)
  }

  package func metrics(of font: FontSpec) -> FontMetrics { fonts.font(for: font).metrics }

  package func layout(of block: TextBlock) -> TextLayoutMetrics { textLayout(of: block).metrics }

  package var families: [String] { FontCatalog.shared.families }

  /// The installed family that a font's letters come from, as far as the family has them.
  package static func shownFamily(of font: FontSpec) -> String {
    let installed = FontCatalog.shared.families
    return FontCatalog.familyList(for: font).first(where: installed.contains) ?? font.family
  }

  package func font(named name: String, pointSize: CGFloat) -> FontSpec? {
    FontCatalog.shared.font(named: name, pointSize: pointSize)
  }

  package func addFonts(at path: String) -> Bool {
    guard FontCatalog.shared.addFonts(at: path) else { return false }
    // What was not there by its name was drawn in another font.
    ParagraphItems.fontsChanged()
    fonts.removeAll()
    shaper.removeAll()
    layouts.removeAll()
    return true
  }

  func textLayout(of block: TextBlock) -> TextLayout {
    if let layout = block.cachedLayout as? TextLayout { return layout }
    let hash = block.content.hashValue
    if let layout = layouts.find(block.content, hash: hash) {
      block.cachedLayout = layout
      return layout
    }
    let layout = TextLayoutBuilder(block: block, hash: hash, fonts: fonts, shaper: shaper).build()
    block.cachedLayout = layout
    layouts.insert(layout)
    return layout
  }
}
