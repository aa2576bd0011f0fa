import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Changes that tests of layouts make themselves.
final class UpdateItemTests: XCTestCase {
  @MainActor
  private final class Change: UICollectionViewUpdateItem {
    private let place: IndexPath
    init(_ place: IndexPath) {
      self.place = place
      super.init()
    }
    override var indexPathAfterUpdate: IndexPath? { place }
    override var updateAction: Action { .insert }
  }

  func test_changeOfOnesOwn_saysWhatItOverrides() {
    onMainActor {
      let change = Change(IndexPath(item: 3, section: 1))
      XCTAssertEqual(change.indexPathAfterUpdate, IndexPath(item: 3, section: 1))
      XCTAssertNil(change.indexPathBeforeUpdate)
      XCTAssertEqual(change.updateAction, .insert)
      XCTAssertEqual(UICollectionViewUpdateItem().updateAction, .none)
    }
  }
}
