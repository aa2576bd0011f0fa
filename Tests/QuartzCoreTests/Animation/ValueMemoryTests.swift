import UIKitTestSupport
import XCTest

@testable import QuartzCore

/// What it costs to ask a value of Foundation's what it holds, which animations do in every frame.
final class ValueMemoryTests: XCTestCase {
  func test_readingValues_leavesNothingBehind() throws {
    try XCTSkipIf(allocatedBytes() == 0, "The heap is a sanitizer's, which does not tell its size.")
    onMainActor {
      let transform = NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4))
      let values = [
        NSValue(point: CGPoint(x: 1, y: 2)), NSValue(size: CGSize(width: 1, height: 2)),
        NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)),
      ]
      let likes: [AnimatableValue] = [.point(.zero), .size(.zero), .rect(.zero)]
      assertNoGrowth(rounds: 2000, bytesPerRound: 4) { _ in
        XCTAssertNotNil(AnimatableValue(transform, like: .transform(CATransform3DIdentity)))
        for (value, like) in zip(values, likes) {
          XCTAssertNotNil(AnimatableValue(value, like: like))
        }
      }
    }
  }

  func test_kindsOfValues_areToldAsFoundationDoes() {
    var pair: [Int32] = [1, 2]
    let values: [NSValue] = [
      NSValue(caTransform3D: CATransform3DIdentity), NSValue(point: .zero), NSValue(size: .zero),
      NSValue(rect: .zero), NSValue(range: NSRange(location: 1, length: 2)), NSNumber(value: 3),
      NSNumber(value: true), NSNumber(value: 1.5), NSValue(bytes: &pair, objCType: "[2i]"),
    ]
    for value in values { XCTAssertEqual(value.encodedType, String(cString: value.objCType)) }
  }
}
