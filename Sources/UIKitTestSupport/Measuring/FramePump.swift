import Foundation
import UIKitCore

/// Makes a change inside the update pass of a frame and waits until that frame was handed to the
/// window system, so that a benchmark knows what one step of a list costs.
///
/// Works in a desktop window, at the display's own rate.
@MainActor
public final class FramePump {
  private let loop: FrameLoop
  private var finish: ((FrameStatistics) -> Void)?

  /// - Precondition: the window belongs to a scene, as it does once it was made visible.
  public init(window: UIWindow) {
    guard let loop = window.windowScene?.host.loop else {
      preconditionFailure("A frame pump needs a window in a scene; make the window visible first.")
    }
    self.loop = loop
    loop.statisticsHandler = { [weak self] statistics in
      // The backend presents right after this call, in the same turn of the main loop.
      DispatchQueue.main.async { self?.finish?(statistics) }
    }
  }

  /// Runs `change` at the beginning of the next frame.
  ///
  /// - Returns: seconds from the beginning of the change to the end of presenting.
  public func frame(_ change: @escaping @MainActor () -> Void = {}) async -> TimeInterval {
    await withCheckedContinuation { continuation in
      let step = OneStep(change)
      finish = { [weak self] _ in
        guard let start = step.start else { return }
        self?.finish = nil
        continuation.resume(
          returning: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
      }
      loop.add(step)
    }
  }
}

/// Runs once.
private final class OneStep: FrameAnimation {
  private let change: @MainActor () -> Void
  private(set) var start: UInt64?

  init(_ change: @escaping @MainActor () -> Void) { self.change = change }

  func step(at time: TimeInterval) -> Bool {
    start = DispatchTime.now().uptimeNanoseconds
    change()
    return false
  }
}
