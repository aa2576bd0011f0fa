import CPangoCairo
import PlatformInterface

/// Pixels painted once and composited often, with the memory they live in.
@MainActor
final class Raster {
  enum Format {
    /// Coverage, one byte a pixel.
    case mask
    /// Premultiplied colours.
    case color
    /// Colours without holes.
    case opaque
  }

  let format: Format
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bytes: UnsafeMutableRawPointer
  let image: OpaquePointer
  private let buffer: PixelBuffer?

  /// Zeroed pixels; nil without memory for them.
  init?(_ format: Format, width: Int, height: Int) {
    guard width > 0, height > 0, width < 32768, height < 32768 else { return nil }
    let bytesPerRow = ((format == .mask ? width : width * 4) + 15) & ~15
    guard let bytes = calloc(height, bytesPerRow) else { return nil }
    guard
      let image = pixman_image_create_bits(
        Self.pixmanFormat(format), Int32(width), Int32(height),
        bytes.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
    else {
      free(bytes)
      return nil
    }
    self.format = format
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.bytes = bytes
    self.image = image
    buffer = nil
  }

  /// The pixels of a bitmap, shared with it.
  init?(_ buffer: PixelBuffer) {
    let format: Format = buffer.isOpaque ? .opaque : .color
    guard
      let image = pixman_image_create_bits(
        Self.pixmanFormat(format), Int32(buffer.width), Int32(buffer.height),
        buffer.bytes.assumingMemoryBound(to: UInt32.self), Int32(buffer.bytesPerRow))
    else { return nil }
    self.format = format
    width = buffer.width
    height = buffer.height
    bytesPerRow = buffer.bytesPerRow
    bytes = buffer.bytes
    self.image = image
    self.buffer = buffer
  }

  isolated deinit {
    pixman_image_unref(image)
    if buffer == nil { free(bytes) }
  }

  var byteCount: Int { bytesPerRow * height }

  /// What a raster takes beside its pixels: itself, pixman's image, malloc's own.
  static let overhead = 400

  /// All of a mask, its top left at zero.
  var maskTarget: MaskTarget {
    MaskTarget(
      pixels: bytes.assumingMemoryBound(to: UInt8.self), bytesPerRow: bytesPerRow, width: width,
      height: height, left: 0, top: 0)
  }

  /// The part of a mask that is not clear, as a raster of its own, with where it lies from the mask's top
  /// left; nil where nothing is covered.
  func trimmed() -> (raster: Raster, x: Int, y: Int)? {
    var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard format == .mask,
      tessera_mask_extent(
        bytes.assumingMemoryBound(to: UInt8.self), Int32(bytesPerRow), Int32(width), Int32(height),
        &left, &top, &right, &bottom) != 0,
      let part = Raster(.mask, width: Int(right - left), height: Int(bottom - top))
    else { return nil }
    tessera_copy_rows(
      part.bytes, Int32(part.bytesPerRow),
      bytes.advanced(by: Int(top) * bytesPerRow + Int(left)), Int32(bytesPerRow),
      Int32(part.width), Int32(part.height))
    return (part, Int(left), Int(top))
  }

  private static func pixmanFormat(_ format: Format) -> pixman_format_code_t {
    switch format {
    case .mask: PIXMAN_a8
    case .color: PIXMAN_a8r8g8b8
    case .opaque: PIXMAN_x8r8g8b8
    }
  }

  /// Runs `body` with a Cairo context over the pixels, its origin moved so that (`x`, `y`) is the
  /// first of them.
  func draw(origin x: Int, _ y: Int, _ body: (OpaquePointer) -> Void) {
    let cairoFormat =
      switch format {
      case .mask: CAIRO_FORMAT_A8
      case .color: CAIRO_FORMAT_ARGB32
      case .opaque: CAIRO_FORMAT_RGB24
      }
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes.assumingMemoryBound(to: UInt8.self), cairoFormat, Int32(width), Int32(height),
        Int32(bytesPerRow))
    else { return }
    if let cr = cairo_create(surface) {
      cairo_translate(cr, Double(-x), Double(-y))
      body(cr)
      cairo_destroy(cr)
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
