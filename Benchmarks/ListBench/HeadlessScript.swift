import UIKit
import UIKitTestSupport

/// The steady scroll without a display: layout, commit and painting of each frame, no presenting.
@MainActor
final class HeadlessScript {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
  private let controller: any ListController
  private let frames = HeadlessFrames()

  init(_ controller: any ListController) {
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func run() {
    frames.step(in: window)
    scroll(200)
    controller.list.contentOffset.y = 0
    frames.step(in: window)
    let start = ProcessMeter.ownCPU
    let times = scroll(600)
    ProcessMeter.metric(
      "headless_cpu_ms_per_frame", Double(ProcessMeter.ownCPU - start) / 1e6 / 600)
    ProcessMeter.metric("headless_wall_p50_ms", ProcessMeter.percentile(times, 0.5))
    ProcessMeter.metric("headless_wall_p99_ms", ProcessMeter.percentile(times, 0.99))
  }

  @discardableResult
  private func scroll(_ count: Int) -> [Double] {
    (0..<count).map { _ in
      let start = ProcessMeter.now
      controller.list.contentOffset.y += 40
      frames.step(in: window)
      return Double(ProcessMeter.now - start) / 1e6
    }
  }
}
