import XCTest

@testable import UnifiedLogging

final class LogTests: XCTestCase {
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [String] = []
    var all: [String] { lock.withLock { stored } }
    func add(_ line: String) { lock.withLock { stored.append(line) } }
  }

  private func lines(_ body: () -> Void) -> [String] {
    let lines = Lines()
    LogWriter.redirect { lines.add($0) }
    defer { LogWriter.redirect(to: nil) }
    body()
    return lines.all
  }

  func test_formats_areThoseOfAppleWithoutPrivacy() {
    let found = lines {
      os_log("%{public}@ has %d of %.1f%%, %{private}s", "name" as NSString, 3, 2.5, "x")
      os_log("plain", log: OSLog(subsystem: "app", category: "net"), type: .error)
      os_log(.info, "kept %ld", 7)
      os_log("nothing", log: .disabled)
    }
    XCTAssertEqual(found.count, 3)
    XCTAssertTrue(found[0].hasPrefix("name has 3 of 2.5%, "), found[0])
    XCTAssertEqual(found[1], "[app:net] error: plain")
    XCTAssertEqual(found[2], "info: kept 7")
  }

  func test_messages_takeValuesInside() {
    let logger = Logger(subsystem: "app", category: "ui")
    let found = lines {
      logger.info(
        "\(3, privacy: .public) and \("a", align: .right(columns: 3)) \(255, format: .hex)")
      logger.warning("\(1.5, format: .fixed(precision: 2))")
      logger.debug("left out")
    }
    XCTAssertEqual(found, ["[app:ui] info: 3 and   a ff", "[app:ui] error: 1.50"])
  }

  func test_signposts_areDebugMessages() {
    let log = OSLog(subsystem: "app", category: "lists")
    let poster = OSSignposter(logHandle: log)
    let mark = {
      os_signpost(.begin, log: log, name: "Layout", "%ld rows", 7)
      poster.withIntervalSignpost("Measure") { os_signpost(.event, log: log, name: "Row") }
      os_signpost(.end, log: log, name: "Layout", signpostID: OSSignpostID(17))
    }
    XCTAssertEqual(lines(mark), [])
    setenv("OS_ACTIVITY_MODE", "debug", 1)
    defer { unsetenv("OS_ACTIVITY_MODE") }
    XCTAssertEqual(
      lines(mark),
      [
        "begin Layout: 7 rows", "begin Measure", "event Row", "end Measure", "end Layout #11",
      ].map { "[app:lists] debug: \($0)" })
    XCTAssertFalse(OSLog.disabled.signpostsEnabled)
  }

  func test_locks_keepThreadsApart() {
    let counted = OSAllocatedUnfairLock(initialState: 0)
    let plain = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    plain.initialize(to: os_unfair_lock())
    defer { plain.deallocate() }
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) let lock = plain
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      counted.withLock { $0 += 1 }
      os_unfair_lock_lock(lock)
      count += 1
      os_unfair_lock_unlock(lock)
    }
    XCTAssertEqual(counted.withLock { $0 }, 1000)
    XCTAssertEqual(count, 1000)
  }
}
