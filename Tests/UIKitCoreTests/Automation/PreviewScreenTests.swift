import UIKitTestSupport
import XCTest

@_spi(XcodeSources) @testable import UIKitCore

/// What `tessera preview` shows of a preview's closure.
final class PreviewScreenTests: XCTestCase {
  private static let screen = CGSize(width: 400, height: 800)

  func test_aView_isInTheMiddleInItsOwnSize_orFillsTheScreen() {
    onMainActor {
      let label = UILabel()
      label.text = "Text"
      let given = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 70))
      let views: [(UIView, CGSize)] = [
        (label, label.intrinsicContentSize), (UIView(), Self.screen), (given, given.frame.size),
      ]
      for (view, size) in views {
        let preview = PreviewScreen { view }
        let harness = Harness(size: Self.screen, root: preview.controller)
        XCTAssertEqual(view.frame.width, size.width, accuracy: 0.5)
        XCTAssertEqual(view.frame.height, size.height, accuracy: 0.5)
        XCTAssertEqual(view.frame.midX, 200, accuracy: 0.5)
        harness.close()
      }
    }
  }

  func test_sizesThatFit_areThoseOfConstraintsPreferencesAndFrames() {
    onMainActor {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      box.widthAnchor.constraint(equalToConstant: 120).isActive = true
      box.heightAnchor.constraint(equalToConstant: 30).isActive = true
      XCTAssertEqual(
        PreviewScreen { box }.fittingSize(in: Self.screen), CGSize(width: 120, height: 30))

      let preferring = UIViewController()
      preferring.preferredContentSize = CGSize(width: 200, height: 90)
      XCTAssertEqual(
        PreviewScreen { preferring }.fittingSize(in: Self.screen), CGSize(width: 200, height: 90))

      let wide = UILabel()
      wide.numberOfLines = 0
      wide.text = String(repeating: "many words ", count: 20)
      let size = PreviewScreen { wide }.fittingSize(in: Self.screen)
      XCTAssertLessThanOrEqual(size.width, 400)
      XCTAssertGreaterThan(size.height, 40)

      XCTAssertEqual(PreviewScreen { UIView() }.fittingSize(in: Self.screen), Self.screen)
    }
  }
}
