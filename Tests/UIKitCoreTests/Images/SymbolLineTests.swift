import UIKitSymbols
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The lines of heavy symbols.
final class SymbolLineTests: XCTestCase {
  @MainActor
  private static func line(_ name: String, _ wish: CGFloat) throws -> CGFloat {
    let symbol = try XCTUnwrap(DrawnSymbol.named(name))
    return SymbolLines.fitting(wish, symbol.shape, symbol.frame.rect)
  }

  func test_linesOfHeavySymbols_doNotRunIntoOneAnother() throws {
    try onMainActor {
      let harness = Harness(size: CGSize(width: 100, height: 100), root: UIViewController())
      defer { harness.close() }
      let heavy = SymbolMetrics.strokeWidth(of: .heavy)
      for name in ["globe", "barcode", "keyboard", "square.grid.3x3"] {
        let line = try Self.line(name, heavy)
        XCTAssertLessThan(line, 3.6, name)
        XCTAssertGreaterThanOrEqual(line, SymbolShape.regularLine, name)
      }
      for name in ["xmark", "plus", "chevron.right", "circle", "heart", "house"] {
        XCTAssertEqual(try Self.line(name, heavy), heavy, name)
      }
      XCTAssertEqual(try Self.line("globe", SymbolShape.regularLine), SymbolShape.regularLine)
      XCTAssertEqual(try Self.line("globe", 1.1), 1.1, "thin ones are as they were")
    }
  }
}
