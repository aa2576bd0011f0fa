import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Entries of an app's icon, and what tells devices apart.
final class ShortcutItemTests: XCTestCase {
  func test_entries_areKeptAndCopied() {
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let item = UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: "A note",
        icon: UIApplicationShortcutIcon(type: .compose))
      let other = item.mutableCopy() as! UIMutableApplicationShortcutItem
      other.localizedTitle = "Old"
      XCTAssertEqual(item.localizedTitle, "New")
      XCTAssertEqual(other.localizedSubtitle, "A note")
      XCTAssertEqual(other.icon, UIApplicationShortcutIcon(type: .compose))
      UIApplication.shared.shortcutItems = [item]
      XCTAssertEqual(UIApplication.shared.shortcutItems, [item])
      UIApplication.shared.shortcutItems = nil
    }
  }

  func test_theDevice_isTheSameEachTime() {
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let first = UIDevice.current.identifierForVendor
      XCTAssertNotNil(first)
      XCTAssertEqual(first, UIDevice.current.identifierForVendor)
    }
  }
}
