import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Constraints while the tree changes around them.
final class LayoutTreeTests: XCTestCase {
  func test_leavingTheSuperview_endsConstraintsThatReachAcrossAndKeepsThoseInside() {
    onMainActor {
      let fixture = LayoutFixture()
      let container = fixture.add()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(inner)
      let across = inner.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 12)
      let edge = container.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 5)
      let inside = inner.widthAnchor.constraint(equalTo: container.widthAnchor, constant: -10)
      let own = container.widthAnchor.constraint(equalToConstant: 50)
      NSLayoutConstraint.activate([across, edge, inside, own])
      XCTAssertTrue(across.holder === fixture.root)
      XCTAssertTrue(inside.holder === container)
      XCTAssertTrue(own.holder === container)
      fixture.layOut()
      XCTAssertEqual(inner.frame.minX, 7)
      XCTAssertEqual(inner.frame.width, 40)
      container.removeFromSuperview()
      XCTAssertEqual([across, edge, inside, own].map(\.isActive), [false, false, true, true])
      XCTAssertEqual(fixture.root.constraints, [])
      fixture.layOut()
      fixture.root.addSubview(container)
      own.constant = 70
      fixture.layOut()
      XCTAssertEqual(container.bounds.width, 70)
      XCTAssertEqual(inner.bounds.width, 60)
    }
  }

  func test_constraintsMadeBeforeTheTree_holdOnceItIsShown() {
    onMainActor {
      // Bottom up, as initialisers build it.
      let leaf = UIView()
      let middle = UIView()
      let top = UIView()
      for view in [leaf, middle, top] { view.translatesAutoresizingMaskIntoConstraints = false }
      middle.addSubview(leaf)
      leaf.pin(to: middle, by: 3)
      top.addSubview(middle)
      middle.pin(to: top, by: 4)
      let fixture = LayoutFixture()
      fixture.root.addSubview(top)
      top.pin(to: fixture.root, by: 5)
      fixture.layOut()
      XCTAssertEqual(leaf.frame, CGRect(x: 3, y: 3, width: 276, height: 176))
    }
  }

  func test_viewThatFillsAViewSizedByConstraints_sizesItFromItsOwnConstraints() {
    onMainActor {
      // A nib's root in the view that loads it: translated, flexible, with constraints inside.
      final class Loader: UIView {
        let content = UIView()
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          content.frame = bounds
          content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          addSubview(content)
          label.text = "Sized by this"
          label.translatesAutoresizingMaskIntoConstraints = false
          content.addSubview(label)
          label.pin(to: content, by: 10)
        }
        required init?(coder: NSCoder) { nil }
      }
      let loader = Loader(frame: .zero)
      XCTAssertTrue(loader.content.isSystemRoot)
      let size = loader.label.intrinsicContentSize
      XCTAssertEqual(
        loader.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
        CGSize(width: size.width + 20, height: size.height + 20))
      let fixture = LayoutFixture()
      fixture.add(loader)
      XCTAssertFalse(loader.content.isSystemRoot)
      loader.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
      loader.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
      fixture.layOut()
      XCTAssertEqual(loader.bounds.size, CGSize(width: size.width + 20, height: size.height + 20))
      XCTAssertEqual(loader.content.frame, loader.bounds)
      XCTAssertEqual(loader.label.frame.origin, CGPoint(x: 10, y: 10))
      loader.removeFromSuperview()
      fixture.layOut()
      XCTAssertEqual(
        loader.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, size.width + 20)
    }
  }

  func test_viewPlacedByHand_movesWhatIsBoundToIt() {
    onMainActor {
      let fixture = LayoutFixture()
      let manual = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
      fixture.root.addSubview(manual)
      let follower = fixture.add()
      NSLayoutConstraint.activate([
        follower.leftAnchor.constraint(equalTo: manual.rightAnchor, constant: 5),
        follower.centerYAnchor.constraint(equalTo: manual.centerYAnchor),
        follower.widthAnchor.constraint(equalTo: manual.widthAnchor),
        follower.heightAnchor.constraint(equalToConstant: 10),
      ])
      fixture.layOut()
      XCTAssertEqual(follower.frame, CGRect(x: 45, y: 20, width: 30, height: 10))
      manual.frame = CGRect(x: 20, y: 50, width: 40, height: 20)
      fixture.layOut()
      XCTAssertEqual(follower.frame, CGRect(x: 65, y: 55, width: 40, height: 10))
      manual.autoresizingMask = [.flexibleLeftMargin]
      fixture.root.frame.size.width = 350
      fixture.layOut()
      XCTAssertEqual(manual.frame.minX, 70)
      XCTAssertEqual(follower.frame.minX, 115)
    }
  }

  func test_switchingTranslation_changesWhoDecides() {
    onMainActor {
      let fixture = LayoutFixture()
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      fixture.root.addSubview(view)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.pin(to: view, by: 0)
      fixture.layOut()
      XCTAssertEqual(child.frame, view.bounds)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.pin(to: fixture.root, by: 20)
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 20, y: 20, width: 260, height: 160))
      XCTAssertEqual(child.frame, view.bounds)
      NSLayoutConstraint.deactivate(fixture.root.constraints)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
      fixture.layOut()
      XCTAssertEqual(view.frame, CGRect(x: 5, y: 6, width: 70, height: 80))
      XCTAssertEqual(child.frame, view.bounds)
    }
  }

  func test_viewsThatOutliveTheirRoot_goOnWithTheirConstraints() {
    onMainActor {
      let container = UIView()
      container.translatesAutoresizingMaskIntoConstraints = false
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(child)
      child.pin(to: container, by: 2)
      let width = container.widthAnchor.constraint(equalToConstant: 44)
      let height = container.heightAnchor.constraint(equalToConstant: 44)
      NSLayoutConstraint.activate([width, height])
      autoreleasepool {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(container)
        container.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(container.frame.minX, 9)
      }
      XCTAssertNil(container.superview)
      width.constant = 60
      let fixture = LayoutFixture()
      fixture.root.addSubview(container)
      container.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 3).isActive = true
      fixture.layOut()
      XCTAssertEqual(container.frame.width, 60)
      XCTAssertEqual(container.frame.minX, 3)
      XCTAssertEqual(child.frame, CGRect(x: 2, y: 2, width: 56, height: 40))
    }
  }

  func test_changeInOneOfManyContentViews_solvesThatOneOnly() {
    onMainActor {
      let fixture = LayoutFixture()
      var labels: [UILabel] = []
      for index in 0..<50 {
        let cell = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 300, height: 20))
        fixture.root.addSubview(cell)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Row \(index)"
        cell.addSubview(label)
        label.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: cell.centerYAnchor).isActive = true
        labels.append(label)
      }
      fixture.layOut()
      let systems = labels.compactMap { $0.superview?.autoLayout?.inside }
      XCTAssertEqual(Set(systems.map(ObjectIdentifier.init)).count, 50)
      let before = systems.map(\.solver.pivots)
      labels[7].text = "A much longer text than before"
      fixture.layOut()
      XCTAssertEqual(labels[7].bounds.width, labels[7].intrinsicContentSize.width)
      XCTAssertEqual(fixture.window.windowScene?.host.loop.lastStatistics.viewsLaidOut, 2)
      for (index, system) in systems.enumerated() where index != 7 {
        XCTAssertEqual(system.solver.pivots, before[index])
      }
    }
  }
}

extension UIView {
  /// All four edges at a distance inwards.
  func pin(to view: UIView, by distance: CGFloat) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: distance),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -distance),
      topAnchor.constraint(equalTo: view.topAnchor, constant: distance),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -distance),
    ])
  }
}
