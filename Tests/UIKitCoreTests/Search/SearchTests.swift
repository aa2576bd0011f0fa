import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Writes down what a search tells, in order.
@MainActor
private final class SearchRecorder: NSObject, UISearchBarDelegate, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log.append("shouldBegin")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.append("change \(range.location),\(range.length) \(text)")
    return true
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
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

private final class Names: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(title ?? "Name") \(indexPath.row)"
    return cell
  }
}

@MainActor
private final class Scene {
  let names = Names(style: .plain)
  let results = Names(style: .plain)
  let search: UISearchController
  let navigation: UINavigationController
  let recorder = SearchRecorder()
  let harness: Harness

  init(withResults: Bool = false, hides: Bool = false, isLarge: Bool = false) {
    names.title = "Name"
    results.title = "Found"
    search = UISearchController(searchResultsController: withResults ? results : nil)
    search.obscuresBackgroundDuringPresentation = withResults
    search.searchBar.delegate = recorder
    search.searchResultsUpdater = recorder
    search.delegate = recorder
    names.navigationItem.searchController = search
    names.navigationItem.hidesSearchBarWhenScrolling = hides
    navigation = UINavigationController(rootViewController: names)
    navigation.navigationBar.prefersLargeTitles = isLarge
    let navigation = navigation
    harness = Harness(size: CGSize(width: 320, height: 480), root: navigation)
    harness.settle()
  }

  var field: CGRect {
    let field = search.searchBar.searchTextField
    return field.convert(field.bounds, to: nil)
  }
  var barHeight: CGFloat { navigation.navigationBar.bounds.height }
}

final class SearchTests: XCTestCase {
  func test_bar_tellsItsDelegateInOrder() {
    onMainActor {
      let recorder = SearchRecorder()
      let controller = UIViewController()
      let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
      bar.delegate = recorder
      bar.placeholder = "Find"
      bar.showsCancelButton = true
      bar.scopeButtonTitles = ["All", "Some"]
      bar.showsScopeBar = true
      bar.sizeToFit()
      XCTAssertEqual(bar.bounds.height, 100)
      controller.view.addSubview(bar)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      defer { harness.close() }
      harness.run("tap \"Find\"\ntype \"ab\"\nkey return")
      XCTAssertTrue(bar.isFirstResponder)
      XCTAssertEqual(
        recorder.take(),
        [
          "shouldBegin", "didBegin", "change 0,0 a", "text a", "change 1,0 b", "text ab", "search",
        ])
      harness.run("tap \"Some\"")
      XCTAssertEqual(recorder.take(), ["scope 1"])
      XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
      harness.run("tap \"Cancel\"")
      XCTAssertEqual(recorder.take(), ["cancel"], "what follows is the program's business")
      bar.text = "c"
      XCTAssertEqual(recorder.take(), [])
    }
  }

  func test_tokens_standInFrontOfTheText_andGoByTheKeyThatDeletes() {
    onMainActor {
      let fixture = Scene()
      defer { fixture.harness.close() }
      let search = fixture.search
      search.isActive = true
      fixture.harness.settle()
      let field = search.searchBar.searchTextField
      let before = field.textRect(forBounds: field.bounds)
      _ = fixture.recorder.take()
      let red = UISearchToken(icon: UIImage(systemName: "tag"), text: "Red")
      let blue = UISearchToken(icon: nil, text: "Blue")
      red.representedObject = 7
      field.insertToken(red, at: 0)
      field.insertToken(blue, at: 9)
      XCTAssertEqual(fixture.recorder.take(), ["update ", "update "])
      fixture.harness.settle()
      XCTAssertEqual(field.tokens, [red, blue])
      XCTAssertTrue(field.hasText)
      let rect = field.textRect(forBounds: field.bounds)
      XCTAssertGreaterThan(rect.minX, before.minX + 60)
      XCTAssertEqual(
        rect.maxX, before.maxX, accuracy: 30, "a button to clear the field stands there")
      fixture.harness.run("type \"ab\"")
      XCTAssertEqual(field.text, "ab")
      XCTAssertEqual(
        field.compare(field.positionOfToken(at: 1), to: field.beginningOfDocument),
        .orderedAscending)
      let all = field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument)!
      XCTAssertEqual(field.tokens(in: all), [blue])
      XCTAssertEqual(field.text(in: all), "ab")
      XCTAssertEqual(field.tokens(in: field.textualRange), [])
      field.replaceTextualPortion(
        of: field.textualRange, with: UISearchToken(icon: nil, text: "ab"), at: 2)
      XCTAssertEqual(field.text, "")
      XCTAssertEqual(field.tokens.map(\.text), ["Red", "Blue", "ab"])
      field.removeToken(at: 2)
      _ = fixture.recorder.take()
      fixture.harness.run("key backspace")
      XCTAssertEqual(field.tokens, [red, blue], "it is selected first")
      fixture.harness.run("key backspace")
      XCTAssertEqual(field.tokens, [red])
      XCTAssertEqual(fixture.recorder.take(), ["text ", "update "])
      field.allowsDeletingTokens = false
      fixture.harness.run("key backspace\nkey backspace")
      XCTAssertEqual(field.tokens, [red])
      XCTAssertEqual(field.tokens.first?.representedObject as? Int, 7)
    }
  }

  func test_manyTokens_leaveSpaceToType() {
    onMainActor {
      let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
      field.tokens = (0..<9).map { UISearchToken(icon: nil, text: "Token \($0)") }
      field.layoutIfNeeded()
      XCTAssertGreaterThan(field.textRect(forBounds: field.bounds).width, 40)
      field.tokenBackgroundColor = .systemRed
      XCTAssertEqual(
        field.subviews.filter { $0.backgroundColor == .systemRed }.count, 9,
        "each has the colour")
      field.tokens = []
      XCTAssertFalse(field.hasText)
    }
  }

  func test_heightOfABar_isInterfaceBuilders() throws {
    try onMainActor {
      let file = try textOracle("control_metrics_ib")
      let heights = try XCTUnwrap(file["heights"] as? [String: Any])
      let bars = try XCTUnwrap(heights["searchBar"] as? [String: Any])
      // The later of two generations, as for all controls.
      let latest = try XCTUnwrap(bars.keys.compactMap(Double.init).max())
      XCTAssertEqual(Double(UISearchBar().intrinsicContentSize.height), latest)
    }
  }

  func test_aBarOnItsOwn_isOfTheBarsMaterial_unlessItLetsNothingThroughOrIsMinimal() {
    onMainActor {
      let bar = UISearchBar()
      XCTAssertEqual(Self.material(of: bar)?.style, .systemChromeMaterial)
      bar.barStyle = .black
      XCTAssertEqual(Self.material(of: bar)?.style, .systemChromeMaterialDark)
      bar.isTranslucent = false
      XCTAssertNil(Self.material(of: bar))
      (bar.isTranslucent, bar.barTintColor) = (true, .systemTeal)
      XCTAssertNotNil(Self.material(of: bar), "the colour is a tint")
      bar.backgroundImage = UIImage()
      XCTAssertNil(Self.material(of: bar))
      (bar.backgroundImage, bar.searchBarStyle) = (nil, .minimal)
      XCTAssertNil(Self.material(of: bar))
    }
  }

  func test_aBlackBar_hasALightField() throws {
    try onMainActor {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <searchBar barStyle="black" searchBarStyle="minimal" id="S"/></objects></document>
        """
      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      let bar = try XCTUnwrap(objects.first as? UISearchBar)
      XCTAssertEqual(bar.searchTextField.traitCollection.userInterfaceStyle, .dark)
      XCTAssertNotEqual(bar.traitCollection.userInterfaceStyle, .dark)
      bar.barStyle = .default
      XCTAssertNotEqual(bar.searchTextField.traitCollection.userInterfaceStyle, .dark)
    }
  }

  /// What is blurred behind the bar; nil for nothing.
  @MainActor private static func material(of bar: UISearchBar) -> UIBlurEffect? {
    guard !bar.background.isHidden else { return nil }
    let material = bar.background.subviews.lazy.compactMap { $0 as? MaterialView }.first
    return material?.isHidden == true ? nil : material?.effect
  }

  func test_controller_searchesTheScreenItself() {
    onMainActor {
      let scene = Scene()
      defer { scene.harness.close() }
      XCTAssertEqual(scene.barHeight, 96)
      scene.harness.run("tap \"Search\"\nidle")
      XCTAssertTrue(scene.search.isActive)
      XCTAssertEqual(
        scene.recorder.take(),
        ["shouldBegin", "willPresent", "update ", "didBegin", "didPresent"])
      XCTAssertEqual(scene.barHeight, 52, "title and buttons make room")
      scene.harness.run("type \"N\"")
      XCTAssertEqual(scene.recorder.take(), ["change 0,0 N", "text N", "update N"])
      scene.harness.run("tap \"Name 3\"")
      XCTAssertTrue(scene.search.isActive, "the screen itself shows what is found")
      _ = scene.recorder.take()
      scene.harness.run("tap \"Cancel\"\nidle")
      XCTAssertEqual(
        scene.recorder.take(), ["cancel", "willDismiss", "didEnd", "update ", "didDismiss"])
      XCTAssertEqual(scene.search.searchBar.text, "")
      XCTAssertEqual(scene.barHeight, 96)
      XCTAssertFalse(scene.search.isActive)
    }
  }

  func test_theLargeTitle_isThereAgainAfterASearch_whereContentIsAtItsTop() {
    onMainActor {
      final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
          -> Int
        { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
          -> UITableViewCell
        { UITableViewCell() }
      }
      let rows = Rows(style: .plain)
      rows.title = "Inbox"
      rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
      rows.navigationItem.searchController?.obscuresBackgroundDuringPresentation = false
      let navigation = UINavigationController(rootViewController: rows)
      navigation.navigationBar.prefersLargeTitles = true
      let harness = Harness(device: "desktop", root: navigation)
      defer { harness.close() }
      harness.run("idle")
      let height = navigation.navigationBar.frame.height
      let top = rows.tableView.contentOffset.y
      for _ in 0..<2 {
        harness.run("key f with ctrl\nidle")
        XCTAssertLessThan(navigation.navigationBar.frame.height, height)
        harness.run("key escape\nidle")
        XCTAssertEqual(navigation.navigationBar.frame.height, height)
        XCTAssertEqual(rows.tableView.contentOffset.y, top)
      }
      // Further down it stays small.
      harness.run("scroll 200,300 by 0,600\nidle")
      let small = navigation.navigationBar.frame.height
      let place = rows.tableView.contentOffset.y
      harness.run("key f with ctrl\nidle\nkey escape\nidle")
      XCTAssertEqual(navigation.navigationBar.frame.height, small)
      XCTAssertEqual(rows.tableView.contentOffset.y, place, accuracy: 100)
    }
  }

  func test_results_areShownOverTheScreen() {
    onMainActor {
      let scene = Scene(withResults: true)
      defer { scene.harness.close() }
      scene.harness.run("tap \"Search\"\nidle")
      XCTAssertNil(scene.results.viewIfLoaded?.window)
      // The screen lies in shade, and a tap there ends the search.
      scene.harness.run("tap 160,300\nidle")
      XCTAssertFalse(scene.search.isActive)
      scene.harness.run("tap \"Search\"\ntype \"x\"\nidle\nexpect \"Found 1\"")
      XCTAssertNotNil(scene.results.view.window)
      let row = scene.harness.view(showing: "Found 0")
      let top = row.map { $0.convert($0.bounds, to: nil).minY } ?? 0
      XCTAssertGreaterThan(top, scene.field.maxY, "below the bar")
      scene.harness.run("key escape\nidle\nexpect no \"Found 1\"")
      XCTAssertFalse(scene.search.isActive)
      XCTAssertNil(scene.search.parent)
    }
  }

  func test_activeByProgram() {
    onMainActor {
      let scene = Scene()
      defer { scene.harness.close() }
      scene.search.isActive = true
      XCTAssertTrue(scene.search.searchBar.isFirstResponder)
      scene.harness.settle()
      scene.search.isActive = false
      scene.harness.settle()
      XCTAssertEqual(
        scene.recorder.take().filter { $0.contains("ismiss") || $0.contains("resent") },
        ["willPresent", "didPresent", "willDismiss", "didDismiss"])
    }
  }

  func test_hidingBar_comesWhenContentIsPulledDown() {
    onMainActor {
      let scene = Scene(hides: true, isLarge: true)
      defer { scene.harness.close() }
      scene.harness.run("drag 160,300 to 160,245\nidle")
      XCTAssertEqual(scene.barHeight, 96)
      XCTAssertEqual(scene.names.tableView.contentOffset.y, -96)
      scene.harness.run("drag 160,200 to 160,280\nidle")
      XCTAssertEqual(scene.barHeight, 148)
      XCTAssertEqual(scene.names.tableView.contentOffset.y, -148)
      // Away again: first the search bar, then the large title.
      scene.harness.run("drag 160,300 to 160,245\nidle")
      XCTAssertEqual(scene.barHeight, 96)
      scene.harness.run("drag 160,300 to 160,150\nidle")
      XCTAssertEqual(scene.barHeight, 44)
    }
  }

  func test_hidingBar_isSeenAtFirstOnTheLowestScreen_andHiddenOnOneThatIsPushed() {
    onMainActor {
      let scene = Scene(hides: true)
      defer { scene.harness.close() }
      XCTAssertEqual(scene.barHeight, 96)
      XCTAssertEqual(scene.names.tableView.contentOffset.y, -96)
      let next = Names(style: .plain)
      next.navigationItem.searchController = UISearchController(searchResultsController: nil)
      scene.navigation.pushViewController(next, animated: true)
      scene.harness.settle()
      XCTAssertEqual(scene.barHeight, 44)
      XCTAssertEqual(next.tableView.contentOffset.y, -44)
    }
  }

  func test_scopes_areShownWhileSearching() {
    onMainActor {
      let scene = Scene()
      defer { scene.harness.close() }
      scene.search.searchBar.scopeButtonTitles = ["All", "Near"]
      scene.harness.settle()
      XCTAssertEqual(scene.barHeight, 96)
      scene.harness.run("tap \"Search\"\nidle")
      XCTAssertEqual(scene.barHeight, 96)
      _ = scene.recorder.take()
      scene.harness.run("tap \"Near\"")
      XCTAssertEqual(scene.recorder.take(), ["scope 1", "update "])
      scene.search.isActive = false
      scene.harness.settle()
      XCTAssertEqual(scene.barHeight, 96)
      XCTAssertFalse(scene.search.searchBar.showsScopeBar)
    }
  }

  func test_barInATablesHeader_showsResultsBelowItself() {
    onMainActor {
      let names = Names(style: .plain)
      let results = Names(style: .plain)
      results.title = "Found"
      let search = UISearchController(searchResultsController: results)
      names.tableView.tableHeaderView = search.searchBar
      let harness = Harness(size: CGSize(width: 320, height: 480), root: names)
      defer { harness.close() }
      harness.run("tap \"Search\"\ntype \"x\"\nidle\nexpect \"Found 1\"")
      XCTAssertTrue(search.isActive)
      let row = harness.view(showing: "Found 0")
      XCTAssertEqual(row.map { $0.convert($0.bounds, to: nil).minY >= 56 }, true)
      harness.run("tap \"Cancel\"\nidle\nexpect no \"Found 1\"")
    }
  }
}
