import NibDocument

extension NibElement {
  static func read(_ control: UIControl, _ source: NibSource) {
    read(control as UIView, source)
    if let value = source.bool("enabled") { control.isEnabled = value }
    if let value = source.bool("selected") { control.isSelected = value }
    if let value = source.bool("highlighted") { control.isHighlighted = value }
    if let value = source.word("contentHorizontalAlignment", NibWords.horizontalAlignments) {
      control.contentHorizontalAlignment = value
    }
    if let value = source.word("contentVerticalAlignment", NibWords.verticalAlignments) {
      control.contentVerticalAlignment = value
    }
  }

  static func read(_ button: UIButton, _ source: NibSource) {
    button.take(source.word("buttonType", NibWords.buttonTypes) ?? .custom)
    read(button as UIControl, source)
    if let font = source.font("fontDescription") { button.titleLabel?.font = font }
    if let value = source.word("lineBreakMode", NibWords.lineBreaks) {
      button.titleLabel?.lineBreakMode = value
    }
    if let value = source.insets("contentEdgeInsets") { button.contentEdgeInsets = value }
    if let value = source.insets("titleEdgeInsets") { button.titleEdgeInsets = value }
    if let value = source.insets("imageEdgeInsets") { button.imageEdgeInsets = value }
    if let value = source.bool("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = value
    }
    for state in source.object.lists["states"] ?? [] {
      read(button, state: NibSource(state, source.builder))
    }
    if let child = source.object.keyedObjects["configuration"],
      child.element == "buttonConfiguration"
    {
      button.configuration = configuration(NibSource(child, source.builder))
    }
  }

  private static func read(_ button: UIButton, state source: NibSource) {
    guard let key = source.object.key, let state = NibWords.states[key] else { return }
    if let title = source.text("title") { button.setTitle(title, for: state) }
    if let title = source.attributedText("attributedTitle") {
      button.setAttributedTitle(title, for: state)
    }
    if let color = source.color("titleColor") { button.setTitleColor(color, for: state) }
    if let color = source.color("titleShadowColor") {
      button.setTitleShadowColor(color, for: state)
    }
    if let value = source.symbolConfiguration("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(value, forImageIn: state)
    }
    if let image = source.image("image") { button.setImage(image, for: state) }
    if let image = source.image("backgroundImage", catalog: "backgroundCatalog") {
      button.setBackgroundImage(image, for: state)
    }
  }

  private static func configuration(_ source: NibSource) -> UIButton.Configuration {
    var result: UIButton.Configuration =
      switch source.text("style") {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      case "borderless": .borderless()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      default: .plain()
      }
    if let title = source.text("title") { result.title = title }
    if let subtitle = source.text("subtitle") { result.subtitle = subtitle }
    if let image = source.image("image") { result.image = image }
    if let value = source.symbolConfiguration("preferredSymbolConfigurationForImage") {
      result.preferredSymbolConfigurationForImage = value
    }
    if let value = source.number("imagePadding") { result.imagePadding = value }
    if let value = source.number("titlePadding") { result.titlePadding = value }
    if let color = source.color("baseForegroundColor") { result.baseForegroundColor = color }
    if let color = source.color("baseBackgroundColor") { result.baseBackgroundColor = color }
    if let value = source.bool("showsActivityIndicator") { result.showsActivityIndicator = value }
    if let value = source.directionalInsets("contentInsets") { result.contentInsets = value }
    if let place = source.text("imagePlacement"),
      let edge: NSDirectionalRectEdge = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      ][place]
    {
      result.imagePlacement = edge
    }
    if let style = source.text("cornerStyle"),
      let value: UIButton.Configuration.CornerStyle = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
      ][style]
    {
      result.cornerStyle = value
    }
    if let size = source.text("buttonSize"),
      let value: UIButton.Configuration.Size = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
      ][size]
    {
      result.buttonSize = value
    }
    return result
  }

  static func read(_ control: UISwitch, _ source: NibSource) {
    read(control as UIControl, source)
    // Documents leave out what is on.
    control.isOn = source.bool("on") ?? false
    if let color = source.color("onTintColor") { control.onTintColor = color }
    if let color = source.color("thumbTintColor") { control.thumbTintColor = color }
  }

  static func read(_ slider: UISlider, _ source: NibSource) {
    read(slider as UIControl, source)
    slider.minimumValue = Float(source.number("minValue") ?? 0)
    slider.maximumValue = Float(source.number("maxValue") ?? 1)
    slider.value = Float(source.number("value") ?? 0)
    if let value = source.bool("continuous") { slider.isContinuous = value }
    if let color = source.color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
    if let color = source.color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
    if let color = source.color("thumbTintColor") { slider.thumbTintColor = color }
    if let image = source.image("minimumValueImage", catalog: "minCatalog") {
      slider.minimumValueImage = image
    }
    if let image = source.image("maximumValueImage", catalog: "maxCatalog") {
      slider.maximumValueImage = image
    }
  }

  static func read(_ stepper: UIStepper, _ source: NibSource) {
    read(stepper as UIControl, source)
    stepper.maximumValue = Double(source.number("maximumValue") ?? 100)
    stepper.minimumValue = Double(source.number("minimumValue") ?? 0)
    stepper.value = Double(source.number("value") ?? 0)
    if let value = source.number("stepValue") { stepper.stepValue = Double(value) }
    if let value = source.bool("continuous") { stepper.isContinuous = value }
    if let value = source.bool("wraps") { stepper.wraps = value }
    if let value = source.bool("autorepeat") { stepper.autorepeat = value }
  }

  static func read(_ control: UISegmentedControl, _ source: NibSource) {
    read(control as UIControl, source)
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
    read(control as UIControl, source)
    if let value = source.integer("numberOfPages") { control.numberOfPages = value }
    if let value = source.integer("currentPage") { control.currentPage = value }
    if let value = source.bool("hidesForSinglePage") { control.hidesForSinglePage = value }
    if let color = source.color("pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
    if let color = source.color("currentPageIndicatorTintColor") {
      control.currentPageIndicatorTintColor = color
    }
  }

  static func read(_ view: UIProgressView, _ source: NibSource) {
    read(view as UIView, source)
    if source.text("progressViewStyle") == "bar" { view.progressViewStyle = .bar }
    if let value = source.number("progress") { view.progress = Float(value) }
    if let color = source.color("progressTintColor") { view.progressTintColor = color }
    if let color = source.color("trackTintColor") { view.trackTintColor = color }
  }

  static func read(_ view: UIActivityIndicatorView, _ source: NibSource) {
    read(view as UIView, source)
    if let style = source.word("style", NibWords.activityStyles) { view.style = style }
    if let color = source.color("color") { view.color = color }
    view.hidesWhenStopped = source.bool("hidesWhenStopped") ?? false
    if source.bool("animating") == true { view.startAnimating() }
  }

  // MARK: Recognisers

  static func read(_ recognizer: UIGestureRecognizer, _ source: NibSource) {
    if let value = source.bool("enabled") { recognizer.isEnabled = value }
    if let value = source.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
    if let value = source.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
    if let value = source.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let value = source.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = value }
      if let value = source.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = value
      }
    case let press as UILongPressGestureRecognizer:
      if let value = source.integer("numberOfTapsRequired") { press.numberOfTapsRequired = value }
      if let value = source.integer("numberOfTouchesRequired") {
        press.numberOfTouchesRequired = value
      }
      if let value = source.number("minimumPressDuration") { press.minimumPressDuration = value }
      if let value = source.number("allowableMovement") { press.allowableMovement = value }
    case let swipe as UISwipeGestureRecognizer:
      if let value = source.word("direction", NibWords.swipes) { swipe.direction = value }
      if let value = source.integer("numberOfTouchesRequired") {
        swipe.numberOfTouchesRequired = value
      }
    case let edge as UIScreenEdgePanGestureRecognizer:
      if let value = source.options("edges", NibWords.edges) { edge.edges = value }
    case let pan as UIPanGestureRecognizer:
      if let value = source.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = value }
      if let value = source.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = value }
    default: break
    }
  }
}
