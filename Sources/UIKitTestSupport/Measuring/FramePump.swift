import Failures
import Foundation
import UIKitCore

/// Makes changes inside the update passes of successive frames and tells how long each took until it
/// was handed to the window system, so that a benchmark knows what one step of a list costs.
///
/// Works in a desktop window, at the display's own rate. No task is resumed between frames, so what
/// is measured is the frames alone.
@MainActor
public final class FramePump {
  private let loop: FrameLoop
  private var run: Run?

  /// Makes a pump of the frames of a window's scene.
  ///
  /// - Precondition: the window belongs to a scene, as it does once it was made visible.
  public init(window: UIWindow) {
    guard let loop = window.windowScene?.host.loop else {
      failure("A frame pump needs a window in a scene; make the window visible first.")
    }
    self.loop = loop
    loop.presentedHandler = { [weak self] in self?.framePresented() }
  }

  /// Runs `change` at the beginning of each of the next `count` frames.
  ///
  /// - Precondition: `count` is positive, and no other run is under way.
  /// - Returns: for each frame seconds from the beginning of the change to the end of presenting.
  public func frames(_ count: Int, _ change: @escaping @MainActor () -> Void) async
    -> [TimeInterval]
  {
    require(count > 0 && run == nil, "A frame pump makes one run of frames at a time.")
    return await withCheckedContinuation { continuation in
      let run = Run(count: count, change: change) { continuation.resume(returning: $0) }
      self.run = run
      loop.add(run)
    }
  }

  /// Runs `change` at the beginning of the next frame.
  ///
  /// - Returns: seconds from the beginning of the change to the end of presenting.
  public func frame(_ change: @escaping @MainActor () -> Void = {}) async -> TimeInterval {
    await frames(1, change)[0]
  }

  private func framePresented() {
    guard let run, let start = run.start else { return }
    run.start = nil
    run.times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    guard run.times.count == run.count else { return }
    self.run = nil
    run.finish(run.times)
  }
}

/// One run of frames; steps until all were begun.
private final class Run: FrameAnimation {
  let count: Int
  let finish: ([TimeInterval]) -> Void
  var times: [TimeInterval] = []
  /// When the frame under way began.
  var start: UInt64?
  private let change: @MainActor () -> Void
  private var begun = 0

  init(
    count: Int, change: @escaping @MainActor () -> Void,
    finish: @escaping ([TimeInterval]) -> Void
  ) {
    self.count = count
    self.change = change
    self.finish = finish
    times.reserveCapacity(count)
  }

  func step(at time: TimeInterval) -> Bool {
    start = DispatchTime.now().uptimeNanoseconds
    change()
    begun += 1
    return begun < count
  }
}
