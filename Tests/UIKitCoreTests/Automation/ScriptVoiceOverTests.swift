import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Scripts that use an app as somebody who hears it.
final class ScriptVoiceOverTests: XCTestCase {
  func test_voiceOver_goesThroughElements_andUsesThem() throws {
    try onMainActor {
      let controller = SpokenController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      harness.run(
        """
        voiceover next
        expect #title is focused
        voiceover next
        voiceover activate
        voiceover next
        voiceover increment
        voiceover increment
        voiceover decrement
        voiceover next
        voiceover action "Archive"
        voiceover previous
        expect #volume is focused
        """)
      XCTAssertEqual(controller.log, ["buy", "0.1", "0.2", "0.1", "archive"])
      XCTAssertTrue(UIAccessibility.isVoiceOverRunning)
      for (lines, message) in [
        (
          "voiceover activate\nvoiceover next\nvoiceover next",
          "script:3: There is no element after "
        ),
        ("voiceover increment", "script:1: \"Letter, image\" cannot be incremented."),
        (
          "voiceover action \"Archve\"",
          "script:1: \"Letter, image\" has no action \"Archve\"; the nearest are \"Archive\"."
        ),
        ("voiceover escape", "script:1: There is nothing to escape from: no screen to go back to."),
      ] {
        XCTAssertThrowsError(try harness.perform(lines)) {
          XCTAssertTrue("\($0)".hasPrefix(message), "\($0)")
        }
      }
    }
  }

  func test_voiceOver_goesOnBeyondTheRowsThatAreShown() {
    onMainActor {
      let list = UITableViewController()
      let rows = Rows()
      list.tableView.dataSource = rows
      let harness = Harness(device: "iphone-se", root: list)
      defer { harness.close() }
      harness.run(Array(repeating: "voiceover next", count: 40).joined(separator: "\n"))
      XCTAssertEqual(harness.accessibleElements.first { $0.isFocused }?.label, "Row 39")
      harness.run("expect \"Row 39\"")
    }
  }

  func test_speech_tellsLabelValueKindStateAndHint() {
    onMainActor {
      @MainActor func spoken(_ make: @MainActor () -> UIView) -> String? {
        let controller = UIViewController()
        let harness = Harness(device: "iphone-se", root: controller)
        defer { harness.close() }
        let view = make()
        view.frame = CGRect(x: 20, y: 40, width: 200, height: 60)
        controller.view.addSubview(view)
        harness.settle()
        guard let scene = harness.window.windowScene else { return nil }
        return AccessibilityTree.windows(of: scene).flatMap(\.elements).first.map(
          AccessibleSpeech.text)
      }
      XCTAssertEqual(
        spoken {
          let button = UIButton(type: .system)
          button.setTitle("Buy", for: .normal)
          button.isEnabled = false
          button.accessibilityHint = "Charges your card"
          return button
        }, "Buy, button, dimmed, Charges your card")
      XCTAssertEqual(
        spoken {
          let toggle = UISwitch()
          toggle.isOn = true
          toggle.accessibilityLabel = "Wi-Fi"
          return toggle
        }, "Wi-Fi, switch button, on")
      XCTAssertEqual(
        spoken {
          let slider = UISlider()
          slider.value = 0.4
          slider.accessibilityLabel = "Volume"
          return slider
        }, "Volume, 40%, adjustable")
      XCTAssertEqual(
        spoken {
          let label = UILabel()
          label.text = "Today"
          label.accessibilityTraits.insert(.header)
          return label
        }, "Today, heading")
    }
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

private final class SpokenController: UIViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 30))
    title.text = "Shop"
    title.accessibilityIdentifier = "title"
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.log.append("buy") })
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    let slider = UISlider(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
    slider.accessibilityIdentifier = "volume"
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        self?.log.append("\(((slider?.value ?? 0) * 10).rounded() / 10)")
      }, for: .valueChanged)
    let letter = UIView(frame: CGRect(x: 20, y: 220, width: 60, height: 60))
    letter.isAccessibilityElement = true
    letter.accessibilityLabel = "Letter"
    letter.accessibilityTraits = .image
    letter.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { [weak self] _ in
        self?.log.append("archive")
        return true
      }
    ]
    for part in [title, button, slider, letter] { view.addSubview(part) }
  }
}
