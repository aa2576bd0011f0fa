import Foundation
import UIKit

/// What happened, and how many milliseconds after the beginning; any thread.
final class ClockLog: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []
  private let start = Date()

  func note(_ name: String) {
    let time = (Date().timeIntervalSince(start) * 1000).rounded()
    lock.withLock { kept.append("\(name) \(Int(time))") }
  }

  /// Those at one time come from several threads, in no order.
  var lines: [String] {
    lock.withLock { kept.sorted { ($0.time, $0) < ($1.time, $1) } }
  }
}

extension String {
  fileprivate var time: Int { Int(split(separator: " ").last ?? "") ?? 0 }
}

/// Every way in which programs ask for something later, each 300 ms from now or as often as said.
@MainActor
final class SourcesOfTime {
  static let expected = [
    "repeating source 100", "repeating timer 150", "repeating source 200",
    "ContinuousClock 300", "SuspendingClock 300", "Task.sleep 300", "Thread.sleep 300",
    "Timer 300", "animation 300", "asyncAfter global 300", "asyncAfter main 300",
    "asyncAfter wall 300", "condition 300", "main actor 300", "perform 300",
    "repeating source 300", "repeating timer 300", "semaphore 300", "display link 317",
  ]

  private let log: ClockLog
  private var source: (any DispatchSourceTimer)?
  private var timer: Timer?
  private var link: CADisplayLink?
  private let start = CACurrentMediaTime()
  private var isLinkDue = true

  init(_ log: ClockLog, in view: UIView, done: @escaping @Sendable () -> Void = {}) {
    self.log = log
    startTimers()
    startQueues()
    startThreads()
    let body = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(body)
    UIView.animate(
      withDuration: 0.3, animations: { body.frame.origin.x = 100 },
      completion: { _ in log.note("animation") })
    let link = CADisplayLink(target: self, selector: Selector("tick:", SourcesOfTime.tick(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { done() }
  }

  func stop() {
    source?.cancel()
    timer?.invalidate()
    link?.invalidate()
  }

  func tick(_ link: CADisplayLink) {
    guard isLinkDue, link.timestamp - start > 0.2999 else { return }
    isLinkDue = false
    log.note("display link")
  }

  private func startTimers() {
    let log = log
    Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in log.note("Timer") }
    timer = Timer.scheduledTimer(withTimeInterval: 0.15, repeats: true) { _ in
      log.note("repeating timer")
    }
    Target.shared.log = log
    Target.shared.perform(Selector("run", Target.run), with: nil, afterDelay: 0.3)
  }

  private func startQueues() {
    let log = log
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.note("asyncAfter main") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { log.note("asyncAfter global") }
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.3) { log.note("asyncAfter wall") }
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now() + 0.1, repeating: 0.1)
    source.setEventHandler { log.note("repeating source") }
    source.resume()
    self.source = source
  }

  private func startThreads() {
    let log = log
    Task {
      try? await Task.sleep(nanoseconds: 300_000_000)
      log.note("main actor")
    }
    Task.detached {
      try? await Task.sleep(nanoseconds: 300_000_000)
      log.note("Task.sleep")
    }
    Task.detached {
      try? await ContinuousClock().sleep(for: .milliseconds(300))
      log.note("ContinuousClock")
    }
    Task.detached {
      try? await SuspendingClock().sleep(for: .milliseconds(300))
      log.note("SuspendingClock")
    }
    Thread {
      Thread.sleep(forTimeInterval: 0.3)
      log.note("Thread.sleep")
    }.start()
    Thread {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.3)
      log.note("semaphore")
    }.start()
    Thread {
      let condition = NSCondition()
      condition.lock()
      _ = condition.wait(until: Date(timeIntervalSinceNow: 0.3))
      condition.unlock()
      log.note("condition")
    }.start()
  }
}

private final class Target: NSObject {
  nonisolated(unsafe) static let shared = Target()
  var log: ClockLog?
  func run() { log?.note("perform") }
}
