import ObjCRuntime
import PlatformInterface

/// A call before each frame, for what moves by a program's own arithmetic.
///
/// Holds its target until it is invalidated. Called on the main thread in the update pass, as long as
/// there is a window that makes frames.
open class CADisplayLink: NSObject {
  /// Nil once it is invalidated.
  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private var isValid = true
  private var paused = false

  /// Makes a link, which calls once it was added to a run loop. It holds its target until it is
  /// invalidated.
  ///
  /// - Parameter sel: a method of `target` that takes the display link, or nothing.
  public init(target: Any, selector sel: Selector) {
    self.target = ClassTarget.object(for: target)
    selector = sel
    super.init()
  }

  /// Frames belong to the main run loop, in whatever mode it runs.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main else {
      return Unsupported.report(
        "CADisplayLink.add(to:forMode:) with another run loop than the main")
    }
    guard isValid, !isAdded else { return }
    isAdded = true
    DisplayLinks.changed(self)
  }

  /// Ends the calls; the link can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    DisplayLinks.changed(self)
  }

  /// Ends the calls for good, and lets the target go.
  open func invalidate() {
    isValid = false
    isAdded = false
    target = nil
    DisplayLinks.changed(self)
  }

  /// Whether no calls come; false by default. A link that is not paused has frames made at the
  /// display's beat.
  open var isPaused: Bool {
    get { paused }
    set {
      guard newValue != paused else { return }
      paused = newValue
      lastCall = nil
      DisplayLinks.changed(self)
    }
  }

  /// When the frame before was seen, and when the next one will be, on the media clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the frame that is being made will be shown, in seconds of `CACurrentMediaTime()`.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The seconds between two frames.
  open var duration: CFTimeInterval { LayerAnimator.frameDuration }

  /// 0 for as many as the display makes.
  open var preferredFramesPerSecond = 0
  /// How often the link would like to be called; frames come at the display's beat whatever it
  /// says.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// After how many frames at 60 a second the link is called; an older way to set
  /// `preferredFramesPerSecond`.
  @available(*, deprecated, message: "Use preferredFramesPerSecond instead.")
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = 60 / max(1, newValue) }
  }

  var isRunning: Bool { isAdded && !paused }
  /// For reports.
  fileprivate var targetName: String { target.map { "\(type(of: $0))" } ?? "nothing" }
  private var lastCall: CFTimeInterval?

  /// Seconds that have to pass between calls.
  private var interval: CFTimeInterval {
    let range = preferredFrameRateRange
    let preferred = range.preferred ?? range.maximum
    if preferred > 0 { return 1 / CFTimeInterval(preferred) }
    return preferredFramesPerSecond > 0 ? 1 / CFTimeInterval(preferredFramesPerSecond) : 0
  }

  /// The update pass of a frame that is seen at `time`.
  func frame(at time: CFTimeInterval) {
    guard isRunning, let target else { return }
    if let lastCall, time - lastCall < interval - duration / 4 { return }
    timestamp = lastCall ?? time - duration
    targetTimestamp = time
    lastCall = time
    selector.perform(on: target, self)
  }
}

/// All display links that run, for the frame loops.
package enum DisplayLinks {
  private nonisolated(unsafe) static var running: [CADisplayLink] = []
  private nonisolated(unsafe) static var lastFrame: CFTimeInterval?
  /// Asks for a frame where there is a window; set by UIKit.
  package nonisolated(unsafe) static var requestFrame: () -> Void = {}

  /// Whether there is one, so that frames must go on.
  package static var areRunning: Bool { !running.isEmpty }

  /// The types of what they call.
  package static var targetNames: [String] { running.map(\.targetName) }

  static func changed(_ link: CADisplayLink) {
    let isListed = running.contains { $0 === link }
    if link.isRunning, !isListed { running.append(link) }
    if !link.isRunning, isListed { running.removeAll { $0 === link } }
    if link.isRunning { requestFrame() }
  }

  /// Calls each once for a frame; windows of one screen that follow each other count as one frame.
  package static func frame(at time: CFTimeInterval) {
    guard !running.isEmpty else { return }
    if let lastFrame, abs(time - lastFrame) < LayerAnimator.frameDuration / 4 { return }
    lastFrame = time
    for link in running { link.frame(at: time) }
  }
}
