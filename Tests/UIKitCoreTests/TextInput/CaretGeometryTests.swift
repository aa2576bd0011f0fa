import PlatformInterface
import UIKitTextModel
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor private func line(_ text: String) -> TextLineGeometry {
  let attributes = TextAttributes(font: FontSpec(pointSize: 17), color: .black)
  let block = TextBlock(runs: [TextRun(text, attributes)])
  let measurer = PlatformServices.current.textMeasurer
  return TextLineGeometry(
    measurer.layout(of: block).lines[0], measurer.clusters(of: block, line: 0))
}

/// Carets of laid-out lines against widths of the text before them.
final class CaretGeometryTests: XCTestCase {
  func test_caret_standsBehindWhatIsBeforeIt() {
    onMainActor {
      let text = "Wave AV fi"
      let geometry = line(text)
      XCTAssertEqual(geometry.caretX(at: 0), 0)
      var last: CGFloat = -1
      for offset in 0...text.count {
        let x = geometry.caretX(at: offset)
        XCTAssertGreaterThan(x, last)
        last = x
        XCTAssertEqual(geometry.offset(nearest: x + 0.1, TextBoundaries(text)), offset)
      }
      XCTAssertEqual(last, geometry.width, accuracy: 0.01)
    }
  }

  func test_spacesAtTheEnd_haveCarets() {
    onMainActor {
      let geometry = line("ab  ")
      XCTAssertGreaterThan(geometry.caretX(at: 3), geometry.caretX(at: 2) + 2)
      XCTAssertEqual(
        geometry.caretX(at: 4) - geometry.caretX(at: 3),
        geometry.caretX(at: 3) - geometry.caretX(at: 2), accuracy: 0.01)
    }
  }

  func test_rightToLeft_runsTheOtherWay() {
    onMainActor {
      let text = "שלום"
      let geometry = line(text)
      XCTAssertTrue(geometry.isRightToLeft)
      XCTAssertEqual(geometry.caretX(at: 0), geometry.width, accuracy: 0.01)
      XCTAssertEqual(geometry.caretX(at: 4), 0, accuracy: 0.01)
      XCTAssertGreaterThan(geometry.caretX(at: 1), geometry.caretX(at: 2))
    }
  }

  func test_mixedDirections_selectInSeveralStretches() {
    onMainActor {
      let geometry = line("abc שלום def")
      let all = geometry.spans(of: 0..<12)
      XCTAssertEqual(all.count, 1)
      XCTAssertEqual(all[0].upperBound - all[0].lowerBound, geometry.width, accuracy: 0.05)
      XCTAssertEqual(geometry.spans(of: 2..<6).count, 2, "c and the first letters at the right")
    }
  }

  func test_graphemesOfSeveralScalars_haveNoCaretInside() {
    onMainActor {
      let text = "a👩‍👩‍👧e\u{301}b"
      let geometry = line(text)
      let boundaries = TextBoundaries(text)
      var found: Set<Int> = []
      for x in stride(from: CGFloat(0), through: geometry.width, by: 0.5) {
        found.insert(geometry.offset(nearest: x, boundaries))
      }
      XCTAssertEqual(found.sorted(), [0, 1, 9, 11, 12])
    }
  }
}
