import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Tips for the pointer that rests.
final class ToolTipTests: XCTestCase {
  @MainActor private final class Fixture {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    let harness: Harness

    init() {
      harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      controller.view.backgroundColor = .systemBackground
      button.setTitle("Save", for: .normal)
      button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
      controller.view.addSubview(button)
      harness.advance(by: 0.1)
    }

    func hover(_ x: CGFloat, _ y: CGFloat, _ phase: InputPhase = .changed) {
      guard let host = harness.window.windowScene?.host else { return }
      host.receive(.hover(phase: phase, location: CGPoint(x: x, y: y), time: host.time))
      harness.advance(by: 0.05)
    }

    var text: String? {
      harness.window.windowScene?.host.toolTips.shown?.subviews.compactMap { $0 as? UILabel }.first?
        .text
    }

    func close() {
      hover(0, 0, .ended)
      harness.close()
    }
  }

  func test_restingOverAControl_showsItsTip() {
    onMainActor {
      let fixture = Fixture()
      XCTAssertNil(fixture.button.toolTipInteraction)
      fixture.button.toolTip = "Keeps all changes"
      XCTAssertEqual(fixture.button.toolTipInteraction?.defaultToolTip, "Keeps all changes")
      fixture.hover(60, 80)
      fixture.harness.advance(by: 0.5)
      XCTAssertNil(fixture.text)
      fixture.hover(64, 80)
      fixture.harness.advance(by: 0.6)
      XCTAssertNil(fixture.text, "it moved meanwhile")
      fixture.harness.advance(by: 0.4)
      XCTAssertEqual(fixture.text, "Keeps all changes")
      assertGolden(
        png: fixture.harness.picture(), named: "tool-tip", in: "Tests/Goldens/pointer")
      fixture.hover(90, 80)
      XCTAssertNotNil(fixture.text, "inside it stays")
      fixture.hover(200, 300)
      XCTAssertNil(fixture.text)
      fixture.close()
    }
  }

  func test_clicksKeysAndWheels_takeItAway_untilThePointerLeft() {
    onMainActor {
      let fixture = Fixture()
      fixture.button.toolTip = "Keeps all changes"
      fixture.hover(60, 80)
      fixture.harness.advance(by: 1)
      XCTAssertNotNil(fixture.text)
      fixture.harness.key("a")
      XCTAssertNil(fixture.text)
      fixture.hover(64, 80)
      fixture.harness.advance(by: 2)
      XCTAssertNil(fixture.text)
      fixture.hover(200, 300)
      fixture.hover(64, 80)
      fixture.harness.advance(by: 1)
      XCTAssertNotNil(fixture.text)
      fixture.button.toolTip = nil
      XCTAssertNil(fixture.text)
      fixture.close()
    }
  }

  func test_theDelegate_saysItPartByPart() {
    onMainActor {
      let fixture = Fixture()
      let delegate = Parts()
      let view = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 50))
      let interaction = UIToolTipInteraction(defaultToolTip: "all")
      interaction.delegate = delegate
      view.addInteraction(interaction)
      fixture.controller.view.addSubview(view)
      fixture.hover(30, 220)
      fixture.hover(40, 220)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.text, "left")
      XCTAssertEqual(delegate.asked, [CGPoint(x: 30, y: 20)], "once for each part")
      fixture.hover(150, 220)
      fixture.harness.advance(by: 1)
      XCTAssertNil(fixture.text, "nothing to say there")
      interaction.delegate = nil
      fixture.hover(10, 10)
      fixture.hover(150, 220)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.text, "all")
      interaction.isEnabled = false
      XCTAssertNil(fixture.text)
      fixture.close()
    }
  }

  func test_aLabelThatIsCutOff_tellsItsWholeText_whereItShould() {
    onMainActor {
      let fixture = Fixture()
      let card = UIView(frame: CGRect(x: 20, y: 200, width: 280, height: 60))
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 22))
      label.text = "A title that is much too long for its place"
      card.addSubview(label)
      fixture.controller.view.addSubview(card)
      fixture.hover(60, 221)
      fixture.harness.advance(by: 1)
      XCTAssertNil(fixture.text, "not without being told to")
      fixture.hover(300, 400)
      label.showsExpansionTextWhenTruncated = true
      fixture.hover(60, 221)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.text, "A title that is much too long for its place")
      fixture.hover(80, 221)
      XCTAssertNotNil(fixture.text, "inside it stays")
      fixture.hover(250, 240)
      XCTAssertNil(fixture.text, "beside the label, but in the same card")
      label.numberOfLines = 0
      label.frame.size.height = 100
      fixture.hover(60, 221)
      fixture.harness.advance(by: 1)
      XCTAssertNil(fixture.text, "all of it is there")
      fixture.close()
    }
  }

  func test_aRowsTextThatIsCutOff_isTold() {
    onMainActor {
      let fixture = Fixture()
      var content = UIListContentConfiguration.cell()
      content.text = "A row whose text has to be cut off somewhere in the middle of a word"
      content.textProperties.numberOfLines = 1
      let plain = content
      content.textProperties.showsExpansionTextWhenTruncated = true
      XCTAssertNotEqual(content, plain)
      let row = UIListContentView(configuration: content)
      row.frame = CGRect(x: 0, y: 200, width: 200, height: 44)
      fixture.controller.view.addSubview(row)
      fixture.harness.advance(by: 0.1)
      fixture.hover(100, 222)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.text, content.text)
      row.configuration = plain
      XCTAssertNil(fixture.text)
      fixture.close()
    }
  }

  func test_places() {
    onMainActor {
      let area = CGRect(x: 0, y: 0, width: 300, height: 200)
      let size = CGSize(width: 80, height: 22)
      XCTAssertEqual(
        ToolTipView.place(size, at: CGPoint(x: 100, y: 50), in: area),
        CGRect(x: 100, y: 70, width: 80, height: 22))
      XCTAssertEqual(ToolTipView.place(size, at: CGPoint(x: 280, y: 50), in: area).maxX, 296)
      XCTAssertLessThan(ToolTipView.place(size, at: CGPoint(x: 100, y: 190), in: area).maxY, 190)
    }
  }
}

@MainActor
private final class Parts: NSObject, UIToolTipInteractionDelegate {
  private(set) var asked: [CGPoint] = []

  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    asked.append(point)
    let left = CGRect(x: 0, y: 0, width: 100, height: 50)
    return left.contains(point) ? UIToolTipConfiguration(toolTip: "left", in: left) : nil
  }
}
