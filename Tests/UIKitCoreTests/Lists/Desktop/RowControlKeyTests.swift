import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Rows that are there for a control, used by Tab, arrows and Return alone.
final class RowControlKeyTests: XCTestCase {
  private final class Rows: UITableViewController {
    let picker = UIDatePicker()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let toggle = UISwitch()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
    let button = UIButton(type: .system)
    let stepper = UIStepper()
    var said: [String] = []
    private var views: [UIView] { [picker, slider, toggle, field, button, stepper] }

    override func viewDidLoad() {
      super.viewDidLoad()
      picker.datePickerMode = .dateAndTime
      picker.preferredDatePickerStyle = .compact
      picker.sizeToFit()
      button.setTitle("Reset", for: .normal)
      button.sizeToFit()
      button.addAction(
        UIAction { [weak self] _ in self?.said.append("reset") }, for: .touchUpInside)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      views.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      cell.accessoryView = views[path.row]
      if [button, slider, stepper].contains(views[path.row]) { cell.selectionStyle = .none }
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      said.append("row \(indexPath.row)")
    }
  }

  private static func days(from a: Date, to b: Date) -> Int? {
    let calendar = Calendar.current
    return calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: a), to: calendar.startOfDay(for: b)
    ).day
  }

  func test_return_usesTheControlThatARowIsFor() {
    onMainActor {
      let rows = Rows(style: .plain)
      let harness = Harness(device: "desktop", root: rows)
      defer { harness.close() }
      let system = harness.window.focusSystem
      harness.run("idle\nkey tab\nidle\nkey enter\nidle")
      // The date's box is open, and its month has the keyboard: a day later by an arrow and Return.
      let month = rows.presentedViewController
      XCTAssertNotNil(month)
      let before = rows.picker.date
      harness.run("key right\nidle\nkey enter\nidle")
      let after = Self.days(from: before, to: rows.picker.date)
      XCTAssertEqual(after, 1)
      // Five weeks on, in another month.
      harness.run(
        (0..<5).map { _ in "key down\nidle" }.joined(separator: "\n") + "\nkey enter\nidle")
      let later = Self.days(from: before, to: rows.picker.date)
      XCTAssertEqual(later, 36)
      harness.run("key escape\nidle")
      XCTAssertNil(rows.presentedViewController)
      // On among the rows.
      harness.run("key down\nidle")
      let value = rows.slider.value
      harness.run("key right\nidle")
      XCTAssertGreaterThan(rows.slider.value, value)
      harness.run("key enter\nidle\nkey right\nidle")
      XCTAssertTrue(system.focusedItem === rows.slider)
      harness.run("key escape\nkey down\nidle\nkey enter\nidle")
      XCTAssertTrue(rows.toggle.isOn)
      harness.run("key down\nidle\nkey enter\nidle")
      XCTAssertTrue(rows.field.isFirstResponder)
      harness.run("type \"Gull\"\nidle")
      XCTAssertEqual(rows.field.text, "Gull")
      // Escape goes back to the row, from which Down goes on.
      harness.run("key escape\nidle\nkey down\nidle\nkey space\nidle")
      XCTAssertFalse(rows.field.isFirstResponder)
      XCTAssertEqual(rows.said, ["reset"])
      harness.run("key escape\nkey down\nidle\nkey enter\nidle\nkey up\nidle")
      XCTAssertEqual(rows.stepper.value, 1)
      XCTAssertEqual(rows.said, ["reset"])
    }
  }
}
