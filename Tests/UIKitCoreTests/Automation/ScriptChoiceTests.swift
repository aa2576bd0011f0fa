import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Lines that choose values and look at them, each on the controls that they are for.
final class ScriptChoiceTests: XCTestCase {
  func test_adjust_movesSlidersAsAFinger_andStepsOthers() {
    onMainActor {
      let controls = ControlsController()
      let harness = Harness(device: "iphone-se", root: controls)
      defer { harness.close() }
      harness.run(
        """
        adjust #slider to 0.25
        expect #slider is "25%"
        adjust #slider to 1
        adjust #stepper to 0.5
        adjust #pages to 1
        expect #pages is "page 4 of 4"
        """)
      XCTAssertEqual(controls.slider.value, 200)
      XCTAssertEqual(controls.stepper.value, 6)
      XCTAssertEqual(controls.pages.currentPage, 3)
      XCTAssertEqual(Set(controls.changes), ["slider", "stepper", "pages"])
      XCTAssertGreaterThan(controls.changes.count, 10)
    }
  }

  func test_adjust_scrollsToAFraction() {
    onMainActor {
      let controller = UIViewController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      let list = UIScrollView(frame: controller.view.bounds)
      list.contentSize = CGSize(width: 375, height: 1667)
      list.accessibilityIdentifier = "list"
      list.contentInsetAdjustmentBehavior = .never
      controller.view.addSubview(list)
      harness.run("adjust #list to 0.5\nidle")
      XCTAssertEqual(list.contentOffset.y, 500)
      harness.run("adjust #list to 0\nidle")
      XCTAssertEqual(list.contentOffset.y, 0)
    }
  }

  func test_pick_choosesSegmentsRowsAndDates() throws {
    try onMainActor {
      let controls = ControlsController()
      let harness = Harness(device: "iphone-se", root: controls)
      defer { harness.close() }
      harness.run(
        """
        pick #segments "Week"
        expect #segments is "Week"
        pick #picker "Green"
        idle
        expect #picker is "Green, 0"
        pick #picker "Red, 2"
        idle
        expect #picker is "Red, 2"
        pick #date "2024-02-29 23:05"
        """)
      XCTAssertEqual(controls.segments.selectedSegmentIndex, 1)
      XCTAssertEqual(controls.picked, ["0:1", "0:0", "1:2"])
      let parts = controls.date.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: controls.date.date)
      XCTAssertEqual(
        [parts.year, parts.month, parts.day, parts.hour, parts.minute], [2024, 2, 29, 23, 5])
      XCTAssertEqual(controls.changes, ["segments", "date"])
      for (line, message) in [
        (
          "pick #segments \"Year\"",
          "#segments has no segment \"Year\"; the nearest are \"Day\", \"Week\"."
        ),
        (
          "pick #picker \"Gren\"",
          "#picker has no row \"Gren\"; the nearest are \"Green\", \"Red\", \"Blue\"."
        ),
        (
          "pick #date \"soon\"",
          "#date takes a date as 2026-03-14, a time as 15:09 or both with a space between; found "
            + "\"soon\"."
        ),
        (
          "pick #slider \"1\"",
          "#slider should be a picker, a date picker or a segmented control; it is a UISlider."
        ),
        (
          "adjust #segments to 1",
          "#segments should be a slider, a stepper, a page control, a picker's wheel or a scroll view; "
            + "it is a UISegmentedControl."
        ),
      ] {
        XCTAssertThrowsError(try harness.perform(line)) {
          XCTAssertEqual("\($0)", "script:1: " + message)
        }
      }
    }
  }

  func test_expect_tellsStatesApart_andSaysWhatIsThere() throws {
    try onMainActor {
      let controls = ControlsController()
      let harness = Harness(device: "iphone-se", root: controls)
      defer { harness.close() }
      controls.stepper.isEnabled = false
      harness.run(
        """
        expect #switch is off
        tap #switch
        expect #switch is on
        expect #stepper is disabled
        tap #field
        expect #field is focused
        type "3 km"
        expect #field is "3 km"
        expect count "Day" 1
        expect count #field 1
        expect count "Year" 0
        expect "Day" is selected
        """)
      for (line, message) in [
        ("expect #switch is off", "#switch should be off; it is on, enabled, \"1\"."),
        (
          "expect #field is \"4 km\"",
          "#field should be \"4 km\"; it is enabled, focused, \"3 km\", no switch."
        ),
        (
          "expect #slider is disabled",
          "#slider should be disabled; it is enabled, \"0%\", no switch."
        ),
        ("expect count \"Day\" 2", "\"Day\" should be on the screen 2 times; it is there once."),
      ] {
        XCTAssertThrowsError(try harness.perform(line)) {
          XCTAssertEqual("\($0)", "script:1: " + message)
        }
      }
    }
  }

  func test_textSize_hover_andRightclick_reachTheViews() {
    onMainActor {
      let controls = ControlsController()
      let harness = Harness(device: "iphone-se", root: controls)
      defer { harness.close() }
      let pointer = Pointer()
      let hover = UIHoverGestureRecognizer(
        target: pointer, action: Selector("moved:", Pointer.moved(_:)))
      controls.segments.addGestureRecognizer(hover)
      controls.field.addInteraction(UIContextMenuInteraction(delegate: pointer))
      harness.run("text-size extra-small\nhover #segments\nhover #slider\nrightclick #field\nidle")
      XCTAssertEqual(controls.traitCollection.preferredContentSizeCategory, .extraSmall)
      XCTAssertEqual(pointer.log, ["began", "ended", "menu"])
    }
  }
}

private final class Pointer: NSObject, UIContextMenuInteractionDelegate {
  var log: [String] = []

  func moved(_ recognizer: UIHoverGestureRecognizer) {
    log.append(
      recognizer.state == .began ? "began" : recognizer.state == .changed ? "changed" : "ended")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("menu")
    return nil
  }
}

/// One of each control, named, and what they told.
private final class ControlsController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let slider = UISlider()
  let stepper = UIStepper()
  let pages = UIPageControl()
  let segments = UISegmentedControl(items: ["Day", "Week"])
  let picker = UIPickerView()
  let date = UIDatePicker()
  let toggle = UISwitch()
  let field = UITextField()
  var changes: [String] = []
  var picked: [String] = []
  private let colours = ["Red", "Green", "Blue"]

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.maximumValue = 200
    stepper.minimumValue = 2
    stepper.maximumValue = 10
    stepper.stepValue = 2
    pages.numberOfPages = 4
    segments.selectedSegmentIndex = 0
    picker.dataSource = self
    picker.delegate = self
    field.borderStyle = .roundedRect
    let named: [(String, UIView)] = [
      ("slider", slider), ("stepper", stepper), ("pages", pages), ("segments", segments),
      ("picker", picker), ("date", date), ("switch", toggle), ("field", field),
    ]
    for (index, (name, view)) in named.enumerated() {
      view.accessibilityIdentifier = name
      let y = CGFloat(20 + index * 50 + (index > 4 ? 170 : 0))
      view.frame = CGRect(x: 20, y: y, width: 330, height: name == "picker" ? 216 : 34)
      self.view.addSubview(view)
      (view as? UIControl)?.addAction(
        UIAction { [weak self] _ in self?.changes.append(name) }, for: .valueChanged)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? colours[row] : "\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picked.append("\(component):\(row)")
  }
}
