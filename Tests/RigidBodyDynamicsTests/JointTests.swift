import RigidBodyDynamics
import XCTest

final class JointTests: XCTestCase {
  private func anchored(_ x: Double, _ y: Double, _ test: TestWorld) -> RigidBody {
    let body = RigidBody(position: Vector(x, y), shapes: [.rectangle(width: 40, height: 40)])
    test.world.bodies.append(body)
    return body
  }

  func testASpringSwingsAtItsFrequency() {
    let test = TestWorld()
    test.gravity = .zero
    let body = anchored(0, 100, test)
    let joint = DistanceJoint(
      test.world.ground, body, JointAnchors(.zero, .zero), length: 0)
    joint.spring = JointSpring(frequency: 2, damping: 0)
    test.world.joints = [joint]
    var (crossings, last, times) = (0, 100.0, [Double]())
    var time = 0.0
    test.run(3) {
      time += World.stepDuration
      if body.position.y.sign != last.sign { crossings += 1; times.append(time) }
      last = body.position.y
    }
    XCTAssertGreaterThan(crossings, 6)
    let period = 2 * (times[5] - times[1]) / 4
    XCTAssertEqual(1 / period, 2, accuracy: 0.1)
  }

  func testARodKeepsItsLengthAndARopeItsMost() {
    for isRope in [false, true] {
      let test = TestWorld()
      let body = anchored(100, 0, test)
      let joint = DistanceJoint(
        test.world.ground, body, JointAnchors(.zero, .zero), length: 100)
      joint.isRope = isRope
      test.world.joints = [joint]
      var (longest, shortest) = (0.0, 1000.0)
      test.run(5) {
        longest = max(longest, body.position.length)
        shortest = min(shortest, body.position.length)
      }
      XCTAssertEqual(longest, 100, accuracy: 1)
      if !isRope { XCTAssertEqual(shortest, 100, accuracy: 1) }
    }
  }

  func testPinnedBodiesTurnAboutThePinWithinTheirRange() {
    let test = TestWorld()
    let body = anchored(50, 0, test)
    let joint = PinJoint(test.world.ground, body, JointAnchors(.zero, Vector(-50, 0)))
    joint.range = -0.1...0.5
    test.world.joints = [joint]
    test.run(3)
    XCTAssertEqual(body.angle, 0.5, accuracy: 0.01)
    XCTAssertEqual(body.position.length, 50, accuracy: 0.5)
  }

  func testAPinsFrictionHoldsWhatIsLight() {
    let test = TestWorld()
    let body = anchored(50, 0, test)
    let joint = PinJoint(test.world.ground, body, JointAnchors(.zero, Vector(-50, 0)))
    joint.frictionTorque = 0.16 * 1000 * 50 * 1.1
    test.world.joints = [joint]
    test.run(2)
    XCTAssertEqual(body.angle, 0, accuracy: 0.02)
  }

  func testWeldedBodiesStayAsTheyWere() {
    let test = TestWorld()
    let (a, b) = (anchored(0, 0, test), anchored(60, 10, test))
    test.world.joints = [WeldJoint(a, b, JointAnchors(Vector(30, 0), Vector(-30, -10)))]
    a.angularVelocity = 3
    test.run(2)
    XCTAssertEqual((b.position - a.position).length, Vector(60, 10).length, accuracy: 0.5)
    XCTAssertEqual(a.angle, b.angle, accuracy: 0.02)
    XCTAssertGreaterThan(abs(a.angle), 0.5)
  }

  func testWhatSlidesKeepsToItsLine() {
    let test = TestWorld()
    let body = anchored(100, 100, test)
    let joint = SlidingJoint(
      test.world.ground, body, JointAnchors(.zero, .zero), axis: Vector(1, 1))
    joint.range = -20...50
    test.world.joints = [joint]
    test.run(2)
    XCTAssertEqual(body.position.x, body.position.y, accuracy: 0.5)
    XCTAssertEqual((body.position - Vector(100, 100)).length, 50, accuracy: 0.5)
    XCTAssertEqual(body.angle, 0, accuracy: 0.001)
  }
}
