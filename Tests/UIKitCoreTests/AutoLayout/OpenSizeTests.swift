import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Views whose constraints say where they lie and not how large they are.
///
/// iOS-BEHAVIOUR: they have no size. Evidence: constraint-11.
final class OpenSizeTests: XCTestCase {
  /// The frame of a view in a superview of 300 by 200 points, with one constraint.
  private func frame(_ constraint: @MainActor (UIView, UIView) -> NSLayoutConstraint) -> CGRect {
    var result = CGRect.null
    onMainActor {
      let fixture = LayoutFixture()
      let view = fixture.add()
      constraint(view, fixture.root).isActive = true
      fixture.layOut()
      result = view.frame
    }
    return result
  }

  // Evidence: constraint-14.
  func test_aViewThatNoConstraintNames_keepsItsFrame_untilItHasContents() {
    onMainActor {
      let fixture = LayoutFixture()
      let other = fixture.add()
      other.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 5).isActive = true
      let view = UIImageView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.translatesAutoresizingMaskIntoConstraints = false
      let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.addSubview(inner)
      fixture.root.addSubview(view)
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(inner.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
      view.image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 8)).image { _ in }
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 7, height: 8))
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 9).isActive = true
      fixture.layOut()
      XCTAssertEqual(view.frame.minX, 9)
    }
  }

  func test_oneEdge_placesAViewWithoutASize() {
    XCTAssertEqual(
      frame { $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -23) },
      CGRect(x: 0, y: 177, width: 0, height: 0))
    XCTAssertEqual(
      frame { $0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -13) },
      CGRect(x: 287, y: 0, width: 0, height: 0))
    XCTAssertEqual(
      frame { $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 10) },
      CGRect(x: 0, y: 10, width: 0, height: 0))
    XCTAssertEqual(
      frame { $1.rightAnchor.constraint(equalTo: $0.rightAnchor, constant: 13) },
      CGRect(x: 287, y: 0, width: 0, height: 0))
  }

  func test_inequalities_holdWithEquality() {
    XCTAssertEqual(
      frame { $0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor, constant: -23) },
      CGRect(x: 0, y: 177, width: 0, height: 0))
    XCTAssertEqual(
      frame { $0.bottomAnchor.constraint(greaterThanOrEqualTo: $1.bottomAnchor, constant: -23) },
      CGRect(x: 0, y: 177, width: 0, height: 0))
    XCTAssertEqual(
      frame { view, _ in view.heightAnchor.constraint(greaterThanOrEqualToConstant: 94) },
      CGRect(x: 0, y: 0, width: 0, height: 94))
  }

  func test_sizeThatIsLimitedFromAboveAlone_isZero() {
    XCTAssertEqual(
      frame { view, _ in view.widthAnchor.constraint(lessThanOrEqualToConstant: 120) },
      CGRect(x: 0, y: 0, width: 0, height: 0))
    XCTAssertEqual(
      frame { $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor) },
      CGRect(x: 0, y: 0, width: 0, height: 0))
    XCTAssertEqual(
      frame { $1.heightAnchor.constraint(greaterThanOrEqualTo: $0.heightAnchor, multiplier: 2) },
      CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Whichever limit comes first.
  func test_sizeBetweenLimits_isTheSmallest() {
    onMainActor {
      for isUpperFirst in [true, false] {
        let fixture = LayoutFixture()
        let view = fixture.add()
        let limits = [
          view.heightAnchor.constraint(lessThanOrEqualToConstant: 80),
          view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
        ]
        for limit in isUpperFirst ? limits : limits.reversed() { limit.isActive = true }
        view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 8).isActive = true
        view.rightAnchor.constraint(lessThanOrEqualTo: fixture.root.rightAnchor).isActive = true
        fixture.layOut()
        XCTAssertEqual(view.frame, CGRect(x: 8, y: 0, width: 0, height: 30))
        XCTAssertTrue(view.hasAmbiguousLayout, "the program has said no size")
        // What the program says, and what contents ask for, counts more.
        let size = view.heightAnchor.constraint(equalToConstant: 60)
        size.priority = UILayoutPriority(1)
        size.isActive = true
        fixture.layOut()
        XCTAssertEqual(view.frame.height, 60)
      }
    }
  }

  func test_contentsWithinALimit_keepTheirSize() {
    onMainActor {
      let fixture = LayoutFixture()
      let label = UILabel()
      label.text = "Text"
      fixture.add(label)
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
      fixture.layOut()
      XCTAssertEqual(label.frame.width, label.intrinsicContentSize.width, accuracy: 0.5)
    }
  }

  func test_centre_isThatOfAViewWithoutASize() {
    XCTAssertEqual(
      frame { $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor) },
      CGRect(x: 150, y: 0, width: 0, height: 0))
  }

  /// A size that is said later moves the place.
  func test_sizeThatComesLater_keepsTheEdge() {
    onMainActor {
      let fixture = LayoutFixture()
      let view = fixture.add()
      view.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor).isActive = true
      fixture.layOut()
      let height = view.heightAnchor.constraint(equalToConstant: 40)
      height.isActive = true
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 0, y: 160, width: 0, height: 40))
      height.isActive = false
      fixture.layOut()
      XCTAssertEqual(view.frame.maxY, 200)
    }
  }
}
