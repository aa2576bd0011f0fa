import PlatformInterface
/// The display pass: layers that ask for it make their contents anew.
extension CALayer {
  final func displayIfRequested() {
    guard flags.contains(.requestsDisplay) else { return }
    flags.remove(.requestsDisplay)
    if !drawsInTiles, let provider = contentProvider,
      let primitives = provider.renderContents(of: self)
    {
      return setDisplayed(primitives)
    }
    display()
  }

  final func setDisplayed(_ primitives: [RenderPrimitive]) {
    if displayed.isEmpty, primitives.isEmpty { return }
    displayed = primitives
    displayedSize = storedBounds.size
    markDirty(.dirtyAppearance)
  }

  /// Said by a delegate that does not make the layer's contents itself.
  package final func leaveDisplay() { flags.insert(.delegateLeavesDisplay) }

  final func displayByDefault() {
    if let delegate {
      flags.remove(.delegateLeavesDisplay)
      delegate.display(self)
      if !flags.contains(.delegateLeavesDisplay) { return }
      delegate.layerWillDraw(self)
    }
    let size = storedBounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return setDisplayed([])
    }
    let context = CGContext(
      recording: storedBounds, scale: contentsScale, isOpaque: flags.contains(.opaque))
    shownForDrawing.draw(in: context)
    setDisplayed(context.isBlank ? [] : [.drawing(context.finishRecording())])
  }

  /// Who draws: the layer, and while animations change what its class draws, a copy with what is seen now.
  // iOS-BEHAVIOUR: `draw(in:)` finds the animated values of properties that the class adds in `self`. Evidence:
  // unmeasured.
  private final var shownForDrawing: CALayer {
    guard drawsOwnAnimations, let copy = makePresentation() else { return self }
    copy.delegate = delegate
    return copy
  }

  /// The display pass from here down; leaves hidden layers with their marks until they are seen.
  package final func displayMarkedSubtree() {
    if flags.isDisjoint(with: .needsDisplay) { return }
    var waiting: ContiguousArray<CALayer> = [self]
    while let layer = waiting.popLast() {
      if layer.isInvisible { continue }
      layer.displayIfNeeded()
      if layer.flags.contains(.requestsDisplay) { layer.repeatMarks(.needsDisplay) }
      guard layer.flags.contains(.descendantRequestsDisplay) else { continue }
      layer.flags.remove(.descendantRequestsDisplay)
      if let mask = layer.appearance?.mask, !mask.flags.isDisjoint(with: .needsDisplay) {
        waiting.append(mask)
      }
      for sublayer in layer.storedSublayers.reversed()
      where !sublayer.flags.isDisjoint(with: .needsDisplay) {
        waiting.append(sublayer)
      }
    }
  }

  /// Whether a display pass from here would find something to do.
  package final var needsDisplayPass: Bool { !flags.isDisjoint(with: .needsDisplay) }

  final func setContents(_ new: Any?) {
    if let new, !(new is CGImage) {
      Log.write("CALayer.contents takes a CGImage; found \(type(of: new)), which shows nothing.")
    }
    guard new != nil || appearance?.contents != nil || !displayed.isEmpty else { return }
    let action = pendingAction(.contents)
    madeAppearance.contents = new
    displayed = []
    markDirty(.dirtyAppearance)
    action?.run()
  }
}
