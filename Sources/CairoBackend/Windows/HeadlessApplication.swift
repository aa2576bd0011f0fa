import CSwiftRuntime
import Foundation
import PlatformInterface

/// A process without a display: windows that keep their frames as values, and a clock that moves by
/// whole frames when a script or a test says so.
///
/// Nothing in it depends on the machine: the environment, the size and the scale of windows come
/// from its configuration, so that the same program gives the same frames every time.
@MainActor
package final class HeadlessApplication: VirtualTimeApplication {
  /// All that would otherwise come from a desktop. Set before launch.
  package struct Configuration: Sendable {
    package var environment: PlatformEnvironment
    package var window: WindowConfiguration

    package init(
      environment: PlatformEnvironment = PlatformEnvironment(),
      window: WindowConfiguration = WindowConfiguration(
        title: "", size: CGSize(width: 820, height: 1180), scale: 1)
    ) {
      self.environment = environment
      self.window = window
    }
  }

  package let frameDuration: TimeInterval = 1.0 / 60
  package private(set) var environment: PlatformEnvironment
  package private(set) var defaultWindow: WindowConfiguration
  /// Open windows, in the order they were made.
  package private(set) var windows: [HeadlessWindow] = []
  /// What `open(_:completion:)` was asked for; nothing is opened without a desktop.
  package private(set) var openedURLs: [URL] = []

  private var frameCount = 0
  private var exitStatus: Int32?
  private var isStepping = false

  package init(configuration: Configuration = Configuration()) {
    environment = configuration.environment
    defaultWindow = configuration.window
  }

  /// Replaces what the configuration said. Windows that are open hear of the environment at the
  /// next step; their size stays.
  package func configure(_ configuration: Configuration) {
    defaultWindow = configuration.window
    setEnvironment(configuration.environment)
  }

  /// Changes appearance or language as the desktop's settings would.
  package func setEnvironment(_ environment: PlatformEnvironment) {
    guard environment != self.environment else { return }
    self.environment = environment
    for window in windows { window.post(.environmentChanged(environment)) }
  }

  /// Starts at one second and moves by `frameDuration` alone, counted so that no error adds up.
  package var currentTime: TimeInterval { 1 + Double(frameCount) * frameDuration }

  package func makeWindow(_ configuration: WindowConfiguration, client: any PlatformWindowClient)
    -> any PlatformWindow
  {
    let window = HeadlessWindow(configuration, client: client, application: self)
    windows.append(window)
    return window
  }

  func forget(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }

  package var isFrameRequested: Bool { windows.contains { $0.needsFrame || $0.hasPostedEvents } }

  package func stepFrame() {
    // A client that steps from inside its own frame would see half a frame.
    guard !isStepping else { return }
    isStepping = true
    defer { isStepping = false }
    frameCount += 1
    MainLoop.drain()
    let current = windows
    for window in current { window.deliverPostedEvents() }
    for window in current { window.runRequestedFrame(at: currentTime) }
    if frameCount % Self.restCheckFrames == 0 { CacheBudget.shared.checkForRest() }
  }

  private static let restCheckFrames = Int(CacheBudget.checkInterval * 60)

  /// Runs frames as fast as they are asked for; while nobody asks, waits for timers and the main
  /// queue at the pace of the real clock.
  package func run(_ launched: @escaping @MainActor () -> Void) -> Int32 {
    exitStatus = nil
    launched()
    while exitStatus == nil {
      if !isFrameRequested { MainLoop.wait(atMost: frameDuration) }
      stepFrame()
    }
    return exitStatus ?? 0
  }

  package func stop(status: Int32) { exitStatus = status }

  /// Tells the application that memory is short, as a desktop would, at the next step.
  package func postMemoryWarning() { windows.first?.post(.memoryWarning) }

  package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    openedURLs.append(url)
    completion(false)
  }
}

/// The main thread's queue and run loop, turned by hand.
@MainActor
private enum MainLoop {
  /// Runs what is due and returns at once. Bounded, so that a block which always enqueues another
  /// one cannot hold the clock.
  static func drain() {
    for _ in 0..<16 {
      tessera_drain_main_queue()
      guard RunLoop.main.run(mode: .default, before: .distantPast) else { break }
      if RunLoop.main.limitDate(forMode: .default).map({ $0.timeIntervalSinceNow > 0 }) ?? true {
        break
      }
    }
    tessera_drain_main_queue()
  }

  static func wait(atMost seconds: TimeInterval) {
    var descriptor = pollfd(
      fd: tessera_main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
    var wait = seconds
    if let date = RunLoop.main.limitDate(forMode: .default) {
      wait = min(wait, max(0, date.timeIntervalSinceNow))
    }
    _ = poll(&descriptor, 1, Int32((wait * 1000).rounded(.up)))
  }
}
