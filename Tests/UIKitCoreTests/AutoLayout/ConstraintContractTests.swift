import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private final class Updating: UIView {
  var log: (String) -> Void = { _ in }
  var name = ""
  var constraint: NSLayoutConstraint?
  override func updateConstraints() {
    log(name)
    constraint?.constant += 1
    super.updateConstraints()
  }
}

/// What views are asked and told, and what may be asked of them.
final class ConstraintContractTests: XCTestCase {
  func test_anchorsOfOneEdge_areOneObject_whileSomebodyHoldsIt() {
    onMainActor {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let first = inner.topAnchor.constraint(equalTo: outer.topAnchor)
      let second = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5)
      XCTAssertTrue(first.firstAnchor === second.firstAnchor)
      XCTAssertTrue(first.secondAnchor === second.secondAnchor)
      XCTAssertFalse(first.firstAnchor === first.secondAnchor)
      XCTAssertFalse(
        first.firstAnchor === inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor).firstAnchor
      )
      weak var released = first.firstAnchor
      XCTAssertNil(released)
    }
  }

  func test_updateConstraints_runsOnceAtFirstAndThenWhenAskedInnerViewsFirst() {
    onMainActor {
      let fixture = LayoutFixture()
      var log: [String] = []
      let (outer, inner) = (Updating(), Updating())
      (outer.name, inner.name) = ("outer", "inner")
      for view in [outer, inner] { view.log = { log.append($0) } }
      outer.addSubview(inner)
      XCTAssertTrue(outer.needsUpdateConstraints())
      fixture.add(outer)
      fixture.layOut()
      XCTAssertEqual(log, ["inner", "outer"])
      fixture.layOut()
      XCTAssertEqual(log.count, 2)
      inner.constraint = inner.widthAnchor.constraint(equalToConstant: 10)
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.constraint?.isActive = true
      inner.setNeedsUpdateConstraints()
      inner.setNeedsUpdateConstraints()
      fixture.layOut()
      XCTAssertEqual(log, ["inner", "outer", "inner"])
      XCTAssertEqual(inner.bounds.width, 11, "the change counts in the same layout")
      outer.setNeedsUpdateConstraints()
      inner.updateConstraintsIfNeeded()
      XCTAssertEqual(log.count, 3, "not its business")
      outer.updateConstraintsIfNeeded()
      XCTAssertEqual(log.last, "outer")
      inner.setNeedsUpdateConstraints()
      fixture.root.layoutIfNeeded()
      XCTAssertEqual(inner.bounds.width, 12)
    }
  }

  func test_updateViewConstraints_standsForTheView() {
    onMainActor {
      final class Controller: UIViewController {
        var updates = 0
        override func updateViewConstraints() {
          updates += 1
          super.updateViewConstraints()
        }
      }
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      let controller = Controller()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      _ = window.windowScene?.host.frame(at: 0)
      XCTAssertEqual(controller.updates, 1)
      controller.view.setNeedsUpdateConstraints()
      _ = window.windowScene?.host.frame(at: 1)
      XCTAssertEqual(controller.updates, 2)
    }
  }

  func test_framesAreSet_inTheSuperviewsLayoutSubviews() {
    onMainActor {
      final class Parent: UIView {
        var seen: [CGFloat] = []
        var child = UIView()
        override func layoutSubviews() {
          seen.append(child.frame.width)
          super.layoutSubviews()
          seen.append(child.frame.width)
        }
      }
      let fixture = LayoutFixture()
      let parent = fixture.add(Parent())
      parent.pin(to: fixture.root, by: 0)
      parent.child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(parent.child)
      parent.child.pin(to: parent, by: 10)
      fixture.layOut()
      XCTAssertEqual(parent.seen, [0, 280])
    }
  }

  func test_transformedViews_keepTheirSizeAndTurnAboutTheirPlace() {
    onMainActor {
      let fixture = LayoutFixture()
      let view = fixture.add()
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: fixture.root.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 80),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      fixture.layOut()
      XCTAssertEqual(view.bounds.size, CGSize(width: 80, height: 20))
      XCTAssertEqual(view.center, CGPoint(x: 150, y: 100))
      view.layer.anchorPoint = .zero
      fixture.root.setNeedsLayout()
      fixture.layOut()
      XCTAssertEqual(view.center, CGPoint(x: 110, y: 90), "the corner it turns about")
    }
  }

  func test_alignmentInsets_areLeftOutOfConstraints() {
    onMainActor {
      final class Badge: UIView {
        override var alignmentRectInsets: UIEdgeInsets {
          UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
      }
      let fixture = LayoutFixture()
      let badge = fixture.add(Badge())
      NSLayoutConstraint.activate([
        badge.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 10),
        badge.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 10),
      ])
      fixture.layOut()
      XCTAssertEqual(badge.frame, CGRect(x: 8, y: 9, width: 36, height: 24))
      XCTAssertEqual(
        badge.alignmentRect(forFrame: badge.frame), CGRect(x: 10, y: 10, width: 30, height: 20))
      XCTAssertEqual(
        badge.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 30, height: 20)), badge.frame)
    }
  }

  // MARK: Right to left

  func test_leadingAndTrailing_mirrorPlacesDistancesAndRelations() {
    onMainActor {
      let fixture = LayoutFixture()
      let (a, b, c, d) = (fixture.add(), fixture.add(), fixture.add(), fixture.add())
      for view in [a, b, d] { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
      let weak = c.widthAnchor.constraint(equalToConstant: 1000)
      weak.priority = .defaultLow
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10),
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
        c.leadingAnchor.constraint(equalTo: b.trailingAnchor), weak,
        c.trailingAnchor.constraint(lessThanOrEqualTo: fixture.root.trailingAnchor, constant: -30),
        NSLayoutConstraint(
          item: d, attribute: .leading, relatedBy: .equal, toItem: fixture.root,
          attribute: .trailing, multiplier: 0.5, constant: 4),
      ])
      fixture.layOut()
      let leftToRight = [a, b, c, d].map(\.frame)
      XCTAssertEqual(leftToRight.map(\.minX), [10, 66, 106, 154])
      XCTAssertEqual(leftToRight[2].maxX, 270)
      fixture.root.semanticContentAttribute = .forceRightToLeft
      fixture.layOut()
      for (view, old) in zip([a, b, c, d], leftToRight) {
        XCTAssertEqual(view.frame.maxX, 300 - old.minX)
        XCTAssertEqual(view.frame.width, old.width)
      }
      fixture.root.semanticContentAttribute = .unspecified
      fixture.layOut()
      XCTAssertEqual([a, b, c, d].map(\.frame), leftToRight)
    }
  }

  func test_distances_areSizes() {
    onMainActor {
      let fixture = LayoutFixture()
      let (a, b, c) = (fixture.add(), fixture.add(), fixture.add())
      for view in [a, b, c] { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        c.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
        a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
          equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor), multiplier: 2),
      ])
      fixture.layOut()
      XCTAssertEqual(b.frame.minX, 180)
      fixture.root.semanticContentAttribute = .forceRightToLeft
      fixture.layOut()
      XCTAssertEqual(b.frame.maxX, 120)
    }
  }

  // MARK: Fitting

  func test_fittingSize_isTheSmallestThatConstraintsAllow() {
    onMainActor {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 77, height: 77))
      let label = UILabel()
      label.text = "Some words that may be broken into several lines of text"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.pin(to: view, by: 10)
      let natural = label.sizeThatFits(CGSize(width: 10_000, height: 0))
      XCTAssertEqual(
        view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
        CGSize(width: natural.width + 20, height: natural.height + 20))
      let narrow = view.systemLayoutSizeFitting(
        CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      XCTAssertEqual(narrow.width, 150)
      XCTAssertEqual(narrow.height, label.sizeThatFits(CGSize(width: 130, height: 0)).height + 20)
      XCTAssertEqual(view.frame.size, CGSize(width: 77, height: 77), "asking changes nothing")
      view.layoutIfNeeded()
      XCTAssertEqual(label.frame.width, 57)
      XCTAssertEqual(
        view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width, natural.width + 20)
      XCTAssertEqual(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), natural)
      let plain = UILabel()
      plain.text = "Alone"
      XCTAssertEqual(
        plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
        plain.intrinsicContentSize)
    }
  }

  func test_fittingSize_ofAViewInTheMiddle_leavesOutWhatIsAround() {
    onMainActor {
      let fixture = LayoutFixture()
      let box = fixture.add()
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(child)
      child.pin(to: box, by: 5)
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
      child.heightAnchor.constraint(equalTo: child.widthAnchor).isActive = true
      box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor).isActive = true
      box.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor).isActive = true
      fixture.layOut()
      XCTAssertEqual(box.bounds.width, 300)
      XCTAssertEqual(
        box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
        CGSize(width: 50, height: 50))
      fixture.layOut()
      XCTAssertEqual(box.bounds.width, 300)
    }
  }

  func test_detachedView_takesTheSizeOfItsConstraints() {
    onMainActor {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 120).isActive = true
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
      view.layoutIfNeeded()
      XCTAssertEqual(view.bounds.size, CGSize(width: 120, height: 60))
    }
  }

  // MARK: Questions

  func test_ambiguity_isFoundAndShown() {
    onMainActor {
      let fixture = LayoutFixture()
      let view = fixture.add()
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(greaterThanOrEqualTo: fixture.root.leftAnchor, constant: 10),
        view.rightAnchor.constraint(lessThanOrEqualTo: fixture.root.rightAnchor, constant: -10),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 5),
      ])
      fixture.layOut()
      XCTAssertTrue(view.hasAmbiguousLayout)
      let before = view.frame
      view.exerciseAmbiguityInLayout()
      fixture.layOut()
      XCTAssertNotEqual(view.frame, before)
      XCTAssertTrue((10...240).contains(view.frame.minX))
      let center = view.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor)
      center.priority = .defaultLow
      center.isActive = true
      fixture.layOut()
      XCTAssertFalse(view.hasAmbiguousLayout)
      XCTAssertEqual(view.frame.midX, 150)
    }
  }

  func test_constraintsAffectingLayout_areThoseThatTheFrameRestsOn() {
    onMainActor {
      let fixture = LayoutFixture()
      let (a, b) = (fixture.add(), fixture.add())
      let width = a.widthAnchor.constraint(equalToConstant: 30)
      let place = a.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 4)
      let next = b.leftAnchor.constraint(equalTo: a.rightAnchor)
      let own = b.widthAnchor.constraint(equalToConstant: 9)
      let height = a.heightAnchor.constraint(equalToConstant: 3)
      NSLayoutConstraint.activate([width, place, next, own, height])
      fixture.layOut()
      XCTAssertEqual(
        Set(b.constraintsAffectingLayout(for: .horizontal)), [width, place, next, own])
      XCTAssertEqual(a.constraintsAffectingLayout(for: .vertical), [height])
    }
  }

  func test_equalAnchorsAreEqual_andDescribeThemselves() {
    onMainActor {
      let view = UIView()
      XCTAssertEqual(view.topAnchor, view.topAnchor)
      XCTAssertNotEqual(view.topAnchor, view.bottomAnchor)
      XCTAssertTrue(view.topAnchor.description.contains(".top\""))
      let label = UILabel()
      label.text = "A text that is longer than logs show of it"
      view.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      let constraint = label.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.leadingAnchor, constant: 12.5)
      constraint.priority = .defaultHigh
      XCTAssertTrue(
        constraint.description.contains(
          "H:|-(>=12.5)-[UILabel:\(Unmanaged.passUnretained(label).toOpaque())"
            + "'A text that is longer th...'] priority:750   (inactive"))
    }
  }
}
