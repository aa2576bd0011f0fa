import UIKitTestSupport
import XCTest

@testable import UIKitCore

private func described(_ text: String) -> String {
  text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
}

/// What views and controllers say of themselves in logs. Addresses are taken out.
final class DescriptionTests: XCTestCase {
  private final class Card: UIView {}

  /// The label, the image view, the mask and the tag are lines of logs: Docs/behaviour, view descriptions.
  func test_views_sayWhatDiffersFromTheUsual() {
    onMainActor {
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 300, height: 25))
      label.text = "Drawing index is top left"
      label.tag = 1
      XCTAssertEqual(
        described(label.description),
        "<UILabel: 0x; frame = (5 5; 300 25); text = 'Drawing index is top ...'; "
          + "userInteractionEnabled = NO; tag = 1; layer = <_UILabelLayer: 0x>>")
      let picture = UIImageView(frame: CGRect(x: 213, y: 13, width: 81, height: 27))
      picture.isOpaque = false
      picture.autoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleBottomMargin,
      ]
      picture.tag = 102
      XCTAssertEqual(
        described(picture.description),
        "<UIImageView: 0x; frame = (213 13; 81 27); opaque = NO; autoresize = LM+W+RM+BM; "
          + "userInteractionEnabled = NO; tag = 102; layer = <CALayer: 0x>>")
      let card = Card()
      card.isHidden = true
      XCTAssertEqual(
        described(card.description).replacingOccurrences(
          of: "<.*Card", with: "<Card", options: .regularExpression),
        "<Card: 0x; baseClass = UIView; frame = (0 0; 0 0); hidden = YES; layer = <CALayer: 0x>>")
    }
  }

  func test_lists_sayWhereTheyAreAndWhatTheyShow() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: layout)
      list.contentInset.top = 20
      let text = described(list.description)
      XCTAssertTrue(
        text.hasSuffix(
          "; contentOffset: {0, -20}; contentSize: {0, 0}; adjustedContentInset: {20, 0, 0, 0}; "
            + "layout: <UICollectionViewFlowLayout: 0x>; dataSource: (null)>"), text)
    }
  }

  func test_debuggersNames_findTheHierarchies() throws {
    try onMainActor {
      let controller = UIViewController()
      let view: UIView = controller.view
      view.addSubview(UILabel())
      view.layer.addSublayer(CALayer())
      let text = try XCTUnwrap(view.value(forKey: "recursiveDescription") as? String)
      let performed = view.perform(NSSelectorFromString("recursiveDescription"))
      XCTAssertEqual(performed?.takeUnretainedValue() as? String, text)
      let lines = described(text).split(separator: "\n")
      XCTAssertEqual(lines.count, 3, text)
      XCTAssertTrue(lines[1].hasPrefix("   | <UILabel: 0x; frame = (0 0; 0 0)"), text)
      XCTAssertEqual(lines[2], "   | <CALayer: 0x> (layer)")
      let hierarchy =
        controller.perform(NSSelectorFromString("_printHierarchy"))?
        .takeUnretainedValue() as? String
      XCTAssertEqual(
        hierarchy.map(described),
        "<UIViewController 0x>, state: disappeared, view: <UIView 0x> not in the window")
    }
  }
}
