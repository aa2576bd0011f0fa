import XCTest

@testable import PlatformInterface

final class PlatformInterfaceModuleTests: XCTestCase {
  func test_moduleLinks() { XCTAssertNotNil(Bundle.main.bundlePath) }
}
