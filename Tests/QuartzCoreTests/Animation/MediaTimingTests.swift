import XCTest

@testable import QuartzCore

final class MediaTimingTests: XCTestCase {
  private func timing(
    begin: Double = 10, duration: Double = 2, _ change: (inout MediaTiming) -> Void = { _ in }
  ) -> MediaTiming {
    var timing = MediaTiming(beginTime: begin, duration: duration)
    change(&timing)
    return timing
  }

  private func fractions(_ timing: MediaTiming, _ times: [Double]) -> [Double?] {
    times.map { timing.sample(at: $0)?.fraction }
  }

  func test_oneRun_showsNothingOutsideWithoutFillMode() {
    XCTAssertEqual(fractions(timing(), [9.9, 10, 11, 12, 12.1]), [nil, 0, 0.5, 1, nil])
    XCTAssertEqual(
      fractions(timing { $0.fillMode = .backwards }, [9.9, 11, 12.1]), [0, 0.5, nil])
    XCTAssertEqual(fractions(timing { $0.fillMode = .forwards }, [9.9, 11, 12.1]), [nil, 0.5, 1])
    XCTAssertEqual(fractions(timing { $0.fillMode = .both }, [9.9, 99]), [0, 1])
  }

  func test_repeating_countsRunsAndEndsOnTheLastOne() {
    let twice = timing {
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    XCTAssertEqual(fractions(twice, [11, 12, 13, 15, 20]), [0.5, 0, 0.5, 0.5, 0.5])
    XCTAssertEqual(twice.sample(at: 13)?.iteration, 1)
    XCTAssertEqual(twice.activeDuration, 5)
    let whole = timing {
      $0.repeatCount = 2
      $0.fillMode = .forwards
    }
    XCTAssertEqual(whole.sample(at: 14), MediaTiming.Sample(fraction: 1, iteration: 1))
    XCTAssertEqual(timing { $0.repeatDuration = 3 }.activeDuration, 3)
    XCTAssertEqual(timing { $0.repeatCount = .infinity }.activeDuration, .infinity)
    XCTAssertEqual(timing { $0.repeatCount = .greatestFiniteMagnitude }.activeDuration, .infinity)
  }

  func test_autoreverse_comesBack() {
    let back = timing {
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    XCTAssertEqual(back.activeDuration, 4)
    XCTAssertEqual(fractions(back, [11, 12, 13, 14, 15]), [0.5, 1, 0.5, 0, 0])
  }

  func test_speedAndOffset_changeWhatTimeIs() {
    XCTAssertEqual(fractions(timing { $0.speed = 2 }, [10.5, 11]), [0.5, 1])
    XCTAssertEqual(fractions(timing { $0.timeOffset = 1 }, [10, 11]), [0.5, 1])
    let still = timing {
      $0.speed = 0
      $0.timeOffset = 0.5
    }
    XCTAssertEqual(fractions(still, [0, 10, 99]), [0.25, 0.25, 0.25])
    XCTAssertFalse(still.isOver(at: 1000))
    let backwards = timing {
      $0.speed = -1
      $0.timeOffset = 2
    }
    XCTAssertEqual(fractions(backwards, [10, 11, 12]), [1, 0.5, 0])
    XCTAssertFalse(backwards.isOver(at: 11.9))
    XCTAssertTrue(backwards.isOver(at: 12))
  }

  func test_ends_areNotMissedByRounding() {
    var time = 10.0
    for _ in 0..<120 { time += 1.0 / 60 }
    XCTAssertTrue(timing().isOver(at: time))
    XCTAssertFalse(timing().isOver(at: time - 1.0 / 60))
  }

  func test_timesThereAndBack_areInverse() {
    let odd = timing {
      $0.speed = -0.5
      $0.timeOffset = 3
    }
    for time in [-4, 0, 2.5, 17] as [Double] {
      XCTAssertEqual(odd.parentTime(at: odd.localTime(at: time)), time, accuracy: 1e-12)
    }
  }
}
