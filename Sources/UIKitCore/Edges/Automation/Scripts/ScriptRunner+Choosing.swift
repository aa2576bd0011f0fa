import AutomationScript
import Failures
import PlatformInterface

// Lines that choose a value, whichever control has it.
extension ScriptRunner {
  func beginChoice(_ command: ScriptCommand, at time: TimeInterval)
    throws(TargetFinder.NotFound) -> Step
  {
    switch command {
    case .adjust(let target, let share):
      let found = try finder().visible(target)
      if let slider = Self.control(UISlider.self, around: found.view) {
        return try slide(slider, to: share, target, at: time)
      }
      if let list = found.view as? UIScrollView, !(list is PickerWheel) {
        return scroll(list, to: share, at: time)
      }
      try step(found.view, to: share, target)
      return nextFrame(after: time)
    case .pick(let target, let value):
      let found = try finder().visible(target)
      if let control = Self.control(UISegmentedControl.self, around: found.view) {
        return try pick(value, of: control, target, at: time)
      }
      if let picker = Self.control(UIDatePicker.self, around: found.view) {
        try pick(value, of: picker, target)
      } else if let picker = PickerChoice.picker(in: found.view) {
        try PickerChoice(picker).choose(value, target)
      } else {
        throw TargetFinder.NotFound(
          reason: "\(target) should be a picker, a date picker or a segmented control; it is a "
            + "\(type(of: found.view)).")
      }
      return nextFrame(after: time)
    default: failure("\(command) chooses nothing.")
    }
  }

  /// The control that a view is, is part of, or takes its input from.
  private static func control<T: UIView>(_ kind: T.Type, around view: UIView) -> T? {
    for outer in sequence(first: view, next: { $0.superview }) {
      if let found = outer as? T { return found }
      if outer is any ListElementView || outer is UIWindow { break }
    }
    return (view as? UITextField)?.inputView as? T ?? (view as? UITextView)?.inputView as? T
  }

  private func requireEnabled(_ control: UIControl, _ target: ScriptTarget) throws(TargetFinder
    .NotFound)
  {
    guard !control.isEnabled else { return }
    throw TargetFinder.NotFound(reason: "\(target) is disabled, so it cannot be changed.")
  }

  // MARK: Fractions

  /// A finger takes the thumb there.
  private func slide(
    _ slider: UISlider, to share: CGFloat, _ target: ScriptTarget, at time: TimeInterval
  ) throws(TargetFinder.NotFound) -> Step {
    try requireEnabled(slider, target)
    let track = slider.trackRect(forBounds: slider.bounds)
    func thumb(at value: Float) -> CGPoint {
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      return slider.toScreen(CGPoint(x: thumb.midX, y: thumb.midY))
    }
    let length = slider.maximumValue - slider.minimumValue
    let end = thumb(at: slider.minimumValue + Float(share) * length)
    var path = Self.line(from: thumb(at: slider.value), to: end, in: Self.moveDuration)
    path.rest = Self.rest
    return fingers([path], at: time)
  }

  /// As a touchpad, along the way that the content is longer.
  private func scroll(_ list: UIScrollView, to share: CGFloat, at time: TimeInterval) -> Step {
    let inset = list.adjustedContentInset
    let tall = list.contentSize.height + inset.top + inset.bottom - list.bounds.height
    let wide = list.contentSize.width + inset.left + inset.right - list.bounds.width
    var way = CGVector(dx: 0, dy: 0)
    if tall >= wide {
      way.dy = share * max(tall, 0) - inset.top - list.contentOffset.y
    } else {
      way.dx = share * max(wide, 0) - inset.left - list.contentOffset.x
    }
    let middle = list.toScreen(CGPoint(x: list.bounds.midX, y: list.bounds.midY))
    scroll(at: middle, by: way, time)
    return nextFrame(after: time)
  }

  private func step(_ view: UIView, to share: CGFloat, _ target: ScriptTarget)
    throws(TargetFinder.NotFound)
  {
    if let stepper = Self.control(UIStepper.self, around: view) {
      try requireEnabled(stepper, target)
      let length = stepper.maximumValue - stepper.minimumValue
      let steps = (Double(share) * length / stepper.stepValue).rounded()
      stepper.value = stepper.minimumValue + steps * stepper.stepValue
      stepper.sendActions(for: [.valueChanged, .primaryActionTriggered])
    } else if let pages = Self.control(UIPageControl.self, around: view) {
      try requireEnabled(pages, target)
      pages.currentPage = Int((share * CGFloat(max(pages.numberOfPages - 1, 0))).rounded())
      pages.sendActions(for: [.valueChanged, .primaryActionTriggered])
    } else if let wheel = Self.control(PickerWheel.self, around: view) {
      let row = (share * CGFloat(max(wheel.rowCount - 1, 0))).rounded()
      wheel.select(Int(row), animated: true, byUser: true)
    } else {
      throw TargetFinder.NotFound(
        reason:
          "\(target) should be a slider, a stepper, a page control, a picker's wheel or a scroll "
          + "view; it is a \(type(of: view)).")
    }
  }

  // MARK: Values

  /// A finger taps the segment.
  private func pick(
    _ value: String, of control: UISegmentedControl, _ target: ScriptTarget, at time: TimeInterval
  ) throws(TargetFinder.NotFound) -> Step {
    try requireEnabled(control, target)
    let names = control.segments.map { $0.accessibilityLabel ?? "" }
    guard
      let place = names.firstIndex(of: value)
        ?? names.firstIndex(where: { $0.lowercased() == value.lowercased() })
    else {
      throw TargetFinder.NotFound(
        reason: "\(target) has no segment \"\(value)\"; "
          + TargetFinder.nearest(to: value, in: names))
    }
    control.layoutIfNeeded()
    let segment = control.segments[place]
    let middle = CGPoint(x: segment.bounds.midX, y: segment.bounds.midY)
    return taps(at: [segment.toScreen(middle)], count: 1, from: time)
  }

  private func pick(_ value: String, of picker: UIDatePicker, _ target: ScriptTarget)
    throws(TargetFinder.NotFound)
  {
    try requireEnabled(picker, target)
    if picker.datePickerMode == .countDownTimer {
      if let duration = WrittenDate.duration(value) { return picker.choose(duration: duration) }
    } else if let date = WrittenDate.date(value, at: picker.date, by: picker.choice.calendar) {
      guard picker.choice.isAllowed(date) else {
        throw TargetFinder.NotFound(
          reason: "\(target) does not go to \(value), which lies beyond its limits.")
      }
      picker.choose(date)
      picker.setDate(picker.date, animated: true)
      return
    }
    if let wheels = PickerChoice.picker(in: picker) {
      return try PickerChoice(wheels).choose(value, target)
    }
    throw TargetFinder.NotFound(
      reason: "\(target) takes a date as 2026-03-14, a time as 15:09 or both with a space between; "
        + "found \"\(value)\".")
  }
}
