import PlatformInterface

/// Draws laid-out text; the other half of `TextMeasurer`, sharing `TextBlock.cachedLayout` with it.
/// Main thread only.
@MainActor
package protocol BlockPainter: AnyObject, Sendable {
  /// An object that stands for what the block shows: the same one for blocks of the same content, while
  /// it is worth keeping. It counts as used now, and lives at least as long as the block.
  func sharedLayout(of block: TextBlock) -> AnyObject

  /// Draws the block with its top left at the origin of the Cairo context `cr`, in the context's
  /// current coordinates. The context's state is saved and restored around the call.
  func paint(_ block: TextBlock, in cr: OpaquePointer)

  /// Puts what `paint` would leave on a clear mask there on a shorter way.
  ///
  /// - Parameters:
  ///   - mask: clear.
  ///   - origin: of the block's top left, in the mask's coordinates.
  ///   - scale: pixels a point.
  /// - Precondition: the block has a `uniformColor`, which is opaque.
  /// - Returns: false where glyphs are so large that they are better filled.
  func paintCoverage(of block: TextBlock, on mask: MaskTarget, origin: CGPoint, scale: CGFloat)
    -> Bool

  /// What `paint` covers at most, in the block's coordinates: the glyphs' ink, lines, backgrounds
  /// and attachments, which may reach over the block's own size. Null where nothing is painted.
  func inkBounds(of block: TextBlock) -> CGRect

  /// Whether the block is all of one colour, so that its coverage alone tells how it looks: no
  /// coloured glyphs, attachments, backgrounds or differing line colours.
  func uniformColor(of block: TextBlock) -> RGBA?
}

/// Text from any thread: layouts live on the main one, which is waited for.
enum AnyThreadText {
  static func paint(_ block: TextBlock, by painter: any BlockPainter, in cr: OpaquePointer) {
    // The context is this thread's alone, and this thread waits.
    nonisolated(unsafe) let cr = cr
    MainThread.wait(for: { painter.paint(block, in: cr) })
  }
}
