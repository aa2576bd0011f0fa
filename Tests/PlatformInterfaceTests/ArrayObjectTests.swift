import XCTest

@testable import PlatformInterface
import struct UIKitTestSupport.SeededGenerator

final class ArrayObjectTests: XCTestCase {
  private final class Thing {}

  func test_indexOfObject_isTheSameAsByTheStandardLibrary() {
    var generator = SeededGenerator(seed: 11)
    for count in 0..<12 {
      let things = (0..<count).map { _ in Thing() }.shuffled(using: &generator)
      for thing in things + [Thing()] {
        XCTAssertEqual(things.index(ofObject: thing), things.firstIndex { $0 === thing })
      }
    }
  }
}
