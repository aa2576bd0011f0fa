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

  @MainActor private func check(
    _ appearance: UIUserInterfaceStyle, _ name: String, isRightToLeft: Bool = false
  ) {
    let harness = Harness(
      size: CGSize(width: 320, height: 440), appearance: appearance, isRightToLeft: isRightToLeft,
      root: ValueControlsController())
    defer { harness.close() }
    harness.settle()
    assertGolden(png: harness.picture(), named: "controls/values-\(name)")
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
