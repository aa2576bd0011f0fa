import CVirtualClock
import PlatformInterface
import QuartzCore

/// Turns marks into frames, for one window scene. The first file to read.
///
/// A setter marks; the first mark asks the platform for a frame, once. Then, each time:
///
/// 1. *update*: animations that are over end, scrolling moves, controllers that joined a window
///    learn that they are appearing;
/// 2. *layout*: marked views are laid out, superviews first, at most four rounds;
/// 3. *display*: marked views record what they draw;
/// 4. *commit*: animated layers take the values they show, marked ones become render nodes, the
///    others keep theirs.
///
/// A pass may mark for later passes. Marks for an earlier one wait for the next frame, except that
/// controllers appear after layout, which earns layout further rounds.
@MainActor
package final class FrameLoop: LayerTreeHost {
  static let maximumLayoutRounds = 4

  /// Holds the layers of the scene's windows.
  package let rootLayer = CALayer()
  /// Called when a frame is wanted, at most once between frames.
  var requestFrame: () -> Void = {}
  /// Called when a frame is wanted at a time to come.
  var requestFrameAt: (TimeInterval) -> Void = { _ in }
  /// What `--stats` collects; called at the end of each frame.
  package var statisticsHandler: ((FrameStatistics) -> Void)?
  /// Called once a frame's picture was handed over, for measurements; see `framePresented()`.
  package var presentedHandler: (() -> Void)?
  /// What the last frame cost.
  package private(set) var lastStatistics = FrameStatistics()
  /// The time at which the last frame is seen, in seconds of the window's clock.
  package private(set) var time: TimeInterval = 0
  /// The frame last presented.
  package private(set) var lastFrame: RenderFrame?

  private let committer = LayerCommitter()
  private var animations: [any FrameAnimation] = []
  private var pulses: [any FramePulse] = []
  private var afterLayout: [@MainActor () -> Void] = []
  private var beforeLayout: [@MainActor () -> Void] = []
  private var isFrameRequested = false
  private var isInFrame = false
  /// Of the frame that runs; what views note between frames is forgotten with the next one.
  var statistics = FrameStatistics()
  /// The loop whose frame runs; nil between frames. Frames belong to the main thread, so there is one
  /// at most.
  private(set) static var running: FrameLoop?

  init() { rootLayer.host = self }

  // MARK: Marks

  /// The layer tree was marked. During a frame the passes see to it themselves.
  package nonisolated func layerTreeNeedsFrame() {
    MainThread.later { if !self.isInFrame { self.setNeedsFrame() } }
  }

  /// Asks for a frame; during one, for the next.
  package func setNeedsFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    if !isInFrame { requestFrame() }
  }

  /// Whether something waits for the next frame.
  package var needsFrame: Bool { isFrameRequested }

  /// Steps `animation` at each frame until it is finished.
  package func add(_ animation: any FrameAnimation) {
    animations.append(animation)
    setNeedsFrame()
  }

  /// Takes an animation out of those that are stepped before each frame.
  ///
  /// - Complexity: O(running animations).
  package func remove(_ animation: any FrameAnimation) {
    animations.removeAll { $0 === animation }
  }

  /// Tells `pulse` of frames until it wants no more. It does not count as movement: a window with
  /// nothing but a blinking caret is still.
  func add(_ pulse: any FramePulse) {
    guard !pulses.contains(where: { $0 === pulse }) else { return }
    pulses.append(pulse)
    setNeedsFrame()
  }

  /// Whether nothing moves by itself.
  package var isStill: Bool {
    animations.isEmpty && !movesLayers && !DisplayLinks.areRunning
  }

  /// Whether layers are animated.
  var movesLayers: Bool { LayerAnimator.isMoving(below: rootLayer) }

  /// What `isStill` and `needsFrame` are false for, in words.
  package var movements: [String] {
    var names = animations.map { "\(type(of: $0))" }
    for (layer, keys) in LayerAnimator.moving(below: rootLayer) {
      let owner = (layer.delegate as? UIView)?.debugText ?? "\(type(of: layer))"
      let quoted = keys.map { "\"\($0)\"" }.joined(separator: ", ")
      names.append("animation \(quoted) of \(owner)")
    }
    names += DisplayLinks.targetNames.map { "a display link that calls \($0)" }
    if names.isEmpty, needsFrame { names = unsettledViews().map { "layout of \($0)" } }
    if names.isEmpty, needsFrame { names = ["a frame that was asked for"] }
    return names
  }

  /// Runs `work` in the next frame, before its layout.
  func beforeNextLayout(_ work: @escaping @MainActor () -> Void) {
    beforeLayout.append(work)
    setNeedsFrame()
  }

  /// Runs `work` once the next layout is done.
  func afterNextLayout(_ work: @escaping @MainActor () -> Void) {
    afterLayout.append(work)
    setNeedsFrame()
  }

  // MARK: Passes

  /// Runs all passes and returns the new picture, or nil where it is the old one.
  func frame(at time: TimeInterval, size: CGSize, scale: CGFloat, background: RGBA)
    -> RenderFrame?
  {
    // A frame asked for from inside a frame, as by a snapshot, must not begin another one.
    guard !isInFrame else { return nil }
    isInFrame = true
    isFrameRequested = false
    AutoreleasePool.drain()
    self.time = time
    let outer = Self.running
    Self.running = self
    statistics = FrameStatistics()
    statistics.time = time
    let clock = PassClock()
    let start = CACurrentMediaTime()
    update(at: time)
    statistics.updateDuration = clock.lap()
    layout()
    statistics.layoutDuration = clock.lap()
    TiledLayers.update(below: rootLayer, scale: scale)
    rootLayer.displayMarkedSubtree()
    statistics.displayDuration = clock.lap()
    LayerAnimator.present(below: rootLayer, at: time, lag: CACurrentMediaTime() - start)
    let frame = commit(size: size, scale: scale, background: background)
    statistics.commitDuration = clock.lap()
    statistics.isPresented = frame != nil
    LayerAnimator.announceStarts()
    isInFrame = false
    Self.running = outer
    lastStatistics = statistics
    statisticsHandler?(lastStatistics)
    // Marks that drawing made came too late for this frame.
    if !isStill || rootLayer.needsLayoutPass || rootLayer.needsDisplayPass
      || !beforeLayout.isEmpty || !afterLayout.isEmpty
    {
      isFrameRequested = true
    }
    if isFrameRequested { requestFrame() }
    return frame
  }

  private func update(at time: TimeInterval) {
    LayerAnimator.update(below: rootLayer, at: time)
    DisplayLinks.frame(at: time)
    // An animation may add or remove others while it moves.
    for animation in animations where animations.contains(where: { $0 === animation }) {
      if !animation.step(at: time) { remove(animation) }
    }
    pulses.removeAll { pulse in
      guard let next = pulse.beat(at: time) else { return true }
      requestFrameAt(next)
      return false
    }
  }

  /// Layout, with what controllers are told around it.
  package func layout() {
    var rounds = 0
    repeat {
      for work in Self.take(&beforeLayout) { work() }
      while rootLayer.needsLayoutPass, rounds < Self.maximumLayoutRounds {
        rounds += 1
        ConstraintUpdates.run()
        rootLayer.layoutMarkedSubtree()
      }
      for work in Self.take(&afterLayout) { work() }
    } while rounds < Self.maximumLayoutRounds
      && (rootLayer.needsLayoutPass || !beforeLayout.isEmpty || !afterLayout.isEmpty)
    statistics.layoutRounds = rounds
    if rootLayer.needsLayoutPass { dropUnsettledLayout() }
  }

  /// Takes out what waits, which may let more wait as it runs.
  private static func take(_ list: inout [@MainActor () -> Void]) -> [@MainActor () -> Void] {
    guard !list.isEmpty else { return [] }
    defer { list = [] }
    return list
  }

  /// Views that ask for layout whenever they are laid out would do so for ever.
  private func dropUnsettledLayout() {
    statistics.isUnsettled = true
    Log.write(
      "Layout did not settle after \(Self.maximumLayoutRounds) rounds; the rest is dropped. "
        + "A view marks itself, or one above it, each time it is laid out: "
        + unsettledViews().joined(separator: ", "))
    rootLayer.dropLayoutMarks()
  }

  private func unsettledViews() -> [String] {
    var names: [String] = []
    var waiting = [rootLayer]
    while let layer = waiting.popLast(), names.count < 5 {
      if layer.needsLayout() {
        names.append((layer.delegate as? UIView)?.debugText ?? "\(type(of: layer))")
      }
      waiting.append(contentsOf: (layer.sublayers ?? []).filter { $0.needsLayoutPass })
    }
    return names
  }

  private func commit(size: CGSize, scale: CGFloat, background: RGBA) -> RenderFrame? {
    let frame = committer.commit(root: rootLayer, size: size, scale: scale, background: background)
    if let lastFrame, lastFrame.root === frame.root, lastFrame.size == size,
      lastFrame.scale == scale, lastFrame.background == background
    {
      return nil
    }
    lastFrame = frame
    return frame
  }
}

/// Measures the passes of a frame.
private final class PassClock {
  private var start = tessera_clock_real()

  /// Seconds since the last call.
  func lap() -> Double {
    let now = tessera_clock_real()
    defer { start = now }
    return Double(now - start) / 1e9
  }
}
