import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Alerts, sheets of actions, pickers of dates and search fields at another text size, which changes while they are up.
final class PanelTextSizeTests: XCTestCase {
  @MainActor
  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @MainActor
  private static func size(of text: String, in view: UIView) -> CGFloat? {
    labels(in: view).first { $0.text == text }?.font.pointSize
  }

  /// Every text is within what is around it, and no text is cut off.
  @MainActor
  private static func assertFits(_ view: UIView, line: UInt = #line) {
    for label in labels(in: view) where !label.isHidden && !(label.text ?? "").isEmpty {
      let wished = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      XCTAssertLessThanOrEqual(
        wished.height, label.bounds.height + 1, "\(label.text ?? "")", line: line)
      if label.numberOfLines == 1 {
        XCTAssertLessThanOrEqual(
          label.sizeThatFits(.zero).width, label.bounds.width + 1, "\(label.text ?? "")", line: line
        )
      }
    }
  }

  func test_anAlert_followsTheTextSizeWhileItIsUp() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "desktop", root: root)
      defer { harness.close() }
      let alert = UIAlertController(
        title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addTextField { $0.text = "Reason" }
      root.present(alert, animated: false)
      harness.run("idle")
      let usual = alert.view.frame
      XCTAssertEqual(Self.size(of: "Delete?", in: alert.view), 17)
      for (size, title, message) in [
        ("extraExtraExtraLarge", 23, 19), ("accessibilityExtraExtraExtraLarge", 53, 44),
      ] as [(String, CGFloat, CGFloat)] {
        harness.run("text-size \(size)\nidle")
        XCTAssertEqual(Self.size(of: "Delete?", in: alert.view), title)
        XCTAssertEqual(Self.size(of: "It cannot be undone.", in: alert.view), message)
        XCTAssertEqual(Self.size(of: "Delete", in: alert.view), title)
        XCTAssertEqual(alert.textFields?.first?.font?.pointSize, message)
        XCTAssertGreaterThan(alert.view.frame.height, usual.height)
        let bounds = harness.window.bounds
        XCTAssertTrue(bounds.contains(alert.view.frame), "\(alert.view.frame)")
        XCTAssertEqual(alert.view.frame.midX, bounds.midX, accuracy: 1)
        Self.assertFits(alert.view)
      }
      harness.run("text-size large\nidle")
      XCTAssertEqual(alert.view.frame, usual)
    }
  }

  func test_aSheetOfActions_followsTheTextSize_andScrollsWhatHasNoSpace() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-13", root: root)
      defer { harness.close() }
      let sheet = UIAlertController(
        title: "Move", message: nil, preferredStyle: .actionSheet)
      var chosen: [Int] = []
      for number in 1...14 {
        sheet.addAction(
          UIAlertAction(title: "Folder \(number)", style: .default) { _ in chosen.append(number) })
      }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(sheet, animated: false)
      harness.run("idle\ntext-size accessibilityLarge\nidle")
      XCTAssertEqual(Self.size(of: "Folder 1", in: sheet.view), 37)
      XCTAssertEqual(Self.size(of: "Cancel", in: sheet.view), 37)
      XCTAssertTrue(harness.window.bounds.contains(sheet.view.frame))
      // The last choice is scrolled to.
      harness.run("drag 180,500 to 180,100 for 0.3\ndrag 180,500 to 180,100 for 0.3\nidle")
      harness.run("drag 180,500 to 180,100 for 0.3\ndrag 180,500 to 180,100 for 0.3\nidle")
      harness.tap("Folder 14")
      harness.run("idle")
      XCTAssertEqual(chosen, [14])
    }
  }

  func test_aCompactDatePicker_followsTheTextSize_asDoesItsMonth() {
    onMainActor {
      let root = UIViewController()
      let picker = UIDatePicker(frame: .zero)
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .compact
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
      picker.sizeToFit()
      picker.frame.origin = CGPoint(x: 300, y: 100)
      root.view.addSubview(picker)
      let harness = Harness(device: "desktop", root: root)
      defer { harness.close() }
      harness.run("idle")
      let usual = picker.bounds.size
      let day = picker.subviews.first.flatMap(Self.labels(in:))?.first?.text ?? ""
      harness.run("text-size accessibilityLarge\nidle")
      XCTAssertEqual(Self.size(of: day, in: picker), 33)
      XCTAssertGreaterThan(picker.bounds.width, usual.width * 1.4)
      XCTAssertEqual(picker.frame.origin, CGPoint(x: 300, y: 100))
      XCTAssertGreaterThan(picker.bounds.height, usual.height * 1.4)
      harness.run("text-size large\nidle")
      XCTAssertEqual(picker.bounds.size, usual)
      harness.tap(day)
      harness.run("idle")
      let month = root.presentedViewController
      let before = month?.view.bounds.size ?? .zero
      harness.run("text-size extraExtraExtraLarge\nidle")
      XCTAssertEqual(month.flatMap { Self.size(of: "15", in: $0.view) } ?? 0, 26)
      XCTAssertGreaterThan(month?.view.bounds.height ?? 0, before.height)
      if let view = month?.view { Self.assertFits(view) }
      harness.run("text-size accessibilityExtraExtraExtraLarge\nidle")
      if let view = month?.view { Self.assertFits(view) }
    }
  }

  func test_aSearchField_isAsHighAsItsTextAsksFor() {
    onMainActor {
      let root = UIViewController()
      root.title = "Notes"
      root.navigationItem.searchController = UISearchController(searchResultsController: nil)
      root.navigationItem.hidesSearchBarWhenScrolling = false
      let bar = UISearchBar()
      bar.translatesAutoresizingMaskIntoConstraints = false
      bar.text = "Gull"
      root.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.centerYAnchor.constraint(equalTo: root.view.centerYAnchor),
        bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      ])
      let navigation = UINavigationController(rootViewController: root)
      let harness = Harness(device: "desktop", root: navigation)
      defer { harness.close() }
      harness.run("idle")
      let above = navigation.navigationBar.frame.height
      XCTAssertEqual(bar.bounds.height, 56)
      XCTAssertEqual(bar.searchTextField.frame.height, 36)
      harness.run("text-size accessibilityLarge\nidle")
      XCTAssertEqual(bar.searchTextField.font?.pointSize, 33)
      let line = bar.searchTextField.font?.lineHeight ?? 0
      XCTAssertGreaterThan(bar.searchTextField.frame.height, line)
      XCTAssertEqual(bar.bounds.height - bar.searchTextField.frame.height, 20)
      XCTAssertEqual(navigation.navigationBar.frame.height - above, bar.bounds.height - 56)
      let searched = root.navigationItem.searchController?.searchBar.searchTextField
      XCTAssertEqual(searched?.frame.height, bar.searchTextField.frame.height)
    }
  }
}
