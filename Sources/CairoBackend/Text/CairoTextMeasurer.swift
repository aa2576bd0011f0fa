import CoreGraphics
import PlatformInterface

/// Text by HarfBuzz, with Pango's judgement of scripts and directions, in fonts that all users share.
///
/// Measuring and painting use one layout, kept in the block. Main thread only.
@MainActor
package final class CairoTextMeasurer: TextMeasurer {
  let fonts = FontFaces()
  let shaper = TextShaper()

  package init() {}

  package func metrics(of font: FontSpec) -> FontMetrics { fonts.font(for: font).metrics }

  package func layout(of block: TextBlock) -> TextLayoutMetrics { textLayout(of: block).metrics }

  package var families: [String] { FontCatalog.shared.families }

  package func font(named name: String, pointSize: CGFloat) -> FontSpec? {
    FontCatalog.shared.font(named: name, pointSize: pointSize)
  }

  func textLayout(of block: TextBlock) -> TextLayout {
    if let layout = block.cachedLayout as? TextLayout { return layout }
    let layout = TextLayoutBuilder(block: block, fonts: fonts, shaper: shaper).build()
    block.cachedLayout = layout
    return layout
  }
}
