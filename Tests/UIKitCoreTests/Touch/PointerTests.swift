import CairoBackend
import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The pointer over views: one inspection a frame, interactions, effects, the cursor.
final class PointerTests: XCTestCase {
  @MainActor
  private final class PartLog: NSObject, UIPointerInteractionDelegate {
    var lines: [String] = []
    /// The parts by their names; none where nil.
    var part: (CGPoint) -> (String, CGRect)? = { _ in
      ("all", CGRect(x: 0, y: 0, width: 80, height: 80))
    }
    var style: (UIPointerInteraction) -> UIPointerStyle? = { _ in nil }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    private func name(_ region: UIPointerRegion) -> String {
      (region.identifier?.base as? String) ?? "-"
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      part(request.location).map { UIPointerRegion(rect: $0.1, identifier: $0.0) }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      lines.append("style \(name(region))")
      return style(interaction)
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      lines.append("enter \(name(region))")
      animator.addAnimations { [unowned self] in lines.append("animated") }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { lines.append("exit \(name(region))") }
  }

  @MainActor
  private struct Fixture {
    let fixture = TouchFixture()
    let view: UIView
    let log = PartLog()

    init() {
      view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
      view.addInteraction(UIPointerInteraction(delegate: log))
      fixture.window.addSubview(view)
      fixture.step()
    }

    func point(_ x: CGFloat, _ y: CGFloat) {
      fixture.hover(.changed, x, y)
      fixture.step()
    }

    var cursor: PlatformCursor? { (fixture.host.platformWindow as? HeadlessWindow)?.cursor }
  }

  private func withFixture(_ body: @MainActor (Fixture) -> Void) {
    onMainActor {
      let fixture = Fixture()
      body(fixture)
      fixture.fixture.close()
    }
  }

  func test_parts_areEnteredAndLeft() {
    withFixture { fixture in
      fixture.log.part = { point in
        point.y > 60
          ? nil
          : point.x < 40
            ? ("left", CGRect(x: 0, y: 0, width: 40, height: 60))
            : ("right", CGRect(x: 40, y: 0, width: 40, height: 60))
      }
      fixture.point(20, 20)
      XCTAssertEqual(fixture.log.take(), ["enter left", "style left", "animated"])
      fixture.point(25, 25)
      XCTAssertEqual(fixture.log.take(), [], "still the same")
      fixture.point(70, 20)
      XCTAssertEqual(fixture.log.take(), ["exit left", "enter right", "style right", "animated"])
      fixture.point(70, 85)
      XCTAssertEqual(fixture.log.take(), ["exit right"], "nothing of the view is meant there")
      fixture.point(70, 20)
      fixture.fixture.hover(.ended, 70, 20)
      XCTAssertEqual(
        fixture.log.take(), ["enter right", "style right", "animated", "exit right"])
    }
  }

  func test_cursors_followStylesAndText() {
    withFixture { fixture in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 80, height: 30))
      fixture.fixture.window.addSubview(field)
      let styles: [(UIPointerStyle?, PlatformCursor)] = [
        (UIPointerStyle(shape: .verticalBeam(length: 20)), .text),
        (UIPointerStyle(shape: .horizontalBeam(length: 20)), .verticalText),
        (UIPointerStyle.hidden(), .hidden), (UIPointerStyle.system(), .arrow), (nil, .arrow),
      ]
      for (style, cursor) in styles {
        fixture.log.style = { _ in style }
        fixture.point(20, 20)
        XCTAssertEqual(fixture.cursor, cursor)
        fixture.point(300, 300)
        XCTAssertEqual(fixture.cursor, .arrow)
      }
      fixture.point(20, 110)
      XCTAssertEqual(fixture.cursor, .text)
      fixture.point(300, 300)
      XCTAssertEqual(fixture.cursor, .arrow)
    }
  }

  func test_effects_areShownWithoutChangingTheView() {
    withFixture { fixture in
      let view = fixture.view
      @MainActor func scale() -> CGFloat { view.layer.presentation()?.affineTransform().a ?? 1 }
      fixture.log.style = { interaction in
        UIPointerStyle(effect: .highlight(UITargetedPreview(view: interaction.view!)))
      }
      fixture.point(20, 20)
      XCTAssertEqual(view.layer.overlay.count, 1, "a plate")
      fixture.fixture.wait(0.3)
      XCTAssertEqual(scale(), 1)
      fixture.point(300, 300)
      XCTAssertTrue(view.layer.overlay.isEmpty)

      fixture.log.style = { interaction in
        UIPointerStyle(effect: .lift(UITargetedPreview(view: interaction.view!)))
      }
      fixture.point(20, 20)
      fixture.fixture.wait(0.3)
      XCTAssertEqual(scale(), 1.05, accuracy: 1e-4)
      XCTAssertEqual(view.layer.presentation()?.shadowOpacity ?? 0, 0.25, accuracy: 1e-4)
      XCTAssertEqual(view.transform, .identity)
      XCTAssertEqual(view.layer.shadowOpacity, 0)
      fixture.point(300, 300)
      fixture.fixture.settle()
      XCTAssertEqual(scale(), 1)
      XCTAssertNil(view.layer.animationKeys())
    }
  }

  func test_hoverStyles_answerWithoutAnInteraction() {
    withFixture { fixture in
      let plain = UIView(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
      plain.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
      fixture.fixture.window.addSubview(plain)
      fixture.point(20, 210)
      XCTAssertEqual(plain.layer.overlay.count, 1)
      fixture.point(20, 300)
      XCTAssertTrue(plain.layer.overlay.isEmpty)
      plain.hoverStyle?.isEnabled = false
      fixture.point(20, 210)
      XCTAssertTrue(plain.layer.overlay.isEmpty)
    }
  }

  func test_contentThatMovesUnderARestingPointer_isNoticed() {
    onMainActor {
      let scroll = ScrollFixture()
      let fixture = scroll.fixture
      let row = fixture.view("row", CGRect(x: 0, y: 600, width: 300, height: 50), in: scroll.view)
      fixture.watch(UIHoverGestureRecognizer(), "row", on: row)
      fixture.hover(.changed, 100, 300)
      fixture.step()
      XCTAssertEqual(fixture.take(), [])
      scroll.view.contentOffset.y = 320
      fixture.step(2)
      XCTAssertEqual(fixture.take(), ["row began"])
      scroll.view.contentOffset.y = 330
      fixture.step(2)
      XCTAssertEqual(fixture.take(), [], "the pointer rests")
      scroll.view.contentOffset.y = 0
      fixture.step(2)
      XCTAssertEqual(fixture.take(), ["row ended"])
      fixture.settle()
      fixture.close()
    }
  }

  func test_hitTests_runOnceAFrame() {
    onMainActor {
      @MainActor final class Counting: UIView {
        var tests = 0
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          tests += 1
          return super.hitTest(point, with: event)
        }
      }
      let fixture = TouchFixture()
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      fixture.window.addSubview(view)
      fixture.hover(.began, 10, 10)
      fixture.step()
      view.tests = 0
      for x in 1...20 { fixture.hover(.changed, CGFloat(x), 10) }
      fixture.step(3)
      XCTAssertEqual(view.tests, 1)
      view.tests = 0
      fixture.down(50, 50)
      XCTAssertEqual(view.tests, 1, "a touch, too")
      fixture.up()
      fixture.close()
    }
  }

  func test_band_tellsItsRectangleAndIsSeen() {
    onMainActor {
      let fixture = TouchFixture()
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      fixture.window.addSubview(view)
      var log: [String] = []
      let band = UIBandSelectionInteraction { interaction in
        log.append("\(interaction.state) \(interaction.selectionRect.map { "\($0)" } ?? "nil")")
      }
      view.addInteraction(band)
      fixture.down(110, 110, kind: .mouse)
      fixture.move(140, 150, kind: .mouse)
      XCTAssertEqual(log, ["began \(CGRect(x: 10, y: 10, width: 30, height: 40))"])
      XCTAssertEqual(view.subviews.last?.frame, CGRect(x: 10, y: 10, width: 30, height: 40))
      fixture.move(105, 130, kind: .mouse)
      fixture.up(kind: .mouse)
      XCTAssertEqual(
        log.suffix(2),
        [
          "selecting \(CGRect(x: 5, y: 10, width: 5, height: 20))",
          "ended \(CGRect(x: 5, y: 10, width: 5, height: 20))",
        ])
      XCTAssertNil(band.selectionRect)
      XCTAssertEqual(band.state, .possible)
      XCTAssertTrue(view.subviews.isEmpty)
      log = []
      band.shouldBeginHandler = { _, point in point.x > 50 }
      fixture.down(110, 110, kind: .mouse)
      fixture.move(140, 150, kind: .mouse)
      fixture.up(kind: .mouse)
      XCTAssertEqual(log, [], "not from there")
      fixture.down(110, 110)
      fixture.move(190, 150)
      fixture.up()
      XCTAssertEqual(log, [], "no finger draws a band")
      fixture.close()
    }
  }
}
