import CSwiftRuntime
import PlatformInterface

/// Marks: what a setter leaves for the passes of the next frame.
extension CALayer {
  /// Marks of the root that make its host ask for a frame.
  static let frameMarks: LayerFlags = [.dirty, .needsLayout, .needsDisplay]

  /// Asks the next commit to look at this layer again for `reasons`.
  ///
  /// Every ancestor of a marked layer is marked, so the walk up ends at the first one that is.
  final func markDirty(_ reasons: LayerFlags) {
    if !tessera_is_main_thread(), marksLater({ $0.markDirty(reasons) }) { return }
    let wasMarked = !flags.isDisjoint(with: .dirty)
    flags.formUnion(reasons)
    if !wasMarked { propagate(.dirtyDescendants, stoppingAt: .dirty) }
  }

  /// Marks the layer for layout, as `setNeedsLayout()` does, without its overrides.
  package final func requestLayout() {
    guard !flags.contains(.requestsLayout) else { return }
    if !tessera_is_main_thread(), marksLater({ $0.requestLayout() }) { return }
    let wasMarked = flags.contains(.descendantRequestsLayout)
    flags.insert(.requestsLayout)
    if !wasMarked { propagate(.descendantRequestsLayout, stoppingAt: .needsLayout) }
  }

  /// Marks the layer for display, as `setNeedsDisplay()` does, without its overrides.
  package final func requestDisplay() {
    guard !flags.contains(.requestsDisplay) else { return }
    if !tessera_is_main_thread(), marksLater({ $0.requestDisplay() }) { return }
    let wasMarked = flags.contains(.descendantRequestsDisplay)
    flags.insert(.requestsDisplay)
    if !wasMarked { propagate(.descendantRequestsDisplay, stoppingAt: .needsDisplay) }
  }

  /// Sets `mark` on the ancestors up to the first that has any of `stop` already.
  private final func propagate(_ mark: LayerFlags, stoppingAt stop: LayerFlags) {
    var layer = self
    while let next = layer.parent {
      let isMarked = !next.flags.isDisjoint(with: stop)
      next.flags.insert(mark)
      if isMarked { return }
      layer = next
    }
    layer.host?.layerTreeNeedsFrame()
  }

  /// Repeats this layer's marks above it, after it joined a tree or came into sight again; and after
  /// a layer that asked once more while a pass was at it. There, one that a descendant had marked
  /// looks marked to the walk up, while the pass has cleared the marks above it already.
  final func repeatMarks(_ which: LayerFlags = [.needsLayout, .needsDisplay, .dirty]) {
    let marks = flags.intersection(which)
    if !marks.isDisjoint(with: .needsLayout) {
      propagate(.descendantRequestsLayout, stoppingAt: .needsLayout)
    }
    if !marks.isDisjoint(with: .needsDisplay) {
      propagate(.descendantRequestsDisplay, stoppingAt: .needsDisplay)
    }
    if !marks.isDisjoint(with: .dirty) { propagate(.dirtyDescendants, stoppingAt: .dirty) }
  }

  /// For marks that another thread than the main one makes. The passes of a frame may be at the same
  /// flags, so layers in a window are marked on the main thread; those of views are reported, too.
  ///
  /// - Returns: false where the mark can be made at once.
  @inline(never)
  private final func marksLater(_ mark: @escaping (CALayer) -> Void) -> Bool {
    if owner != nil { MainThreadChecker.reportCaller() }
    var root = self
    while let next = root.parent { root = next }
    guard root.host != nil else { return false }
    // Used on the main thread alone.
    nonisolated(unsafe) let (layer, mark) = (self, mark)
    DispatchQueue.main.async { mark(layer) }
    return true
  }

  final func setFlag(_ flag: LayerFlags, _ isOn: Bool, marking marks: LayerFlags = []) {
    guard flags.contains(flag) != isOn else { return }
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
    if !marks.isEmpty { markDirty(marks) }
  }

  final var madeGeometry: LayerGeometryExtras {
    if let geometry { return geometry }
    let made = LayerGeometryExtras()
    geometry = made
    return made
  }

  final var madeAppearance: LayerAppearanceExtras {
    if let appearance { return appearance }
    let made = LayerAppearanceExtras()
    appearance = made
    return made
  }
}
