import XCTest

@testable import QuartzCore

final class KeyframeTests: XCTestCase {
  private func trace(
    _ times: [Double], path: String = "zPosition", _ change: (CAKeyframeAnimation) -> Void
  ) -> [Double] {
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    change(animation)
    animation.beginTime = fixture.start
    layer.add(animation, forKey: nil)
    return times.map { (fixture.number(path, of: layer, at: $0) * 1e9).rounded() / 1e9 }
  }

  func test_linear_goesStraightFromValueToValue() {
    XCTAssertEqual(
      trace([0, 0.25, 0.5, 0.75, 1]) { $0.values = [0, 10, 30] }, [0, 5, 10, 20, 30])
    XCTAssertEqual(
      trace([0, 0.1, 0.2, 0.6, 1]) {
        $0.values = [0, 10, 30]
        $0.keyTimes = [0, 0.2, 1]
      }, [0, 5, 10, 20, 30])
  }

  func test_discrete_jumpsAtTheKeyTimes() {
    XCTAssertEqual(
      trace([0, 0.3, 0.34, 0.7, 1]) {
        $0.values = [1, 2, 3]
        $0.calculationMode = .discrete
      }, [1, 1, 2, 3, 3])
    XCTAssertEqual(
      trace([0.1, 0.49, 0.5, 0.89, 0.9]) {
        $0.values = [1, 2, 3]
        $0.keyTimes = [0, 0.5, 0.9, 1]
        $0.calculationMode = .discrete
      }, [1, 1, 2, 2, 3])
  }

  func test_paced_movesAtAnEvenSpeed() {
    XCTAssertEqual(
      trace([0.25, 0.5, 0.75]) {
        $0.values = [0, 10, 40]
        $0.keyTimes = [0, 0.9, 1]
        $0.calculationMode = .paced
      }, [10, 20, 30])
  }

  func test_cubic_passesEveryValueSmoothly() {
    let values = [0.0, 10, 5, 20]
    for (index, value) in values.enumerated() {
      XCTAssertEqual(
        trace([Double(index) / 3]) {
          $0.values = values
          $0.calculationMode = .cubic
        }, [value])
    }
    let track = KeyframeTrack(
      values: values.map { .number($0) },
      schedule: KeyframeSchedule(times: nil, paces: [], mode: .cubic))
    func value(_ time: Double) -> Double {
      guard case .number(let n)? = track.value(at: time) else { return .nan }
      return n
    }
    for knot in [1.0 / 3, 2.0 / 3] {
      let h = 1e-5
      let before = (value(knot) - value(knot - h)) / h
      let after = (value(knot + h) - value(knot)) / h
      XCTAssertEqual(before, after, accuracy: 0.01, "no corner")
    }
  }

  func test_timingFunctions_paceEachPart() {
    let result = trace([0.25, 0.75]) {
      $0.values = [0, 10, 20]
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
      ]
    }
    XCTAssertLessThan(result[0], 4)
    XCTAssertGreaterThan(result[1], 16)
  }

  func test_path_isFollowedStepByStep_orEvenly() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    XCTAssertEqual(trace([0.25, 0.5, 0.75], path: "position.x") { $0.path = path }, [50, 50, 50])
    func points(_ mode: CAAnimationCalculationMode) -> [[Double]] {
      ["position.x", "position.y"].map { part in
        let fixture = LayerFixture()
        let layer = fixture.add(CALayer())
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        animation.calculationMode = mode
        animation.beginTime = fixture.start
        layer.add(animation, forKey: nil)
        return [0.25, 0.5, 0.75].map { fixture.number(part, of: layer, at: $0) }
      }
    }
    XCTAssertEqual(points(.linear), [[15, 30, 30], [0, 0, 5]])
    XCTAssertEqual(points(.paced), [[10, 20, 30], [0, 0, 0]])
  }

  func test_curves_areFollowedAtAnEvenSpeedAndTheLayerTurnsWithThem() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let motion = PathMotion(
      circle, schedule: KeyframeSchedule(times: nil, paces: [], mode: .paced))
    var last = motion.point(at: 0)!
    for step in 1...100 {
      let point = motion.point(at: Double(step) / 100)!
      let distance = hypot(point.x - last.x, point.y - last.y)
      XCTAssertEqual(distance, .pi, accuracy: 0.1)
      XCTAssertEqual(hypot(point.x - 50, point.y - 50), 50, accuracy: 0.1)
      last = point
    }
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let animation = CAKeyframeAnimation(keyPath: "position")
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 50, y: 50))
    animation.path = line
    animation.rotationMode = .rotateAuto
    animation.duration = 1
    layer.add(animation, forKey: nil)
    XCTAssertEqual(
      fixture.number("transform.rotation.z", of: layer, at: 0.5), .pi / 4, accuracy: 1e-9)
    animation.rotationMode = .rotateAutoReverse
    layer.removeAllAnimations()
    layer.add(animation, forKey: nil)
    XCTAssertEqual(
      cos(fixture.number("transform.rotation.z", of: layer, at: 0.9)), cos(.pi * 1.25),
      accuracy: 1e-9)
  }

  func test_valueFunctions_makeTransformsOfNumbers() {
    let result = trace([0.25, 0.75], path: "transform") {
      $0.values = [0, 2 * Double.pi]
      $0.valueFunction = CAValueFunction(name: .rotateZ)
    }
    XCTAssertEqual(result.count, 2)
    let fixture = LayerFixture()
    let layer = fixture.add(CALayer())
    let spin = CABasicAnimation(keyPath: "transform")
    spin.fromValue = 0
    spin.toValue = 2 * Double.pi
    spin.valueFunction = CAValueFunction(name: .rotateZ)
    spin.duration = 1
    layer.add(spin, forKey: nil)
    XCTAssertEqual(
      fixture.number("transform.rotation.z", of: layer, at: 0.25), .pi / 2, accuracy: 1e-9)
    XCTAssertEqual(
      fixture.number("transform.rotation.z", of: layer, at: 0.75), -.pi / 2, accuracy: 1e-9)
    XCTAssertNil(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")))
  }

  func test_keyframesWithoutValues_changeNothing() {
    XCTAssertEqual(trace([0.5]) { $0.values = [] }, [0])
    XCTAssertEqual(trace([0.5]) { $0.values = [4] }, [4])
    XCTAssertEqual(trace([0.5]) { $0.values = ["a"] }, [0])
  }
}
