import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Attributes, contexts and defaults as measured in `flow_layout_calls_ios26.json`.
final class LayoutContractTests: XCTestCase {
  func test_freshAttributes_haveTheMeasuredValues() {
    onMainActor {
      let attributes = UICollectionViewLayoutAttributes()
      XCTAssertEqual(attributes.frame, .zero)
      XCTAssertEqual(attributes.zIndex, 0)
      XCTAssertEqual(attributes.alpha, 1)
      XCTAssertFalse(attributes.isHidden)
      XCTAssertEqual(attributes.representedElementCategory, .cell)
      XCTAssertNil(attributes.representedElementKind)
    }
  }

  func test_size_keepsTheCentre_frameSetsBoth() {
    onMainActor {
      let attributes = UICollectionViewLayoutAttributes()
      attributes.size = CGSize(width: 100, height: 61)
      XCTAssertEqual(attributes.frame, CGRect(x: -50, y: -30.5, width: 100, height: 61))
      attributes.center = CGPoint(x: 60.5, y: 40.25)
      XCTAssertEqual(attributes.frame, CGRect(x: 10.5, y: 9.75, width: 100, height: 61))
      attributes.frame = CGRect(x: 10, y: 9, width: 101, height: 62)
      XCTAssertEqual(attributes.center, CGPoint(x: 60.5, y: 40))
    }
  }

  func test_transformedAttributes_haveTheirBoxAsFrame() {
    onMainActor {
      let attributes = UICollectionViewLayoutAttributes()
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
      XCTAssertEqual(attributes.frame.width, 50, accuracy: 1e-9)
      XCTAssertEqual(attributes.frame.height, 100, accuracy: 1e-9)
      XCTAssertEqual(attributes.size, CGSize(width: 100, height: 50))
      XCTAssertEqual(attributes.center, CGPoint(x: 50, y: 25))
    }
  }

  func test_copies_areEqualAndOfTheSameClass() {
    onMainActor {
      let attributes = TintedAttributes(forCellWith: IndexPath(item: 2, section: 1))
      attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      attributes.alpha = 0.5
      attributes.zIndex = 3
      attributes.tint = 7
      let copy = attributes.copy() as? TintedAttributes
      XCTAssertEqual(copy?.tint, 7)
      XCTAssertEqual(copy, attributes)
      XCTAssertFalse(copy === attributes)
      copy?.alpha = 1
      XCTAssertNotEqual(copy, attributes)
    }
  }

  func test_itemsOfAContext_countOnceInTheOrderFirstSeen() {
    onMainActor {
      let context = UICollectionViewLayoutInvalidationContext()
      XCTAssertFalse(context.invalidateEverything)
      XCTAssertFalse(context.invalidateDataSourceCounts)
      XCTAssertNil(context.invalidatedItemIndexPaths)
      XCTAssertEqual(context.contentOffsetAdjustment, .zero)
      func path(_ section: Int, _ item: Int) -> IndexPath {
        IndexPath(item: item, section: section)
      }
      context.invalidateItems(at: [path(1, 2), path(0, 0), path(1, 2)])
      context.invalidateItems(at: [path(1, 2), path(1, 3)])
      XCTAssertEqual(context.invalidatedItemIndexPaths, [path(1, 2), path(0, 0), path(1, 3)])
      let other = UICollectionViewLayoutInvalidationContext()
      other.invalidateItems(at: [])
      XCTAssertNil(other.invalidatedItemIndexPaths)
      other.invalidateSupplementaryElements(ofKind: "kind", at: [])
      XCTAssertEqual(other.invalidatedSupplementaryIndexPaths, ["kind": []])
    }
  }

  func test_flowLayoutDefaults_areTheMeasuredOnes() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      XCTAssertEqual(layout.itemSize, CGSize(width: 50, height: 50))
      XCTAssertEqual(layout.minimumLineSpacing, 10)
      XCTAssertEqual(layout.minimumInteritemSpacing, 10)
      XCTAssertEqual(layout.scrollDirection, .vertical)
      XCTAssertEqual(layout.sectionInset, .zero)
      XCTAssertEqual(layout.headerReferenceSize, .zero)
      XCTAssertEqual(layout.estimatedItemSize, .zero)
      XCTAssertEqual(layout.sectionInsetReference, .fromContentInset)
      XCTAssertEqual(layout.collectionViewContentSize, .zero)
      XCTAssertEqual(layout.layoutAttributesForElements(in: .zero), [])
    }
  }

  func test_abstractLayoutDefaults_areTheMeasuredOnes() {
    onMainActor {
      let layout = UICollectionViewLayout()
      XCTAssertEqual(layout.collectionViewContentSize, .zero)
      XCTAssertNil(layout.layoutAttributesForElements(in: .zero))
      XCTAssertNil(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
      XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: .zero))
    }
  }

  func test_flowContexts_haveTheMeasuredFlags() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      @MainActor func flags(_ bounds: CGRect) -> [Bool?] {
        let context =
          layout.invalidationContext(forBoundsChange: bounds)
          as? UICollectionViewFlowLayoutInvalidationContext
        return [
          context?.invalidateFlowLayoutAttributes, context?.invalidateFlowLayoutDelegateMetrics,
        ]
      }
      XCTAssertEqual(flags(view.bounds), [false, false])
      XCTAssertEqual(flags(CGRect(x: 0, y: 10, width: 100, height: 100)), [false, false])
      XCTAssertEqual(flags(CGRect(x: 10, y: 0, width: 100, height: 100)), [true, false])
      XCTAssertEqual(flags(CGRect(x: 0, y: 0, width: 90, height: 100)), [true, false])
      let fresh = UICollectionViewFlowLayoutInvalidationContext()
      XCTAssertTrue(fresh.invalidateFlowLayoutAttributes)
      XCTAssertTrue(fresh.invalidateFlowLayoutDelegateMetrics)
    }
  }

  func test_invalidateLayout_passesAFreshContextOfTheLayoutsClass() {
    onMainActor {
      let layout = ContextLayout()
      layout.invalidateLayout()
      XCTAssertEqual(layout.contexts.count, 1)
      XCTAssertTrue(layout.contexts[0] is SpecialContext)
      XCTAssertFalse(layout.contexts[0].invalidateEverything)
    }
  }

  func test_indexPaths_haveSectionItemAndRow() {
    onMainActor {
      var path = IndexPath(item: 3, section: 1)
      XCTAssertEqual(path, [1, 3])
      XCTAssertEqual([path.section, path.item, path.row], [1, 3, 3])
      path.row = 5
      path.section = 2
      XCTAssertEqual(path, IndexPath(row: 5, section: 2))
    }
  }
}

@MainActor
private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }
}

private final class SpecialContext: UICollectionViewLayoutInvalidationContext {}

@MainActor
private final class ContextLayout: UICollectionViewLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override class var invalidationContextClass: AnyClass { SpecialContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}
