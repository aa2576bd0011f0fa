import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Escape leaves what users were asked to choose, as programs of desktops do.
final class CancelButtonTests: XCTestCase {
  @MainActor
  private final class Screen: UITableViewController {
    var cancelled = 0
    lazy var cancel = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        self?.cancelled += 1
        self?.setEditing(false, animated: true)
      })

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.allowsMultipleSelectionDuringEditing = true
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  func test_escape_doesWhatTheCancelButtonDoes() {
    onMainActor {
      let screen = Screen(style: .plain)
      let harness = Harness(
        device: "desktop", root: UINavigationController(rootViewController: screen))
      screen.setEditing(true, animated: false)
      screen.navigationItem.rightBarButtonItem = screen.cancel
      // Also where the keyboard is in the list.
      harness.run("idle\nkey down\nidle\nkey escape\nidle")
      XCTAssertEqual(screen.cancelled, 1)
      XCTAssertFalse(screen.isEditing)
      screen.cancel.isEnabled = false
      harness.run("key escape\nidle")
      XCTAssertEqual(screen.cancelled, 1)
    }
  }

  func test_escape_endsTheEditingOfAnEditButton_andBeginsNone() {
    onMainActor {
      let screen = Screen(style: .plain)
      screen.navigationItem.rightBarButtonItem = screen.editButtonItem
      let harness = Harness(
        device: "desktop", root: UINavigationController(rootViewController: screen))
      harness.run("idle\nkey escape\nidle")
      XCTAssertFalse(screen.isEditing)
      harness.run("tap \"Edit\"\nidle")
      XCTAssertTrue(screen.isEditing)
      harness.run("key escape\nidle")
      XCTAssertFalse(screen.isEditing)
    }
  }

  /// What is being typed stays, and a screen behind an alert is not meant.
  func test_escape_belongsToTextsAndAlertsFirst() {
    onMainActor {
      let screen = Screen(style: .plain)
      screen.navigationItem.leftBarButtonItem = screen.cancel
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      screen.tableView.tableHeaderView = field
      let harness = Harness(
        device: "desktop", root: UINavigationController(rootViewController: screen))
      harness.run("idle")
      XCTAssertTrue(field.becomeFirstResponder())
      harness.run("idle\nkey escape\nidle")
      XCTAssertEqual(screen.cancelled, 0)
      field.resignFirstResponder()
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      screen.present(alert, animated: false)
      harness.run("idle\nkey escape\nidle")
      XCTAssertNil(screen.presentedViewController)
      XCTAssertEqual(screen.cancelled, 0)
      harness.run("key escape\nidle")
      XCTAssertEqual(screen.cancelled, 1)
    }
  }
}
