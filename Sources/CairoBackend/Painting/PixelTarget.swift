import PlatformInterface

/// Memory that shows a window: what a painter paints into, and what it remembers having painted.
///
/// Premultiplied BGRA words as in `PixelBuffer`; rows are multiples of four bytes. A presenter with
/// several buffers makes one target for each, and each frame costs what changed since that buffer was
/// painted last. Main thread only.
@MainActor
package final class PixelTarget {
  package let bytes: UnsafeMutableRawPointer
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  /// The frame these pixels show; nil where they are unknown, which makes the next painting a full
  /// one.
  package internal(set) var shown: RenderFrame?
  private let owner: AnyObject?

  /// Pixels that live as long as `owner`, which the target keeps.
  ///
  /// - Precondition: `bytesPerRow` is at least `4 * width` and a multiple of four.
  package init(
    bytes: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, owner: AnyObject?
  ) {
    precondition(
      width > 0 && height > 0 && bytesPerRow >= width * 4 && bytesPerRow % 4 == 0,
      "A target has rows of whole pixels; found \(width)×\(height) in rows of \(bytesPerRow) bytes."
    )
    self.bytes = bytes
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.owner = owner
  }

  package convenience init(_ buffer: PixelBuffer) {
    self.init(
      bytes: buffer.bytes, width: buffer.width, height: buffer.height,
      bytesPerRow: buffer.bytesPerRow, owner: buffer)
  }

  /// Says that somebody else wrote into the pixels.
  package func forget() { shown = nil }
}
