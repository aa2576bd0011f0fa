import XCTest

@testable import QuartzCore

final class QuartzCoreModuleTests: XCTestCase {
  func test_moduleLinks() { XCTAssertNotNil(Bundle.main.bundlePath) }
}
