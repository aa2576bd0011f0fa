import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var rows = [10_000, 3]
  var log: [String] = []
  var titlesAsked: Set<Int> = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component]
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    if component == 0 { titlesAsked.insert(row) }
    return component == 0 ? "Row \(row)" : "ABC".map(String.init)[row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append("\(component): \(row)")
  }
}

@MainActor
private func fixture(_ view: UIView) -> Harness {
  let controller = UIViewController()
  controller.view.addSubview(view)
  return Harness(size: CGSize(width: 320, height: 480), root: controller)
}

@MainActor
private func makeDate(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
  -> Date
{
  let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
  return utc.date(from: parts) ?? .distantPast
}

private let utc: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
  calendar.locale = Locale(identifier: "en_US")
  return calendar
}()

final class PickerTests: XCTestCase {
  func test_heightAndIndicators_areInterfaceBuilders() throws {
    try onMainActor {
      let oracle = try textOracle("control_metrics_ib")
      let heights = try XCTUnwrap(oracle["heights"] as? [String: [String: Int]])
      let sizes = try XCTUnwrap(oracle["sizes"] as? [String: [String: Int]])
      let height = Int(UIPickerView().intrinsicContentSize.height)
      XCTAssertNotNil(heights["pickerView"]?["\(height)"])
      func text(_ style: UIActivityIndicatorView.Style) -> String {
        let size = UIActivityIndicatorView(style: style).intrinsicContentSize
        return "\(Int(size.width))x\(Int(size.height))"
      }
      XCTAssertNotNil(sizes["activityIndicator_gray_white_medium"]?[text(.medium)])
      XCTAssertNotNil(sizes["activityIndicator_whiteLarge_large"]?[text(.large)])
    }
  }

  func test_wheel_stopsAtRowsAndTellsOfTheUsersChoice() {
    onMainActor {
      let numbers = Numbers()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.dataSource = numbers
      picker.delegate = numbers
      let harness = fixture(picker)
      defer { harness.close() }
      XCTAssertEqual(picker.numberOfComponents, 2)
      XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
      picker.selectRow(45, inComponent: 0, animated: false)
      picker.selectRow(50, inComponent: 0, animated: true)
      XCTAssertEqual(picker.selectedRow(inComponent: 0), 50)
      harness.settle()
      XCTAssertEqual(numbers.take(), [], "the program's own choice is not told")
      // Three rows on, and a little more: it goes back to a row.
      harness.run("drag 80,120 to 80,14\nidle")
      XCTAssertEqual(picker.selectedRow(inComponent: 0), 53)
      XCTAssertEqual(numbers.take(), ["0: 53"])
      harness.run("tap 80,139\nidle")
      XCTAssertEqual(numbers.take(), ["0: 54"], "a tap on the next row")
      harness.run("scroll 240,108 by 0,40\nidle")
      XCTAssertEqual(numbers.take(), ["1: 1"], "a detent is a row")
      harness.run("drag 240,108 to 240,10\nidle")
      XCTAssertEqual(numbers.take(), ["1: 2"], "no further than the last row")
      XCTAssertLessThan(numbers.titlesAsked.count, 32, "rows that are not seen are not asked for")
      XCTAssertEqual((picker.view(forRow: 54, forComponent: 0) as? UILabel)?.text, "Row 54")
      XCTAssertNil(picker.view(forRow: 0, forComponent: 0))
      numbers.rows = [10, 3]
      picker.reloadAllComponents()
      XCTAssertEqual(picker.selectedRow(inComponent: 0), 9)
      XCTAssertEqual(picker.selectedRow(inComponent: 1), 2)
    }
  }

  func test_datesOnWheels_existAndKeepWithinTheLimits() {
    onMainActor {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.calendar = utc
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = .date
      picker.date = makeDate(2026, 1, 31)
      var changes = 0
      picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      let harness = fixture(picker)
      defer { harness.close() }
      XCTAssertEqual(picker.datePickerStyle, .wheels)
      guard let wheels = picker.subviews.first as? DateWheels else { return XCTFail("no wheels") }
      // Month, day, year in this language; January's next month has no 31st.
      let january = wheels.selectedRow(inComponent: 0)
      wheels.wheels[0].select(january + 1, animated: true, byUser: true)
      harness.settle()
      XCTAssertEqual(picker.date, makeDate(2026, 2, 28))
      XCTAssertEqual(changes, 1)
      picker.minimumDate = makeDate(2026, 2, 10)
      XCTAssertEqual(changes, 1)
      harness.settle()
      guard let limited = picker.subviews.first as? DateWheels else { return XCTFail("no wheels") }
      limited.wheels[0].select(
        limited.selectedRow(inComponent: 0) - 1, animated: true, byUser: true)
      harness.settle()
      XCTAssertEqual(picker.date, makeDate(2026, 2, 10), "turned back to the earliest date")
      XCTAssertEqual(limited.selectedRow(inComponent: 0) % 12, 1)
      picker.date = makeDate(2020, 5, 5)
      XCTAssertEqual(picker.date, makeDate(2026, 2, 10))
    }
  }

  func test_timesOnWheels_haveHalfDaysAndSteps() {
    onMainActor {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.calendar = utc
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = .time
      picker.minuteInterval = 15
      picker.date = makeDate(2026, 1, 31, 13, 47)
      XCTAssertEqual(picker.date, makeDate(2026, 1, 31, 13, 45))
      let harness = fixture(picker)
      defer { harness.close() }
      guard let wheels = picker.subviews.first as? DateWheels else { return XCTFail("no wheels") }
      XCTAssertEqual(wheels.numberOfComponents, 3)
      wheels.wheels[2].select(0, animated: true, byUser: true)
      harness.settle()
      XCTAssertEqual(picker.date, makeDate(2026, 1, 31, 1, 45))
      wheels.wheels[1].select(
        wheels.selectedRow(inComponent: 1) + 1, animated: true, byUser: true)
      harness.settle()
      XCTAssertEqual(picker.date, makeDate(2026, 1, 31, 1, 0), "minutes turn around alone")
      picker.locale = Locale(identifier: "de_DE")
      XCTAssertEqual((picker.subviews.first as? DateWheels)?.numberOfComponents, 2)
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = 3_725
      XCTAssertEqual(picker.countDownDuration, 3_720)
    }
  }

  func test_month_isTurnedAndItsDaysAreChosen() {
    onMainActor {
      let picker = UIDatePicker()
      picker.calendar = utc
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .inline
      picker.date = makeDate(2026, 3, 14, 9, 41)
      picker.maximumDate = makeDate(2026, 4, 20)
      picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
      var changes = 0
      picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      let harness = fixture(picker)
      defer { harness.close() }
      harness.run("expect \"March 2026  ›\"\ntap \"20\"")
      XCTAssertEqual(picker.date, makeDate(2026, 3, 20, 9, 41), "the time of day stays")
      harness.run("tap \"Next Month\"\nexpect \"April 2026  ›\"\ntap \"28\"")
      XCTAssertEqual(changes, 1, "beyond the limit")
      harness.run("tap \"1\"")
      XCTAssertEqual(picker.date, makeDate(2026, 4, 1, 9, 41))
    }
  }

  func test_compact_opensAMonth() {
    onMainActor {
      let picker = UIDatePicker()
      picker.calendar = utc
      picker.datePickerMode = .date
      picker.date = makeDate(2026, 3, 14)
      XCTAssertEqual(picker.datePickerStyle, .compact)
      picker.frame = CGRect(
        origin: CGPoint(x: 40, y: 40), size: picker.intrinsicContentSize)
      let harness = fixture(picker)
      defer { harness.close() }
      harness.run("tap \"Mar 14, 2026\"\nidle\nexpect \"March 2026  ›\"\ntap \"9\"\nidle")
      XCTAssertEqual(picker.date, makeDate(2026, 3, 9))
      harness.run("key escape\nidle\nexpect \"Mar 9, 2026\"\nexpect no \"March 2026  ›\"")
    }
  }
}
