import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What users of a desktop expect of lists: the mouse and the keyboard.
final class DesktopListTests: XCTestCase {
  @MainActor
  private static func show(
    _ rows: DesktopRows, in container: ((UIViewController) -> UIViewController)? = nil,
    _ body: (Harness) -> Void
  ) {
    let harness = Harness(
      size: CGSize(width: 320, height: 480), root: container?(rows) ?? rows)
    defer { harness.close() }
    harness.run("idle")
    body(harness)
  }

  private static let fruit = ["Apple", "Banana", "Blueberry", "Cherry", "Date", "Elderberry"]

  // MARK: Double clicks

  func test_doubleClick_opensOneScreen() {
    onMainActor {
      let rows = DesktopRows(Self.fruit)
      rows.detail = { DesktopRows(["inner", "inner too"]) }
      Self.show(rows, in: { UINavigationController(rootViewController: $0) }) { harness in
        let y = rows.tableView.convert(CGPoint(x: 0, y: 22), to: nil).y
        harness.click(100, y, count: 2)
        XCTAssertEqual(rows.navigationController?.viewControllers.count, 2)
        XCTAssertEqual(rows.chosen, ["Apple"])
        let inner = rows.navigationController?.topViewController as? DesktopRows
        XCTAssertEqual(inner?.chosen, [], "the second click belongs to the first one's row")
      }
    }
  }

  func test_doubleClick_whereSeveralAreSelected_selectsAndOpensOnce() {
    onMainActor {
      let rows = DesktopRows(Self.fruit)
      Self.show(rows) { harness in
        rows.tableView.allowsMultipleSelection = true
        harness.click(100, 66, count: 2)
        XCTAssertEqual(rows.selectedRows, ["Banana"])
        XCTAssertEqual(rows.opened, ["Banana"])
        harness.click(100, 66, count: 2)
        XCTAssertEqual(rows.selectedRows, ["Banana"])
        XCTAssertEqual(rows.opened, ["Banana", "Banana"])
        harness.advance(by: 1)
        harness.click(100, 66)
        XCTAssertEqual(rows.selectedRows, [], "a single click still takes away")
      }
    }
  }

  // MARK: Typing a title

  func test_typedLetters_findRowsByTheirTitles_alsoOutOfSight() {
    onMainActor {
      let many = (0..<100).map { "Item \($0)" } + ["Zebra", "Zoo", "New York"]
      let rows = DesktopRows(many)
      Self.show(rows) { harness in
        harness.run("key z\nidle")
        XCTAssertEqual(rows.focusedRow, "Zebra")
        XCTAssertEqual(rows.chosen, [], "found, not chosen")
        harness.run("wait 2\nkey z\nkey z\nidle")
        XCTAssertEqual(rows.focusedRow, "Zebra", "one letter again goes on, and around")
        harness.run("wait 2\nkey z\nkey o\nidle")
        XCTAssertEqual(rows.focusedRow, "Zoo")
        harness.run("wait 2\nkey n\nkey e\nkey w\nkey space\nkey y\nidle")
        XCTAssertEqual(rows.focusedRow, "New York")
        XCTAssertEqual(rows.chosen, [], "a space within a title chooses nothing")
        harness.run("wait 2\nkey enter\nidle")
        XCTAssertEqual(rows.chosen, ["New York"])
        XCTAssertEqual(
          rows.tableView.visibleCells.compactMap { $0.textLabel?.text }.last, "New York")
      }
    }
  }

  func test_typedLetters_areTheFieldsWhileOneIsEdited() {
    onMainActor {
      let rows = DesktopRows(Self.fruit)
      Self.show(rows) { harness in
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        rows.tableView.tableHeaderView = field
        XCTAssertTrue(field.becomeFirstResponder())
        harness.run("type \"cherry\"\nidle")
        XCTAssertNil(rows.focusedRow)
        XCTAssertEqual(field.text, "cherry")
      }
    }
  }

  // MARK: Delete, Ctrl+A, Ctrl+C

  func test_delete_takesWhatWasClicked() {
    onMainActor {
      let rows = DesktopRows(Self.fruit)
      Self.show(rows) { harness in
        harness.run("key delete\nidle")
        XCTAssertEqual(rows.names.count, 6, "nothing is selected")
        harness.click(100, 66)
        harness.run("key delete\nidle")
        XCTAssertEqual(rows.names, ["Apple", "Blueberry", "Cherry", "Date", "Elderberry"])
        harness.run("key delete\nidle")
        XCTAssertEqual(rows.names.count, 5, "what was selected is gone")
      }
    }
  }

  func test_delete_takesAllThatIsSelected_alsoOutOfSight() {
    onMainActor {
      let rows = DesktopRows((0..<60).map { "Item \($0)" })
      Self.show(rows) { harness in
        rows.tableView.allowsMultipleSelection = true
        harness.click(100, 22)
        rows.tableView.selectRow(at: [0, 50], animated: false, scrollPosition: .none)
        rows.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        harness.run("key delete\nidle")
        XCTAssertEqual(rows.names.count, 57)
        XCTAssertEqual(Array(rows.names.prefix(3)), ["Item 1", "Item 3", "Item 4"])
        XCTAssertFalse(rows.names.contains("Item 50"))
        XCTAssertEqual(rows.selectedRows, [])
      }
    }
  }

  func test_ctrlA_selectsAll_whereTheDelegateAllowsSeveral() {
    onMainActor {
      let rows = DesktopRows(Self.fruit)
      Self.show(rows) { harness in
        harness.run("key a with ctrl\nidle")
        XCTAssertEqual(rows.selectedRows, [])
        rows.tableView.allowsMultipleSelectionDuringEditing = true
        harness.run("key a with ctrl\nidle")
        XCTAssertEqual(rows.selectedRows, [], "the delegate was not asked, or said no")
        rows.severalAllowed = true
        harness.run("key a with ctrl\nidle")
        XCTAssertEqual(rows.selectedRows, Self.fruit)
        XCTAssertTrue(rows.tableView.isEditing)
      }
    }
  }

  func test_shiftAndCtrlClicks_selectSeveralOutsideEditing() {
    onMainActor {
      let rows = DesktopRows(Self.fruit)
      Self.show(rows) { harness in
        rows.tableView.allowsMultipleSelection = true
        harness.click(100, 66)
        harness.click(100, 198, keys: .shift)
        XCTAssertEqual(rows.selectedRows, ["Banana", "Blueberry", "Cherry", "Date"])
        harness.click(100, 110, keys: .control)
        XCTAssertEqual(rows.selectedRows, ["Banana", "Cherry", "Date"])
      }
    }
  }

  func test_ctrlC_copiesWhatADragWouldCarry() {
    onMainActor {
      let rows = DesktopRows(Self.fruit)
      Self.show(rows) { harness in
        UIPasteboard.general.string = "before"
        rows.tableView.allowsMultipleSelection = true
        harness.click(100, 66)
        harness.run("key c with ctrl\nidle")
        XCTAssertEqual(UIPasteboard.general.string, "before", "nothing can be dragged")
        rows.tableView.dragDelegate = rows
        rows.tableView.dragInteractionEnabled = true
        harness.click(100, 154)
        harness.run("key c with ctrl\nidle")
        XCTAssertEqual(UIPasteboard.general.strings, ["Banana", "Cherry"])
      }
    }
  }

  // MARK: Menus

  func test_swipeActions_areInTheContextMenu() {
    onMainActor {
      let rows = DesktopRows(Self.fruit)
      Self.show(rows) { harness in
        harness.run("rightclick cell 0.1\nidle\nexpect \"Flag\"\nexpect \"Delete\"")
        harness.run("tap \"Flag\"\nidle\nexpect no \"Flag\"")
        XCTAssertEqual(rows.opened, ["flag Banana"])
        harness.run("rightclick cell 0.1\nidle\ntap \"Delete\"\nidle")
        XCTAssertFalse(rows.names.contains("Banana"))
        rows.menuTitles = ["Share", "Delete"]
        harness.run("rightclick cell 0.0\nidle\nexpect \"Share\"\nexpect \"Flag\"")
        harness.run("expect count \"Delete\" 1\nkey escape\nidle")
        harness.run("longpress cell 0.0\nidle\nexpect \"Share\"\nexpect no \"Flag\"")
        harness.run("key escape\nidle")
      }
    }
  }

  // MARK: Hovering

  func test_rowUnderThePointer_isTinted() {
    onMainActor {
      let rows = DesktopRows(Self.fruit)
      Self.show(rows) { harness in
        func tinted() -> [Int] {
          rows.tableView.visibleCells.filter { !$0.layer.overlay.isEmpty }
            .compactMap { rows.tableView.indexPath(for: $0)?.row }
        }
        harness.hover(.cell([0, 1]))
        XCTAssertEqual(tinted(), [1])
        harness.hover(.cell([0, 3]))
        XCTAssertEqual(tinted(), [3])
        rows.tableView.cellForRow(at: [0, 4])?.selectionStyle = .none
        harness.hover(.cell([0, 4]))
        XCTAssertEqual(tinted(), [])
        rows.tableView.allowsSelection = false
        harness.hover(.cell([0, 3]))
        XCTAssertEqual(tinted(), [])
      }
    }
  }

  func test_rowUnderThePointer_isTintedToItsEnds_inAWindowThatIsResized() {
    onMainActor {
      let rows = DesktopRows(Self.fruit)
      Self.show(rows) { harness in
        harness.hover(.cell([0, 1]))
        for width: CGFloat in [700, 250] {
          harness.run("resize \(Int(width))x600\nidle")
          let cell = rows.tableView.cellForRow(at: [0, 1])
          XCTAssertEqual(cell?.bounds.width, width)
          guard case .fill(let shape, _)? = cell?.layer.overlay.first else {
            XCTFail("The row should be tinted.")
            continue
          }
          XCTAssertEqual(shape.rect.width, width)
        }
      }
    }
  }

  // MARK: Ends

  func test_end_reachesTheEndOfSelfSizingRows_afterScrolling() {
    onMainActor {
      let rows = DesktopRows((0..<200).map { "Item \($0)" })
      rows.textOfRow = { name in
        String(repeating: name + " is a row of several lines. ", count: 1 + name.count % 5 * 2)
      }
      Self.show(rows) { harness in
        harness.run("scroll 160,300 by 0,900\nidle\nkey end\nidle")
        let table = rows.tableView!
        XCTAssertEqual(table.indexPathsForVisibleRows?.last, [0, 199])
        XCTAssertEqual(
          table.contentOffset.y, table.contentSize.height - table.bounds.height, accuracy: 0.6)
        harness.run("key home\nidle")
        XCTAssertEqual(table.contentOffset.y, 0, accuracy: 0.1)
        harness.run("key tab\nkey end\nidle")
        XCTAssertEqual(rows.focusedRow, "Item 199")
        XCTAssertEqual(
          table.contentOffset.y, table.contentSize.height - table.bounds.height, accuracy: 0.6)
      }
    }
  }

  func test_narrowing_keepsTheEndInSight_whereItWas() {
    onMainActor {
      let rows = DesktopRows((0..<80).map { "Item \($0)" })
      rows.textOfRow = { $0 + String(repeating: " and some more words", count: 6) }
      Self.show(rows) { harness in
        let table = rows.tableView!
        harness.show(width: 700, height: 480)
        harness.run("key end\nidle")
        for width in [600, 450, 330, 800] as [CGFloat] {
          harness.show(width: width, height: 480)
          XCTAssertEqual(table.indexPathsForVisibleRows?.last, [0, 79], "\(width)")
          XCTAssertEqual(
            table.contentOffset.y, table.contentSize.height - table.bounds.height, accuracy: 0.6,
            "\(width)")
        }
        harness.run("key home\nidle")
        harness.show(width: 400, height: 480)
        XCTAssertEqual(table.contentOffset.y, 0, "elsewhere the place stays")
      }
    }
  }
}
