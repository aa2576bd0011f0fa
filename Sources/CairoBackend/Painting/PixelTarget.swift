import Failures
import PlatformInterface

/// Memory that shows a window: what a painter paints into, and what it remembers having painted.
///
/// Premultiplied BGRA words as in `PixelBuffer`; rows are multiples of four bytes. A presenter with
/// several buffers makes one target for each, and each frame costs what changed since that buffer was
/// painted last. Main thread only.
@MainActor
package final class PixelTarget {
  /// The first row. Another address after the memory was rolled.
  package private(set) var bytes: UnsafeMutableRawPointer
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  /// The frame these pixels show; nil where they are unknown, which makes the next painting a full
  /// one.
  package internal(set) var shown: RenderFrame?
  /// Moves all pixels by a number of rows, downwards where positive, by telling another first row in a
  /// ring of them; nil where this memory is no ring and pixels have to be copied.
  private let roll: ((Int) -> UnsafeMutableRawPointer?)?
  private let owner: AnyObject?

  /// Pixels that live as long as `owner`, which the target keeps.
  ///
  /// - Precondition: `bytesPerRow` is at least `4 * width` and a multiple of four.
  package init(
    bytes: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, owner: AnyObject?,
    roll: ((Int) -> UnsafeMutableRawPointer?)? = nil
  ) {
    require(
      width > 0 && height > 0 && bytesPerRow >= width * 4 && bytesPerRow % 4 == 0,
      "A target has rows of whole pixels; found \(width)×\(height) in rows of \(bytesPerRow) bytes."
    )
    self.bytes = bytes
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.owner = owner
    self.roll = roll
  }

  package convenience init(_ buffer: PixelBuffer) {
    self.init(
      bytes: buffer.bytes, width: buffer.width, height: buffer.height,
      bytesPerRow: buffer.bytesPerRow, owner: buffer)
  }

  /// Rolls the memory by `dy` rows; false where it cannot.
  func rolled(by dy: Int) -> Bool {
    guard let bytes = roll?(dy) else { return false }
    self.bytes = bytes
    return true
  }

  /// Says that somebody else wrote into the pixels.
  package func forget() { shown = nil }
}
