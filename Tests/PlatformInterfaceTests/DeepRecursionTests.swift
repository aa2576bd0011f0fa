import Foundation
import XCTest

@testable import PlatformInterface

final class DeepRecursionTests: XCTestCase {
  private struct Bottom: Error, Equatable { var level: Int }

  /// The sum of all numbers up to `level`, by recursion.
  private static func sum(_ level: Int) -> Int {
    level == 0 ? 0 : level + DeepRecursion.run { sum(level - 1) }
  }

  private static func fall(_ level: Int) throws(Bottom) -> Int {
    guard level > 0 else { throw Bottom(level: 0) }
    return try DeepRecursion.run { () throws(Bottom) in try fall(level - 1) } + 1
  }

  func test_aMillionLevels_comeBackWithTheirResult() {
    XCTAssertEqual(Self.sum(1_000_000), 500_000_500_000)
  }

  func test_errors_passThroughAllPiecesOfStack() {
    XCTAssertThrowsError(try Self.fall(300_000)) { XCTAssertEqual($0 as? Bottom, Bottom(level: 0)) }
  }

  func test_threadsWithSmallStacks_goOnToo() {
    let done = expectation(description: "done")
    let thread = Thread {
      XCTAssertEqual(Self.sum(200_000), 20_000_100_000)
      // Again from the top: the first descent gave back what it took.
      XCTAssertEqual(Self.sum(200_000), 20_000_100_000)
      done.fulfill()
    }
    thread.stackSize = 256 << 10
    thread.start()
    wait(for: [done], timeout: 60)
  }

  func test_theThreadAndItsActor_stayTheSame() {
    MainActor.assumeIsolated {
      let thread = Thread.current
      DeepRecursion.withStack(of: 1 << 20) {
        XCTAssertTrue(Thread.current === thread)
        MainActor.assertIsolated()
      }
    }
  }

  func test_reservedStack_isThere() {
    func use(_ left: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 16) { memory in
        memory[0] = UInt8(left & 255)
        memory[memory.count - 1] = 1
        return Int(memory[memory.count - 1]) + (left > 1 ? use(left - 1) : 0)
      }
    }
    XCTAssertEqual(DeepRecursion.withStack(of: 80 << 20) { use(64) }, 64)
  }
}
