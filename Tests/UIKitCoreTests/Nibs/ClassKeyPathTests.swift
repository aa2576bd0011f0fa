@_spi(XcodeSources) import ObjCRuntime
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Paths of keys that begin with a class, by which extensions of apps reach the application.
final class ClassKeyPathTests: XCTestCase {
  func test_theApplicationAndTheScreen_areFoundByTheirClasses() {
    onMainActor {
      for path in ["sharedApplication", "shared"] {
        let found = UIApplication.value(forKeyPath: path) as? UIApplication
        XCTAssertTrue(found === UIApplication.shared, path)
      }
      for path in ["mainScreen", "main"] {
        XCTAssertTrue(UIScreen.value(forKeyPath: path) as? UIScreen === UIScreen.main, path)
      }
      XCTAssertEqual(
        UIScreen.value(forKeyPath: "main.scale") as? CGFloat, UIScreen.main.scale)
    }
  }
}
