/// Attributes of `<switch>`, `<slider>` and `<progressView>`.
extension NibElement {
  static func read(_ control: UISwitch, _ source: NibSource) {
    // Documents leave out what is on.
    control.isOn = source.bool("on") ?? false
    if let color = source.color("onTintColor") { control.onTintColor = color }
    if let color = source.color("thumbTintColor") { control.thumbTintColor = color }
  }

  static func read(_ slider: UISlider, _ source: NibSource) {
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

  static func read(_ view: UIProgressView, _ source: NibSource) {
    if source.text("progressViewStyle") == "bar" { view.progressViewStyle = .bar }
    if let value = source.number("progress") { view.progress = Float(value) }
    if let color = source.color("progressTintColor") { view.progressTintColor = color }
    if let color = source.color("trackTintColor") { view.trackTintColor = color }
  }
}
