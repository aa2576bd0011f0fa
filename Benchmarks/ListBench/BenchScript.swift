import UIKit
import UIKitTestSupport

/// The measurements, in the order and under the names of the peers' programs.
@MainActor
final class BenchScript {
  private let window: UIWindow
  private let controller: any ListController
  private let itemCount: Int
  private let pump: FramePump
  private var direction: CGFloat = 1
  private var random = PeerRandom()

  init(window: UIWindow, controller: any ListController, itemCount: Int) {
    self.window = window
    self.controller = controller
    self.itemCount = itemCount
    pump = FramePump(window: window)
  }

  private var list: UIScrollView { controller.list }

  private var furthest: CGFloat { max(0, list.contentSize.height - list.bounds.height) }

  func run() async {
    _ = await pump.frame()
    metric("first_frame_ms", milliseconds(ProcessMeter.now - ProcessMeter.start))
    metric("first_frame_cpu_ms", milliseconds(ProcessMeter.ownCPU))
    await rest(400)
    metric("first_settled_cpu_ms", milliseconds(ProcessMeter.ownCPU))
    metric("rss_first_mb", ProcessMeter.residentMegabytes)
    metric("pss_first_mb", ProcessMeter.proportionalMegabytes)
    await shot()
    let frames = number("FRAMES") ?? 600
    await scrollPass("cold", frames / 3)
    await jump(to: 0)
    direction = 1
    await rest(100)
    await scrollPass("scroll", frames)
    await shot()
    guard ProcessInfo.processInfo.environment["ONLYSCROLL"] == nil else { return }
    await jumps()
    await sweep()
    if itemCount == 100_000, !(controller is SectionsController) { await edits() }
    await shot()
  }

  // MARK: Parts

  private func scrollPass(_ name: String, _ frames: Int) async {
    let own = ProcessMeter.ownCPU
    let server = ProcessMeter.serverCPU
    let start = ProcessMeter.now
    let times = await pump.frames(frames) { self.step() }.map { $0 * 1000 }
    let ownTime = milliseconds(ProcessMeter.ownCPU - own) / Double(frames)
    let serverTime = milliseconds(ProcessMeter.serverCPU - server) / Double(frames)
    metric(name + "_cpu_ms_per_frame", ownTime)
    metric(name + "_xserver_cpu_ms_per_frame", serverTime)
    metric(name + "_total_cpu_ms_per_frame", ownTime + serverTime)
    metric(name + "_wall_p50_ms", ProcessMeter.percentile(times, 0.5))
    metric(name + "_wall_p99_ms", ProcessMeter.percentile(times, 0.99))
    metric(name + "_interval_ms", milliseconds(ProcessMeter.now - start) / Double(frames))
  }

  private func step() {
    var y = list.contentOffset.y + direction * 40
    if y > furthest {
      direction = -1
      y = list.contentOffset.y - 40
    } else if y < 0 {
      direction = 1
      y = list.contentOffset.y + 40
    }
    list.contentOffset.y = y
  }

  @discardableResult
  private func jump(to y: CGFloat) async -> Double {
    await pump.frame { self.list.contentOffset.y = min(max(y, 0), self.furthest) } * 1000
  }

  private func jumps() async {
    await jump(to: 0)
    await rest(100)
    metric("jump_mid_ms", await jump(to: furthest / 2))
    await rest(100)
    metric("jump_end_ms", await jump(to: furthest))
    await rest(100)
    metric("jump_top_ms", await jump(to: 0))
    await rest(100)
  }

  private func sweep() async {
    let step = max(700, furthest / 300)
    let start = ProcessMeter.ownCPU
    var frames = 0
    for y in stride(from: 0, to: furthest, by: step) {
      await jump(to: y)
      frames += 1
    }
    guard frames > 0 else { return }
    metric(
      "sweep_cpu_ms_per_frame", milliseconds(ProcessMeter.ownCPU - start) / Double(frames))
    metric("sweep_frames", Double(frames))
    metric("rss_sweep_mb", ProcessMeter.residentMegabytes)
    metric("pss_sweep_mb", ProcessMeter.proportionalMegabytes)
    for cache in cacheUse().caches where cache.bytes > 0 {
      let name = cache.name.replacingOccurrences(of: " ", with: "_")
      metric("cache_" + name + "_mb", Double(cache.bytes) / 1_048_576)
    }
  }

  private func edits() async {
    controller.items.materialise()
    await jump(to: furthest / 2)
    await rest(200)
    await edit("insert1000") {
      for number in 0..<1000 {
        let index = self.random.next(below: self.controller.items.count + 1)
        self.controller.items.insert(10_000_000 + number, at: index)
        self.controller.insertItem(at: index)
      }
    }
    await rest(200)
    await edit("delete1000") {
      for _ in 0..<1000 {
        let index = self.random.next(below: self.controller.items.count)
        self.controller.items.remove(at: index)
        self.controller.deleteItem(at: index)
      }
    }
  }

  private func edit(_ name: String, _ change: @escaping @MainActor () -> Void) async {
    let start = ProcessMeter.ownCPU
    metric(name + "_ms", await pump.frame(change) * 1000)
    metric(name + "_cpu_ms", milliseconds(ProcessMeter.ownCPU - start))
  }

  // MARK: Helpers

  private func metric(_ name: String, _ value: Double) { ProcessMeter.metric(name, value) }

  private func milliseconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1e6 }

  private func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  private func rest(_ milliseconds: UInt64) async {
    try? await Task.sleep(nanoseconds: milliseconds * 1_000_000)
  }

  /// Gives the comparison script time to take a picture of the window.
  private func shot() async {
    guard ProcessInfo.processInfo.environment["SHOT"] != nil else { return }
    print("SHOT")
    fflush(stdout)
    await rest(2500)
  }
}
