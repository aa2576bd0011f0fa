/// The layout pass: superlayers before their sublayers, marked paths only, without recursion.
extension CALayer {
  final func layoutFromTopmostRequest() {
    var top = self
    var layer = self
    while let next = layer.parent {
      if next.flags.contains(.requestsLayout) { top = next }
      layer = next
    }
    // Layout may ask for more layout, of itself or above; what is left after four rounds waits for
    // the next frame.
    for _ in 0..<4 where !top.flags.isDisjoint(with: .needsLayout) { top.layoutMarkedSubtree() }
  }

  /// One round of the layout pass below and at this layer. Clears the marks everywhere it goes.
  package final func layoutMarkedSubtree() {
    if flags.isDisjoint(with: .needsLayout) { return }
    var waiting: ContiguousArray<CALayer> = [self]
    while let layer = waiting.popLast() {
      // Taken out of the tree by the layout of another one: laid out when it comes back.
      if layer !== self, layer.parent == nil { continue }
      if layer.flags.contains(.requestsLayout) {
        layer.flags.remove(.requestsLayout)
        layer.flags.insert(.isLayingOut)
        layer.layoutSublayers()
        layer.flags.remove(.isLayingOut)
        if layer.flags.contains(.requestsLayout) { layer.repeatMarks(.needsLayout) }
      }
      guard layer.flags.contains(.descendantRequestsLayout) else { continue }
      layer.flags.remove(.descendantRequestsLayout)
      if let mask = layer.appearance?.mask, !mask.flags.isDisjoint(with: .needsLayout) {
        waiting.append(mask)
      }
      for sublayer in layer.storedSublayers.reversed()
      where !sublayer.flags.isDisjoint(with: .needsLayout) {
        waiting.append(sublayer)
      }
    }
  }

  /// Takes all layout marks below and at this layer, and lays nothing out.
  package final func dropLayoutMarks() {
    var waiting: ContiguousArray<CALayer> = [self]
    while let layer = waiting.popLast() {
      layer.flags.subtract(.needsLayout)
      if let mask = layer.appearance?.mask, !mask.flags.isDisjoint(with: .needsLayout) {
        waiting.append(mask)
      }
      waiting.append(
        contentsOf: layer.storedSublayers.filter { !$0.flags.isDisjoint(with: .needsLayout) })
    }
  }

  /// Whether a layout pass from here would find something to do.
  package final var needsLayoutPass: Bool { !flags.isDisjoint(with: .needsLayout) }
}
