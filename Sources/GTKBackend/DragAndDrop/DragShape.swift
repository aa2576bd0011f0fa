import CGTK4
import PlatformInterface

/// What a drag's picture looks like where nothing blends windows: of one colour with what is under it, in a window
/// of its own shape.
@MainActor
enum DragShape {
  /// Whether a compositor blends windows that have an alpha channel.
  static var displayBlends: Bool {
    guard let display = gdk_display_get_default() else { return true }
    return gdk_display_is_composited(display) != 0 && gdk_display_is_rgba(display) != 0
  }

  /// The picture without transparency.
  ///
  /// - Complexity: O(pixels).
  static func laid(_ picture: PixelBuffer, over ground: RGBA) -> PixelBuffer {
    let result = PixelBuffer(width: picture.width, height: picture.height, isOpaque: true)
    let under = [ground.blue, ground.green, ground.red].map { Int(min(max($0, 0), 1) * 255) }
    for y in 0..<picture.height {
      let from = picture.bytes + y * picture.bytesPerRow
      let to = result.bytes + y * result.bytesPerRow
      for x in stride(from: 0, to: picture.width * 4, by: 4) {
        let rest = 255 - Int(from.load(fromByteOffset: x + 3, as: UInt8.self))
        for (channel, value) in under.enumerated() {
          let part = Int(from.load(fromByteOffset: x + channel, as: UInt8.self))
          to.storeBytes(
            of: UInt8(min(255, part + value * rest / 255)), toByteOffset: x + channel,
            as: UInt8.self)
        }
        to.storeBytes(of: 255, toByteOffset: x + 3, as: UInt8.self)
      }
    }
    return result
  }

  /// The runs of pixels of which more is seen than not, row by row.
  ///
  /// - Complexity: O(pixels).
  static func runs(_ picture: PixelBuffer) -> [TesseraPixelRect] {
    var runs: [TesseraPixelRect] = []
    for y in 0..<picture.height {
      let row = picture.bytes + y * picture.bytesPerRow
      var start: Int?
      for x in 0...picture.width {
        let isSeen =
          x < picture.width && row.load(fromByteOffset: x * 4 + 3, as: UInt8.self) >= 128
        if isSeen, start == nil { start = x }
        guard !isSeen, let first = start else { continue }
        start = nil
        runs.append(
          TesseraPixelRect(x: Int32(first), y: Int32(y), width: Int32(x - first), height: 1))
      }
    }
    return runs
  }

  static func cut(_ drag: OpaquePointer, to picture: PixelBuffer) {
    let runs = runs(picture)
    // A picture of which nothing is seen is left whole: the user should see that something is dragged.
    if !runs.isEmpty { tessera_drag_shape(drag, runs, Int32(runs.count)) }
  }
}
