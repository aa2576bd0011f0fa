import Foundation
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a finger does to switches, sliders, steppers, segments and page dots, and what targets hear.
final class ValueControlTests: XCTestCase {
  @MainActor private static func listen(_ control: UIControl, _ fixture: TouchFixture) {
    control.addAction(
      UIAction { [weak fixture] _ in fixture?.log.append("changed") }, for: .valueChanged)
  }

  func test_sizes_areThoseThatInterfaceBuilderMeasured() throws {
    try onMainActor {
      let oracle =
        try JSONSerialization.jsonObject(
          with: Data(contentsOf: Self.oracleFile)) as! [String: Any]
      let sizes = oracle["sizes"] as! [String: [String: Int]]
      let heights = oracle["heights"] as! [String: [String: Int]]
      func text(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }
      XCTAssertNotNil(sizes["switch"]?[text(UISwitch().intrinsicContentSize)])
      XCTAssertNotNil(sizes["stepper"]?[text(UIStepper().intrinsicContentSize)])
      XCTAssertNotNil(
        sizes["progressView_height"]?["\(Int(UIProgressView().intrinsicContentSize.height))"])
      XCTAssertNotNil(heights["slider"]?["\(Int(UISlider().intrinsicContentSize.height))"])
      XCTAssertNotNil(
        heights["segmentedControl"]?["\(Int(UISegmentedControl(items: ["A"]).bounds.height))"])
    }
  }

  private static var oracleFile: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "Fixtures/oracle/control_metrics_ib.json")
  }

  func test_switch_turnsByTap_andByDragging_andNotByGoingOverAndBack() {
    onMainActor {
      let fixture = TouchFixture()
      defer { fixture.close() }
      let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 500, height: 5))
      XCTAssertEqual(control.bounds.size, CGSize(width: 51, height: 31))
      fixture.window.addSubview(control)
      Self.listen(control, fixture)
      fixture.down(110, 110)
      fixture.up()
      XCTAssertEqual([control.isOn ? "on" : "off"] + fixture.take(), ["on", "changed"])
      fixture.down(140, 110)
      fixture.move(105, 110)
      fixture.up()
      XCTAssertEqual([control.isOn ? "on" : "off"] + fixture.take(), ["off", "changed"])
      fixture.down(110, 110)
      fixture.move(145, 110)
      fixture.move(105, 110)
      fixture.up()
      XCTAssertEqual([control.isOn ? "on" : "off"] + fixture.take(), ["off"])
      control.setOn(true, animated: true)
      XCTAssertEqual(fixture.take(), [], "the program's own changes are not told")
      control.isEnabled = false
      fixture.down(110, 110)
      fixture.up()
      XCTAssertTrue(control.isOn)
      control.frame = CGRect(x: 5, y: 6, width: 300, height: 300)
      XCTAssertEqual(control.frame, CGRect(x: 5, y: 6, width: 51, height: 31))
    }
  }

  func test_slider_followsTheThumbAlone_andClampsToItsRange() {
    onMainActor {
      let fixture = TouchFixture()
      defer { fixture.close() }
      let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 31))
      fixture.window.addSubview(slider)
      Self.listen(slider, fixture)
      slider.minimumValue = 10
      slider.maximumValue = 30
      XCTAssertEqual(slider.value, 10)
      fixture.step()
      fixture.down(250, 115)
      fixture.move(280, 115)
      fixture.up()
      XCTAssertEqual(slider.value, 10, "a finger beside the thumb does nothing")
      fixture.down(114, 115)
      fixture.move(200, 115)
      XCTAssertEqual(slider.value, 20, accuracy: 0.01)
      fixture.move(600, 115)
      XCTAssertEqual(slider.value, 30)
      fixture.up()
      XCTAssertEqual(fixture.take(), ["changed", "changed"])
      slider.isContinuous = false
      fixture.step()
      fixture.down(286, 115)
      fixture.move(200, 115)
      XCTAssertEqual(fixture.take(), [])
      fixture.up()
      XCTAssertEqual(fixture.take(), ["changed"])
      slider.value = .nan
      XCTAssertEqual(slider.value, 20, accuracy: 0.01)
      slider.maximumValue = 5
      XCTAssertEqual([slider.minimumValue, slider.value], [5, 5])
    }
  }

  func test_stepper_counts_repeats_stopsAtItsEnds_orWraps() {
    onMainActor {
      let fixture = TouchFixture()
      defer { fixture.close() }
      let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      fixture.window.addSubview(stepper)
      Self.listen(stepper, fixture)
      stepper.maximumValue = 3
      fixture.step()
      fixture.down(170, 110)
      XCTAssertEqual(stepper.value, 1)
      fixture.wait(0.65)
      XCTAssertGreaterThan(stepper.value, 1)
      fixture.wait(1)
      XCTAssertEqual(stepper.value, 3)
      fixture.up()
      fixture.settle()
      XCTAssertEqual(fixture.take(), ["changed", "changed", "changed"])
      fixture.down(170, 110)
      fixture.up()
      XCTAssertEqual(stepper.value, 3)
      stepper.wraps = true
      fixture.down(170, 110)
      fixture.up()
      XCTAssertEqual(stepper.value, 0)
      fixture.down(110, 110)
      fixture.up()
      XCTAssertEqual(stepper.value, 3)
    }
  }

  func test_segments_backgroundColourGoesRoundTheCorners() throws {
    try onMainActor {
      let controller = UIViewController()
      let control = UISegmentedControl(items: ["One", "Two"])
      control.frame = CGRect(x: 10, y: 10, width: 200, height: 32)
      control.backgroundColor = .red
      controller.view.backgroundColor = .white
      controller.view.addSubview(control)
      let harness = Harness(size: CGSize(width: 220, height: 100), root: controller)
      defer { harness.close() }
      let picture = try PlatformServices.current.imageDecoder.decode(
        harness.picture(), frame: 0, atLeast: nil)
      let scale = picture.width / 220
      func green(_ x: Int, _ y: Int) -> UInt32 {
        let place = y * scale * picture.bytesPerRow + x * scale * 4
        return picture.bytes.advanced(by: place).load(as: UInt32.self) >> 8 & 255
      }
      XCTAssertEqual(green(10, 10), 255, "the corner is the screen's")
      XCTAssertLessThan(green(19, 10), 128, "beside it the colour begins")
    }
  }

  func test_segments_areChosenWhereTheFingerLifts() {
    onMainActor {
      let fixture = TouchFixture()
      defer { fixture.close() }
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(x: 100, y: 100, width: 180, height: 32)
      fixture.window.addSubview(control)
      Self.listen(control, fixture)
      fixture.step()
      XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
      fixture.down(110, 110)
      fixture.move(200, 110)
      fixture.up()
      XCTAssertEqual(control.selectedSegmentIndex, 1)
      fixture.down(190, 110)
      fixture.up()
      XCTAssertEqual(fixture.take(), ["changed"], "the selected one again is no change")
      control.setEnabled(false, forSegmentAt: 2)
      fixture.down(270, 110)
      fixture.up()
      XCTAssertEqual(control.selectedSegmentIndex, 1)
      control.insertSegment(withTitle: "Zero", at: 0, animated: false)
      XCTAssertEqual(control.selectedSegmentIndex, 2)
      control.removeSegment(at: 2, animated: false)
      XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
      XCTAssertEqual((0..<3).map(control.titleForSegment), ["Zero", "One", "Three"])
      control.isMomentary = true
      fixture.step()
      fixture.down(110, 110)
      fixture.up()
      XCTAssertEqual(fixture.take(), ["changed"])
      XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }
  }

  func test_pageControl_turnsByTapsOnItsHalves_andByDragging() {
    onMainActor {
      let fixture = TouchFixture()
      defer { fixture.close() }
      let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
      control.numberOfPages = 5
      fixture.window.addSubview(control)
      Self.listen(control, fixture)
      fixture.down(290, 110)
      fixture.up()
      XCTAssertEqual(control.currentPage, 1)
      fixture.down(110, 110)
      fixture.up()
      fixture.down(110, 110)
      fixture.up()
      XCTAssertEqual(control.currentPage, 0)
      XCTAssertEqual(fixture.take(), ["changed", "changed"])
      fixture.down(170, 110)
      fixture.move(206, 110)
      XCTAssertEqual(control.currentPage, 2)
      XCTAssertEqual(control.interactionState, .continuous)
      fixture.up()
      control.numberOfPages = 2
      XCTAssertEqual(control.currentPage, 1)
      control.currentPage = 99
      XCTAssertEqual(control.currentPage, 1)
    }
  }

  func test_progressView_followsAnObservedProgress() {
    onMainActor {
      let fixture = TouchFixture()
      defer { fixture.close() }
      let view = UIProgressView(progressViewStyle: .default)
      fixture.window.addSubview(view)
      let progress = Progress(totalUnitCount: 4)
      view.observedProgress = progress
      progress.completedUnitCount = 1
      fixture.step(2)
      XCTAssertEqual(view.progress, 0.25)
      progress.completedUnitCount = 4
      fixture.settle()
      XCTAssertEqual(view.progress, 1)
      view.progress = -3
      XCTAssertEqual(view.progress, 0)
    }
  }

  func test_segments_thinnerThanThePlatesEdge_areShown() {
    onMainActor {
      let controller = UIViewController()
      let control = UISegmentedControl(items: (0..<200).map { "\($0)" })
      control.frame = CGRect(x: 0, y: 100, width: 375, height: 32)
      control.selectedSegmentIndex = 100
      controller.view.addSubview(control)
      let lines = logged {
        let harness = Harness(device: "iphone-se", root: controller)
        harness.settle()
        harness.close()
      }
      XCTAssertEqual(lines, [])
    }
  }

  func test_segments_showTheAppsImages_inPlaceOfThePlate() {
    onMainActor {
      func image(_ color: UIColor, width: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image {
          color.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: width, height: 4))
        }
      }
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(x: 0, y: 0, width: 180, height: 32)
      control.selectedSegmentIndex = 1
      let (plain, chosen) = (image(.white), image(.red))
      let (line, beside) = (image(.black, width: 3), image(.blue, width: 5))
      control.setBackgroundImage(plain, for: .normal, barMetrics: .default)
      control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
      control.setBackgroundImage(line, for: .normal, barMetrics: .compact)
      control.setDividerImage(
        line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      control.setDividerImage(
        beside, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
      control.setContentPositionAdjustment(
        UIOffset(horizontal: 3, vertical: 2), forSegmentType: .left, barMetrics: .default)
      control.layoutIfNeeded()
      XCTAssertEqual(
        control.segments.map(\.background.image), [plain, chosen, plain])
      XCTAssertEqual(control.segments.map(\.background.frame.width), [60, 60, 60])
      XCTAssertEqual(control.segments.map(\.adjustment.vertical), [2, 0, 0])
      let dividers = control.subviews.compactMap { $0 as? SegmentDivider }
        .sorted { $0.frame.minX < $1.frame.minX }
      XCTAssertEqual(dividers.map(\.frame.width), [3, 5])
      XCTAssertEqual(dividers.map(\.frame.midX), [60, 120])
      XCTAssertEqual(control.backgroundImage(for: .highlighted, barMetrics: .default), plain)
      XCTAssertNil(control.backgroundImage(for: .normal, barMetrics: .compact))
      let parts = control.subviews.filter { type(of: $0) == ControlPart.self }
      XCTAssertEqual(parts.map(\.isHidden), [true, true], "neither ground nor plate")
      control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
      control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
      XCTAssertEqual(parts.map(\.isHidden), [false, false])
    }
  }
}
