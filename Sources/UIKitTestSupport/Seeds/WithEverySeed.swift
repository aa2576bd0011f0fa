import Foundation
import XCTest

/// Runs `body` once for each seed; when an assertion fails inside, prints the seed to begin with next
/// time.
///
/// `TESSERA_SEED=17` runs that seed alone.
public func withEverySeed(
  _ seeds: Range<UInt64>, _ body: (UInt64) throws -> Void, file: StaticString = #filePath,
  line: UInt = #line
) rethrows {
  let watch = FailureWatch()
  XCTestObservationCenter.shared.addTestObserver(watch)
  defer { XCTestObservationCenter.shared.removeTestObserver(watch) }
  let only = ProcessInfo.processInfo.environment["TESSERA_SEED"].flatMap { UInt64($0) }
  for seed in only.map({ $0..<$0 + 1 }) ?? seeds {
    try body(seed)
    guard watch.failures == 0 else {
      XCTFail(
        "Failed with seed \(seed); TESSERA_SEED=\(seed) repeats it alone.", file: file, line: line)
      return
    }
  }
}

private final class FailureWatch: NSObject, XCTestObservation {
  var failures = 0

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) { failures += 1 }
}
