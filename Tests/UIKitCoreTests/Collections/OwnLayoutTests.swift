import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A list whose class has its own layout, whatever it is given.
@MainActor
private final class OwnLayoutList: UICollectionView {
  override init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Made as classes of Objective-C inherit it: `init()` of a class that overrides the initialiser behind it.
final class OwnLayoutTests: XCTestCase {
  func test_initWithoutALayout_takesThatOfTheOverride() {
    onMainActor {
      let list = OwnLayoutList()
      XCTAssertTrue(list.collectionViewLayout is UICollectionViewFlowLayout)
      XCTAssertTrue(list.collectionViewLayout.collectionView === list)
      let sized = OwnLayoutList(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      XCTAssertEqual(sized.frame.size, CGSize(width: 30, height: 40))
      XCTAssertTrue(sized.collectionViewLayout is UICollectionViewFlowLayout)
    }
  }
}
