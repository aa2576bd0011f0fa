import CollectionEngine
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Two fingers, and the mouse, over several items.
final class MultipleSelectionTests: XCTestCase {
  // MARK: Two fingers

  @MainActor
  private static func twoFingers(_ items: ItemFixture, _ point: CGPoint) {
    items.fixture.down(point.x - 15, point.y, id: 1)
    items.fixture.down(point.x + 15, point.y, id: 2)
  }

  @MainActor
  private static func move(_ items: ItemFixture, to point: CGPoint) {
    items.fixture.wait(0.02)
    items.fixture.queue(point.x - 15, point.y, id: 1)
    items.fixture.queue(point.x + 15, point.y, id: 2)
    items.fixture.flush()
  }

  @MainActor
  private static func lift(_ items: ItemFixture) {
    items.fixture.up(id: 1)
    items.fixture.up(id: 2)
    items.fixture.settle()
  }

  func test_twoFingers_selectWhatTheyPassAndTakeItBack() {
    onMainActor {
      let items = ItemFixture()
      items.view.allowsMultipleSelectionDuringEditing = true
      items.beginsSeveral = { _ in true }
      Self.twoFingers(items, items.middle(1))
      Self.move(items, to: items.middle(2))
      XCTAssertEqual(
        items.take(),
        [
          "shouldBeginSeveral 2", "didBeginSeveral 2 editing true", "shouldSelect 2",
          "didSelect 2",
        ])
      Self.move(items, to: items.middle(7))
      XCTAssertEqual(items.selected, [2, 3, 4, 5, 6, 7])
      Self.move(items, to: items.middle(4))
      XCTAssertEqual(items.selected, [2, 3, 4])
      Self.move(items, to: items.middle(0))
      XCTAssertEqual(items.selected, [0, 1, 2])
      Self.lift(items)
      XCTAssertEqual(items.take().last, "didEndSeveral")
      XCTAssertEqual(items.view.contentOffset.y, 0, "nothing scrolled")
      // Beginning on something selected takes away.
      Self.twoFingers(items, items.middle(1))
      Self.move(items, to: items.middle(2))
      Self.move(items, to: items.middle(1))
      XCTAssertEqual(items.selected, [0])
      Self.lift(items)
      items.fixture.close()
    }
  }

  func test_twoFingers_scrollWhereTheDelegateRefusesOrNothingAllowsIt() {
    onMainActor {
      let items = ItemFixture()
      for isAllowed in [false, true] {
        items.view.allowsMultipleSelectionDuringEditing = isAllowed
        items.view.contentOffset.y = 0
        let places = [7, 4, 1].map { items.middle($0) }
        Self.twoFingers(items, places[0])
        Self.move(items, to: places[1])
        Self.move(items, to: places[2])
        XCTAssertEqual(items.view.contentOffset.y, 190)
        items.fixture.wait(0.2)
        Self.lift(items)
        XCTAssertEqual(items.take(), isAllowed ? ["shouldBeginSeveral 4"] : [])
      }
      items.fixture.close()
    }
  }

  func test_twoFingersAtTheEdge_scrollAndGoOnSelecting() {
    onMainActor {
      let items = ItemFixture()
      items.view.allowsMultipleSelection = true
      items.beginsSeveral = { _ in true }
      Self.twoFingers(items, items.middle(4))
      Self.move(items, to: CGPoint(x: 150, y: 250))
      Self.move(items, to: CGPoint(x: 150, y: 490))
      items.fixture.wait(1)
      XCTAssertGreaterThan(items.view.contentOffset.y, 300)
      let last = items.view.indexPathForItem(
        at: CGPoint(x: 150, y: 490 + items.view.contentOffset.y))!.item
      XCTAssertEqual(items.selected, Array(7...last))
      Self.lift(items)
      items.fixture.wait(0.5)
      items.fixture.settle()
      items.fixture.close()
    }
  }

  // MARK: The mouse's band

  func test_band_selectsWhatItTouches() {
    onMainActor {
      let items = ItemFixture(inset: UIEdgeInsets(top: 50, left: 50, bottom: 0, right: 50))
      items.view.allowsMultipleSelection = true
      items.beginsSeveral = { _ in true }
      let fixture = items.fixture
      fixture.down(10, 10, kind: .mouse)
      fixture.move(30, 30, kind: .mouse)
      XCTAssertEqual(items.selected, [])
      XCTAssertEqual(items.take(), ["shouldBeginSeveral 0", "didBeginSeveral 0 editing false"])
      fixture.move(170, 170, kind: .mouse)
      XCTAssertEqual(items.selected, [0, 1, 2, 3])
      let band = items.view.subviews.last
      XCTAssertEqual(band?.frame, CGRect(x: 10, y: 10, width: 160, height: 160))
      fixture.move(120, 170, kind: .mouse)
      XCTAssertEqual(items.selected, [0, 2])
      fixture.up(kind: .mouse)
      XCTAssertFalse(items.view.subviews.contains { $0 === band })
      XCTAssertEqual(items.take().last, "didEndSeveral")
      XCTAssertEqual(items.selected, [0, 2])
      // A new band replaces; with Ctrl it would add.
      fixture.down(290, 10, kind: .mouse)
      fixture.move(240, 100, kind: .mouse)
      fixture.up(kind: .mouse)
      XCTAssertEqual(items.selected, [1])
      fixture.settle()
      fixture.close()
    }
  }

  func test_mouseOnAnItem_dragsContentAndFingersNeverBand() {
    onMainActor {
      let items = ItemFixture(inset: UIEdgeInsets(top: 50, left: 50, bottom: 0, right: 50))
      items.view.allowsMultipleSelection = true
      items.beginsSeveral = { _ in true }
      items.fixture.down(100, 300, kind: .mouse)
      items.fixture.move(100, 250, kind: .mouse)
      XCTAssertEqual(items.view.contentOffset.y, 40)
      items.fixture.wait(0.2)
      items.fixture.up(kind: .mouse)
      items.fixture.settle()
      items.fixture.down(10, 300)
      items.fixture.move(10, 250)
      XCTAssertEqual(items.view.contentOffset.y, 80)
      items.fixture.wait(0.2)
      items.fixture.up()
      XCTAssertEqual(items.selected, [])
      items.fixture.settle()
      items.fixture.close()
    }
  }

  func test_strips_coverExactlyWhatChanged() {
    var random = SeededGenerator(seed: 11)
    func rect() -> CGRect {
      CGRect(
        x: random.number(0...50).rounded(), y: random.number(0...50).rounded(),
        width: random.number(1...50).rounded(.up), height: random.number(1...50).rounded(.up))
    }
    for _ in 0..<200 {
      let (old, new) = (rect(), rect())
      let strips = SelectionBand.strips(between: old, and: new)
      for _ in 0..<40 {
        let point = CGPoint(x: random.number(0...100), y: random.number(0...100))
        let isInOne = old.contains(point) != new.contains(point)
        let isCovered = strips.contains { $0.contains(point) }
        if isInOne { XCTAssertTrue(isCovered, "\(old) \(new) \(point)") }
        if old.contains(point), new.contains(point) { XCTAssertFalse(isCovered) }
      }
    }
  }

  /// Random bands and fingers against sets.
  func test_randomMovements_selectWhatTheModelSays() {
    onMainActor {
      for seed in 0..<60 {
        var random = SeededGenerator(seed: seed)
        let items = ItemFixture([60], inset: UIEdgeInsets(top: 40, left: 50, bottom: 40, right: 50))
        items.view.allowsMultipleSelection = true
        items.beginsSeveral = { _ in true }
        items.deselects = { $0.item % 7 != 3 }
        items.selects = { $0.item % 11 != 5 }
        items.fixture.down(20, 10, kind: .mouse)
        items.fixture.move(32, 28, kind: .mouse)
        var model: Set<Int> = []
        for _ in 0..<25 {
          let x = random.number(5...295)
          let y = random.number(20...450)
          items.fixture.move(x, y, kind: .mouse)
          let band = CGRect(
            x: min(20, x), y: min(10, y), width: abs(x - 20), height: abs(y - 10))
          for item in 0..<60 {
            let frame = items.view.layoutAttributesForItem(at: [0, item])!.frame
            if frame.intersects(band) {
              if item % 11 != 5 { model.insert(item) }
            } else if item % 7 != 3 {
              model.remove(item)
            }
          }
          XCTAssertEqual(Set(items.selected), model, "seed \(seed)")
        }
        items.fixture.up(kind: .mouse)
        items.fixture.close()
      }
    }
  }
}
