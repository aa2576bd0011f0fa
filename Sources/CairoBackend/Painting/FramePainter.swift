import CPangoCairo
import PlatformInterface

/// Paints frames into memory, as little of it as changed.
///
/// The pixels are a function of the frame alone: painting only what differs from the frame before
/// gives the same bytes as painting everything. To that end no pixel depends on which part is being
/// painted: what Cairo rasterises is rasterised on a grid that moves with its node, then composited
/// pixel by pixel.
///
/// Keeps rasters between frames, so one painter should serve all of a window's frames. Main thread
/// only.
@MainActor
package final class FramePainter {
  private let text: any BlockPainter
  private let cache: RasterCache
  private let budget: CacheBudget

  /// - Parameter budget: what its rasters are counted in.
  package init(text: any BlockPainter, budget: CacheBudget = .shared) {
    self.text = text
    self.budget = budget
    cache = RasterCache(budget: budget)
  }

  isolated deinit { budget.shows(0, by: ObjectIdentifier(self)) }

  /// Makes `target` show `frame` and returns how its pixels changed, in the order in which they
  /// did.
  ///
  /// A target smaller than the frame shows its top left part; beyond the frame it is not touched.
  package func paint(_ frame: RenderFrame, into target: PixelTarget) -> FrameDifference {
    budget.shows(target.bytesPerRow * target.height, by: ObjectIdentifier(self))
    budget.beginFrame()
    let difference = FrameComparison.difference(from: target.shown, to: frame)
    let bounds = PixelRect(x: 0, y: 0, width: target.width, height: target.height)
    for move in difference.moves { Self.move(move, in: target) }
    guard let canvas = Canvas(target) else { return FrameDifference(damage: []) }
    // A target smaller than the frame has moved pixels from where it has none.
    var damage = difference.damage
    let shown = FrameComparison.pixelBounds(of: frame)
    if !difference.moves.isEmpty && !bounds.contains(shown) { damage = [shown] }
    let painter = NodePainter(canvas: canvas, scale: frame.scale, text: text, cache: cache)
    for rect in damage {
      painter.paint(frame.root, over: frame.background, in: rect.intersection(bounds))
    }
    target.shown = frame
    return FrameDifference(moves: difference.moves, damage: damage)
  }

  /// Moves pixels of `target`: by rolling the memory where nearly all of it moves up or down and the
  /// bars that stay are few rows, else by copying.
  private static func move(_ move: ScrollMove, in target: PixelTarget) {
    guard let canvas = Canvas(target) else { return }
    let bounds = canvas.bounds
    let area = move.rect.intersection(bounds)
    if move.dx == 0, area.minX == bounds.minX, area.maxX == bounds.maxX,
      area.height > bounds.height * 3 / 4, abs(move.dy) < area.height
    {
      let above = PixelRect(x: 0, y: 0, width: bounds.width, height: area.minY)
      let below = PixelRect(
        x: 0, y: area.maxY, width: bounds.width, height: bounds.maxY - area.maxY)
      let kept = [above, below].compactMap(canvas.save)
      if target.rolled(by: move.dy), let rolled = Canvas(target) {
        for bar in kept { rolled.restore(bar) }
        return
      }
    }
    canvas.move(move)
  }

  /// Bytes of the rasters kept, and how many had to be painted so far; for measurements.
  package var cacheStatistics: (bytes: Int, entries: Int, misses: Int) {
    (cache.byteCount, cache.entryCount, cache.misses)
  }

  /// Paints one node alone, its own coordinates at the top left of `buffer`.
  package func paint(
    _ node: RenderNode, scale: CGFloat, background: RGBA, into buffer: PixelBuffer
  ) {
    budget.shows(buffer.byteCount, by: ObjectIdentifier(self))
    budget.beginFrame()
    let bounds = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    guard let canvas = Canvas(bytes: buffer.bytes, bytesPerRow: buffer.bytesPerRow, bounds: bounds)
    else { return }
    NodePainter(canvas: canvas, scale: scale, text: text, cache: cache)
      .paint(node, over: background, in: bounds)
  }
}
