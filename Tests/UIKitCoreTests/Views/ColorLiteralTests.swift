import CoreGraphics
import XCTest

@testable import UIKitCore

final class ColorLiteralTests: XCTestCase {
  func test_literals_areColoursOfBothKinds() {
    let plain: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    XCTAssertEqual(plain.components, [1, 0.5, 0, 0.5])
    XCTAssertEqual(color.cgColor.components, [1, 0.5, 0, 0.5])
  }
}
