import XCTest

@testable import GTKBackend

/// When readers are told, and which answers may be a little old.
final class ReaderScheduleTests: XCTestCase {
  /// The times of reports, where frames run and changes are made at these times and reports come when due.
  private static func reports(frames: [Double], changes: [Double] = []) -> [Double] {
    var schedule = ReaderSchedule()
    schedule.treeMade(at: 0)
    let events = (frames.map { ($0, true) } + changes.map { ($0, false) }).sorted { $0.0 < $1.0 }
    var found: [Double] = []
    func report(before end: Double) {
      while let time = schedule.reportTime, time < end {
        XCTAssertTrue(schedule.isReportDue(at: time))
        XCTAssertFalse(schedule.isReportDue(at: time - 0.001))
        schedule.treeMade(at: time)
        found.append(time)
      }
    }
    for (time, isFrame) in events {
      report(before: time)
      if isFrame { schedule.frameRan(at: time) } else { schedule.contentsChanged(at: time) }
    }
    report(before: .infinity)
    return found
  }

  func test_oneFrame_isReportedAfterThePause() {
    XCTAssertEqual(Self.reports(frames: [1]), [1.08])
  }

  func test_framesOfAScroll_gather() {
    let reports = Self.reports(frames: (0..<60).map { 1 + Double($0) / 60 })
    XCTAssertEqual(reports.count, 4, "\(reports)")
    for (first, second) in zip(reports, reports.dropFirst()) {
      XCTAssertGreaterThanOrEqual(second - first, 0.25 - 1e-9)
    }
    XCTAssertLessThanOrEqual(reports.last ?? 0, 1 + 59 / 60 + 0.25)
    XCTAssertGreaterThan(reports.last ?? 0, 1 + 59 / 60)
  }

  func test_whatTheUserDoes_isReportedSoon_whateverMoves() {
    let reports = Self.reports(frames: (0..<60).map { 1 + Double($0) / 60 }, changes: [1.5])
    XCTAssertTrue(
      reports.contains { $0 > 1.5 && $0 <= 1.5 + ReaderSchedule.pause + 1e-9 }, "\(reports)")
  }

  func test_questionsBetweenFrames_areAnsweredFromATreeThatIsNotTooOld() {
    var schedule = ReaderSchedule()
    XCTAssertFalse(schedule.answersFromTree(at: 1))
    schedule.treeMade(at: 1)
    XCTAssertTrue(schedule.answersFromTree(at: 9))
    schedule.frameRan(at: 9)
    XCTAssertFalse(schedule.answersFromTree(at: 9))
    schedule.treeMade(at: 9)
    schedule.frameRan(at: 9.02)
    XCTAssertTrue(schedule.isTreeOld)
    XCTAssertTrue(schedule.answersFromTree(at: 9.04))
    XCTAssertFalse(schedule.answersFromTree(at: 9.08))
    schedule.contentsChanged(at: 9.04)
    XCTAssertFalse(schedule.answersFromTree(at: 9.04), "After an action answers are of now.")
  }
}
