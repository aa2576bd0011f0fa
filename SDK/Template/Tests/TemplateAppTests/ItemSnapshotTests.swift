import SnapshotTesting
import UIKit
import XCTest

@testable import TemplateApp

/// Pictures as they should be are in __Snapshots__. `SNAPSHOT_TESTING_RECORD=all swift test` writes them anew.
final class ItemSnapshotTests: XCTestCase {
  func testTheList() {
    let list = ItemListViewController(store: ItemStore())
    let screen = UINavigationController(rootViewController: list)
    assertSnapshot(
      of: screen, as: .image(on: .iPhoneSe, precision: 0.99, perceptualPrecision: 0.98))
  }

  func testAnItemInTheDark() {
    let store = ItemStore()
    let screen = ItemViewController(store: store, id: store.items[0].id)
    assertSnapshot(
      of: screen,
      as: .image(
        on: .iPhoneSe, precision: 0.99, perceptualPrecision: 0.98,
        traits: UITraitCollection(userInterfaceStyle: .dark)))
  }
}
