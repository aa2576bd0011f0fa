import Foundation
import Synchronization
import XCTest

@_spi(XcodeSources) import ObjCRuntime

private typealias DurationFormatter = ObjCRuntime.DateComponentsFormatter

/// How long something takes, in words and as on a clock.
final class DurationTextTests: XCTestCase {
  private func formatter(_ language: String = "en_US") -> DurationFormatter {
    let formatter = DurationFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    formatter.calendar = calendar
    return formatter
  }

  func test_clock_dropsLeadingZeros_unlessTheyAreKept() {
    let formatter = formatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    XCTAssertEqual(formatter.string(from: 4210), "1:10:10")
    XCTAssertEqual(formatter.string(from: 3610), "1:00:10")
    XCTAssertEqual(formatter.string(from: 161), "2:41")
    XCTAssertEqual(formatter.string(from: -161), "-2:41")
    formatter.zeroFormattingBehavior = .pad
    XCTAssertEqual(formatter.string(from: 1000), "0:16:40")
    formatter.allowedUnits = [.minute, .second]
    XCTAssertEqual(formatter.string(from: 5), "0:05")
    XCTAssertEqual(formatter.string(from: 6005), "100:05")
    XCTAssertNil(formatter.string(from: .infinity))
  }

  func test_words_dropZeros_andAreAsLongAsTheStyle() {
    let formatter = formatter()
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    func text(_ style: DurationFormatter.UnitsStyle) -> String? {
      formatter.unitsStyle = style
      return formatter.string(from: 3610)
    }
    XCTAssertEqual(text(.full), "1 hour, 10 seconds")
    XCTAssertEqual(text(.short), "1 hr, 10 sec")
    XCTAssertEqual(text(.brief), "1hr 10sec")
    XCTAssertEqual(text(.abbreviated), "1h 10s")
    XCTAssertEqual(text(.spellOut), "one hour, ten seconds")
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .dropLeading
    XCTAssertEqual(formatter.string(from: 600), "10m 0s")
    formatter.zeroFormattingBehavior = .pad
    XCTAssertEqual(formatter.string(from: 3610), "0d 1h 0m 10s")
    formatter.zeroFormattingBehavior = .default
    XCTAssertEqual(formatter.string(from: 0), "0s")
  }

  func test_counts_phrases_andLargestUnits() {
    let formatter = formatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.maximumUnitCount = 2
    XCTAssertEqual(formatter.string(from: 4210), "1 hour, 10 minutes")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    formatter.maximumUnitCount = 1
    XCTAssertEqual(formatter.string(from: 7300), "About 2 hours remaining")
    formatter.includesApproximationPhrase = false
    formatter.includesTimeRemainingPhrase = false
    formatter.maximumUnitCount = 0
    formatter.collapsesLargestUnit = true
    XCTAssertEqual(formatter.string(from: 3780), "63 minutes")
    XCTAssertEqual(formatter.string(from: 2 * 3600 + 180), "2 hours, 3 minutes")
  }

  func test_datesAndComponents_countByTheCalendar() {
    let formatter = formatter()
    formatter.unitsStyle = .full
    let start = Date(timeIntervalSince1970: 0)
    formatter.allowedUnits = [.year, .month, .day]
    XCTAssertEqual(
      formatter.string(from: start, to: start.addingTimeInterval(400 * 86_400)),
      "1 year, 1 month, 4 days")
    formatter.allowedUnits = [.minute, .second]
    XCTAssertEqual(formatter.string(from: DateComponents(second: 90)), "1 minute, 30 seconds")
    XCTAssertEqual(formatter.string(for: DateComponents(minute: 2)), "2 minutes")
    XCTAssertNil(formatter.string(for: "2"))
  }

  func test_units_haveTheirNamesInTheLocale() {
    let formatter = formatter("de_DE")
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.hour, .minute]
    XCTAssertEqual(formatter.string(from: 7260), "2 Stunden, 1 Minute")
  }

  /// On Linux the class has methods of its own for this, by which queues hear of it.
  func test_operation_announcesItsState() {
    final class Slow: Operation, @unchecked Sendable {
      private enum State { case waiting, running, over }
      private let state = Mutex(State.waiting)
      override var isAsynchronous: Bool { true }
      override var isExecuting: Bool { state.withLock { $0 == .running } }
      override var isFinished: Bool { state.withLock { $0 == .over } }
      override func start() {
        willChangeValue(forKey: "isExecuting")
        state.withLock { $0 = .running }
        didChangeValue(forKey: "isExecuting")
        willChangeValue(forKey: "isExecuting")
        willChangeValue(forKey: "isFinished")
        state.withLock { $0 = .over }
        didChangeValue(forKey: "isExecuting")
        didChangeValue(forKey: "isFinished")
      }
    }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let first = Slow()
    let second = BlockOperation {}
    second.addDependency(first)
    queue.addOperations([first, second], waitUntilFinished: true)
    XCTAssertTrue(second.isFinished)
  }
}
