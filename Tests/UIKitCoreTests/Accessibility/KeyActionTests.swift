import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a program lets readers do with an element beside using it, by keys.
final class KeyActionTests: XCTestCase {
  @MainActor
  private final class Screen: UITableViewController, UIContextMenuInteractionDelegate {
    var log: [String] = []
    let card = UIView(frame: CGRect(x: 20, y: 10, width: 200, height: 50))
    let chart = UIView(frame: CGRect(x: 20, y: 70, width: 200, height: 50))

    func action(_ name: String) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: name) { [unowned self] _ in
        log.append(name)
        return true
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 130))
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Card"
      card.accessibilityTraits = .button
      card.accessibilityCustomActions = [action("Archive"), action("Share")]
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "Bar"
      bar.accessibilityTraits = .button
      bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 40, height: 30)
      bar.accessibilityCustomActions = [action("Explain")]
      chart.accessibilityElements = [bar]
      header.addSubview(card)
      header.addSubview(chart)
      tableView.tableHeaderView = header
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessibilityCustomActions = [action("Pin \(indexPath.row)")]
      if indexPath.row == 2 {
        let buttons = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
        for (number, title) in ["Like", "Plain"].enumerated() {
          let button = UIButton(
            frame: CGRect(x: 70 * number, y: 0, width: 60, height: 34),
            primaryAction: UIAction(title: title) { _ in })
          if number == 0 { button.accessibilityCustomActions = [action("Who liked it")] }
          buttons.addSubview(button)
        }
        cell.accessoryView = buttons
      }
      return cell
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
        UIMenu(children: [UIAction(title: "Copy") { [unowned self] _ in log.append("Copy") }])
      }
    }
  }

  private func with(_ body: @MainActor (Screen, Harness) -> Void) {
    onMainActor {
      let screen = Screen()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      harness.settle()
      body(screen, harness)
    }
  }

  func test_menuKey_listsTheActionsOfElementsOutsideOfCells() {
    with { screen, harness in
      harness.run("key tab\nkey menu\nidle\nexpect \"Share\"\nkey down\nkey return\nidle")
      XCTAssertEqual(screen.log, ["Share"])
      harness.run("key tab\nkey f10 with shift\nidle\nkey return\nidle")
      XCTAssertEqual(screen.log, ["Share", "Explain"])
    }
  }

  func test_contextMenuByKey_hasTheActionsBehindItsOwn() {
    with { screen, harness in
      screen.card.addInteraction(UIContextMenuInteraction(delegate: screen))
      harness.run("key tab\nkey menu\nidle\nkey down\nkey down\nkey return\nidle")
      XCTAssertEqual(screen.log, ["Share"])
      harness.run("key menu\nidle\nkey return\nidle")
      XCTAssertEqual(screen.log, ["Share", "Copy"])
    }
  }

  func test_menuKey_listsTheActionsOfCells_alsoFromWhatLiesInThem() {
    with { screen, harness in
      harness.run("key tab\nkey tab\nkey tab\nkey down\nkey menu\nidle\nkey return\nidle")
      XCTAssertEqual(screen.log, ["Pin 1"])
      harness.run("key down\nkey tab\nkey menu\nidle\nkey return\nidle")
      XCTAssertEqual(screen.log.last, "Who liked it")
      harness.run("key tab\nkey menu\nidle\nkey return\nidle")
      XCTAssertEqual(screen.log.last, "Pin 2", "a button without actions has those of its row")
    }
  }

  /// Where the pointer is, and which row a list would take, says nothing of the button.
  func test_menuKey_opensNoMenuOfRows_whereAButtonOfABarHasTheFocus() {
    onMainActor {
      let screen = Screen()
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Plain", primaryAction: UIAction { _ in })
      let harness = Harness(
        size: CGSize(width: 320, height: 480),
        root: UINavigationController(rootViewController: screen))
      defer { harness.close() }
      harness.settle()
      harness.run("hover \"Row 1\"")
      for _ in 0..<4 { harness.run("key tab\nidle") }
      harness.run("expect \"Plain\" is focused")
      harness.run("key menu\nidle\nexpect no \"Pin 0\"\nexpect no \"Pin 1\"")
      screen.navigationController?.navigationBar.addInteraction(
        UIContextMenuInteraction(delegate: screen))
      harness.run("key menu\nidle\nkey return\nidle")
      XCTAssertEqual(screen.log, ["Copy"], "what is around the button has a menu of its own")
    }
  }
}
