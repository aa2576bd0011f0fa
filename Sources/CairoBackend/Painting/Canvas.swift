import CPangoCairo
import Failures
import PlatformInterface

/// A part of the device's pixels that is being painted. All operations take device coordinates and
/// stay within `bounds`.
@MainActor
final class Canvas {
  let bounds: PixelRect
  private let pixels: UnsafeMutableRawPointer
  private let bytesPerRow: Int
  private let image: OpaquePointer
  private let owner: AnyObject?

  init?(
    bytes: UnsafeMutableRawPointer, bytesPerRow: Int, bounds: PixelRect, owner: AnyObject? = nil
  ) {
    guard !bounds.isEmpty,
      let image = pixman_image_create_bits(
        PIXMAN_a8r8g8b8, Int32(bounds.width), Int32(bounds.height),
        bytes.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
    else { return nil }
    self.bounds = bounds
    pixels = bytes
    self.bytesPerRow = bytesPerRow
    self.image = image
    self.owner = owner
  }

  /// All of a target's pixels, as they lie now.
  convenience init?(_ target: PixelTarget) {
    self.init(
      bytes: target.bytes, bytesPerRow: target.bytesPerRow,
      bounds: PixelRect(x: 0, y: 0, width: target.width, height: target.height))
  }

  /// Paints into `raster`, which lies at `origin`.
  convenience init?(_ raster: Raster, x: Int, y: Int) {
    self.init(
      bytes: raster.bytes, bytesPerRow: raster.bytesPerRow,
      bounds: PixelRect(x: x, y: y, width: raster.width, height: raster.height), owner: raster)
  }

  isolated deinit { pixman_image_unref(image) }

  /// The address of a pixel within `bounds`.
  private func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels.advanced(by: (y - bounds.minY) * bytesPerRow + (x - bounds.minX) * 4)
      .assumingMemoryBound(to: UInt32.self)
  }

  // MARK: - Painting

  /// Replaces pixels.
  func set(_ rect: PixelRect, _ color: PremultipliedColor) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    pixman_fill(
      pixels.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow / 4), 32,
      Int32(rect.minX - bounds.minX), Int32(rect.minY - bounds.minY), Int32(rect.width),
      Int32(rect.height), color.word)
  }

  /// Paints one colour over pixels.
  func fill(_ rect: PixelRect, _ color: PremultipliedColor) {
    if color.isOpaque { return set(rect, color) }
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty, !color.isClear else { return }
    composite(PIXMAN_OP_OVER, SolidImages.image(color), nil, rect, 0, 0, 0, 0)
  }

  /// Paints a raster whose first pixel lies at (`x`, `y`); a mask in `color`, colours through
  /// `alpha` in 0…255.
  func paint(
    _ raster: Raster, x: Int, y: Int, clip: PixelRect, color: PremultipliedColor = .black,
    alpha: Int = 255
  ) {
    let rect = PixelRect(x: x, y: y, width: raster.width, height: raster.height)
      .intersection(clip).intersection(bounds)
    guard !rect.isEmpty else { return }
    let sx = Int32(rect.minX - x)
    let sy = Int32(rect.minY - y)
    switch raster.format {
    case .mask:
      if color.isClear { return }
      composite(
        PIXMAN_OP_OVER, SolidImages.image(color), raster.image, rect, 0, 0, sx, sy)
    case .opaque where alpha >= 255:
      tessera_copy_rows(
        address(rect.minX, rect.minY), Int32(bytesPerRow),
        raster.bytes.advanced(by: Int(sy) * raster.bytesPerRow + Int(sx) * 4),
        Int32(raster.bytesPerRow), Int32(rect.width * 4), Int32(rect.height))
    case .color, .opaque:
      if alpha <= 0 { return }
      let mask = alpha >= 255 ? nil : SolidImages.image(.coverage(alpha))
      composite(PIXMAN_OP_OVER, raster.image, mask, rect, sx, sy, 0, 0)
    }
  }

  /// Paints `color` through a mask of which each pixel stands for `reduction` device pixels along
  /// each axis.
  func paintMagnified(
    _ raster: Raster, reduction: Int, x: Int, y: Int, clip: PixelRect, color: PremultipliedColor
  ) {
    let rect = PixelRect(
      x: x, y: y, width: raster.width * reduction, height: raster.height * reduction
    ).intersection(clip).intersection(bounds)
    guard !rect.isEmpty, !color.isClear else { return }
    var transform = pixman_transform_t()
    let step = pixman_fixed_t(65536 / reduction)
    pixman_transform_init_scale(&transform, step, step)
    pixman_image_set_transform(raster.image, &transform)
    pixman_image_set_filter(raster.image, PIXMAN_FILTER_BILINEAR, nil, 0)
    composite(
      PIXMAN_OP_OVER, SolidImages.image(color), raster.image, rect, 0, 0, Int32(rect.minX - x),
      Int32(rect.minY - y))
    pixman_image_set_transform(raster.image, nil)
  }

  /// Paints `color` through the part of a mask that begins at (`maskX`, `maskY`); along an axis whose
  /// step is zero that row or column repeats.
  func paint(
    _ color: PremultipliedColor, through mask: Raster, maskX: Int, maskY: Int, stepX: Int,
    stepY: Int, in target: PixelRect, clip: PixelRect
  ) {
    let rect = target.intersection(clip).intersection(bounds)
    guard !rect.isEmpty, !color.isClear else { return }
    let x = maskX + (rect.minX - target.minX) * stepX
    let y = maskY + (rect.minY - target.minY) * stepY
    tessera_over_mask(
      address(rect.minX, rect.minY), Int32(bytesPerRow), color.word,
      mask.bytes.advanced(by: y * mask.bytesPerRow + x).assumingMemoryBound(to: UInt8.self),
      Int32(mask.bytesPerRow * stepY), Int32(stepX), Int32(rect.width), Int32(rect.height))
  }

  /// Paints a part of a raster where `map` takes points, counted in pixels from `origin`, to the raster's; see
  /// `tessera_sprite`.
  func paint(
    _ raster: Raster, part: CGRect, map: [CGFloat], origin: (x: Int, y: Int), in target: PixelRect,
    color: PremultipliedColor,
    isAdditive: Bool, isNearest: Bool
  ) {
    let rect = target.intersection(bounds)
    guard !rect.isEmpty else { return }
    tessera_sprite(
      address(rect.minX, rect.minY), Int32(bytesPerRow),
      Int32(clamping: rect.minX - origin.x), Int32(clamping: rect.minY - origin.y),
      Int32(rect.width), Int32(rect.height), raster.bytes.assumingMemoryBound(to: UInt32.self),
      Int32(raster.bytesPerRow), Int32(raster.width), Int32(raster.height),
      [part.minX, part.minY, part.maxX, part.maxY].map(Double.init), map.map(Double.init),
      color.word, isAdditive ? 1 : 0, isNearest ? 1 : 0)
  }

  private func composite(
    _ op: pixman_op_t, _ source: OpaquePointer, _ mask: OpaquePointer?, _ rect: PixelRect,
    _ sx: Int32, _ sy: Int32, _ mx: Int32, _ my: Int32
  ) {
    pixman_image_composite32(
      op, source, mask, image, sx, sy, mx, my, Int32(rect.minX - bounds.minX),
      Int32(rect.minY - bounds.minY), Int32(rect.width), Int32(rect.height))
  }

  // MARK: - Groups

  /// A copy of pixels, to be mixed with what is painted over them.
  func save(_ rect: PixelRect) -> SavedPixels? {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty, let raster = Raster(.color, width: rect.width, height: rect.height) else {
      return nil
    }
    tessera_copy_rows(
      raster.bytes, Int32(raster.bytesPerRow), address(rect.minX, rect.minY), Int32(bytesPerRow),
      Int32(rect.width * 4), Int32(rect.height))
    return SavedPixels(raster: raster, rect: rect)
  }

  /// Takes back a part of what was painted since `saved`: `amount` of 255 stays.
  func mix(_ saved: SavedPixels, amount: Int) {
    let rect = saved.rect
    tessera_mix(
      address(rect.minX, rect.minY), Int32(bytesPerRow),
      saved.raster.bytes.assumingMemoryBound(to: UInt32.self), Int32(saved.raster.bytesPerRow),
      Int32(rect.width), Int32(rect.height), Int32(amount))
  }

  /// The same by the coverage of `mask`, whose first pixel lies at (`x`, `y`) and which covers all
  /// that was saved.
  func mix(_ saved: SavedPixels, mask: Raster, x: Int, y: Int, amount: Int = 255) {
    let rect = saved.rect
    let offset = (rect.minY - y) * mask.bytesPerRow + rect.minX - x
    tessera_mix_mask(
      address(rect.minX, rect.minY), Int32(bytesPerRow),
      saved.raster.bytes.assumingMemoryBound(to: UInt32.self), Int32(saved.raster.bytesPerRow),
      mask.bytes.advanced(by: offset).assumingMemoryBound(to: UInt8.self), Int32(mask.bytesPerRow),
      Int32(rect.width), Int32(rect.height), Int32(amount))
  }

  /// Puts saved pixels back.
  func restore(_ saved: SavedPixels) {
    tessera_copy_rows(
      address(saved.rect.minX, saved.rect.minY), Int32(bytesPerRow), saved.raster.bytes,
      Int32(saved.raster.bytesPerRow), Int32(saved.rect.width * 4), Int32(saved.rect.height))
  }

  /// Blurs pixels by what lies in `rect` alone, and makes them more colourful.
  ///
  /// - Parameter deviation: of the Gaussian, in pixels.
  func blurBackdrop(_ rect: PixelRect, deviation: Double, saturation: Double) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let reduction = Blur.reduction(deviation)
    let boxes = Blur.boxes(deviation / Double(reduction))
    tessera_blur_backdrop(
      address(rect.minX, rect.minY), Int32(bytesPerRow), Int32(rect.width), Int32(rect.height),
      Int32(reduction), Int32(boxes[0]), Int32(boxes[1]), Int32(boxes[2]),
      Int32((min(max(saturation, 0), 8) * 256).rounded()))
  }

  /// Moves pixels within the canvas.
  func move(_ move: ScrollMove) {
    let to = move.destination.intersection(bounds)
    let from = to.offset(x: -move.dx, y: -move.dy).intersection(bounds)
    guard !from.isEmpty else { return }
    tessera_move_rows(
      pixels, Int32(bytesPerRow), Int32(from.minX - bounds.minX), Int32(from.minY - bounds.minY),
      Int32(from.minX + move.dx - bounds.minX), Int32(from.minY + move.dy - bounds.minY),
      Int32(from.width), Int32(from.height))
  }
}

/// Pixels as they were before something was painted over them.
@MainActor
struct SavedPixels {
  let raster: Raster
  let rect: PixelRect
}

/// A colour as it lies in memory.
struct PremultipliedColor: Hashable {
  let word: UInt32

  init(word: UInt32) { self.word = word }

  init(_ color: RGBA, alpha: Float = 1) {
    func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    let a = unit(color.alpha) * unit(alpha)
    func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
    // Rounded from the exact product, and never above alpha.
    word =
      byte(a) << 24 | byte(unit(color.red) * a) << 16 | byte(unit(color.green) * a) << 8
      | byte(unit(color.blue) * a)
  }

  static let black = PremultipliedColor(word: 0xff00_0000)

  static func coverage(_ alpha: Int) -> PremultipliedColor {
    PremultipliedColor(word: UInt32(min(max(alpha, 0), 255)) << 24)
  }

  var isOpaque: Bool { word >> 24 == 255 }
  var isClear: Bool { word >> 24 == 0 }
}

/// Pixman's images of one colour, a few of which most frames use over and over.
@MainActor
private enum SolidImages {
  private static var images: [PremultipliedColor: OpaquePointer] = [:]
  private static var last: (color: PremultipliedColor, image: OpaquePointer)?

  static func image(_ color: PremultipliedColor) -> OpaquePointer {
    if let last, last.color == color { return last.image }
    let image = find(color)
    last = (color, image)
    return image
  }

  private static func find(_ color: PremultipliedColor) -> OpaquePointer {
    if let image = images[color] { return image }
    if images.count >= 256 {
      for image in images.values { pixman_image_unref(image) }
      images.removeAll()
    }
    func wide(_ shift: UInt32) -> UInt16 { UInt16((color.word >> shift) & 255) * 257 }
    var value = pixman_color(red: wide(16), green: wide(8), blue: wide(0), alpha: wide(24))
    guard let image = pixman_image_create_solid_fill(&value) else {
      failure("There is no memory left for an image of one colour.")
    }
    images[color] = image
    return image
  }
}
