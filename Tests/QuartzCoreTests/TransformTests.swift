import PlatformInterface
import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import QuartzCore

final class TransformTests: XCTestCase {
  private func apply(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
    let w = x * t.m14 + y * t.m24 + z * t.m34 + t.m44
    return [
      (x * t.m11 + y * t.m21 + z * t.m31 + t.m41) / w,
      (x * t.m12 + y * t.m22 + z * t.m32 + t.m42) / w,
      (x * t.m13 + y * t.m23 + z * t.m33 + t.m43) / w,
    ]
  }

  private func assertEqual(
    _ a: [CGFloat], _ b: [CGFloat], line: UInt = #line
  ) {
    for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: 1e-9, line: line) }
  }

  func test_elementaryTransforms_movePoints() {
    assertEqual(apply(CATransform3DMakeTranslation(1, 2, 3), 10, 20, 30), [11, 22, 33])
    assertEqual(apply(CATransform3DMakeScale(2, 3, 4), 1, 1, 1), [2, 3, 4])
    assertEqual(apply(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 1, 0, 0), [0, 1, 0])
    assertEqual(apply(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 0, 1, 0), [0, 0, 1])
    assertEqual(apply(CATransform3DMakeRotation(.pi / 2, 0, 5, 0), 0, 0, 1), [1, 0, 0])
    XCTAssertTrue(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  func test_frame_underATransformWithoutDepth_setsTheSizeAsItIs() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(0.5, 0.5, 0)
    for _ in 0..<2 { layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60) }
    XCTAssertEqual(layer.bounds.size, CGSize(width: 40, height: 60))
    XCTAssertEqual(layer.position, CGPoint(x: 30, y: 50))
    layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    XCTAssertEqual(layer.bounds.size, CGSize(width: 80, height: 120))
  }

  func test_translateScaleRotate_applyBeforeWhatIsThere() {
    let t = CATransform3DMakeScale(2, 2, 2)
    assertEqual(apply(CATransform3DTranslate(t, 1, 0, 0), 0, 0, 0), [2, 0, 0])
    assertEqual(
      apply(CATransform3DScale(CATransform3DMakeTranslation(5, 0, 0), 3, 3, 3), 1, 0, 0), [8, 0, 0])
    let rotated = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), .pi / 2, 0, 0, 1)
    assertEqual(apply(rotated, 1, 0, 0), [5, 1, 0])
  }

  func test_inverse_undoesRandomTransforms() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
      var t = CATransform3DMakeRotation(number(), number(), number(), number() + 4)
      t = CATransform3DTranslate(t, number(), number(), number())
      t = CATransform3DScale(t, number() + 4, number() + 4, number() + 4)
      t.m34 = number() / 100
      let back = CATransform3DConcat(t, CATransform3DInvert(t))
      for (x, y, z) in [(1, 2, 3), (-5, 0, 2)] as [(CGFloat, CGFloat, CGFloat)] {
        let point = apply(back, x, y, z)
        XCTAssertEqual(point[0], x, accuracy: 1e-6, "seed \(seed)")
        XCTAssertEqual(point[1], y, accuracy: 1e-6, "seed \(seed)")
        XCTAssertEqual(point[2], z, accuracy: 1e-6, "seed \(seed)")
      }
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    XCTAssertTrue(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  func test_affineTransforms_goThereAndBack() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(affine)
    XCTAssertTrue(CATransform3DIsAffine(t))
    XCTAssertEqual(CATransform3DGetAffineTransform(t), affine)
    XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  func test_timingFunction_hitsItsMeasuredCurve() {
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    XCTAssertEqual(curve.progress(at: 0), 0)
    XCTAssertEqual(curve.progress(at: 0.5), 0.5, accuracy: 1e-6)
    XCTAssertEqual(curve.progress(at: 1), 1)
    XCTAssertLessThan(curve.progress(at: 0.2), 0.1)
    XCTAssertEqual(CAMediaTimingFunction(name: .linear).progress(at: 0.3), 0.3, accuracy: 1e-6)
    var values: [Float] = [0, 0]
    curve.getControlPoint(at: 1, values: &values)
    XCTAssertEqual(values, [0.42, 0])
  }

  func test_transactions_nestValuesAndCallCompletions() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    XCTAssertTrue(CATransaction.disableActions())
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { calls.append("inner") }
    XCTAssertEqual(CATransaction.animationDuration(), 2)
    CATransaction.commit()
    XCTAssertEqual(CATransaction.animationDuration(), 0.25)
    XCTAssertEqual(calls, ["inner"])
    CATransaction.commit()
    XCTAssertEqual(calls, ["inner", "outer"])
    XCTAssertFalse(CATransaction.disableActions())
  }
}
