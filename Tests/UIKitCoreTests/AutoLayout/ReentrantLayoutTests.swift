import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Views that change the tree while they are put in their places.
final class ReentrantLayoutTests: XCTestCase {
  private final class Mover: UIView {
    var change: (() -> Void)?
    override var bounds: CGRect {
      didSet {
        let change = change
        self.change = nil
        change?()
      }
    }
  }

  /// The system of constraints is taken apart and another one made of it, as a view that leaves and comes back does.
  func test_aSystemTakenApartByASetter_goesOnInTheNextOne() {
    onMainActor {
      let controller = UIViewController()
      let harness = Harness(device: "iphone-15", root: controller)
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let mover = Mover()
      let others = (0..<4).map { _ in UIView() }
      for view in [mover] + others {
        view.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 7),
          view.topAnchor.constraint(equalTo: holder.topAnchor),
          view.widthAnchor.constraint(equalToConstant: 50),
          view.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      mover.change = {
        holder.removeFromSuperview()
        controller.view.addSubview(holder)
      }
      controller.view.addSubview(holder)
      harness.advance(by: 0.1)
      for view in [mover] + others {
        XCTAssertEqual(view.frame, CGRect(x: 7, y: 0, width: 50, height: 20))
      }
    }
  }
}
