import Foundation
import PlatformInterface

/// A window that nobody sees: it keeps the frame it was given last.
@MainActor
package final class HeadlessWindow: PlatformWindow {
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package var title: String
  /// The frame presented last; nil before the first.
  package private(set) var frame: RenderFrame?
  /// Frames presented so far.
  package private(set) var presentedFrames = 0
  package private(set) var cursor = PlatformCursor.arrow
  /// Called with each frame as it is presented, after it was stored.
  package var onPresent: ((RenderFrame) -> Void)?

  private(set) var needsFrame = false
  /// When a frame is due though nobody asked for one at once.
  private(set) var wakeTime = TimeInterval.infinity
  private var postedEvents: [PlatformEvent] = []
  private weak var client: (any PlatformWindowClient)?
  private weak var application: HeadlessApplication?

  init(
    _ configuration: WindowConfiguration, client: any PlatformWindowClient,
    application: HeadlessApplication
  ) {
    size = Self.usable(configuration.size)
    scale = configuration.scale.isFinite && configuration.scale > 0 ? configuration.scale : 1
    title = configuration.title
    self.client = client
    self.application = application
  }

  package func requestFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    application?.setFrameTimer()
  }

  package func requestFrame(at time: TimeInterval) {
    guard time < wakeTime else { return }
    wakeTime = time
    application?.setFrameTimer()
  }

  package func present(_ frame: RenderFrame) {
    self.frame = frame
    presentedFrames += 1
    onPresent?(frame)
  }

  /// What an input method would know of now.
  package private(set) var textInput: TextInputState?
  package func setTextInput(_ state: TextInputState?) { textInput = state }

  package func setCursor(_ cursor: PlatformCursor) { self.cursor = cursor }

  package func resize(to size: CGSize) { resize(to: size, scale: scale) }

  /// Takes another size or scale, as a desktop would tell it; the client hears at the next step.
  package func resize(to size: CGSize, scale: CGFloat) {
    self.size = Self.usable(size)
    if scale.isFinite && scale > 0 { self.scale = scale }
    post(.resized(size: self.size, scale: self.scale))
  }

  package func close() { application?.forget(self) }

  /// Sends `event` at the next step of the clock, before the frame.
  package func post(_ event: PlatformEvent) {
    postedEvents.append(event)
    application?.setFrameTimer()
  }

  /// Sends `event` now.
  package func send(_ event: PlatformEvent) { client?.receive(event) }

  /// The frame presented last as pixels at the window's scale; nil before the first frame.
  package func snapshot() -> PixelBuffer? {
    guard let frame else { return nil }
    return PlatformServices.current.rasterizer.rasterize(
      frame.root, size: frame.size, scale: frame.scale, background: frame.background)
  }

  var hasPostedEvents: Bool { !postedEvents.isEmpty }

  func deliverPostedEvents() {
    let events = postedEvents
    postedEvents.removeAll()
    for event in events { client?.receive(event) }
  }

  func runRequestedFrame(at time: TimeInterval) {
    guard let client else {
      // Whoever showed it is gone and did not close it; nobody waits for its frames.
      close()
      return
    }
    guard isFrameDue(at: time) else { return }
    needsFrame = false
    wakeTime = .infinity
    if let frame = client.frame(at: time) { present(frame) }
    client.framePresented()
  }

  /// Whether somebody asked for a frame at `time`, in seconds on the application's clock, or before.
  func isFrameDue(at time: TimeInterval) -> Bool { needsFrame || wakeTime <= time }

  private static func usable(_ size: CGSize) -> CGSize {
    func side(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 1), 16384) : 1 }
    return CGSize(width: side(size.width), height: side(size.height))
  }
}
