import Foundation
import UIKit
import UIKitTestSupport
import XCTest

/// `idle` waits for what a program asked to happen once, and not for what comes again and again.
/// Docs/subsystems/virtual-clock.md
@MainActor
private final class Probe {
  let harness = Harness(device: "iphone-se", root: UIViewController())
  let log = ClockLog()
  var ticks = true
  private let start = Date()

  /// Waits until the app is idle; the milliseconds that took, of the app's clock.
  func idle(timeout: TimeInterval = 10) -> Int {
    harness.settle(timeout: timeout)
    return Int((Date().timeIntervalSince(start) * 1000).rounded())
  }

  func tick(_ name: String, every seconds: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [self] in
      guard ticks else { return }
      log.note(name)
      tick(name, every: seconds)
    }
  }
}

final class AwaitedTests: XCTestCase {
  private func probing(_ body: @MainActor (Probe) -> Void) {
    MainActor.assumeIsolated {
      // What tests before left behind.
      let before = Probe()
      _ = before.idle()
      before.harness.close()
      let probe = Probe()
      defer { probe.harness.close() }
      body(probe)
    }
  }

  func test_idle_waitsForWhatIsDueOnce() {
    probing { probe in
      let log = probe.log
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.note("asyncAfter") }
      Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in log.note("timer") }
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 4_000_000_000)
        log.note("sleep")
        try? await Task.sleep(for: .seconds(1))
        log.note("sleep again")
      }
      Thread {
        Thread.sleep(forTimeInterval: 1)
        log.note("thread")
      }.start()
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 6)
      source.setEventHandler { log.note("source") }
      source.resume()
      XCTAssertEqual(probe.idle() / 100, 60)
      XCTAssertEqual(
        log.lines,
        [
          "thread 1000", "asyncAfter 2000", "timer 3000", "sleep 4000", "sleep again 5000",
          "source 6000",
        ])
    }
  }

  func test_idle_waitsForAChainOfPlacesThatFollowEachOther() {
    probing { probe in
      let log = probe.log
      for number in 1...8 {
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(number) / 2) {
          log.note("\(number)")
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { log.note("after \(number)") }
        }
      }
      _ = probe.idle()
      XCTAssertEqual(log.lines.last, "after 8 4250")
      XCTAssertEqual(log.lines.count, 16)
    }
  }

  func test_idle_leavesRepeatingTimersAlone() {
    probing { probe in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1, repeating: 1)
      source.setEventHandler {}
      source.resume()
      XCTAssertLessThan(probe.idle(), 500)
      timer.invalidate()
      source.cancel()
    }
  }

  func test_idle_endsWhenTheSameComesAgainAndAgain() {
    probing { probe in
      probe.tick("tick", every: 1)
      // The first is another place's.
      XCTAssertEqual(probe.idle() / 100, 40)
      XCTAssertEqual(probe.log.lines, ["tick 1000", "tick 2000", "tick 3000", "tick 4000"])
      probe.ticks = false
      _ = probe.idle()
      let task = Task { @MainActor in
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(100))
          probe.log.note("task")
        }
      }
      _ = probe.idle()
      XCTAssertEqual(probe.log.lines.filter { $0.hasPrefix("task") }.count, 3)
      task.cancel()
    }
  }

  func test_idle_waitsNeitherForWhatIsCancelled_norBeyondItsLimit_norForUIKit() {
    probing { probe in
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }.invalidate()
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 6)
      source.setEventHandler {}
      source.resume()
      source.cancel()
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) {}
      UIPasteboard.general.setItems(
        [["public.text": "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: 2)])
      XCTAssertLessThan(probe.idle(timeout: 3), 500)
    }
  }
}
