import XCTest

@testable import tessera

final class tesseraModuleTests: XCTestCase {
  func test_moduleLinks() { XCTAssertNotNil(Bundle.main.bundlePath) }
}
