import NibDocument
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Search as before iOS 8: a table of results over the searched screen.
final class SearchDisplayTests: XCTestCase {
  @MainActor
  private final class Screen: UIViewController, UITableViewDataSource, UISearchDisplayDelegate {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    var search: UISearchDisplayController?
    var log: [String] = []
    var found: [String] { ["Ada", "Alan", "Grace"].filter { $0.hasPrefix(bar.text ?? "") } }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      let search = UISearchDisplayController(searchBar: bar, contentsController: self)
      search.searchResultsDataSource = self
      search.delegate = self
      self.search = search
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      found.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = found[indexPath.row]
      return cell
    }
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
      log.append("willBegin")
    }
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
      log.append("didEnd")
    }
    func searchDisplayController(
      _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
    ) { log.append("didLoad") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
    ) { log.append("willShow") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
    ) { log.append("didHide") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
      log.append("reload \(searchString ?? "")")
      return true
    }
  }

  func test_typingShowsResults_cancelEndsTheSearch() {
    onMainActor {
      let screen = Screen()
      let navigation = UINavigationController(rootViewController: screen)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: navigation)
      XCTAssertTrue(screen.searchDisplayController === screen.search)
      screen.bar.becomeFirstResponder()
      harness.settle()
      XCTAssertTrue(screen.search?.isActive ?? false)
      XCTAssertTrue(navigation.isNavigationBarHidden)
      harness.run("type \"A\"")
      harness.settle()
      let table = screen.search?.searchResultsTableView
      XCTAssertEqual(table?.visibleCells.compactMap { $0.textLabel?.text }, ["Ada", "Alan"])
      XCTAssertEqual(
        table?.superview?.frame.minY,
        screen.bar.convert(screen.bar.bounds, to: screen.view).maxY)
      screen.search?.setActive(false, animated: true)
      harness.settle()
      XCTAssertNil(table?.window)
      XCTAssertFalse(navigation.isNavigationBarHidden)
      XCTAssertEqual(screen.bar.text, "")
      XCTAssertEqual(
        screen.log, ["willBegin", "reload A", "didLoad", "willShow", "didHide", "didEnd"])
    }
  }

  func test_storyboardsConnectIt() throws {
    try onMainActor {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="L"><scenes><scene sceneID="S"><objects>
          <viewController id="L" sceneMemberID="viewController">
            <view key="view" id="V"><rect key="frame" x="0" y="0" width="320" height="480"/>
              <subviews><searchBar id="B"><rect key="frame" x="0" y="0" width="320" height="44"/>
              </searchBar></subviews></view>
            <connections><outlet property="searchDisplayController" destination="D" id="O1"/>
            </connections>
          </viewController>
          <searchDisplayController id="D"><connections>
            <outlet property="searchBar" destination="B" id="O2"/>
            <outlet property="searchContentsController" destination="L" id="O3"/>
          </connections></searchDisplayController>
        </objects></scene></scenes></document>
        """
      let document = try NibReader.read(Array(text.utf8), fileName: "Main.storyboard")
      let controller = try XCTUnwrap(
        UIStoryboard(document: document, bundle: .main).instantiateInitialViewController())
      controller.loadViewIfNeeded()
      let search = try XCTUnwrap(controller.searchDisplayController)
      XCTAssertTrue(search.searchBar.superview === controller.view)
      XCTAssertTrue(search.searchContentsController === controller)
    }
  }
}
