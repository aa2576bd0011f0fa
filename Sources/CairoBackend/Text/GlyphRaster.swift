import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// The coverage of one glyph, at one of four positions within a pixel.
final class GlyphMask {
  /// From the pen's whole pixel to the mask's top left, y down.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bytes: UnsafeMutablePointer<UInt8>

  init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    bytesPerRow = (width + 3) & ~3
    let count = max(bytesPerRow * height, 1)
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
  }

  deinit { bytes.deallocate() }
}

/// Draws the glyphs of a face at one scale, each once.
///
/// Cairo 1.16 puts glyphs on whole pixels, which makes the spaces between letters uneven; so text is
/// put together from masks of our own, drawn at quarters of a pixel.
@MainActor
final class GlyphRaster: CacheEntry {
  /// Device pixels a point.
  let scale: CGFloat
  // Released by deinit, which runs when nobody else refers to it any more.
  nonisolated(unsafe) private let scaledFont: OpaquePointer
  private var masks: [UInt32: GlyphMask] = [:]
  private unowned let store: GlyphMasks
  private static let maximumBytes = 2 << 20

  init(face: FontFace, scale: CGFloat, store: GlyphMasks) {
    self.scale = scale
    self.store = store
    scaledFont = face.makeScaledFont(pixelSize: face.size * scale)
    super.init(hash: 0, cost: 0)
  }

  deinit { cairo_scaled_font_destroy(scaledFont) }

  /// - Parameter quarter: 0…3, how far right of a whole pixel the pen stands.
  func mask(of glyph: UInt32, quarter: Int) -> GlyphMask {
    let key = glyph << 2 | UInt32(quarter)
    if let mask = masks[key] { return mask }
    let mask = draw(glyph, quarter: quarter)
    if cost > Self.maximumBytes { store.empty(self) }
    masks[key] = mask
    store.grew(self, by: mask.bytesPerRow * mask.height + 160)
    return mask
  }

  /// Forgets the masks; they are drawn again when they are wanted.
  fileprivate func forget() { masks = [:] }

  private func draw(_ id: UInt32, quarter: Int) -> GlyphMask {
    var glyph = cairo_glyph_t(index: UInt(id), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaledFont, &glyph, 1, &extents)
    guard extents.width > 0, extents.height > 0 else {
      return GlyphMask(left: 0, top: 0, width: 0, height: 0)
    }
    let shift = Double(quarter) / 4
    let left = Int((extents.x_bearing + shift).rounded(.down)) - 1
    let top = Int(extents.y_bearing.rounded(.down)) - 1
    let right = Int((extents.x_bearing + extents.width + shift).rounded(.up)) + 1
    let bottom = Int((extents.y_bearing + extents.height).rounded(.up)) + 1
    let mask = GlyphMask(left: left, top: top, width: right - left, height: bottom - top)
    let surface = cairo_image_surface_create_for_data(
      mask.bytes, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height), Int32(mask.bytesPerRow))
    let context = cairo_create(surface)
    cairo_set_scaled_font(context, scaledFont)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    glyph.x = shift - Double(left)
    glyph.y = -Double(top)
    cairo_glyph_path(context, &glyph, 1)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    cairo_surface_destroy(surface)
    return mask
  }
}

/// The masks of all faces and scales, those of the ones unused for longest the first to go.
@MainActor
final class GlyphMasks: BudgetedCache {
  let name = "glyphs"
  private let budget: CacheBudget
  /// The rasters that have masks.
  private let queue = CacheQueue()

  init(budget: CacheBudget) {
    self.budget = budget
    budget.register(self)
  }

  var byteCount: Int { queue.byteCount }
  var entryCount: Int { queue.count }

  func oldestUse() -> UInt64? { queue.oldest?.lastUse }
  func removeOldest() { if let raster = queue.oldest { empty(raster) } }

  func removeAll() {
    while let raster = queue.first { empty(raster) }
  }

  fileprivate func grew(_ raster: GlyphRaster, by bytes: Int) {
    queue.changeCost(of: raster, by: bytes)
    if !queue.contains(raster) { queue.append(raster) }
    budget.grew(by: bytes)
  }

  fileprivate func empty(_ raster: CacheEntry) {
    if queue.contains(raster) { queue.remove(raster) }
    queue.changeCost(of: raster, by: -raster.cost)
    (raster as? GlyphRaster)?.forget()
  }
}

extension FontFace {
  /// A cairo font for a surface whose units are device pixels. The caller destroys it.
  func makeScaledFont(pixelSize: CGFloat) -> OpaquePointer {
    var size = cairo_matrix_t()
    cairo_matrix_init_scale(&size, max(pixelSize, 0.01), max(pixelSize, 0.01))
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = tessera_font_options()
    defer { cairo_font_options_destroy(options) }
    return cairo_scaled_font_create(typeface.cairoFace, &size, &identity, options)
  }
}
