import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A table whose delegate records everything about menus: rows of the first section have the older
/// edit menu, those of the second a context menu.
@MainActor
private final class RowsController: UITableViewController {
  let recorder = CallRecorder()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "Row \(text(indexPath))"
    return cell
  }

  private func text(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    recorder.record("didSelect \(text(indexPath))")
  }

  // MARK: The edit menu

  override func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    recorder.record("shouldShowMenu \(text(indexPath))")
    return indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    recorder.record("can \(NSStringFromSelector(action)) \(text(indexPath))")
    return action == "copy:"
  }

  override func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    recorder.record("perform \(NSStringFromSelector(action)) \(text(indexPath))")
    UIPasteboard.general.string = tableView.cellForRow(at: indexPath)?.textLabel?.text
  }

  // MARK: Context menus

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    recorder.record("configuration \(text(indexPath))")
    guard indexPath.section == 1 else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [recorder] _ in
      UIMenu(children: [UIAction(title: "Share") { _ in recorder.record("share") }])
    }
  }

  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    recorder.record("highlight")
    return nil
  }

  override func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    recorder.record("dismissal")
    return nil
  }

  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { recorder.record("willDisplay") }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { recorder.record("willEnd") }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { recorder.record("commit") }
}

/// Menus of rows. The order is that of collection views, for the same reasons (`CollectionMenuTests`), and
/// by the older signatures: configuration → highlighting preview → will display → action → dismissing
/// preview → will end. Fact table-23 has shouldShowMenu → canPerformAction → performAction and calls
/// the order of the commands unsure: it is the one that programs have printed on iOS. That a row without a
/// context menu is asked about the older menu, in this order, is a choice; tables with both are not
/// specified.
final class TableMenuTests: XCTestCase {
  @MainActor private static func show(
    _ style: UITableView.Style = .grouped
  ) -> (RowsController, Harness) {
    let controller = RowsController(style: style)
    return (controller, Harness(device: "iphone-se", root: controller))
  }

  func test_editMenu_asksInOrder_andCopies() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      harness.run("longpress cell 0.1\nidle\nexpect \"Copy\"\nexpect no \"Paste\"")
      let actions = [
        "cut:", "copy:", "select:", "selectAll:", "paste:", "delete:",
        "makeTextWritingDirectionRightToLeft:", "makeTextWritingDirectionLeftToRight:",
      ]
      XCTAssertEqual(
        controller.recorder.take(),
        ["configuration 0.1", "shouldShowMenu 0.1"] + actions.map { "can \($0) 0.1" })
      harness.run("tap \"Copy\"\nidle\nexpect no \"Copy\"")
      XCTAssertEqual(controller.recorder.take(), ["perform copy: 0.1"])
      XCTAssertEqual(UIPasteboard.general.string, "Row 0.1")
    }
  }

  func test_contextMenu_orderOfCalls() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      harness.run("longpress cell 1.2\nidle\ntap \"Share\"\nidle")
      XCTAssertEqual(
        controller.recorder.take(),
        [
          "configuration 1.2", "highlight", "willDisplay", "share", "dismissal", "willEnd",
        ])
      harness.run("longpress cell 1.2\nidle\ntap 20,20\nidle\nexpect no \"Share\"")
      XCTAssertEqual(controller.recorder.take().last, "willEnd")
      XCTAssertNil(controller.tableView.indexPathForSelectedRow)
    }
  }

  func test_tapOnThePreview_commits() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      let rect = controller.tableView.rectForRow(at: [1, 2])
      let middle = controller.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
      harness.run("longpress cell 1.2\nidle\ntap \(middle.x),\(middle.y)\nidle")
      XCTAssertEqual(
        controller.recorder.take(),
        ["configuration 1.2", "highlight", "willDisplay", "commit", "dismissal", "willEnd"])
      XCTAssertNil(controller.tableView.indexPathForSelectedRow)
    }
  }

  func test_spaceBelowTheRows_isNotAsked() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      harness.run("longpress 180,640\nidle")
      XCTAssertEqual(controller.recorder.take(), [])
    }
  }

  func test_aRowOfAnInsetGroup_isLiftedWithTheGroupsCorners() throws {
    try onMainActor {
      for (style, isRound) in [(UITableView.Style.insetGrouped, true), (.grouped, false)] {
        let (_, harness) = Self.show(style)
        defer { harness.close() }
        harness.run("longpress cell 1.1\nidle")
        let preview = try XCTUnwrap(Self.liftedPreview(in: harness.window))
        XCTAssertEqual(preview.subviews.first?.layer.mask != nil, isRound)
        let outline = try XCTUnwrap(preview.layer.shadowPath)
        XCTAssertEqual(outline.contains(CGPoint(x: 1, y: 1)), !isRound)
        XCTAssertTrue(outline.contains(CGPoint(x: TableMetrics.groupCornerRadius, y: 1)))
      }
    }
  }

  @MainActor private static func liftedPreview(in view: UIView) -> LiftedPreview? {
    if let found = view as? LiftedPreview { return found }
    return view.subviews.lazy.compactMap { liftedPreview(in: $0) }.first
  }

  func test_menuKey_isAboutTheSelectedRow() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      harness.run("tap cell 1.1\nidle")
      _ = controller.recorder.take()
      harness.run("key menu\nidle\nkey return\nidle\nexpect no \"Share\"")
      XCTAssertEqual(
        controller.recorder.take(), ["configuration 1.1", "willDisplay", "share", "willEnd"])
    }
  }

  func test_tapping_selectsBesideMenus() {
    onMainActor {
      let (controller, harness) = Self.show()
      defer { harness.close() }
      harness.run("tap cell 0.0\nidle")
      XCTAssertEqual(controller.recorder.take(), ["didSelect 0.0"])
    }
  }
}
