import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The keyboard's focus while something is presented over where it is.
final class CoveredFocusTests: XCTestCase {
  /// A sheet whose field is edited as soon as it is there.
  @MainActor
  private final class Sheet: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      field.becomeFirstResponder()
    }
  }

  @MainActor
  private final class Rows: UITableViewController {
    var names = (0..<8).map { "Row \($0)" }
    var chosen = 0
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen += 1
    }
  }

  func test_spaceAndReturnInASheet_pressNoButtonBehindIt() {
    onMainActor {
      let root = UIViewController()
      let sheet = Sheet()
      var presses = 0
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Write") { [unowned root] _ in
          presses += 1
          root.present(sheet, animated: true)
        })
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      root.view.addSubview(button)
      let harness = Harness(device: "desktop", root: root)
      defer { harness.close() }
      harness.run("idle\nkey tab\nkey return\nidle")
      XCTAssertEqual(presses, 1)
      harness.run("key a\nkey space\nkey b\nkey return\nidle")
      XCTAssertEqual(sheet.field.text, "a b")
      XCTAssertEqual(presses, 1)
      XCTAssertFalse(button.isFocused)
      sheet.dismiss(animated: true)
      harness.run("idle")
      XCTAssertTrue(button.isFocused, "it is where it was")
      harness.run("key return\nidle")
      XCTAssertEqual(presses, 2)
    }
  }

  func test_keysBehindAnAlert_neitherChooseNorDeleteRows() {
    onMainActor {
      let rows = Rows(style: .plain)
      let harness = Harness(device: "desktop", root: rows)
      defer { harness.close() }
      harness.run("idle\nkey tab\nkey down\nkey down\nidle")
      XCTAssertEqual(rows.tableView.focusedItemPath?.item, 2)
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      rows.present(alert, animated: true)
      harness.run("idle\nkey delete\nkey down\nkey r\nidle")
      XCTAssertEqual(rows.names.count, 8)
      XCTAssertNil(rows.tableView.focusedItemPath)
      rows.names.remove(at: 0)
      rows.tableView.deleteRows(at: [[0, 0]], with: .none)
      harness.run("key escape\nidle")
      XCTAssertNil(rows.presentedViewController)
      XCTAssertEqual(rows.chosen, 0)
      XCTAssertEqual(rows.tableView.focusedItemPath?.item, 1, "the same row")
      harness.run("key down\nidle")
      XCTAssertEqual(rows.tableView.focusedItemPath?.item, 2)
    }
  }

  func test_searchFieldThatWaits_takesNothingThatIsTypedIntoASheet() {
    onMainActor {
      let rows = Rows(style: .plain)
      let search = UISearchController(searchResultsController: nil)
      rows.navigationItem.searchController = search
      rows.navigationItem.hidesSearchBarWhenScrolling = false
      let sheet = Sheet()
      let harness = Harness(
        device: "desktop", root: UINavigationController(rootViewController: rows))
      defer { harness.close() }
      harness.run("idle\nkey tab\nkey f with ctrl\nidle\nkey x\nkey escape\nidle")
      rows.present(sheet, animated: true)
      harness.run("idle\nkey n\nkey o\nidle")
      XCTAssertEqual(sheet.field.text, "no")
      XCTAssertFalse(search.isActive)
    }
  }
}
