import UIKit
import UIKitTestSupport

/// Scrolls the list back and forth and prints what the process holds now and then.
@MainActor
final class MemoryScript {
  private let window: UIWindow
  private let controller: any MemoryController
  private let frames: Int
  private var direction: CGFloat = 1
  private var shown = 0

  init(_ workload: MemoryWorkload, frames: Int) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
    controller = workload.makeController()
    self.frames = frames
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Frames one after the other on the virtual clock, painted as in a window.
  func runHeadless() {
    let screen = HeadlessFrames()
    screen.step(in: window)
    MemoryMeter.tell("first frame", window)
    for _ in 0..<frames {
      step()
      screen.step(in: window)
    }
    rest { screen.step(in: self.window) }
  }

  /// Frames at the display's rate.
  func runInWindow() async {
    let pump = FramePump(window: window)
    _ = await pump.frame()
    try? await Task.sleep(nanoseconds: 400_000_000)
    MemoryMeter.tell("first frame", window)
    _ = await pump.frames(frames) { self.step() }
    MemoryMeter.tell("moving", window)
    try? await Task.sleep(nanoseconds: 10_000_000_000)
    MemoryMeter.tell("at rest", window)
  }

  private func rest(_ step: () -> Void) {
    MemoryMeter.tell("moving", window)
    for _ in 0..<600 { step() }
    MemoryMeter.tell("at rest", window)
  }

  private func step() {
    let list = controller.list
    let furthest = max(0, list.contentSize.height - list.bounds.height)
    var y = list.contentOffset.y + direction * controller.stride
    if y > furthest || y < 0 {
      direction = -direction
      y = min(max(y, 0), furthest)
    }
    list.contentOffset.y = y
    shown += 1
    let interval = max(1, frames / 8)
    if shown % interval == 0 { MemoryMeter.tell("frame \(shown)", window) }
  }
}

/// Opens the window and starts the measurements.
final class MemoryDelegate: UIResponder, UIApplicationDelegate {
  static var workload = MemoryWorkload.rows
  static var frameCount = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let script = MemoryScript(Self.workload, frames: Self.frameCount)
    Task { @MainActor in
      await script.runInWindow()
      exit(0)
    }
    return true
  }
}
