import Foundation
import XCTest

/// Numbers snapshots that have no names: the first of a test is 1.
final class SnapshotNumbers: @unchecked Sendable {
  /// Those of the test of Swift Testing that runs, where a trait begins anew.
  @TaskLocal static var ofTest = SnapshotNumbers()
  /// Those of XCTest, begun anew with each test.
  static let ofCase: SnapshotNumbers = {
    let numbers = SnapshotNumbers()
    XCTestObservationCenter.shared.addTestObserver(Restart(numbers))
    return numbers
  }()

  private let lock = NSLock()
  private var last: [String: Int] = [:]

  /// - Parameter test: A test's name and the folder of its snapshots.
  func next(of test: String) -> Int {
    lock.withLock {
      last[test, default: 0] += 1
      return last[test, default: 0]
    }
  }

  private final class Restart: NSObject, XCTestObservation {
    private let numbers: SnapshotNumbers
    init(_ numbers: SnapshotNumbers) { self.numbers = numbers }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      numbers.lock.withLock { numbers.last = [:] }
    }
  }
}
