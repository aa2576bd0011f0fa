import UIKit
import UIKitTestSupport
import XCTest

/// Controls as they look, in their states.
final class ControlPictureTests: XCTestCase {
  func test_valueControls_inLight() { MainActor.assumeIsolated { check(.light, "light") } }
  func test_valueControls_inDark() { MainActor.assumeIsolated { check(.dark, "dark") } }
  func test_valueControls_mirrored() {
    MainActor.assumeIsolated { check(.light, "right-to-left", isRightToLeft: true) }
  }

  func test_buttons_inLight() {
    MainActor.assumeIsolated { check(.light, "light", ButtonsController(), "buttons") }
  }
  func test_buttons_inDark() {
    MainActor.assumeIsolated { check(.dark, "dark", ButtonsController(), "buttons") }
  }

  @MainActor private func check(
    _ appearance: UIUserInterfaceStyle, _ name: String,
    _ root: UIViewController? = nil,
    _ kind: String = "values", isRightToLeft: Bool = false
  ) {
    let harness = Harness(
      size: CGSize(width: 320, height: 440), appearance: appearance, isRightToLeft: isRightToLeft,
      root: root ?? ValueControlsController())
    defer { harness.close() }
    harness.advance(by: 0.4)
    assertGolden(png: harness.picture(), named: "controls/\(kind)-\(name)")
  }
}

private final class ValueControlsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var y: CGFloat = 30
    func row(_ views: [UIView], _ height: CGFloat = 44) {
      var x: CGFloat = 20
      for item in views {
        if item.bounds.isEmpty { item.sizeToFit() }
        item.frame.origin = CGPoint(x: x, y: y)
        view.addSubview(item)
        x += item.frame.width + 20
      }
      y += height
    }
    let on = UISwitch()
    on.isOn = true
    let tinted = UISwitch()
    tinted.isOn = true
    tinted.onTintColor = .systemPurple
    let disabled = UISwitch()
    disabled.isOn = true
    disabled.isEnabled = false
    row([UISwitch(), on, tinted, disabled])
    for value: Float in [0, 0.4, 1] {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 31))
      slider.value = value
      if value == 0.4 {
        slider.minimumValueImage = UIImage(systemName: "minus")
        slider.maximumValueImage = UIImage(systemName: "plus")
        slider.minimumTrackTintColor = .systemOrange
      }
      row([slider], 40)
    }
    let stepper = UIStepper()
    stepper.value = 5
    row([UIStepper(), stepper])
    let few = UISegmentedControl(items: ["First", "Second", "Third"])
    few.frame.size.width = 280
    few.selectedSegmentIndex = 1
    row([few])
    let mixed = UISegmentedControl(items: ["A", "Long title", UIImage(systemName: "star")!])
    mixed.apportionsSegmentWidthsByContent = true
    mixed.frame.size.width = 280
    mixed.selectedSegmentIndex = 2
    mixed.setEnabled(false, forSegmentAt: 0)
    row([mixed])
    let pages = UIPageControl()
    pages.numberOfPages = 6
    pages.currentPage = 2
    pages.backgroundStyle = .prominent
    pages.currentPageIndicatorTintColor = .label
    pages.pageIndicatorTintColor = .tertiaryLabel
    row([pages])
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame.size.width = 280
    bar.progress = 0.6
    row([bar])
  }
}

private final class ButtonsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var x: CGFloat = 16
    var y: CGFloat = 16
    var height: CGFloat = 0
    func add(_ item: UIView) {
      item.sizeToFit()
      if x + item.frame.width > 310 {
        x = 16
        y += height + 12
        height = 0
      }
      item.frame.origin = CGPoint(x: x, y: y)
      view.addSubview(item)
      x += item.frame.width + 12
      height = max(height, item.frame.height)
    }
    for state: UIControl.State in [.normal, .highlighted, .disabled] {
      let button = UIButton(type: .system)
      button.setTitle("System", for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.isHighlighted = state == .highlighted
      button.isEnabled = state != .disabled
      add(button)
    }
    for type: UIButton.ButtonType in [.infoLight, .contactAdd, .close] { add(UIButton(type: type)) }
    for make in [
      UIButton.Configuration.plain, UIButton.Configuration.gray, UIButton.Configuration.tinted,
      UIButton.Configuration.filled,
    ] {
      var configuration = make()
      configuration.title = "Button"
      add(UIButton(configuration: configuration))
      let disabled = UIButton(configuration: configuration)
      disabled.isEnabled = false
      add(disabled)
      configuration.cornerStyle = .capsule
      configuration.image = UIImage(systemName: "star.fill")
      configuration.imagePadding = 6
      let selected = UIButton(configuration: configuration)
      selected.isSelected = true
      add(selected)
    }
    var large = UIButton.Configuration.filled()
    large.buttonSize = .large
    large.cornerStyle = .large
    large.title = "Download"
    large.subtitle = "12 pictures"
    large.image = UIImage(systemName: "plus")
    large.imagePadding = 10
    add(UIButton(configuration: large))
    var busy = UIButton.Configuration.gray()
    busy.title = "Busy"
    busy.showsActivityIndicator = true
    busy.imagePadding = 6
    add(UIButton(configuration: busy))
    var stacked = UIButton.Configuration.tinted()
    stacked.title = "Below"
    stacked.image = UIImage(systemName: "star")
    stacked.imagePlacement = .top
    stacked.baseForegroundColor = .systemPink
    stacked.baseBackgroundColor = .systemPink
    add(UIButton(configuration: stacked))
    for style in [UIActivityIndicatorView.Style.medium, .large] {
      let indicator = UIActivityIndicatorView(style: style)
      indicator.startAnimating()
      add(indicator)
    }
  }
}
