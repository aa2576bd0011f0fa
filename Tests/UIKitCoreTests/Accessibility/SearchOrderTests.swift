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
}

private final class FoundRows: UITableViewController {
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
}
