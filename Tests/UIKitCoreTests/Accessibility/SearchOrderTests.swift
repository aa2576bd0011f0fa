import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// While a list is searched, readers and Tab come from the field to its button and on to what was found, whatever
/// waits above the rows to be pulled down.
final class SearchOrderTests: XCTestCase {
  func test_whatWasFound_comesBehindTheField() throws {
    try MainActor.assumeIsolated {
      let navigation = UINavigationController(rootViewController: FoundRows(style: .plain))
      let harness = Harness(device: "iphone-se", root: navigation)
      defer { harness.close() }
      try harness.perform("key f with ctrl\nidle\ntype \"a\"\nidle")
      let labels = harness.accessibleElements.filter { !$0.has(.staticText) }.map(\.label)
      XCTAssertEqual(Array(labels.prefix(4)), ["Search", "Cancel", "Refresh", "Row 0"])
      var stops: [String?] = []
      for _ in 0..<2 {
        try harness.perform("key tab\nidle")
        stops.append(harness.accessibleElements.first { $0.isFocused }?.label)
      }
      XCTAssertEqual(stops, ["Cancel", "Row 0"])
    }
  }

  func test_whatWasFound_isChosenByReturn_andEscapeLeadsBackToTheField() throws {
    try MainActor.assumeIsolated {
      let rows = FoundRows(style: .plain)
      let harness = Harness(
        device: "iphone-se", root: UINavigationController(rootViewController: rows))
      defer { harness.close() }
      let search = try XCTUnwrap(rows.navigationItem.searchController)
      try harness.perform("idle\nkey f with ctrl\nidle\ntype \"a\"\nidle\nkey tab\nkey tab\nidle")
      XCTAssertFalse(search.searchBar.isFirstResponder, "keys are for what has the focus")
      try harness.perform("key down\nkey return\nidle")
      XCTAssertEqual(rows.chosen, [1])
      XCTAssertTrue(search.isActive)
      try harness.perform("key escape\nidle")
      XCTAssertFalse(search.isActive)
      XCTAssertEqual(harness.accessibleElements.first { $0.isFocused }?.label, "Search")
      XCTAssertFalse(search.searchBar.isFirstResponder, "it waits for a text")
      try harness.perform("type \"b\"\nidle")
      XCTAssertTrue(search.isActive)
      XCTAssertEqual(search.searchBar.text, "b")
    }
  }

  func test_escapeByWhoDoesNotUseTheFocus_leavesNoRing() throws {
    try MainActor.assumeIsolated {
      let harness = Harness(
        device: "iphone-se",
        root: UINavigationController(rootViewController: FoundRows(style: .plain)))
      defer { harness.close() }
      try harness.perform("tap \"Search\"\nidle\ntype \"a\"\nidle\nkey escape\nidle")
      XCTAssertNil(harness.accessibleElements.first { $0.isFocused })
    }
  }
}

private final class FoundRows: UITableViewController {
  var chosen: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    refreshControl = UIRefreshControl()
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}
