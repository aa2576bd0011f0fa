import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Searches that a program presents.
final class SearchPresentedTests: XCTestCase {
  private final class Recorder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.append("didDismiss")
    }
  }

  func test_presentedSearch_bringsItsBarAlong() {
    onMainActor {
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      let harness = Harness(device: "iphone-15", root: navigation)
      defer { harness.close() }
      harness.run("idle")
      let results = UIViewController()
      let search = UISearchController(searchResultsController: results)
      let recorder = Recorder()
      (search.searchResultsUpdater, search.delegate) = (recorder, recorder)
      let before = navigation.view.frame
      screen.present(search, animated: true)
      harness.run("idle")
      XCTAssertTrue(search.isActive)
      XCTAssertTrue(search.searchBar.isFirstResponder)
      XCTAssertEqual(navigation.view.convert(navigation.view.bounds, to: nil), before)
      let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
      XCTAssertEqual(bar.minY, harness.window.safeAreaInsets.top)
      XCTAssertEqual(bar.width, harness.window.bounds.width)
      harness.run("type \"ab\"\nidle")
      let found = results.view.convert(results.view.bounds, to: nil)
      XCTAssertEqual(found.minY, bar.maxY)
      XCTAssertEqual(found.maxY, harness.window.bounds.maxY)
      harness.run("tap \"Cancel\"\nidle")
      XCTAssertFalse(search.isActive)
      XCTAssertNil(screen.presentedViewController)
      XCTAssertNil(search.searchBar.window)
      XCTAssertEqual(
        recorder.log,
        [
          "willPresent", "update ", "didPresent", "update a", "update ab", "willDismiss", "update ",
          "didDismiss",
        ])
      screen.present(search, animated: false)
      harness.run("idle")
      XCTAssertTrue(search.isActive)
      search.dismiss(animated: true)
      harness.run("idle")
      XCTAssertFalse(search.isActive)
    }
  }

  func test_searchWhoseBarIsSeen_beginsWhereItIs() {
    onMainActor {
      let screen = UITableViewController(style: .plain)
      let search = UISearchController(searchResultsController: nil)
      screen.navigationItem.searchController = search
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      let navigation = UINavigationController(rootViewController: screen)
      let harness = Harness(device: "iphone-15", root: navigation)
      defer { harness.close() }
      harness.run("idle")
      var isDone = false
      screen.present(search, animated: true) { isDone = true }
      harness.run("idle")
      XCTAssertTrue(search.isActive)
      XCTAssertTrue(isDone)
      XCTAssertNil(screen.presentedViewController)
    }
  }
}
