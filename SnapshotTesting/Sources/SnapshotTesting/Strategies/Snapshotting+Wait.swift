import Foundation
import XCTest

extension Snapshotting {
  /// A strategy whose snapshot is made some seconds later, meanwhile the run loop turns.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        let expectation = XCTestExpectation(description: "The time is over.")
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { expectation.fulfill() }
        _ = XCTWaiter.wait(for: [expectation], timeout: duration + 1)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
