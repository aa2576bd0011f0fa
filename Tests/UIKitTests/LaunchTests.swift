import UIKitTestSupport
import XCTest

@testable import UIKit

final class LaunchTests: XCTestCase {
  func test_main_isThereForApplicationDelegates() {
    // Not called: it ends the process.
    let main: @MainActor () -> Void = LaunchTestDelegate.main
    XCTAssertNotNil(main as Any)
  }

  func test_UIApplicationMain_takesWhatSwiftAppsPass() {
    // As written in main.swift files; never runs.
    let launch: @MainActor () -> Int32 = {
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(LaunchTestDelegate.self))
    }
    XCTAssertNotNil(launch as Any)
  }
}

private final class LaunchTestDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
