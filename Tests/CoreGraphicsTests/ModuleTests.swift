import XCTest

@testable import CoreGraphics

final class CoreGraphicsModuleTests: XCTestCase {
  func test_moduleLinks() { XCTAssertNotNil(Bundle.main.bundlePath) }
}
