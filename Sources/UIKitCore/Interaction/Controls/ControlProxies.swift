// What proxies of controls can be told.

extension AppearanceProperty {
  /// A property for each state of a control, such as `setTitleColor(_:for:)`.
  static func byState<Owner: NSObject, Value: Equatable>(
    _ name: String, of _: Owner.Type, get: @escaping (Owner, UIControl.State) -> Value,
    set: @escaping (Owner, Value, UIControl.State) -> Void
  ) -> [AppearanceProperty] {
    states.map { state in
      AppearanceProperty(
        "\(name) \(state.rawValue)", of: Owner.self, get: { get($0, state) },
        set: { set($0, $1, state) }, isSame: { $0 == $1 })
    }
  }

  /// Attributes of a text for each state of a control.
  static func attributesByState<Owner: NSObject>(
    _ name: String, of _: Owner.Type,
    get: @escaping (Owner, UIControl.State) -> [NSAttributedString.Key: Any]?,
    set: @escaping (Owner, [NSAttributedString.Key: Any]?, UIControl.State) -> Void
  ) -> [AppearanceProperty] {
    states.map { state in
      AppearanceProperty(
        attributes: "\(name) \(state.rawValue)", of: Owner.self, get: { get($0, state) },
        set: { set($0, $1, state) })
    }
  }

  /// The states that programs set values for. The plain one comes first, as others fall back to it.
  private static let states: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, .focused,
  ]
}

extension UIButton {
  static var buttonAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("contentEdgeInsets", \UIButton.contentEdgeInsets),
      AppearanceProperty("titleEdgeInsets", \UIButton.titleEdgeInsets),
      AppearanceProperty("imageEdgeInsets", \UIButton.imageEdgeInsets),
    ]
      + AppearanceProperty.byState(
        "titleColor", of: UIButton.self, get: { $0.titleColor(for: $1) },
        set: { $0.setTitleColor($1, for: $2) })
      + AppearanceProperty.byState(
        "titleShadowColor", of: UIButton.self, get: { $0.titleShadowColor(for: $1) },
        set: { $0.setTitleShadowColor($1, for: $2) })
      + AppearanceProperty.byState(
        "backgroundImage", of: UIButton.self, get: { $0.backgroundImage(for: $1) },
        set: { $0.setBackgroundImage($1, for: $2) })
      + AppearanceProperty.byState(
        "image", of: UIButton.self, get: { $0.image(for: $1) }, set: { $0.setImage($1, for: $2) })
      + AppearanceProperty.byState(
        "symbolConfiguration", of: UIButton.self,
        get: { $0.preferredSymbolConfigurationForImage(in: $1) },
        set: { $0.setPreferredSymbolConfiguration($1, forImageIn: $2) })
  }
}

extension UISwitch {
  static var switchAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("onTintColor", \UISwitch.onTintColor),
      AppearanceProperty("thumbTintColor", \UISwitch.thumbTintColor),
      AppearanceProperty("onImage", \UISwitch.onImage),
      AppearanceProperty("offImage", \UISwitch.offImage),
    ]
  }
}

extension UISlider {
  static var sliderAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      AppearanceProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      AppearanceProperty("thumbTintColor", \UISlider.thumbTintColor),
      AppearanceProperty("minimumValueImage", \UISlider.minimumValueImage),
      AppearanceProperty("maximumValueImage", \UISlider.maximumValueImage),
    ]
      + AppearanceProperty.byState(
        "thumbImage", of: UISlider.self, get: { $0.thumbImage(for: $1) },
        set: { $0.setThumbImage($1, for: $2) })
      + AppearanceProperty.byState(
        "minimumTrackImage", of: UISlider.self, get: { $0.minimumTrackImage(for: $1) },
        set: { $0.setMinimumTrackImage($1, for: $2) })
      + AppearanceProperty.byState(
        "maximumTrackImage", of: UISlider.self, get: { $0.maximumTrackImage(for: $1) },
        set: { $0.setMaximumTrackImage($1, for: $2) })
  }
}

extension UISegmentedControl {
  static var segmentAppearance: [AppearanceProperty] {
    [AppearanceProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)]
      + AppearanceProperty.attributesByState(
        "titleTextAttributes", of: UISegmentedControl.self,
        get: { $0.titleTextAttributes(for: $1) },
        set: { $0.setTitleTextAttributes($1, for: $2) })
      + AppearanceProperty.byState(
        "backgroundImage", of: UISegmentedControl.self,
        get: { $0.backgroundImage(for: $1, barMetrics: .default) },
        set: { $0.setBackgroundImage($1, for: $2, barMetrics: .default) })
      + AppearanceProperty.byState(
        "dividerImage", of: UISegmentedControl.self,
        get: {
          $0.dividerImage(
            forLeftSegmentState: $1, rightSegmentState: .normal, barMetrics: .default)
        },
        set: {
          $0.setDividerImage(
            $1, forLeftSegmentState: $2, rightSegmentState: .normal, barMetrics: .default)
        })
  }
}

extension UIPageControl {
  static var pageDotAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(
        "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
      AppearanceProperty("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage),
      AppearanceProperty(
        "preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage),
    ]
  }
}

extension UIProgressView {
  static var progressAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("progressTintColor", \UIProgressView.progressTintColor),
      AppearanceProperty("trackTintColor", \UIProgressView.trackTintColor),
      AppearanceProperty("progressImage", \UIProgressView.progressImage),
      AppearanceProperty("trackImage", \UIProgressView.trackImage),
    ]
  }
}

extension UIActivityIndicatorView {
  static var indicatorAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("style", \UIActivityIndicatorView.style),
      AppearanceProperty("color", \UIActivityIndicatorView.color),
    ]
  }
}

extension UIStepper {
  static var stepperAppearance: [AppearanceProperty] {
    AppearanceProperty.byState(
      "backgroundImage", of: UIStepper.self, get: { $0.backgroundImage(for: $1) },
      set: { $0.setBackgroundImage($1, for: $2) })
      + AppearanceProperty.byState(
        "incrementImage", of: UIStepper.self, get: { $0.incrementImage(for: $1) },
        set: { $0.setIncrementImage($1, for: $2) })
      + AppearanceProperty.byState(
        "decrementImage", of: UIStepper.self, get: { $0.decrementImage(for: $1) },
        set: { $0.setDecrementImage($1, for: $2) })
  }
}
