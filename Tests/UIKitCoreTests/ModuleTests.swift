import XCTest

@testable import UIKitCore

final class UIKitCoreModuleTests: XCTestCase {
  func test_moduleLinks() { XCTAssertNotNil(Bundle.main.bundlePath) }
}
