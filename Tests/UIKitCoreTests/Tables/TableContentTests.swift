import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Margins of what programs put into cells and headers, and what lies around rows.
final class TableContentTests: XCTestCase {
  func test_contentViews_haveTheMarginsOfTheirTexts() {
    onMainActor {
      for isRightToLeft in [false, true] {
        let fixture = TableFixture(TableSource([["one", "two"]]), isRightToLeft: isRightToLeft)
        defer { fixture.close() }
        let cells = fixture.table.visibleCells
        XCTAssertEqual(
          cells[0].contentView.layoutMargins,
          UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
        cells[1].accessoryType = .disclosureIndicator
        fixture.harness.settle()
        XCTAssertEqual(
          cells[1].contentView.layoutMargins,
          UIEdgeInsets(
            top: 11, left: isRightToLeft ? 8 : 16, bottom: 11, right: isRightToLeft ? 16 : 8))
        cells[0].contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        fixture.table.reloadData()
        fixture.harness.settle()
        XCTAssertTrue(
          fixture.table.visibleCells.contains {
            $0.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          }, "what the program set stays")
      }
    }
  }

  func test_tableHeader_setAgain_movesTheRows() {
    onMainActor {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      let fixture = TableFixture(TableSource([["one"]])) { $0.tableHeaderView = header }
      defer { fixture.close() }
      XCTAssertEqual(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 50)
      header.frame.size.height = 120
      fixture.table.tableHeaderView = header
      fixture.harness.settle()
      XCTAssertEqual(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 120)
      XCTAssertEqual(fixture.table.visibleCells.first?.frame.minY, 120)
    }
  }

  func test_separators_endAtTheIndex() {
    onMainActor {
      let controller = IndexedController(style: .plain)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      defer { harness.close() }
      harness.settle()
      XCTAssertEqual(
        controller.tableView.visibleCells.first?.parts.separator?.frame.maxX,
        320 - TableMetrics.indexWidth,
        "beside the letters")
    }
  }

  func test_scrolling_closesASwipedRow() {
    onMainActor {
      let controller = IndexedController(style: .plain)
      let harness = Harness(size: CGSize(width: 320, height: 200), root: controller)
      defer { harness.close() }
      harness.run("idle\ndrag 200,60 to 60,60\nidle\nexpect \"Delete\"")
      harness.run("drag 160,150 to 160,110\nidle\nexpect no \"Delete\"")
      XCTAssertEqual(controller.ended, 1, "editing the row ended once")
    }
  }

  func test_itemsOfBars_areCalledByTheirActionsAndKinds() {
    onMainActor {
      let controller = UIViewController()
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "star"), primaryAction: UIAction(title: "Favourite") { _ in })
      let harness = Harness(
        device: "iphone-se", root: UINavigationController(rootViewController: controller))
      defer { harness.close() }
      harness.run("idle\nexpect \"Add\"\nexpect \"Favourite\"")
    }
  }

  func test_buttonWithAnAttributedTitle_isLaidOutOnce() {
    onMainActor {
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = AttributedString(
        "Call", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 11)]))
      let controller = UIViewController()
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 100, width: 80, height: 40)
      controller.view.addSubview(button)
      let lines = logged {
        let harness = Harness(device: "iphone-se", root: controller)
        harness.settle()
        harness.close()
      }
      XCTAssertEqual(lines.filter { $0.contains("did not settle") }, [])
      XCTAssertEqual(button.titleLabel?.font.pointSize, 11)
    }
  }

  func test_viewBeyondAnEdge_hasNoSafeAreaThere() {
    onMainActor {
      let controller = UIViewController()
      let harness = Harness(device: "iphone-se", root: controller)
      defer { harness.close() }
      let view = UIView(frame: CGRect(x: 375, y: 0, width: 375, height: 100))
      controller.view.addSubview(view)
      harness.settle()
      XCTAssertEqual(view.safeAreaInsets, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }
  }
}

private final class IndexedController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    3
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  var ended = 0
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    ended += 1
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}
