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

  /// A view with a system of its own is inside one that joins a system, which it belongs to since; then a view inside
  /// gets its first constraint.
  func test_aSystemInsideAViewThatJoinsAnother_comesAlong() {
    onMainActor {
      let controller = UIViewController()
      let harness = Harness(device: "iphone-15", root: controller)
      let (holder, outer, middle) = (UIView(), UIView(), UIView())
      let (first, second, inner) = (UIView(), UIView(), UIView())
      func pin(_ view: UIView, to holder: UIView, width: CGFloat = 50) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 7),
          view.topAnchor.constraint(equalTo: holder.topAnchor),
          view.widthAnchor.constraint(equalToConstant: width),
          view.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      for view in [outer, middle] {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      outer.addSubview(middle)
      for view in [first, second] { middle.addSubview(view) }
      second.addSubview(inner)
      pin(first, to: middle)
      pin(second, to: middle)
      harness.advance(by: 0.1)
      controller.view.addSubview(holder)
      pin(holder, to: controller.view, width: 300)
      harness.advance(by: 0.1)
      holder.addSubview(outer)
      pin(inner, to: second)
      harness.advance(by: 0.1)
      XCTAssertEqual(first.frame, CGRect(x: 7, y: 0, width: 50, height: 20))
      XCTAssertEqual(inner.frame, CGRect(x: 7, y: 0, width: 50, height: 20))
      XCTAssertTrue(first.autoLayout?.member?.engine === middle.autoLayout?.inside)
    }
  }
}
