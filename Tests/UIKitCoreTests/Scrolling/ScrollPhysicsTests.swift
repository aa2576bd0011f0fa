import UIKitScrollPhysics
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Physics against what was measured on iOS.
final class ScrollPhysicsTests: XCTestCase {
  private func fixture(_ name: String) throws -> [String: Any] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Fixtures/oracle/\(name).json"))
    return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  func test_constants_areTheMeasuredOnes() throws {
    let scroll = try XCTUnwrap(
      fixture("text_styles_and_scroll_constants")["scroll"] as? [String: Any])
    XCTAssertEqual(
      UIScrollView.DecelerationRate.normal.rawValue,
      CGFloat(try XCTUnwrap(scroll["decelerationRateNormalPerMs"] as? Double)))
    XCTAssertEqual(
      ScrollDeceleration.stopVelocity,
      CGFloat(try XCTUnwrap(scroll["decelStopVelocity_pt_s"] as? Double)))
    let animated = try XCTUnwrap(scroll["animatedSetContentOffset"] as? [String: Any])
    XCTAssertEqual(ScrollAnimation.duration, try XCTUnwrap(animated["duration"] as? Double))
    XCTAssertEqual(ScrollDeceleration.reach(of: 0.998), 0.499, accuracy: 1e-9)
    let motion = ScrollDeceleration(start: 100, velocity: -750, rate: 0.998)
    XCTAssertEqual(motion.target, 100 - 740 * 0.499, accuracy: 1e-6)
    XCTAssertEqual(motion.position(at: motion.duration), motion.target, accuracy: 1e-6)
  }

  func test_deceleration_followsTheRecordedTrace() throws {
    let trace = try fixture("scroll_trace_decel")
    let dragged = try XCTUnwrap(trace["offsets_while_dragging"] as? [Double])
    let recorded = try XCTUnwrap(
      trace["offset_each_1_60_s_after_release_from_second_frame"] as? [Double])
    let velocity = try XCTUnwrap(
      (trace["willEndDragging"] as? [String: Any])?["velocity_pt_per_ms"] as? Double)
    let start = try XCTUnwrap(dragged.last)
    let motion = ScrollDeceleration(
      start: CGFloat(start), velocity: CGFloat(velocity * 1000), rate: 0.998)
    // The recording's first frame lies an unknown fraction of a frame after the release.
    let first = try XCTUnwrap(motion.time(at: CGFloat(recorded[0])))
    for (index, offset) in recorded.enumerated() {
      let time = first + Double(index) / 60
      XCTAssertEqual(Double(motion.position(at: time)), offset, accuracy: 0.5, "frame \(index)")
    }
    XCTAssertEqual(Double(motion.target), try XCTUnwrap(trace["final"] as? Double), accuracy: 0.34)
  }

  func test_rubberBand_andItsInverse() {
    let expected: CGFloat = (1 - 1 / (CGFloat(0.55) * 100 / 500 + 1)) * 500
    XCTAssertEqual(RubberBand.shown(100, dimension: 500), expected, accuracy: 1e-9)
    for distance in stride(from: 1 as CGFloat, to: 2000, by: 37) {
      let shown = RubberBand.shown(distance, dimension: 500)
      XCTAssertLessThan(shown, distance)
      XCTAssertEqual(RubberBand.pulled(shown, dimension: 500), distance, accuracy: 1e-6)
    }
  }

  func test_bounce_isCriticallyDampedWithVelocityAndSlowerFromRest() {
    let moving = ScrollSpring(from: 0, to: 0, velocity: 1000)
    XCTAssertEqual(moving.position(at: 1 / 11), 1000 / 11 / CGFloat(M_E), accuracy: 1e-6)
    let resting = ScrollSpring(from: 50, to: 0, velocity: 0)
    XCTAssertEqual(resting.position(at: 0), 50, accuracy: 1e-9)
    let slow: CGFloat = 46 * exp(-0.9)
    let fast: CGFloat = 9 * exp(-4.6)
    XCTAssertEqual(resting.position(at: 0.1), 50 * (slow - fast) / 37, accuracy: 1e-6)
    XCTAssertTrue(resting.isSettled(at: 2))
  }

  func test_motionPastAnEdge_bouncesAndComesBack() {
    let range = ScrollRange(content: 1000, length: 200, before: 0, after: 0)
    var motion = ScrollAxisMotion()
    motion.release(
      at: 700, velocity: 3000, target: nil, range: range, rate: 0.998, bounces: true, time: 0)
    var highest: CGFloat = 0
    var last: CGFloat = 0
    for frame in 1...300 {
      guard let offset = motion.advance(to: Double(frame) / 60, range: range, bounces: true) else {
        break
      }
      highest = max(highest, offset)
      last = offset
    }
    XCTAssertTrue(motion.isStill)
    XCTAssertGreaterThan(highest, 830)
    XCTAssertLessThan(highest, 950)
    XCTAssertEqual(last, 800)
  }

  func test_motionPastAnEdge_stopsThereWithoutBounce() {
    let range = ScrollRange(content: 1000, length: 200, before: 0, after: 0)
    var motion = ScrollAxisMotion()
    motion.release(
      at: 700, velocity: 3000, target: nil, range: range, rate: 0.998, bounces: false, time: 0)
    XCTAssertEqual(motion.advance(to: 1, range: range, bounces: false), 800)
    XCTAssertTrue(motion.isStill)
  }

  func test_everyRelease_endsAtRestInRange() {
    let range = ScrollRange(content: 1500, length: 300, before: 20, after: 10)
    for seed in 0..<500 {
      var random = SeededGenerator(seed: UInt64(seed))
      var motion = ScrollAxisMotion()
      let bounces = Bool.random(using: &random)
      let start = CGFloat.random(in: -200...1400, using: &random)
      let target: CGFloat? =
        Bool.random(using: &random) ? nil : CGFloat.random(in: -20...1210, using: &random)
      motion.release(
        at: bounces ? start : range.clamp(start),
        velocity: CGFloat.random(in: -9000...9000, using: &random),
        target: target, range: range, rate: [0.998, 0.99].randomElement(using: &random)!,
        bounces: bounces, time: 5)
      var offset = bounces ? start : range.clamp(start)
      var frames = 0
      while let next = motion.advance(to: 5 + Double(frames) / 60, range: range, bounces: bounces) {
        offset = next
        frames += 1
        if frames > 1200 { return XCTFail("never ends, seed \(seed)") }
      }
      XCTAssertGreaterThanOrEqual(offset, range.minimum - 0.01, "seed \(seed)")
      XCTAssertLessThanOrEqual(offset, range.maximum + 0.01, "seed \(seed)")
      if let target { XCTAssertEqual(offset, target, accuracy: 1, "seed \(seed)") }
    }
  }

  func test_paging_goesByVelocityOrHalfway() {
    let range = ScrollRange(content: 1000, length: 100, before: 0, after: 0)
    XCTAssertEqual(ScrollPaging.target(from: 140, velocity: 0, range: range), 100)
    XCTAssertEqual(ScrollPaging.target(from: 160, velocity: 0, range: range), 200)
    XCTAssertEqual(ScrollPaging.target(from: 110, velocity: 500, range: range), 200)
    XCTAssertEqual(ScrollPaging.target(from: 190, velocity: -500, range: range), 100)
    XCTAssertEqual(ScrollPaging.target(from: 890, velocity: 500, range: range), 900)
  }

  func test_knob_isNeverShorterThan36AndFollowsTheOffset() throws {
    let range = ScrollRange(content: 100_000, length: 500, before: 0, after: 0)
    let top = try XCTUnwrap(
      ScrollBarGeometry(range: range, offset: 0, before: 0, after: 0, other: 0))
    XCTAssertEqual(top.knobLength, 36)
    XCTAssertEqual(top.knobStart, 3)
    let end = try XCTUnwrap(
      ScrollBarGeometry(range: range, offset: range.maximum, before: 0, after: 0, other: 0))
    XCTAssertEqual(end.knobStart + end.knobLength, 497, accuracy: 1e-9)
    XCTAssertEqual(end.offset(forKnobAt: end.knobStart, range: range), range.maximum)
    XCTAssertNil(
      ScrollBarGeometry(
        range: ScrollRange(content: 100, length: 500, before: 0, after: 0), offset: 0, before: 0,
        after: 0, other: 0))
  }
}
