import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What the keyboard's ring and the pointer's effects look like.
final class FocusPictureTests: XCTestCase {
  @MainActor
  private static func screen() -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    let filled = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Filled") { _ in })
    filled.frame = CGRect(x: 16, y: 16, width: 120, height: 44)
    let plain = UIButton(type: .system, primaryAction: UIAction(title: "Plain") { _ in })
    plain.frame = CGRect(x: 160, y: 16, width: 100, height: 44)
    let toggle = UISwitch(frame: CGRect(x: 16, y: 80, width: 51, height: 31))
    toggle.isOn = true
    let slider = UISlider(frame: CGRect(x: 100, y: 76, width: 180, height: 40))
    slider.value = 0.4
    let choice = UISegmentedControl(items: ["One", "Two", "Three"])
    choice.frame = CGRect(x: 16, y: 132, width: 268, height: 32)
    choice.selectedSegmentIndex = 1
    let card = UIView(frame: CGRect(x: 16, y: 184, width: 120, height: 80))
    card.backgroundColor = .systemYellow
    card.layer.cornerRadius = 12
    card.hoverStyle = UIHoverStyle(effect: .lift)
    let label = UILabel(frame: CGRect(x: 160, y: 184, width: 120, height: 40))
    label.text = "Highlighted"
    label.textAlignment = .center
    label.isUserInteractionEnabled = true
    label.hoverStyle = UIHoverStyle(effect: .highlight)
    for view in [filled, plain, toggle, slider, choice, card, label] {
      screen.view.addSubview(view)
    }
    return screen
  }

  @MainActor
  private static func check(
    _ name: String, _ appearance: UIUserInterfaceStyle, _ script: String, pointer: CGPoint? = nil
  ) {
    let harness = Harness(
      size: CGSize(width: 300, height: 280), appearance: appearance, root: Self.screen())
    defer { harness.close() }
    let host = harness.window.windowScene!.host
    harness.run(script)
    if let pointer { host.receive(.hover(phase: .began, location: pointer, time: host.time)) }
    harness.settle()
    assertGolden(png: harness.picture(), named: "focus/\(name)")
    if pointer != nil { host.receive(.hover(phase: .ended, location: .zero, time: host.time)) }
  }

  /// Bars that a view draws itself, and that readers know one by one.
  @MainActor
  private final class Bars: UIView {
    func fill() {
      accessibilityElements = (0..<3).map { number in
        let bar = UIAccessibilityElement(accessibilityContainer: self)
        bar.accessibilityLabel = "Bar \(number)"
        bar.accessibilityTraits = .button
        bar.accessibilityFrameInContainerSpace = Self.frame(number)
        return bar
      }
    }
    static func frame(_ number: Int) -> CGRect {
      CGRect(x: 10 + 40 * number, y: 60 - 20 * number, width: 26, height: 20 + 20 * number)
    }
    override func draw(_ rect: CGRect) {
      UIColor.systemTeal.setFill()
      for number in 0..<3 { UIRectFill(Self.frame(number)) }
    }
  }

  func test_ringOfAnElementThatIsNoView_liesAroundItsFrame() {
    onMainActor {
      let screen = UIViewController()
      screen.view.backgroundColor = .systemBackground
      let bars = Bars(frame: CGRect(x: 10, y: 10, width: 130, height: 90))
      bars.backgroundColor = .systemGray6
      bars.fill()
      screen.view.addSubview(bars)
      let harness = Harness(size: CGSize(width: 150, height: 110), root: screen)
      defer { harness.close() }
      harness.run("key tab\nkey tab")
      harness.settle()
      assertGolden(png: harness.picture(), named: "focus/element")
    }
  }

  func test_rings_lieAroundControls() {
    onMainActor {
      for (number, name) in ["filled", "plain", "switch", "slider", "segments"].enumerated() {
        Self.check(
          name, number == 0 ? .dark : .light,
          Array(repeating: "key tab", count: number + 1).joined(separator: "\n"))
      }
    }
  }

  func test_pointer_liftsAndHighlights() {
    onMainActor {
      Self.check("lifted", .light, "idle", pointer: CGPoint(x: 60, y: 220))
      Self.check("highlighted", .light, "idle", pointer: CGPoint(x: 200, y: 200))
      Self.check("highlighted-dark", .dark, "idle", pointer: CGPoint(x: 200, y: 200))
    }
  }
}
