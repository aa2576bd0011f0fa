import UIKit
import UIKitTestSupport

extension Scenario {
  /// Controls, texts and sheets with odd numbers, indexes and ranges.
  static let oddControls: [[Scenario]] = [
    each(oddNumbers, "controls' values of") { number in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      slider.minimumValue = Float(number)
      slider.maximumValue = Float(-number)
      slider.value = Float(number)
      slider.setValue(Float(number), animated: true)
      let stepper = UIStepper(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
      stepper.minimumValue = Double(number)
      stepper.maximumValue = Double(-number)
      stepper.value = Double(number)
      let progress = UIProgressView(frame: CGRect(x: 0, y: 100, width: 100, height: 4))
      progress.setProgress(Float(number), animated: true)
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 150, width: 300, height: 100))
      picker.countDownDuration = Double(number)
      picker.date = Date(timeIntervalSinceReferenceDate: Double(number))
      picker.minimumDate = Date(timeIntervalSince1970: Double(number))
      picker.maximumDate = Date(timeIntervalSince1970: Double(-number))
      let segments = UISegmentedControl(items: ["One", "Two"])
      segments.setWidth(number, forSegmentAt: 0)
      segments.setContentOffset(CGSize(width: number, height: number), forSegmentAt: 1)
      let stack = UIStackView(arrangedSubviews: [slider, stepper, progress, picker, segments])
      stack.spacing = number
      stack.setCustomSpacing(number, after: slider)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      _ = show(stack).picture()
    },
    each(oddNumbers, "dates in wheels of") { number in
      for mode: UIDatePicker.Mode in [.time, .date, .dateAndTime, .countDownTimer] {
        for style: UIDatePickerStyle in [.wheels, .inline, .compact] {
          let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 380))
          picker.datePickerMode = mode
          if mode != .countDownTimer { picker.preferredDatePickerStyle = style }
          picker.minuteInterval = Int(exactly: number) ?? 7
          picker.minimumDate = Date(timeIntervalSinceReferenceDate: Double(number))
          picker.setDate(Date(timeIntervalSinceReferenceDate: Double(-number)), animated: true)
          show(picker)
        }
      }
    },
    each(oddIndexes, "a segment at index") { index in
      let control = UISegmentedControl(items: ["One", "Two"])
      _ = control.titleForSegment(at: index)
      _ = control.widthForSegment(at: index)
      _ = control.isEnabledForSegment(at: index)
      control.setTitle("New", forSegmentAt: index)
      control.setImage(nil, forSegmentAt: index)
      control.setEnabled(false, forSegmentAt: index)
      control.removeSegment(at: index, animated: false)
      control.insertSegment(withTitle: "More", at: index, animated: false)
      show(control)
    },
    each(oddIndexes, "pages, tabs and rows at index") { index in
      let dots = UIPageControl()
      dots.numberOfPages = index
      dots.currentPage = index
      _ = dots.indicatorImage(forPage: index)
      dots.setIndicatorImage(nil, forPage: index)
      _ = dots.size(forNumberOfPages: index)
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.selectedIndex = index
      show(tabs)
    },
    each(oddIndexes, "a picker's row at index") { index in
      final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ view: UIPickerView, titleForRow row: Int, forComponent part: Int)
          -> String?
        {
          "\(row)"
        }
      }
      let source = Source()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      picker.dataSource = source
      picker.delegate = source
      let harness = show(picker)
      picker.selectRow(index, inComponent: 0, animated: false)
      picker.selectRow(index, inComponent: 1, animated: true)
      harness.settle()
      _ = picker.view(forRow: index, forComponent: 0)
      _ = source
    },
    each(oddIndexes, "a picker's component at index") { index in
      final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      }
      let source = Source()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      picker.dataSource = source
      picker.delegate = source
      show(picker)
      picker.reloadComponent(index)
      _ = picker.selectedRow(inComponent: index)
      _ = picker.numberOfRows(inComponent: index)
      _ = picker.rowSize(forComponent: index)
      picker.selectRow(0, inComponent: index, animated: false)
      _ = source
    },
    each(oddRanges, "a text view's range") { range in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "Hello"
      let harness = show(view)
      view.selectedRange = range
      view.scrollRangeToVisible(range)
      harness.settle()
      _ = view.position(from: view.beginningOfDocument, offset: range.location)
      _ = view.position(from: view.endOfDocument, in: .left, offset: range.location)
      view.setMarkedText("日本", selectedRange: range)
      view.unmarkText()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.text = "Hello"
      show(field)
      field.setMarkedText("日本", selectedRange: range)
      _ = UITextChecker().rangeOfMisspelledWord(
        in: "Helo", range: range, startingAt: range.location, wrap: true, language: "en")
      _ = UITextChecker().guesses(forWordRange: range, in: "Helo", language: "en")
      _ = UITextChecker().completions(forPartialWordRange: range, in: "Helo", language: "en")
    },
    each(oddNumbers, "an alert's and a sheet's size of") { number in
      let controller = UIViewController()
      let harness = show(controller)
      let sheet = UIViewController()
      sheet.preferredContentSize = CGSize(width: number, height: number)
      sheet.sheetPresentationController?.detents = [
        .custom { _ in number }, .medium(),
      ]
      sheet.sheetPresentationController?.preferredCornerRadius = number
      controller.present(sheet, animated: true)
      harness.settle()
      _ = harness.picture()
    },
  ]
}
