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
