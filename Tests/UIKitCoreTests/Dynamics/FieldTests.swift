import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class FieldTests: XCTestCase {
  func test_regions() {
    onMainActor {
      let circle = UIRegion(radius: 10)
      let rectangle = UIRegion(size: CGSize(width: 40, height: 4))
      let points = [CGPoint.zero, CGPoint(x: 0, y: 9), CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 0)]
      func inside(_ region: UIRegion) -> [Bool] { points.map { region.contains($0) } }
      XCTAssertEqual(inside(circle), [true, true, false, false])
      XCTAssertEqual(inside(rectangle), [true, false, true, false])
      XCTAssertEqual(inside(circle.inverse()), [false, false, true, true])
      XCTAssertEqual(inside(circle.byUnion(with: rectangle)), [true, true, true, false])
      XCTAssertEqual(inside(circle.byIntersection(with: rectangle)), [true, false, false, false])
      XCTAssertEqual(inside(circle.byDifference(from: rectangle)), [false, true, false, false])
      XCTAssertEqual(inside(.infinite), [true, true, true, true])
    }
  }

  /// Where an item of 40 points at (220, 100) is after half a second in a field about (120, 100).
  private func end(
    of field: @MainActor () -> UIFieldBehavior, velocity: CGPoint = .zero, charge: CGFloat = 0
  ) -> CGPoint {
    var end = CGPoint.zero
    withDynamics { fixture in
      let view = fixture.view(200, 80, 40, 40)
      let field = field()
      if field.position == .zero { field.position = CGPoint(x: 120, y: 100) }
      field.addItem(view)
      let body = UIDynamicItemBehavior(items: [view])
      body.charge = charge
      body.addLinearVelocity(velocity, for: view)
      fixture.start(field, body)
      fixture.screen.advance(to: 0.5)
      end = CGPoint(x: view.center.x - 220, y: view.center.y - 100)
    }
    return end
  }

  func test_fieldsMoveItemsTheirWay() {
    let right = CGPoint(x: 100, y: 0)
    var end = self.end { .linearGravityField(direction: CGVector(dx: 0, dy: 1)) }
    XCTAssertEqual(end.y, 0.5 * 150 * 0.25, accuracy: 0.5)
    end = self.end { .radialGravityField(position: CGPoint(x: 120, y: 100)) }
    XCTAssertLessThan(end.x, -10)
    XCTAssertEqual(end.y, 0, accuracy: 0.01)
    end = self.end { .springField() }
    XCTAssertLessThan(end.x, -50)
    end = self.end { .vortexField() }
    XCTAssertLessThan(end.y, -5, "counter-clockwise")
    end = self.end { .velocityField(direction: CGVector(dx: 0, dy: 1)) }
    XCTAssertEqual(end.y, 75, accuracy: 1)
    end = self.end(of: { .dragField() }, velocity: right)
    XCTAssertGreaterThan(end.x, 1)
    XCTAssertLessThan(end.x, 30)
    end = self.end(of: { .electricField() }, charge: 0.1)
    XCTAssertGreaterThan(end.x, 5, "like charges repel")
    XCTAssertEqual(self.end { .electricField() }, .zero, "no charge, no force")
    end = self.end(of: { .magneticField() }, velocity: right, charge: 0.1)
    XCTAssertLessThan(end.y, -1, "counter-clockwise")
    end = self.end(of: {
      .field { _, place, _, mass, _, _ in
        place.x > 100 ? CGVector(dx: 0, dy: mass) : .zero
      }
    })
    XCTAssertEqual(end.y, 0.5 * 100 * 0.25, accuracy: 0.5)
  }

  func test_noiseIsTheSameEachRun() {
    let field: @MainActor () -> UIFieldBehavior = {
      .noiseField(smoothness: 0.5, animationSpeed: 1)
    }
    XCTAssertNotEqual(end(of: field), .zero)
    XCTAssertEqual(end(of: field), end(of: field))
    let turbulence: @MainActor () -> UIFieldBehavior = {
      .turbulenceField(smoothness: 0.5, animationSpeed: 1)
    }
    XCTAssertEqual(end(of: turbulence), .zero, "what does not move is left alone")
  }

  func test_aFieldActsInItsRegionAndWeakensWithTheDistance() {
    XCTAssertEqual(
      end {
        let field = UIFieldBehavior.springField()
        field.region = UIRegion(radius: 90)
        return field
      }, .zero)
    let near = end { .radialGravityField(position: CGPoint(x: 120, y: 100)) }
    let weak = end {
      let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: -180, y: 100))
      field.falloff = 2
      return field
    }
    XCTAssertLessThan(abs(weak.x), abs(near.x) / 3)
    XCTAssertLessThan(weak.x, 0)
  }
}
