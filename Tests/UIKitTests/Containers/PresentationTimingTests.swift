import UIKit
import UIKitTestSupport
import XCTest

/// Sheets and alerts that readers use while others are still on their way.
final class PresentationTimingTests: XCTestCase {
  /// A sheet whose alert deletes what the sheet is about, as editors have it.
  @MainActor private final class Editor: UIViewController {
    var log: [String] = []
    let style: UIAlertController.Style

    init(_ style: UIAlertController.Style) {
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.backgroundColor = .white }

    func ask() {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in
          log.append("delete")
          dismiss(animated: true)
        })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.popoverPresentationController?.sourceView = view
      alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 1, height: 1)
      present(alert, animated: true)
    }
  }

  func test_choiceOfAnAlertThatIsOnItsWay_isMade() {
    onMainActor {
      for device in ["iphone-se", "ipad-11"] {
        for style in [UIAlertController.Style.alert, .actionSheet] {
          for (sheet, alert) in [(0.0, 0.0), (0.1, 0.1), (0.2, 0.3), (0.7, 0.0), (0.7, 0.2)] {
            let root = UIViewController()
            let harness = Harness(device: device, root: root)
            harness.advance(by: 0.2)
            let editor = Editor(style)
            root.present(UINavigationController(rootViewController: editor), animated: true)
            harness.advance(by: sheet)
            editor.ask()
            harness.advance(by: alert)
            let case_ =
              "\(device), \(style), \(sheet) s after the sheet, \(alert) s after the alert"
            XCTAssertEqual(harness.element(label: "Delete")?.activate(), true, case_)
            harness.advance(by: 2.5)
            XCTAssertEqual(editor.log, ["delete"], case_)
            XCTAssertNil(root.presentedViewController, case_)
            harness.close()
          }
        }
      }
    }
  }

  func test_sheetThatIsOnItsWayOut_isReadNoMore_andTheScreenBelowItIsUsed() {
    onMainActor {
      var log: [String] = []
      let root = UIViewController()
      let sheet = UIViewController()
      let harness = Harness(device: "iphone-se", root: root)
      defer { harness.close() }
      for (screen, title) in [(root, "Next"), (sheet, "Done")] {
        let button = UIButton(
          type: .system, primaryAction: UIAction(title: title) { _ in log.append(title) })
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
        screen.view.backgroundColor = .white
        screen.view.addSubview(button)
      }
      root.present(sheet, animated: true)
      harness.advance(by: 1)
      XCTAssertEqual(harness.accessibleElements.map(\.label), ["Done"])
      root.dismiss(animated: true)
      harness.advance(by: 0.1)
      XCTAssertEqual(harness.accessibleElements.map(\.label), ["Next"])
      XCTAssertEqual(harness.element(label: "Next")?.activate(), true)
      harness.advance(by: 1)
      XCTAssertEqual(log, ["Next"])
    }
  }

  func test_cancelOfASearchThatIsOnItsWay_endsTheSearch() {
    onMainActor {
      let screen = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      screen.navigationItem.searchController = search
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      let harness = Harness(
        device: "iphone-se", root: UINavigationController(rootViewController: screen))
      defer { harness.close() }
      harness.advance(by: 0.5)
      for delay in [0.05, 0.2, 1] {
        search.isActive = true
        harness.advance(by: delay)
        XCTAssertEqual(harness.element(label: "Cancel")?.activate(), true, "\(delay)")
        harness.advance(by: 1.5)
        XCTAssertFalse(search.isActive, "\(delay)")
      }
    }
  }
}
