import RigidBodyDynamics
import XCTest

final class ContactTests: XCTestCase {
  func testFallsAsGalileoSays() {
    let test = TestWorld()
    let body = test.add(0, 0)
    test.run(1.5)
    XCTAssertEqual(body.position.y, 0.5 * 1000 * 1.5 * 1.5, accuracy: 0.01)
    XCTAssertEqual(body.velocity.y, 1500, accuracy: 0.01)
  }

  func testRestsOnALine() {
    let test = TestWorld(width: 400, height: 600)
    let body = test.add(200, 100)
    test.run(3)
    XCTAssertEqual(body.position.y, 550, accuracy: 0.1)
    XCTAssertEqual(body.position.x, 200, accuracy: 0.01)
    XCTAssertEqual(body.angle, 0, accuracy: 0.001)
    XCTAssertTrue(test.world.isAtRest)
    XCTAssertEqual(test.events.count, 1, "It came to touch the floor once and stayed.")
  }

  func testBouncesAsHighAsItIsElastic() {
    for elasticity in [0.3, 0.5, 0.8, 1.0] {
      for shape in [
        CollisionShape.rectangle(width: 50, height: 50), .ellipse(width: 50, height: 50),
      ] {
        let test = TestWorld(width: 400, height: 600)
        let body = test.add(200, 75, shape)
        body.elasticity = elasticity
        var (hasTouched, highest) = (false, 600.0)
        test.run(2.4 * (elasticity < 0.9 ? 0.75 : 1)) {
          if !test.events.isEmpty { hasTouched = true }
          if hasTouched { highest = min(highest, body.position.y) }
        }
        let fall = 575.0 - 75
        XCTAssertEqual(575 - highest, fall * elasticity * elasticity, accuracy: fall * 0.03)
      }
    }
  }

  func testNothingFastJumpsOverALine() {
    for speed in [2_000.0, 20_000, 90_000] {
      let test = TestWorld(width: 400, height: 600)
      test.gravity = .zero
      let body = test.add(200, 300, .ellipse(width: 10, height: 10))
      let box = test.add(100, 300, .rectangle(width: 10, height: 30))
      body.velocity = Vector(speed, speed / 3)
      box.velocity = Vector(-speed, speed)
      body.elasticity = 1
      test.run(2) {
        for body in test.world.bodies {
          XCTAssert(
            (-1...401).contains(body.position.x) && (-1...601).contains(body.position.y),
            "\(body.position) at \(speed)")
        }
      }
    }
  }

  func testLinesStopFromBothSides() {
    let test = TestWorld()
    test.group.lines = [(7, BoundaryLine(Vector(400, 300), Vector(0, 300)))]
    let above = test.add(200, 100, .ellipse(width: 40, height: 40))
    test.run(2)
    XCTAssertEqual(above.position.y, 280, accuracy: 0.1)
    test.gravity = Vector(0, -1000)
    let below = test.add(100, 500, .ellipse(width: 40, height: 40))
    test.group.bodies = [below]
    test.world.groups = [test.group]
    test.run(2)
    XCTAssertEqual(below.position.y, 320, accuracy: 0.1)
  }

  func testSlidesAlongManyLinesWithoutStumbling() {
    let test = TestWorld()
    for index in 0..<40 {
      let x = Double(index) * 20
      test.group.lines.append((0, BoundaryLine(Vector(x, 300), Vector(x + 20, 300))))
    }
    let box = test.add(60, 250)
    test.run(0.2)
    box.velocity = Vector(300, 0)
    test.run(2)
    XCTAssertEqual(box.position.x, 660, accuracy: 2)
    XCTAssertEqual(box.position.y, 250, accuracy: 0.5)
    XCTAssertEqual(box.angle, 0, accuracy: 0.01)
  }

  func testFrictionStopsWhatSlides() {
    let test = TestWorld(width: 2000, height: 600)
    let box = test.add(200, 550)
    box.friction = 0.5
    test.run(0.1)
    box.velocity = Vector(500, 0)
    test.run(2)
    // v² / 2μg
    XCTAssertEqual(box.position.x, 200 + 500 * 500 / (2 * 0.5 * 1000), accuracy: 5)
  }

  func testAPileStandsAndComesToRest() {
    let test = TestWorld(width: 400, height: 800)
    let boxes = (0..<6).map { test.add(200, 750 - Double($0) * 101) }
    for box in boxes { box.friction = 0.4 }
    test.run(4)
    for (index, box) in boxes.enumerated() {
      XCTAssertEqual(box.position.y, 750 - Double(index) * 100, accuracy: 0.5)
      XCTAssertEqual(box.position.x, 200, accuracy: 0.5)
    }
    XCTAssertTrue(test.world.isAtRest)
  }

  func testMasses() {
    let heavy = RigidBody(position: .zero, shapes: [.rectangle(width: 100, height: 100)])
    XCTAssertEqual(heavy.mass, 1)
    heavy.density = 3
    XCTAssertEqual(heavy.mass, 3, accuracy: 1e-9)
    heavy.apply(impulse: Vector(300, 0))
    XCTAssertEqual(heavy.velocity.x, 100, accuracy: 1e-9)
    heavy.apply(impulse: Vector(0, 300), at: Vector(-50, 0))
    // The moment of a square is m·a²/6.
    XCTAssertEqual(heavy.angularVelocity, -50 * 300 / (3 * 10_000 / 6), accuracy: 1e-9)
  }

  func testHullsAreConvex() {
    let points = [(0, 0), (10, 0), (5, 5), (10, 10), (0, 10), (0, 10), (5, 0)].map {
      Vector($0.0, $0.1)
    }
    let hull = CollisionShape.hull(of: points)
    XCTAssertEqual(
      hull, .polygon([Vector(0, 0), Vector(10, 0), Vector(10, 10), Vector(0, 10)]))
    XCTAssertNil(CollisionShape.hull(of: [Vector(0, 0), Vector(1, 1), Vector(2, 2)]))
  }
}
