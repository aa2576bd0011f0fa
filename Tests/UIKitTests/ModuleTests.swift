import XCTest

@testable import UIKit

final class UIKitModuleTests: XCTestCase {
  func test_moduleLinks() { XCTAssertNotNil(Bundle.main.bundlePath) }
}
