import XCTest

@testable import GTKBackend

final class GTKBackendModuleTests: XCTestCase {
  func test_moduleLinks() { XCTAssertNotNil(Bundle.main.bundlePath) }
}
