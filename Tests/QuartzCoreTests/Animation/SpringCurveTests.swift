import XCTest

@testable import QuartzCore

/// Springs and curves against what was measured on iOS.
final class SpringCurveTests: XCTestCase {
  private func oracle() throws -> [String: Any] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("Fixtures/oracle/spring_and_curves.json")
    return try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  func test_curvesByName_haveTheMeasuredControlPoints() throws {
    let curves = try XCTUnwrap(oracle()["curves"] as? [String: [Double]])
    let names: [String: CAMediaTimingFunctionName] = [
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInEaseOut,
    ]
    XCTAssertEqual(curves.count, names.count)
    for (name, points) in curves {
      let function = CAMediaTimingFunction(name: try XCTUnwrap(names[name]))
      var values: [Float] = [0, 0]
      for (index, expected) in [points[0...1], points[2...3]].enumerated() {
        function.getControlPoint(at: index + 1, values: &values)
        XCTAssertEqual(values.map(Double.init), expected.map { Double(Float($0)) }, name)
      }
    }
  }

  func test_springOfAGivenLength_hasTheMeasuredStiffnessAndDamping() throws {
    let checks = try XCTUnwrap(oracle()["check"] as? [[String: Any]])
    XCTAssertFalse(checks.isEmpty)
    for check in checks {
      func number(_ key: String) throws -> Double { try XCTUnwrap(check[key] as? Double) }
      let spring = SpringCurve(dampingRatio: try number("zeta"), duration: try number("D"))
      // The recorded length is rounded to a millisecond.
      XCTAssertEqual(spring.stiffness, try number("stiffness"), accuracy: 438.649 * 0.005)
      XCTAssertEqual(spring.damping, try number("damping"), accuracy: 41.888 * 0.0025)
      XCTAssertEqual(spring.mass, try XCTUnwrap(oracle()["mass"] as? Double))
    }
  }

  func test_springOfAGivenLength_followsTheMeasuredFormulas() throws {
    let critical = try XCTUnwrap(oracle()["zeta_eq_1_v0"] as? String)
    let product = try XCTUnwrap(Double(critical.components(separatedBy: " ").last ?? ""))
    for duration in [0.2, 0.441, 1, 2.5] {
      let spring = SpringCurve(dampingRatio: 1, duration: duration)
      XCTAssertEqual(spring.frequency * duration, product, accuracy: 1e-6)
      for ratio in [0.1, 0.3, 0.5, 0.8, 0.95] {
        // zeta_lt_1_v0
        let omega = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
        let spring = SpringCurve(dampingRatio: ratio, duration: duration)
        XCTAssertEqual(spring.frequency, omega, accuracy: 1e-9 * omega)
        XCTAssertEqual(spring.stiffness, omega * omega, accuracy: 1e-6)
        XCTAssertEqual(spring.damping, 2 * ratio * omega, accuracy: 1e-6)
      }
    }
  }

  func test_velocity_entersAsMeasured() throws {
    for velocity in [-8.0, -2, 0.5, 3, 10, 25] {
      for ratio in [0.3, 0.6, 0.9] {
        let duration = 0.8
        let spring = SpringCurve(
          dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        func rest(_ omega: Double) -> Double {
          let damped = omega * (1 - ratio * ratio).squareRoot()
          return abs((ratio * omega - velocity) / damped) * exp(-ratio * omega * duration)
        }
        XCTAssertEqual(rest(spring.frequency), 0.001, accuracy: 1e-6)
        // The largest solution: nothing above it comes near.
        for k in 1...200 { XCTAssertLessThan(rest(spring.frequency * (1 + Double(k) / 50)), 0.001) }
      }
    }
  }

  func test_everySpring_solvesItsEquationOfMotion() {
    for spring in [
      SpringCurve(), SpringCurve(stiffness: 200, damping: 3, initialVelocity: 4),
      SpringCurve(mass: 2, stiffness: 50, damping: 20, initialVelocity: -3),
      SpringCurve(stiffness: 100, damping: 20),
      SpringCurve(stiffness: 100, damping: 60, initialVelocity: 2, allowsOverdamping: true),
    ] {
      XCTAssertEqual(spring.progress(at: 0), 0, accuracy: 1e-12)
      XCTAssertEqual(spring.velocity(at: 0), spring.initialVelocity, accuracy: 1e-9)
      let h = 1e-4
      for time in stride(from: 0.01, to: 2, by: 0.05) {
        let slope = (spring.progress(at: time + h) - spring.progress(at: time - h)) / (2 * h)
        XCTAssertEqual(spring.velocity(at: time), slope, accuracy: 1e-3)
        let push = (spring.velocity(at: time + h) - spring.velocity(at: time - h)) / (2 * h)
        let force =
          spring.stiffness * (1 - spring.progress(at: time))
          - spring.damping * spring.velocity(at: time)
        XCTAssertEqual(spring.mass * push, force, accuracy: 0.02 * max(1, abs(force)))
      }
    }
  }

  func test_settlingDuration_ofTheDefaultSpringIsCoreAnimations() {
    XCTAssertEqual(CASpringAnimation().settlingDuration, 1.4727003346780927, accuracy: 1e-12)
  }

  func test_settledSprings_stayWithinAThousandth() {
    for spring in [
      SpringCurve(), SpringCurve(stiffness: 300, damping: 5, initialVelocity: 9),
      SpringCurve(stiffness: 100, damping: 20, initialVelocity: 12),
      SpringCurve(stiffness: 100, damping: 90, allowsOverdamping: true),
    ] {
      let settled = spring.settlingDuration
      for k in 0..<400 {
        let left = abs(1 - spring.progress(at: settled + Double(k) / 50))
        XCTAssertLessThanOrEqual(left, 0.001 + 1e-9)
      }
    }
  }

  func test_overdamping_isCriticalUnlessAllowed() {
    let animation = CASpringAnimation()
    animation.mass = 3
    animation.stiffness = 1000
    animation.damping = 500
    // As long as the movement of a navigation bar on iOS.
    XCTAssertEqual(animation.settlingDuration, 0.5, accuracy: 0.01)
    animation.allowsOverdamping = true
    XCTAssertGreaterThan(animation.settlingDuration, 3)
  }

  func test_perceptualDurationAndBounce_comeBack() {
    for bounce: CGFloat in [-0.5, -0.2, 0, 0.3, 0.9] {
      let animation = CASpringAnimation(perceptualDuration: 0.7, bounce: bounce)
      XCTAssertEqual(animation.perceptualDuration, 0.7, accuracy: 1e-9)
      XCTAssertEqual(animation.bounce, bounce, accuracy: 1e-9)
    }
  }
}
