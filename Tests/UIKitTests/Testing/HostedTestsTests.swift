import XCTest

@testable import UIKitTestSupport

final class HostedTestsTests: XCTestCase {
  /// Programs ask for the variable that Xcode sets.
  func test_programs_findOutThatTestsRun() {
    let old = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"]
    HostedApp.tellOfTests()
    XCTAssertNotNil(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"])
    if old == nil { unsetenv("XCTestConfigurationFilePath") }
  }
}
