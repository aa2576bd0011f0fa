import UIKit
import UIKitTestSupport
import XCTest

/// Presentations as they look.
final class PresentationPictureTests: XCTestCase {
  func test_alert_inLight() { MainActor.assumeIsolated { check(.light, "alert-light", alert()) } }
  func test_alert_inDark() { MainActor.assumeIsolated { check(.dark, "alert-dark", alert()) } }
  func test_stackedAlert() {
    MainActor.assumeIsolated {
      let alert = UIAlertController(
        title: "A Short Title Is Best",
        message: "A message should be a short, complete sentence.", preferredStyle: .alert)
      for title in ["First", "Second", "Third"] {
        alert.addAction(UIAlertAction(title: title, style: .default))
      }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      check(.light, "alert-stacked", alert)
    }
  }
  func test_actionSheet() {
    MainActor.assumeIsolated {
      let sheet = UIAlertController(
        title: "Photo", message: "Taken on Sunday", preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Share", style: .default))
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      check(.light, "action-sheet", sheet)
    }
  }
  func test_sheet() {
    MainActor.assumeIsolated {
      check(.light, "sheet", UINavigationController(rootViewController: titled("Details")))
    }
  }
  func test_mediumSheet_inDark() {
    MainActor.assumeIsolated {
      let content = titled("Filters")
      content.view.backgroundColor = .secondarySystemBackground
      content.sheetPresentationController?.detents = [.medium(), .large()]
      content.sheetPresentationController?.prefersGrabberVisible = true
      check(.dark, "sheet-medium-dark", content)
    }
  }
  func test_popover_onATablet() {
    MainActor.assumeIsolated {
      let content = titled("Options")
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 260, height: 200)
      check(.light, "popover", content, "ipad-11")
    }
  }
  func test_formSheet_onATablet() {
    MainActor.assumeIsolated {
      let content = UINavigationController(rootViewController: titled("Account"))
      content.modalPresentationStyle = .formSheet
      check(.light, "form-sheet", content, "ipad-11")
    }
  }

  @MainActor private func alert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete Photo?", message: "This photo will be deleted from all your devices.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }

  @MainActor private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = .systemBackground
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
    label.text = title
    controller.view.addSubview(label)
    return controller
  }

  @MainActor private func check(
    _ appearance: UIUserInterfaceStyle, _ name: String, _ presented: UIViewController,
    _ device: String = "iphone-se"
  ) {
    let below = UIViewController()
    below.title = "Photos"
    below.view.backgroundColor = .systemBackground
    for row in 0..<12 {
      let box = UIView(
        frame: CGRect(x: 16 + (row % 3) * 120, y: 130 + row / 3 * 120, width: 110, height: 110))
      box.backgroundColor = [UIColor.systemTeal, .systemOrange, .systemIndigo][row % 3]
      below.view.addSubview(box)
    }
    let item = UIBarButtonItem(systemItem: .action)
    below.navigationItem.rightBarButtonItem = item
    let root = UINavigationController(rootViewController: below)
    let harness = Harness(device: device, appearance: appearance, root: root)
    defer { harness.close() }
    harness.advance(by: 0.2)
    presented.popoverPresentationController?.barButtonItem = item
    below.present(presented, animated: true)
    harness.advance(by: 1)
    assertGolden(png: harness.picture(), named: "presentations/\(name)")
  }
}
