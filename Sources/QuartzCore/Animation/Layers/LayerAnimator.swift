import CSwiftRuntime
import PlatformInterface

/// Runs the animations of all layers on the main thread, for the frame loops.
///
/// Knows the layers that have animations and holds them until those end or the layers leave their
/// tree, so that a frame costs what is animated and nothing else.
package enum LayerAnimator {
  private nonisolated(unsafe) static var layers: [CALayer] = []
  private nonisolated(unsafe) static var isCheckingOrphans = false
  /// The time of the last frame anywhere.
  private(set) nonisolated(unsafe) static var lastFrameTime: CFTimeInterval = 0
  /// Layers on which an animation began in the frame under way.
  private nonisolated(unsafe) static var started: [AnimationEntry] = []

  /// A frame is seen about this long after what it answers to.
  static let frameDuration: CFTimeInterval = 1.0 / 60

  /// The media clock, but never before the last frame, which is seen a little later than now.
  static var now: CFTimeInterval {
    let hasClock =
      !tessera_is_main_thread() || MainActor.assumeIsolated { PlatformServices.isAvailable }
    guard hasClock else { return lastFrameTime }
    let clock = MediaClock.now
    return lastFrameTime > clock && lastFrameTime - clock < 0.1 ? lastFrameTime : clock
  }

  // MARK: Layers

  /// Takes the layer in, and asks for a frame.
  static func register(_ layer: CALayer) {
    layer.flags.insert(.hasAnimations)
    // Off the main thread nothing is on screen; the commit that shows the layer takes it in.
    guard tessera_is_main_thread() else { return }
    take(layer)
    if let host = layer.attachedHost { host.layerTreeNeedsFrame() } else { checkOrphansSoon() }
  }

  /// Takes in a layer that came into sight with its animations.
  static func take(_ layer: CALayer) {
    guard let state = layer.animationState, !state.isRegistered else { return }
    state.isRegistered = true
    // The next frame will tell.
    if state.motion != nil { state.isMoving = true }
    layers.append(layer)
  }

  /// Layers with animations below `root`, as paths of their ancestors.
  static func animatedPaths(below root: CALayer) -> Set<ObjectIdentifier> {
    var paths: Set<ObjectIdentifier> = []
    for layer in layers where layer !== root && root.isAncestor(of: layer) {
      var next: CALayer? = layer
      while let step = next, step !== root, paths.insert(ObjectIdentifier(step)).inserted {
        next = step.parent
      }
    }
    return paths
  }

  /// Runs `body` while an animated layer shows what it does at another time of the media clock.
  static func showing<Result>(
    _ layer: CALayer, at time: CFTimeInterval, _ body: () -> Result
  ) -> Result {
    guard let state = layer.animationState, !state.entries.isEmpty else { return body() }
    let shown = state.own.compactMap { own in
      layer.animatableValue(of: own.property).map { (property: own.property, value: $0) }
    }
    let outer = state.own
    for own in outer { layer.restoreOwnValue(own.value, of: own.property) }
    let values = layer.evaluate(at: time)
    state.own = values.compactMap { value in
      layer.animatableValue(of: value.property).map { (property: value.property, value: $0) }
    }
    for (property, value) in values { layer.storeAnimatableValue(value, of: property) }
    let result = body()
    for own in state.own { layer.restoreOwnValue(own.value, of: own.property) }
    state.own = outer
    for (property, value) in shown { layer.storeAnimatableValue(value, of: property) }
    return result
  }

  static func animationsChanged(of layer: CALayer) {
    guard tessera_is_main_thread() else { return }
    layer.attachedHost?.layerTreeNeedsFrame()
  }

  /// A subtree left its tree, and perhaps the screen.
  static func subtreeWasDetached() {
    if !layers.isEmpty, tessera_is_main_thread() { checkOrphansSoon() }
  }

  /// Whether a layer below `root` will look different in the next frame by itself.
  package static func isMoving(below root: CALayer) -> Bool {
    layers.contains { $0.animationState?.isMoving == true && $0.rootLayer === root }
  }

  /// Layers below `root` that move by themselves, and the keys of their animations.
  package static func moving(below root: CALayer) -> [(layer: CALayer, keys: [String])] {
    layers.compactMap { layer in
      guard let state = layer.animationState, state.isMoving, layer.rootLayer === root else {
        return nil
      }
      let keys = state.entries.filter { !$0.isOver }.map(\.key)
      return (layer, keys + (state.motion.map { [$0.motionName] } ?? []))
    }
  }

  /// Whether any layer has animations.
  static var isBusy: Bool { !layers.isEmpty }

  private static func dropIdle() {
    layers.removeAll { layer in
      guard let state = layer.animationState, state.isIdle else { return false }
      state.isRegistered = false
      layer.flags.remove(.hasAnimations)
      return true
    }
  }

  // MARK: Layers without a tree

  private static func checkOrphansSoon() {
    guard !isCheckingOrphans else { return }
    isCheckingOrphans = true
    DispatchQueue.main.async {
      isCheckingOrphans = false
      endOrphans()
    }
  }

  // iOS-BEHAVIOUR: animations of layers that nobody shows are taken off, unless they are to stay.
  // Evidence: unmeasured.
  private static func endOrphans() {
    var stops: [AnimationEntry] = []
    for layer in layers where layer.attachedHost == nil {
      guard let state = layer.animationState else { continue }
      stops += state.entries.filter { $0.animation.isRemovedOnCompletion && !$0.isOver }
      state.entries.removeAll(where: \.animation.isRemovedOnCompletion)
      clearPresented(layer, state)
      // What stays begins, or goes on, when a commit meets the layer again.
      state.isRegistered = false
      if state.motion != nil {
        layer.markDirty(.dirtyAppearance)
      } else if state.entries.isEmpty {
        layer.flags.remove(.hasAnimations)
      }
    }
    layers.removeAll { $0.animationState?.isRegistered != true }
    for entry in stops.sorted(by: { $0.number < $1.number }) { entry.stop(finished: false) }
  }

  private static func clearPresented(_ layer: CALayer, _ state: LayerAnimations) {
    for item in state.presented { layer.markPresented(item.property, from: item.value, to: nil) }
    if layer.drawsOwnValues(state.presented, or: []) { layer.requestDisplay() }
    state.presented = []
    if state.transition != nil { layer.markDirty(.dirtyPlacement) }
    state.transition = nil
    state.transitionNode = nil
    state.isMoving = false
    layer.flags.remove(.shownByAnimation)
  }

  /// Tells of entries that were taken off, at the next turn of the main queue.
  static func deliverStops(of entries: [AnimationEntry]) {
    guard !entries.isEmpty else { return }
    let delivery = StopDelivery(entries: entries)
    DispatchQueue.main.async { delivery.run() }
  }

  private struct StopDelivery: @unchecked Sendable {
    let entries: [AnimationEntry]
    func run() { for entry in entries { entry.stop(finished: false) } }
  }

  // MARK: Frames

  /// The update pass: takes off what is over at `time` and tells those who wait for it, in the order
  /// of the ends.
  package static func update(below root: CALayer, at time: CFTimeInterval) {
    guard !layers.isEmpty else { return }
    var ended: [(end: CFTimeInterval, entry: AnimationEntry)] = []
    for layer in layers where layer.rootLayer === root {
      guard let state = layer.animationState else { continue }
      let layerTime = layer.localTime(at: time)
      for entry in state.entries
      where !entry.isOver && entry.isOver(at: layerTime, mediaTime: time) {
        entry.isOver = true
        let timing = entry.timing(ifUnknown: layerTime)
        ended.append((timing.beginTime + timing.activeDuration, entry))
      }
      state.entries.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
    }
    ended.sort { ($0.end, $0.entry.number) < ($1.end, $1.entry.number) }
    for (_, entry) in ended { entry.stop(finished: true) }
  }

  /// Before the commit: works out what animated layers show at `time` and marks what changed.
  ///
  /// - Parameter lag: seconds that the passes of this frame took so far. After a slow layout,
  ///   animations new in this frame stand at their beginning until the next one, so that the layout
  ///   swallows nothing of the movement.
  package static func present(below root: CALayer, at time: CFTimeInterval, lag: CFTimeInterval) {
    lastFrameTime = time
    guard !layers.isEmpty else { return }
    for layer in layers where layer.rootLayer === root { present(layer, at: time, lag: lag) }
    dropIdle()
  }

  private static func present(_ layer: CALayer, at time: CFTimeInterval, lag: CFTimeInterval) {
    guard let state = layer.animationState else { return }
    let layerTime = layer.localTime(at: time)
    let speed = layer.effectiveSpeed
    let trail = ReplicatorDelays.trail(above: layer)
    var isMoving = false
    for entry in state.entries {
      if entry.begin == nil, lag <= frameDuration || entry.isPostponed {
        let start = min(max(entry.addedAt, time - frameDuration), time)
        entry.resolveBegin(layer.localTime(at: start))
      }
      entry.isPostponed = true
      if !entry.hasStarted, entry.begin != nil,
        entry.timing(ifUnknown: layerTime).hasBegun(at: layerTime)
      {
        entry.hasStarted = true
        started.append(entry)
      }
      if entry.isOver, trail == 0 || entry.isOver(at: layerTime - trail, mediaTime: time) {
        continue
      }
      if let driver = entry.animation.driver {
        isMoving = isMoving || driver.isMoving(at: time)
      } else {
        isMoving = isMoving || (speed != 0 && entry.animation.speed != 0)
      }
    }
    if isMoving || state.isMoving, trail != 0 { ReplicatorDelays.mark(above: layer) }
    state.isMoving = isMoving
    let new = layer.evaluate(at: time)
    for item in new {
      let old = state.presented.first { $0.property == item.property }?.value
      if old != item.value { layer.markPresented(item.property, from: old, to: item.value) }
    }
    for item in state.presented where !new.contains(where: { $0.property == item.property }) {
      layer.markPresented(item.property, from: item.value, to: nil)
    }
    let isDrawn = layer.drawsOwnValues(state.presented, or: new)
    state.presented = new
    if isDrawn { whileShown(new, of: layer) { layer.drawShownValues() } }
    if let motion = state.motion, layer.isInSight {
      let moves = whileShown(new, of: layer) { motion.move(to: layerTime) }
      state.isMoving = moves && speed != 0 || isMoving
    }
    LayerTransitions.present(layer, state, at: layerTime, mediaTime: time)
  }

  /// At the end of a frame: tells delegates which animations began with it.
  package static func announceStarts() {
    guard !started.isEmpty else { return }
    let entries = started
    started = []
    for entry in entries { entry.animation.delegate?.animationDidStart(entry.animation) }
  }

  // MARK: Showing

  /// Runs `body` while a layer has `values` in place of its own.
  private static func whileShown<Result>(
    _ values: [(property: LayerProperty, value: AnimatableValue)], of layer: CALayer,
    _ body: () -> Result
  ) -> Result {
    let own = values.compactMap { value in
      layer.animatableValue(of: value.property).map { (property: value.property, value: $0) }
    }
    for (property, value) in values { layer.storeAnimatableValue(value, of: property) }
    let result = body()
    for (property, value) in own { layer.restoreOwnValue(value, of: property) }
    return result
  }

  /// Runs `body` while animated layers have the values they show in place of their own.
  ///
  /// - Parameter time: nil for what the last `present` found; else what they show at that time.
  static func whileShown<Result>(at time: CFTimeInterval? = nil, _ body: () -> Result) -> Result {
    guard !layers.isEmpty, tessera_is_main_thread() else { return body() }
    var own: [(layer: CALayer, property: LayerProperty, value: AnimatableValue)] = []
    for layer in layers {
      let shown = time.map { layer.evaluate(at: $0) } ?? layer.animationState?.presented ?? []
      for (property, value) in shown {
        guard let old = layer.animatableValue(of: property) else { continue }
        own.append((layer, property, old))
        layer.animationState?.own.append((property, old))
        layer.storeAnimatableValue(value, of: property)
      }
    }
    let result = body()
    for (layer, property, value) in own {
      layer.animationState?.own = []
      layer.restoreOwnValue(value, of: property)
    }
    return result
  }
}

extension CALayer {
  /// Gives a property its own value again after another one was shown.
  fileprivate final func restoreOwnValue(_ value: AnimatableValue, of property: LayerProperty) {
    if property == .contents {
      appearance?.shownContents = nil
    } else if property == .own {
      appearance?.shownValues = [:]
    } else {
      storeAnimatableValue(value, of: property)
    }
  }

  /// Neither the layer nor one above it is left out of frames.
  ///
  /// - Complexity: O(depth).
  final var isInSight: Bool {
    var next: CALayer? = self
    while let layer = next {
      if layer.isInvisible { return false }
      next = layer.parent
    }
    return true
  }

  /// Marks what the next commit has to look at because the layer shows another value; nil stands
  /// for its own.
  final func markPresented(
    _ property: LayerProperty, from old: AnimatableValue?, to new: AnimatableValue?
  ) {
    let own = animatableValue(of: property)
    let (old, new) = (old ?? own, new ?? own)
    markDirty(property.marks)
    switch (property, old, new) {
    case (.opacity, .number(let a)?, .number(let b)?):
      let isShown = !flags.contains(.hidden) && b > 0
      setFlag(.shownByAnimation, isShown && storedOpacity == 0)
      if (a > 0) != (b > 0) { visibilityDidChange(isShown) }
    case (.hidden, _, .flag(let isHidden)?):
      setFlag(.shownByAnimation, !isHidden && flags.contains(.hidden) && storedOpacity > 0)
      visibilityDidChange(!isHidden)
    case (.zPosition, _, _): orderDidChange()
    case (.transform, .transform(let a)?, .transform(let b)?):
      if a.m43 != b.m43 { orderDidChange() }
    case (.sublayerTransform, _, _):
      if flags.contains(.sublayersHaveDepth) { markDirty(.dirtySublayers) }
    default: break
    }
  }

  private final func visibilityDidChange(_ isShown: Bool) {
    parent?.markDirty(flags.contains(.isMask) ? .dirtyAppearance : .dirtySublayers)
    if isShown { repeatMarks() }
  }

  private final func orderDidChange() {
    guard let parent, !flags.contains(.isMask) else { return }
    parent.flags.insert(.sublayersHaveDepth)
    parent.markDirty(.dirtySublayers)
  }
}
