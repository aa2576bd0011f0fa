import RigidBodyDynamics
import XCTest

import struct UIKitTestSupport.SeededGenerator

/// Whatever is thrown together stays finite, inside its walls, and is the same in each run.
final class RandomPileTests: XCTestCase {
  private func pile(seed: UInt64) -> TestWorld {
    var numbers = SeededGenerator(seed: seed)
    let test = TestWorld(width: 320, height: 480)
    test.gravity = Vector(Double.random(in: -300...300, using: &numbers), 1000)
    for _ in 0..<Int.random(in: 3...14, using: &numbers) {
      let width = Double.random(in: 10...70, using: &numbers)
      let height = Double.random(in: 10...70, using: &numbers)
      let shape: CollisionShape =
        switch Int.random(in: 0...2, using: &numbers) {
        case 0: .rectangle(width: width, height: height)
        case 1: .ellipse(width: width, height: width)
        default: .ellipse(width: width, height: height)
        }
      let body = test.add(
        Double.random(in: 50...270, using: &numbers), Double.random(in: 50...430, using: &numbers),
        shape)
      body.angle = Double.random(in: 0...6, using: &numbers)
      body.elasticity = Double.random(in: 0...0.9, using: &numbers)
      body.friction = Double.random(in: 0...1, using: &numbers)
      body.density = Double.random(in: 0.2...5, using: &numbers)
      body.velocity = Vector(
        Double.random(in: -3000...3000, using: &numbers),
        Double.random(in: -3000...3000, using: &numbers))
    }
    return test
  }

  func testPilesStayInside() {
    for seed in 1...12 as ClosedRange<UInt64> {
      let test = pile(seed: seed)
      test.run(4)
      for body in test.world.bodies {
        XCTAssert(body.position.isFinite && body.angle.isFinite, "seed \(seed)")
        XCTAssert(
          (2...318).contains(body.position.x) && (2...478).contains(body.position.y),
          "seed \(seed): \(body.position)")
        XCTAssertLessThan(body.velocity.length, 700, "seed \(seed)")
      }
    }
  }

  func testTheSameCallsGiveTheSameNumbers() {
    for seed in [3, 11] as [UInt64] {
      let (one, other) = (pile(seed: seed), pile(seed: seed))
      one.run(3)
      other.run(3)
      XCTAssertEqual(one.world.bodies.map(\.position), other.world.bodies.map(\.position))
      XCTAssertEqual(one.world.bodies.map(\.angle), other.world.bodies.map(\.angle))
    }
  }
}
