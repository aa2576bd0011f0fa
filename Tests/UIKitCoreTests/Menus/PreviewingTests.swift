import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Controllers that are shown in small where a view is pressed, as apps before iOS 13 asked for them.
final class PreviewingTests: XCTestCase {
  func test_pressing_showsTheControllerAndATapCommits() {
    onMainActor {
      let holder = Previewer()
      let harness = Harness(device: "iphone-se", root: holder)
      let context = holder.registerForPreviewing(with: holder, sourceView: holder.view)
      XCTAssertTrue(context.sourceView === holder.view)
      XCTAssertTrue(context.delegate === holder)
      harness.run("longpress 100,200\nidle\nexpect \"Small\"")
      XCTAssertEqual(holder.locations, [CGPoint(x: 100, y: 200)])
      harness.run("tap \"Small\"\nidle")
      XCTAssertEqual(holder.committed, 1)

      holder.unregisterForPreviewing(withContext: context)
      harness.run("longpress 100,200\nidle\nexpect no \"Small\"")
      XCTAssertEqual(holder.locations.count, 1)
    }
  }
}

@MainActor
private final class Previewer: UIViewController, UIViewControllerPreviewingDelegate {
  var locations: [CGPoint] = []
  var committed = 0
  private let shown = UIViewController()

  override func viewDidLoad() {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
    label.text = "Small"
    shown.view.addSubview(label)
    shown.preferredContentSize = CGSize(width: 200, height: 150)
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    locations.append(location)
    return shown
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    if viewControllerToCommit === shown { committed += 1 }
  }
}
