import CollectionEngine
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// All that can be done in a list with a finger or a reader, by keys.
final class KeyboardAccessTests: XCTestCase {
  @MainActor
  private final class Screen: UITableViewController {
    var titles = ["Switch", "Slider", "Buttons", "Plain", "Last"]
    var log: [String] = []
    let toggle = UISwitch()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
    var hasIndex = false

    func button(_ title: String) -> UIButton {
      let button = UIButton(
        frame: CGRect(x: 0, y: 0, width: 60, height: 34),
        primaryAction: UIAction(title: title) { [unowned self] _ in log.append(title) })
      button.accessibilityIdentifier = title
      return button
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      header.addSubview(button("Header"))
      tableView.tableHeaderView = header
      toggle.addAction(
        UIAction { [unowned self] _ in log.append(toggle.isOn ? "on" : "off") }, for: .valueChanged)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = titles[indexPath.row]
      switch titles[indexPath.row] {
      case "Switch": cell.accessoryView = toggle
      case "Slider": cell.accessoryView = slider
      case "Buttons":
        let both = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
        let (one, two) = (button("One"), button("Two"))
        two.frame.origin.x = 70
        both.addSubview(two)
        both.addSubview(one)
        cell.accessoryView = both
      default: break
      }
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("chose \(titles[indexPath.row])")
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let title = titles[indexPath.row]
      let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
        log.append("flagged \(title)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [flag])
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath
    ) { titles.insert(titles.remove(at: from.row), at: to.row) }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      hasIndex ? ["A", "B"] : nil
    }
    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      log.append("index \(title)")
      return 0
    }
  }

  @MainActor
  private struct Fixture {
    let screen = Screen()
    let harness: Harness

    init(hasIndex: Bool = false) {
      screen.hasIndex = hasIndex
      harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      harness.settle()
    }

    /// What has the focus: a row's title, or the identifier or class of a view.
    var focused: String {
      guard let target = screen.view.window?.focusSystem.current else { return "-" }
      if let path = target.path { return screen.titles[path.item] }
      return target.view.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" } ?? "?"
    }

    func keys(_ names: String...) {
      for name in names { harness.run("key \(name)") }
      harness.settle()
    }
  }

  private func with(hasIndex: Bool = false, _ body: @MainActor (Fixture) -> Void) {
    onMainActor {
      let fixture = Fixture(hasIndex: hasIndex)
      body(fixture)
      fixture.harness.close()
    }
  }

  func test_tab_goesIntoTheRowThatHasTheFocus() {
    with { fixture in
      fixture.keys("tab")
      XCTAssertEqual(fixture.focused, "Header", "above the first row")
      fixture.keys("tab")
      XCTAssertEqual(fixture.focused, "Switch")
      fixture.keys("down", "down", "tab")
      XCTAssertEqual(fixture.focused, "One")
      fixture.keys("tab")
      XCTAssertEqual(fixture.focused, "Two")
      fixture.keys("space")
      XCTAssertEqual(fixture.screen.log, ["Two"])
      fixture.keys("tab with shift", "tab with shift")
      XCTAssertEqual(fixture.focused, "Buttons", "back to its row, not to another")
      fixture.keys("tab", "escape")
      XCTAssertEqual(fixture.focused, "Buttons")
      fixture.keys("tab", "down")
      XCTAssertEqual(fixture.focused, "Plain", "arrows go on among the rows")
      fixture.keys("tab")
      XCTAssertEqual(fixture.focused, "-", "there is nothing in it, and nothing behind")
    }
  }

  func test_spaceTurnsARowsSwitch_andArrowsItsSlider() {
    with { fixture in
      fixture.keys("tab", "tab", "space")
      XCTAssertEqual(fixture.screen.log, ["on"])
      fixture.keys("return")
      XCTAssertEqual(fixture.screen.log, ["on", "off"])
      fixture.keys("down", "right", "right")
      XCTAssertEqual(fixture.focused, "Slider")
      XCTAssertEqual(fixture.screen.slider.value, 0.2, accuracy: 0.001)
      fixture.keys("left")
      XCTAssertEqual(fixture.screen.slider.value, 0.1, accuracy: 0.001)
      fixture.keys("space")
      XCTAssertEqual(fixture.screen.log.last, "chose Slider", "a slider is not pressed")
    }
  }

  func test_altWithArrows_movesARowThatCanBeMoved() {
    with { fixture in
      fixture.keys("tab", "tab", "down with alt")
      XCTAssertEqual(fixture.screen.titles.first, "Switch", "nothing is moved unless it is edited")
      fixture.screen.setEditing(true, animated: false)
      fixture.screen.tableView.allowsSelectionDuringEditing = true
      fixture.harness.settle()
      fixture.keys("tab", "tab", "tab")
      let list = fixture.screen.tableView!
      XCTAssertTrue(list.moveItem([0, 0].item, .down))
      fixture.harness.settle()
      XCTAssertEqual(fixture.screen.titles, ["Slider", "Switch", "Buttons", "Plain", "Last"])
      let titles = list.visibleCells.map { $0.textLabel?.text }
      XCTAssertEqual(titles, fixture.screen.titles)
      let names = list.itemActions(of: IndexPath(row: 0, section: 0)).map(\.name)
      XCTAssertEqual(names, ["Move Down"])
      XCTAssertFalse(list.moveItem([0, 0].item, .up), "there is nothing above")
    }
  }

  func test_altWithArrows_movesByRealKeys_andTheFocusGoesAlong() {
    with { fixture in
      fixture.screen.setEditing(true, animated: false)
      fixture.harness.settle()
      fixture.keys("tab", "tab")
      XCTAssertEqual(fixture.focused, "Switch")
      fixture.keys("down with alt", "down with alt")
      XCTAssertEqual(fixture.screen.titles, ["Slider", "Buttons", "Switch", "Plain", "Last"])
      XCTAssertEqual(fixture.focused, "Switch")
      fixture.keys("up with alt")
      XCTAssertEqual(fixture.screen.titles, ["Slider", "Switch", "Buttons", "Plain", "Last"])
      XCTAssertEqual(
        fixture.screen.tableView.visibleCells.map { $0.textLabel?.text }, fixture.screen.titles)
    }
  }

  func test_menuKey_showsWhatIsBehindASwipe() {
    with { fixture in
      fixture.keys("tab", "tab", "down", "down", "down", "menu")
      fixture.keys("return")
      XCTAssertEqual(fixture.screen.log, ["flagged Plain"])
    }
  }

  func test_menuOfARow_isAboutThatRowAfterOthersCame() {
    with { fixture in
      fixture.keys("tab", "tab", "down", "down", "down", "menu")
      fixture.screen.titles.insert("New", at: 0)
      fixture.screen.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      fixture.harness.settle()
      fixture.keys("return")
      XCTAssertEqual(fixture.screen.log, ["flagged Plain"])
    }
  }

  func test_arrows_goThroughTheIndex() {
    with(hasIndex: true) { fixture in
      fixture.keys("tab", "tab", "down", "down", "down", "tab")
      XCTAssertEqual(fixture.focused, "SectionIndexView")
      fixture.keys("down", "up")
      XCTAssertEqual(fixture.screen.log, ["index B", "index A"])
      let element = fixture.harness.element(label: "Section index")
      XCTAssertEqual(element?.value, "A")
    }
  }

  func test_tab_passesASearchFieldWithoutOpeningIt() {
    onMainActor {
      let screen = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      screen.navigationItem.searchController = search
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      let harness = Harness(
        size: CGSize(width: 320, height: 480),
        root: UINavigationController(rootViewController: screen))
      harness.settle()
      harness.run("key tab")
      harness.settle()
      XCTAssertTrue(screen.view.window?.focusSystem.current?.view is UISearchTextField)
      XCTAssertFalse(search.isActive)
      harness.run("key tab")
      XCTAssertFalse(search.isActive)
      harness.run("key tab with shift")
      harness.run("type \"ab\"")
      harness.settle()
      XCTAssertTrue(search.isActive)
      XCTAssertEqual(search.searchBar.text, "ab")
      harness.close()
    }
  }

  /// A ring outside of a control would be cut off where something around it clips there.
  func test_rings_lieWithinWhatClips() {
    onMainActor {
      let screen = UIViewController()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      let clip = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
      clip.clipsToBounds = true
      let inner = UIButton(frame: CGRect(x: 2, y: 2, width: 80, height: 40))
      let free = UIButton(frame: CGRect(x: 100, y: 10, width: 80, height: 40))
      for button in [inner, free] { clip.addSubview(button) }
      screen.view.addSubview(clip)
      let bounds = CGRect(x: 0, y: 0, width: 80, height: 40)
      XCTAssertEqual(inner.focusRingShape(in: bounds).rect, bounds)
      XCTAssertEqual(free.focusRingShape(in: bounds).rect, bounds.insetBy(dx: -5, dy: -5))
      harness.close()
    }
  }
}

extension [Int] {
  /// Section and item.
  fileprivate var item: ItemPath { ItemPath(section: self[0], item: self[1]) }
}
