import UIKit
import UIKitTestSupport
import XCTest

@testable import TemplateApp

/// The list as a user has it, on the screen of a device that a harness drives.
final class ItemListTests: XCTestCase {
  func testAnItemIsAdded() {
    drive(ItemStore(items: [])) { harness, store in
      harness.run(
        """
        tap #add
        idle
        type "Buy stamps"
        tap "Add"
        idle
        expect "Buy stamps"
        """)
      XCTAssertEqual(store.items.map(\.title), ["Buy stamps"])
    }
  }

  func testAnItemIsDoneByItsSwitch() {
    drive(ItemStore()) { harness, store in
      harness.tap("Call Anna")
      harness.settle()
      harness.tap("Done")
      harness.run("back\nidle\nexpect \"Call Anna\"")
      XCTAssertEqual(store.done.map(\.title), ["Call Anna", "Read the README"])
    }
  }

  /// XCTest runs tests on the main thread, and does not say so to the compiler.
  private func drive(_ store: ItemStore, _ body: @MainActor (Harness, ItemStore) -> Void) {
    MainActor.assumeIsolated {
      let harness = Harness(
        root: UINavigationController(rootViewController: ItemListViewController(store: store)))
      body(harness, store)
      harness.close()
    }
  }
}
