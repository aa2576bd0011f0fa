import Foundation
import UIKitTestSupport
import XCTest

@testable import ObjCRuntime

/// `objc_sync_enter` and `objc_sync_exit`.
final class ObjectLockTests: XCTestCase {
  private final class Counter: @unchecked Sendable {
    var count = 0
    static let shared = Counter()
  }

  /// Without the lock some of the additions would be lost.
  func test_threads_haveALockedObjectInTurn() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2000 {
        objc_sync_enter(counter)
        let count = counter.count
        counter.count = count + 1
        objc_sync_exit(counter)
      }
    }
    XCTAssertEqual(counter.count, 16_000)
  }

  func test_aThread_mayTakeALockAgain_andGivesItBackAsOften() {
    let object = NSObject()
    XCTAssertEqual(objc_sync_enter(object), 0)
    XCTAssertEqual(objc_sync_enter(object), 0)
    XCTAssertEqual(objc_sync_exit(object), 0)
    XCTAssertEqual(objc_sync_exit(object), 0)
    XCTAssertEqual(objc_sync_exit(object), -1)
  }

  func test_anotherThread_cannotGiveALockBack() {
    let counter = Counter()
    objc_sync_enter(counter)
    let done = DispatchSemaphore(value: 0)
    let answer = Answer()
    Thread.detachNewThread {
      answer.value = objc_sync_exit(counter)
      done.signal()
    }
    done.wait()
    XCTAssertEqual(answer.value, Int32(OBJC_SYNC_NOT_OWNING_THREAD_ERROR))
    XCTAssertEqual(objc_sync_exit(counter), Int32(OBJC_SYNC_SUCCESS))
  }

  func test_classes_haveLocks_valuesAndNilHaveNone() {
    XCTAssertEqual(objc_sync_enter(Counter.self), 0)
    XCTAssertEqual(objc_sync_exit(Counter.self), 0)
    XCTAssertEqual(objc_sync_exit(Counter.self), -1)
    XCTAssertEqual(objc_sync_enter(7), 0)
    XCTAssertEqual(objc_sync_exit(7), 0)
    XCTAssertEqual(objc_sync_enter(nil), 0)
    XCTAssertEqual(objc_sync_exit(nil), 0)
  }

  private final class Answer: @unchecked Sendable {
    var value: Int32 = 7
  }
}
