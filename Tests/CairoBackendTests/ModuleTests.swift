import XCTest

@testable import CairoBackend

final class CairoBackendModuleTests: XCTestCase {
  func test_moduleLinks() { XCTAssertNotNil(Bundle.main.bundlePath) }
}
