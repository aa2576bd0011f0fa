import PlatformInterface
import XCTest

@testable import UIKitCore

/// Classes that apps make without saying what of, as they inherit it on iOS.
final class EmptyInitialiserTests: XCTestCase {
  func test_objects_areMadeOfNothing() {
    MainActor.assumeIsolated {
      XCTAssertNil(UIVisualEffectView().effect)
      XCTAssertEqual(UISwipeActionsConfiguration().actions.count, 0)
      XCTAssertEqual(UIViewPropertyAnimator().duration, 0.2)
      XCTAssertEqual(UIDevice().userInterfaceIdiom, UIDevice.current.userInterfaceIdiom)
      UIImpactFeedbackGenerator().impactOccurred()
    }
  }
}
