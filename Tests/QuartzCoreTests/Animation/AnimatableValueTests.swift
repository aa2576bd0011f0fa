import PlatformInterface
import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import QuartzCore

final class AnimatableValueTests: XCTestCase {
  private func assertNear(
    _ a: CATransform3D, _ b: CATransform3D, _ message: String = "", line: UInt = #line
  ) {
    let difference =
      [
        a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22,
        a.m23 - b.m23, a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34,
        a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43, a.m44 - b.m44,
      ].map { abs($0) }.max() ?? 0
    XCTAssertLessThan(difference, 1e-6, "\(a) \(b) \(message)", line: line)
  }

  func test_takingMatricesApart_andPuttingThemTogether_changesNothing() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &random))
      }
      var t = CATransform3DMakeScale(number(0.2...3), number(-3 ... -0.2), number(0.5...2))
      if seed % 3 == 0 {
        t = CATransform3DConcat(
          t,
          CATransform3DMakeRotation(
            number(-3...3), number(-1...1), number(-1...1), number(-1...1)))
      } else {
        t = CATransform3DConcat(t, CATransform3DMakeRotation(number(-3...3), 0, 0, 1))
        t.m12 += number(-0.3...0.3)
      }
      t = CATransform3DConcat(
        t, CATransform3DMakeTranslation(number(-50...50), number(-50...50), number(-50...50)))
      if seed % 2 == 0 {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        t = CATransform3DConcat(t, perspective)
      }
      let parts = try XCTUnwrap(TransformParts(t), "seed \(seed)")
      // A common factor makes no difference to what is seen.
      assertNear(parts.matrix, t.multiplied(by: 1 / t.m44), "seed \(seed)")
    }
  }

  func test_transformsOnTheWay_turnInsteadOfShrinking() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    assertNear(
      CATransform3DIdentity.mixed(with: turned, 0.5),
      CATransform3DMakeRotation(.pi / 4, 0, 0, 1))
    let half = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let middle = CATransform3DIdentity.mixed(with: half, 0.5)
    XCTAssertEqual(abs(middle.m12), 1, accuracy: 1e-9)
    assertNear(
      CATransform3DMakeScale(2, 1, 1).mixed(with: CATransform3DMakeScale(4, 3, 1), 0.5),
      CATransform3DMakeScale(3, 2, 1))
    let edge = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    assertNear(
      CATransform3DIdentity.mixed(with: edge, 1.0 / 3),
      CATransform3DMakeRotation(.pi / 6, 0, 1, 0))
  }

  func test_aPoint_growsStraightIntoWhatItBecomes() {
    let target = CATransform3DConcat(
      CATransform3DMakeScale(2, 2, 1), CATransform3DMakeRotation(1, 0, 0, 1))
    let middle = CATransform3DMakeScale(0, 0, 1).mixed(with: target, 0.5)
    assertNear(
      middle,
      CATransform3DConcat(CATransform3DMakeScale(1, 1, 1), CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  func test_differences_addUpToTheValue() throws {
    let pairs: [(AnimatableValue, AnimatableValue)] = [
      (.number(3), .number(-5)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 9, y: -2))),
      (.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 9, height: 8))),
      (
        .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
        .rect(CGRect(x: 0, y: 0, width: 1, height: 9))
      ),
      (.numbers([1, 2, 3]), .numbers([4, 4, 4])),
    ]
    for (old, new) in pairs {
      let difference = try XCTUnwrap(old.subtracting(new))
      XCTAssertEqual(new.adding(difference), old)
      XCTAssertEqual(new.adding(try XCTUnwrap(new.zero)), new)
    }
    let old = CATransform3DMakeRotation(1, 0, 0, 1)
    let new = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(5, 6, 0))
    let difference = try XCTUnwrap(AnimatableValue.transform(old).subtracting(.transform(new)))
    guard case .transform(let sum)? = AnimatableValue.transform(new).adding(difference) else {
      return XCTFail("no sum")
    }
    assertNear(sum, old)
    XCTAssertNil(
      AnimatableValue.transform(old).subtracting(.transform(CATransform3DMakeScale(0, 0, 1))))
    XCTAssertNil(AnimatableValue.color(.black).subtracting(.color(.white)))
  }

  func test_coloursOnTheWay_areNoDarkerThanBoth() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    guard
      case .color(let middle?) = AnimatableValue.color(CGColor.clear).mixed(
        with: .color(red), 0.5),
      case .color(let mixed?) = AnimatableValue.color(.black).mixed(with: .color(.white), 0.25)
    else { return XCTFail("no colour") }
    XCTAssertEqual(middle.rgba, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    XCTAssertEqual(mixed.rgba.green, 0.25, accuracy: 1e-6)
    guard case .color(let none?) = AnimatableValue.color(nil).mixed(with: .color(red), 0.5) else {
      return XCTFail("no colour")
    }
    XCTAssertEqual(none.rgba.alpha, 0.5)
  }

  func test_paths_moveTheirPointsWhereStepsAgree() throws {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let b = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 20), transform: nil)
    let middle = try XCTUnwrap(a.mixed(with: b, 0.5))
    XCTAssertEqual(middle.boundingBox, CGRect(x: 5, y: 0, width: 20, height: 15))
    XCTAssertNil(a.mixed(with: CGPath(ellipseIn: .zero, transform: nil), 0.5))
  }

  func test_keyPaths_readAndWriteParts() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.position = CGPoint(x: 5, y: 6)
    layer.transform = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(0.5, 0, 0, 1))
    func number(_ path: String) -> Double? {
      layer.value(forKeyPath: path).flatMap(AnimatableValue.number(in:))
    }
    XCTAssertEqual(number("position.x"), 5)
    XCTAssertEqual(layer.value(forKeyPath: "bounds.size") as? CGSize, layer.bounds.size)
    XCTAssertEqual(number("bounds.size.height"), 40)
    XCTAssertEqual(try XCTUnwrap(number("transform.rotation.z")), 0.5, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(number("transform.rotation")), 0.5, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(number("transform.scale.y")), 3, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(number("transform.scale.xy")), 2.5, accuracy: 1e-9)
    XCTAssertNil(layer.value(forKeyPath: "position.z"))
    layer.setValue(1.25, forKeyPath: "transform.rotation.z")
    assertNear(
      layer.transform,
      CATransform3DConcat(
        CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(1.25, 0, 0, 1)))
    layer.setValue(NSNumber(value: 7), forKeyPath: "bounds.size.width")
    XCTAssertEqual(layer.bounds, CGRect(x: 1, y: 2, width: 7, height: 40))
    layer.setValue(0.25, forKey: "opacity")
    XCTAssertEqual(layer.opacity, 0.25)
    layer.setValue("mine", forKey: "tag")
    XCTAssertEqual(layer.value(forKey: "tag") as? String, "mine")
    layer.setValue(nil, forKey: "tag")
    XCTAssertNil(layer.value(forKey: "tag"))
  }

  func test_values_areReadWhateverTypeTheyComeAs() {
    let numbers: [Any] = [3, 3.0, Float(3), CGFloat(3), NSNumber(value: 3), UInt8(3), Int64(3)]
    for number in numbers {
      XCTAssertEqual(AnimatableValue(number, like: .number(0)), .number(3), "\(type(of: number))")
    }
    let point = CGPoint(x: 1, y: 2)
    XCTAssertEqual(AnimatableValue(point, like: .point(.zero)), .point(point))
    XCTAssertEqual(AnimatableValue(NSValue(point: point), like: .point(.zero)), .point(point))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(AnimatableValue(NSValue(rect: rect), like: .rect(.zero)), .rect(rect))
    XCTAssertNil(AnimatableValue(NSValue(rect: rect), like: .point(.zero)))
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    XCTAssertEqual(
      AnimatableValue(NSValue(caTransform3D: turn), like: .transform(CATransform3DIdentity)),
      .transform(turn))
    XCTAssertNil(AnimatableValue("3", like: .number(0)))
  }
}
