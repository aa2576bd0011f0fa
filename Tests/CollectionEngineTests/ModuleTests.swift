import XCTest

@testable import CollectionEngine

final class CollectionEngineModuleTests: XCTestCase {
  func test_moduleLinks() { XCTAssertNotNil(Bundle.main.bundlePath) }
}
