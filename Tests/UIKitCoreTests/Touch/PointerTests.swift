import CairoBackend
import PlatformInterface
import QuartzCore
import XCTest

@testable import UIKitCore

/// The pointer over views: one look a frame, interactions, effects, the cursor.
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
  private struct Stage {
    let stage = TouchStage()
    let view: UIView
    let log = PartLog()

    init() {
      view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
      view.addInteraction(UIPointerInteraction(delegate: log))
      stage.window.addSubview(view)
      stage.step()
    }

    func point(_ x: CGFloat, _ y: CGFloat) {
      stage.hover(.changed, x, y)
      stage.step()
    }

    var cursor: PlatformCursor? { (stage.host.platformWindow as? HeadlessWindow)?.cursor }
  }

  private func onStage(_ body: @MainActor (Stage) -> Void) {
    onMainActor {
      let stage = Stage()
      body(stage)
      stage.stage.close()
    }
  }

  func test_parts_areEnteredAndLeft() {
    onStage { stage in
      stage.log.part = { point in
        point.y > 60
          ? nil
          : point.x < 40
            ? ("left", CGRect(x: 0, y: 0, width: 40, height: 60))
            : ("right", CGRect(x: 40, y: 0, width: 40, height: 60))
      }
      stage.point(20, 20)
      XCTAssertEqual(stage.log.take(), ["enter left", "style left", "animated"])
      stage.point(25, 25)
      XCTAssertEqual(stage.log.take(), [], "still the same")
      stage.point(70, 20)
      XCTAssertEqual(stage.log.take(), ["exit left", "enter right", "style right", "animated"])
      stage.point(70, 85)
      XCTAssertEqual(stage.log.take(), ["exit right"], "nothing of the view is meant there")
      stage.point(70, 20)
      stage.stage.hover(.ended, 70, 20)
      XCTAssertEqual(
        stage.log.take(), ["enter right", "style right", "animated", "exit right"])
    }
  }

  func test_cursors_followStylesAndText() {
    onStage { stage in
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 80, height: 30))
      stage.stage.window.addSubview(field)
      let styles: [(UIPointerStyle?, PlatformCursor)] = [
        (UIPointerStyle(shape: .verticalBeam(length: 20)), .text),
        (UIPointerStyle(shape: .horizontalBeam(length: 20)), .verticalText),
        (UIPointerStyle.hidden(), .hidden), (UIPointerStyle.system(), .arrow), (nil, .arrow),
      ]
      for (style, cursor) in styles {
        stage.log.style = { _ in style }
        stage.point(20, 20)
        XCTAssertEqual(stage.cursor, cursor)
        stage.point(300, 300)
        XCTAssertEqual(stage.cursor, .arrow)
      }
      stage.point(20, 110)
      XCTAssertEqual(stage.cursor, .text)
      stage.point(300, 300)
      XCTAssertEqual(stage.cursor, .arrow)
    }
  }

  func test_effects_areShownWithoutChangingTheView() {
    onStage { stage in
      let view = stage.view
      @MainActor func scale() -> CGFloat { view.layer.presentation()?.affineTransform().a ?? 1 }
      stage.log.style = { interaction in
        UIPointerStyle(effect: .highlight(UITargetedPreview(view: interaction.view!)))
      }
      stage.point(20, 20)
      XCTAssertEqual(view.layer.overlay.count, 1, "a plate")
      stage.stage.wait(0.3)
      XCTAssertEqual(scale(), 1)
      stage.point(300, 300)
      XCTAssertTrue(view.layer.overlay.isEmpty)

      stage.log.style = { interaction in
        UIPointerStyle(effect: .lift(UITargetedPreview(view: interaction.view!)))
      }
      stage.point(20, 20)
      stage.stage.wait(0.3)
      XCTAssertEqual(scale(), 1.05, accuracy: 1e-4)
      XCTAssertEqual(view.layer.presentation()?.shadowOpacity ?? 0, 0.25, accuracy: 1e-4)
      XCTAssertEqual(view.transform, .identity)
      XCTAssertEqual(view.layer.shadowOpacity, 0)
      stage.point(300, 300)
      stage.stage.settle()
      XCTAssertEqual(scale(), 1)
      XCTAssertNil(view.layer.animationKeys())
    }
  }

  func test_hoverStyles_answerWithoutAnInteraction() {
    onStage { stage in
      let plain = UIView(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
      plain.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
      stage.stage.window.addSubview(plain)
      stage.point(20, 210)
      XCTAssertEqual(plain.layer.overlay.count, 1)
      stage.point(20, 300)
      XCTAssertTrue(plain.layer.overlay.isEmpty)
      plain.hoverStyle?.isEnabled = false
      stage.point(20, 210)
      XCTAssertTrue(plain.layer.overlay.isEmpty)
    }
  }

  func test_contentThatMovesUnderARestingPointer_isNoticed() {
    onMainActor {
      let scroll = ScrollStage()
      let stage = scroll.stage
      let row = stage.view("row", CGRect(x: 0, y: 600, width: 300, height: 50), in: scroll.view)
      stage.watch(UIHoverGestureRecognizer(), "row", on: row)
      stage.hover(.changed, 100, 300)
      stage.step()
      XCTAssertEqual(stage.take(), [])
      scroll.view.contentOffset.y = 320
      stage.step(2)
      XCTAssertEqual(stage.take(), ["row began"])
      scroll.view.contentOffset.y = 330
      stage.step(2)
      XCTAssertEqual(stage.take(), [], "the pointer rests")
      scroll.view.contentOffset.y = 0
      stage.step(2)
      XCTAssertEqual(stage.take(), ["row ended"])
      stage.settle()
      stage.close()
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
      let stage = TouchStage()
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      stage.window.addSubview(view)
      stage.hover(.began, 10, 10)
      stage.step()
      view.tests = 0
      for x in 1...20 { stage.hover(.changed, CGFloat(x), 10) }
      stage.step(3)
      XCTAssertEqual(view.tests, 1)
      view.tests = 0
      stage.down(50, 50)
      XCTAssertEqual(view.tests, 1, "a touch, too")
      stage.up()
      stage.close()
    }
  }

  func test_band_tellsItsRectangleAndIsSeen() {
    onMainActor {
      let stage = TouchStage()
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      stage.window.addSubview(view)
      var log: [String] = []
      let band = UIBandSelectionInteraction { interaction in
        log.append("\(interaction.state) \(interaction.selectionRect.map { "\($0)" } ?? "nil")")
      }
      view.addInteraction(band)
      stage.down(110, 110, kind: .mouse)
      stage.move(140, 150, kind: .mouse)
      XCTAssertEqual(log, ["began \(CGRect(x: 10, y: 10, width: 30, height: 40))"])
      XCTAssertEqual(view.subviews.last?.frame, CGRect(x: 10, y: 10, width: 30, height: 40))
      stage.move(105, 130, kind: .mouse)
      stage.up(kind: .mouse)
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
      stage.down(110, 110, kind: .mouse)
      stage.move(140, 150, kind: .mouse)
      stage.up(kind: .mouse)
      XCTAssertEqual(log, [], "not from there")
      stage.down(110, 110)
      stage.move(190, 150)
      stage.up()
      XCTAssertEqual(log, [], "no finger draws a band")
      stage.close()
    }
  }
}
