import NibDocument

/// Attributes of `<stepper>`, `<segmentedControl>` and `<pageControl>`.
extension NibElement {
  static func read(_ stepper: UIStepper, _ source: NibSource) {
    stepper.maximumValue = Double(source.number("maximumValue") ?? 100)
    stepper.minimumValue = Double(source.number("minimumValue") ?? 0)
    stepper.value = Double(source.number("value") ?? 0)
    if let value = source.number("stepValue") { stepper.stepValue = Double(value) }
    if let value = source.bool("continuous") { stepper.isContinuous = value }
    if let value = source.bool("wraps") { stepper.wraps = value }
    if let value = source.bool("autorepeat") { stepper.autorepeat = value }
  }

  static func read(_ control: UISegmentedControl, _ source: NibSource) {
    for segment in source.object.lists["segments"] ?? [] {
      let part = NibSource(segment, source.builder)
      let index = control.numberOfSegments
      if let image = part.image("image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: part.text("title") ?? "", at: index, animated: false)
      }
      if let width = part.number("width"), width > 0 {
        control.setWidth(width, forSegmentAt: index)
      }
      if part.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
    if let value = source.bool("momentary") { control.isMomentary = value }
    if let value = source.bool("apportionsSegmentWidthsByContent") {
      control.apportionsSegmentWidthsByContent = value
    }
    if let color = source.color("selectedSegmentTintColor") {
      control.selectedSegmentTintColor = color
    }
    if let index = source.integer("selectedSegmentIndex"), index < control.numberOfSegments {
      control.selectedSegmentIndex = index
    }
  }

  static func read(_ control: UIPageControl, _ source: NibSource) {
    if let value = source.integer("numberOfPages") { control.numberOfPages = value }
    if let value = source.integer("currentPage") { control.currentPage = value }
    if let value = source.bool("hidesForSinglePage") { control.hidesForSinglePage = value }
    if let color = source.color("pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
    if let color = source.color("currentPageIndicatorTintColor") {
      control.currentPageIndicatorTintColor = color
    }
  }
}
