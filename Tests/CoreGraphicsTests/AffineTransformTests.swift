import CoreGraphics
import XCTest

import struct UIKitTestSupport.SeededGenerator

final class AffineTransformTests: XCTestCase {
  /// The obvious model: 3×3 matrices, multiplied in full.
  private struct Matrix {
    var m: [[Double]]
    init(_ t: CGAffineTransform) {
      m = [[t.a, t.b, 0], [t.c, t.d, 0], [t.tx, t.ty, 1]].map { $0.map { Double($0) } }
    }
    func times(_ o: Matrix) -> Matrix {
      var result = self
      for i in 0..<3 {
        for j in 0..<3 { result.m[i][j] = (0..<3).reduce(0) { $0 + m[i][$1] * o.m[$1][j] } }
      }
      return result
    }
    func map(_ x: Double, _ y: Double) -> (Double, Double) {
      (x * m[0][0] + y * m[1][0] + m[2][0], x * m[0][1] + y * m[1][1] + m[2][1])
    }
  }

  private func randomTransform(_ random: inout SeededGenerator) -> CGAffineTransform {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      CGAffineTransform(
        translationX: CGFloat(random.number(-50...50)), y: CGFloat(random.number(-50...50)))
    case 1:
      CGAffineTransform(
        scaleX: CGFloat(random.number(0.2...3)), y: CGFloat(random.number(-3 ... -0.2)))
    case 2: CGAffineTransform(rotationAngle: CGFloat(random.number(-7...7)))
    default:
      CGAffineTransform(a: 1, b: 0.3, c: CGFloat(random.number(-1...1)), d: 1.5, tx: 3, ty: -4)
    }
  }

  func test_randomChains_matchFullMatrices() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      var transform = CGAffineTransform.identity
      var matrix = Matrix(.identity)
      for _ in 0..<6 {
        let step = randomTransform(&random)
        transform = transform.concatenating(step)
        matrix = matrix.times(Matrix(step))
      }
      let p = random.point(-20...20)
      let mapped = CGPoint(x: p.x, y: p.y).applying(transform)
      let expected = matrix.map(p.x, p.y)
      XCTAssertEqual(Double(mapped.x), expected.0, accuracy: 1e-6, "seed \(seed)")
      XCTAssertEqual(Double(mapped.y), expected.1, accuracy: 1e-6, "seed \(seed)")
      let back = mapped.applying(transform.inverted())
      XCTAssertEqual(Double(back.x), p.x, accuracy: 1e-6, "seed \(seed)")
      XCTAssertEqual(Double(back.y), p.y, accuracy: 1e-6, "seed \(seed)")
    }
  }

  func test_decomposedTransform_isMadeAgainFromItsComponents() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      var t = randomTransform(&random).concatenating(randomTransform(&random))
      t = t.concatenating(randomTransform(&random))
      let again = CGAffineTransform(t.decomposed())
      for (a, b) in [
        (t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d), (t.tx, again.tx),
        (t.ty, again.ty),
      ] {
        XCTAssertEqual(a, b, accuracy: 1e-9, "seed \(seed): \(t) \(again)")
      }
    }
  }

  func test_rectUnderTransform_isBoxAroundItsCorners() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let t = randomTransform(&random).concatenating(randomTransform(&random))
      let rect = CGRect(
        x: random.number(-9...9), y: random.number(-9...9), width: random.number(0...9),
        height: random.number(0...9))
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ].map { $0.applying(t) }
      let box = rect.applying(t)
      XCTAssertEqual(box.minX, corners.map(\.x).min()!, accuracy: 1e-9)
      XCTAssertEqual(box.maxX, corners.map(\.x).max()!, accuracy: 1e-9)
      XCTAssertEqual(box.minY, corners.map(\.y).min()!, accuracy: 1e-9)
      XCTAssertEqual(box.maxY, corners.map(\.y).max()!, accuracy: 1e-9)
    }
  }

  func test_collapsedTransform_invertsToItself() {
    let t = CGAffineTransform(scaleX: 0, y: 2)
    XCTAssertEqual(t.inverted(), t)
  }

  func test_translationAppliesBeforeWhatIsThere() {
    let t = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 1)
    XCTAssertEqual(CGPoint.zero.applying(t), CGPoint(x: 10, y: 2))
  }

  func test_nullAndInfiniteRects_stay() {
    let t = CGAffineTransform(rotationAngle: 1)
    XCTAssertTrue(CGRect.null.applying(t).isNull)
    XCTAssertTrue(CGRect.infinite.applying(t).isInfinite)
  }

  func test_dictionaryRepresentation_readsBack() {
    let rect = CGRect(x: 1.5, y: -2, width: 3, height: 4)
    XCTAssertEqual(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation), rect)
    XCTAssertNil(CGRect(dictionaryRepresentation: ["X": 1]))
  }
}
