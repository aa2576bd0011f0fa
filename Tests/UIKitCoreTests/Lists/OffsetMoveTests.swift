import XCTest

@_spi(XcodeSources) @testable import UIKitCore

/// What lists of SwiftUI's do with the elements behind them, in sources that use it beside UIKit.
final class OffsetMoveTests: XCTestCase {
  private func moved(_ offsets: [Int], _ destination: Int) -> String {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    return String(letters)
  }

  func test_elements_goInFrontOfThatWhichWasAtTheOffset() {
    XCTAssertEqual(moved([0], 3), "bcadef")
    XCTAssertEqual(moved([4], 1), "aebcdf")
    XCTAssertEqual(moved([1, 3], 6), "acefbd")
    XCTAssertEqual(moved([1, 4], 3), "acbedf")
    XCTAssertEqual(moved([2], 2), "abcdef")
    XCTAssertEqual(moved([2], 3), "abcdef")
    XCTAssertEqual(moved([], 3), "abcdef")
  }

  func test_elementsAtOffsets_areTakenOut() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5])
    XCTAssertEqual(letters, ["b", "d", "e"])
    var rest = "abc"[...].dropFirst()
    rest.remove(atOffsets: [0])
    XCTAssertEqual(rest, "c")
  }
}
