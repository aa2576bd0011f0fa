import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

private func address(_ object: AnyObject) -> String {
  "\(Unmanaged.passUnretained(object).toOpaque())"
}

final class ConflictTests: XCTestCase {
  func test_contradictingConstraints_areLoggedInUIKitsWordsAndTheLastIsBroken() {
    onMainActor {
      let fixture = LayoutFixture()
      let view = fixture.add()
      let first = view.widthAnchor.constraint(equalToConstant: 100)
      let second = view.widthAnchor.constraint(equalToConstant: 200)
      second.identifier = "too wide"
      first.isActive = true
      second.isActive = true
      let name = "UIView:\(Unmanaged.passUnretained(view).toOpaque())"
      let lines = logged { fixture.layOut() }
      XCTAssertEqual(
        lines,
        [
          """
          Unable to simultaneously satisfy constraints.
          \tProbably at least one of the constraints in the following list is one you don't want. \

          \tTry this: \

          \t\t(1) look at each constraint and try to figure out which you don't expect; \

          \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \

          (
              "<NSLayoutConstraint:\(address(second)) 'too wide' \(name).width == 200   (active)>",
              "<NSLayoutConstraint:\(address(first)) \(name).width == 100   (active)>"
          )

          Will attempt to recover by breaking constraint \

          <NSLayoutConstraint:\(address(second)) 'too wide' \(name).width == 200   (active)>

          Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
          The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
          """
        ])
      XCTAssertEqual(view.bounds.width, 100)
      XCTAssertTrue(second.isActive, "broken, not gone")
      XCTAssertEqual(logged { fixture.layOut() }, [], "said once")
      first.isActive = false
      fixture.layOut()
      XCTAssertEqual(view.bounds.width, 200, "holds again once it can")
    }
  }

  func test_edgesTooFarApart_conflictWithASizeThatWouldBeNegative() {
    onMainActor {
      let fixture = LayoutFixture(size: CGSize(width: 300, height: 0))
      let view = fixture.add()
      let top = view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 8)
      let bottom = fixture.root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8)
      NSLayoutConstraint.activate([top, bottom])
      let lines = logged { fixture.layOut() }
      XCTAssertEqual(lines.count, 1)
      let text = lines.first ?? ""
      XCTAssertTrue(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
      XCTAssertTrue(text.contains("<NSAutoresizingMaskLayoutConstraint:"))
      XCTAssertTrue(text.contains("h=--& v=--& UIView:"))
      XCTAssertTrue(text.contains(".height == 0   (active)>"))
      XCTAssertTrue(text.contains(" V:|-(8)-[UIView:"))
      XCTAssertTrue(text.contains(" V:[UIView:"))
      XCTAssertTrue(text.contains("]-(8)-|   (active, names: '|':UIView:"))
      XCTAssertEqual(
        text.components(separatedBy: "(active").count - 1, 4, "three and the broken one")
      XCTAssertEqual(view.frame.height, 0)
      XCTAssertEqual(fixture.root.frame.height, 0, "frames set by hand are not broken")
    }
  }

  func test_optionalConstraints_giveWayInSilence() {
    onMainActor {
      let fixture = LayoutFixture()
      let view = fixture.add()
      for (width, priority) in [(100, 999), (200, 750), (300, 250)] {
        let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
        constraint.priority = UILayoutPriority(Float(priority))
        constraint.isActive = true
      }
      let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
      limit.isActive = true
      XCTAssertEqual(logged { fixture.layOut() }, [])
      XCTAssertEqual(view.bounds.width, 100)
      limit.constant = 60
      XCTAssertEqual(logged { fixture.layOut() }, [])
      XCTAssertEqual(view.bounds.width, 60)
    }
  }

  func test_manyConflicts_eachNameTheirOwn() {
    onMainActor {
      let fixture = LayoutFixture()
      for _ in 0..<30 {
        let view = fixture.add()
        NSLayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
          view.widthAnchor.constraint(equalToConstant: 10),
          view.rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
        ])
      }
      let lines = logged { fixture.layOut() }
      XCTAssertEqual(lines.count, 30)
      for line in lines { XCTAssertEqual(line.components(separatedBy: "\",\n").count, 4) }
    }
  }

  func test_hugeAndOddNumbers_endInALayout() {
    onMainActor {
      final class Endless: UIView {
        var size = CGSize(width: CGFloat.infinity, height: .nan)
        override var intrinsicContentSize: CGSize { size }
      }
      let fixture = LayoutFixture()
      let view = fixture.add(Endless())
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
      view.heightAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
        .isActive = true
      let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: -1e300)
      wide.isActive = true
      let lines = logged { fixture.layOut() }
      XCTAssertEqual(
        lines.filter { $0.contains("intrinsicContentSize's width must be finite") }.count, 1)
      XCTAssertEqual(
        lines.filter { $0.contains("intrinsicContentSize's height must be finite") }.count, 1)
      XCTAssertEqual(view.bounds.width, 0)
      view.size = CGSize(width: 20, height: 1e30)
      view.invalidateIntrinsicContentSize()
      fixture.layOut()
      XCTAssertEqual(view.bounds.size, CGSize(width: 20, height: 1e7))
    }
  }
}
