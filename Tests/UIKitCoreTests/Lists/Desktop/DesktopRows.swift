import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A table of names with what a desktop's user expects of one.
@MainActor
final class DesktopRows: UITableViewController, UITableViewDragDelegate {
  var names: [String]
  /// The rows that were chosen, in order.
  var chosen: [String] = []
  var opened: [String] = []
  var severalAllowed = false
  /// What the delegate's context menu has; nil for none.
  var menuTitles: [String]?
  var textOfRow: ((String) -> String)?
  var detail: (() -> UIViewController)?

  init(_ names: [String]) {
    self.names = names
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  var focusedRow: String? { tableView.selection.focused.map { names[$0.item] } }
  var selectedRows: [String] {
    (tableView.indexPathsForSelectedRows ?? []).map(\.row).sorted().map { names[$0] }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = textOfRow?(names[indexPath.row]) ?? names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(names[indexPath.row])
    if let detail { navigationController?.pushViewController(detail(), animated: true) }
  }
  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { opened.append(names[indexPath.row]) }
  override func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { severalAllowed }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
        opened.append("flag " + names[indexPath.row])
        done(true)
      }
    ])
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menuTitles else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: menuTitles.map { title in UIAction(title: title) { _ in } })
    }
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
  }
}

extension Harness {
  /// Clicks with the mouse, `count` times in quick succession.
  @MainActor
  func click(_ x: CGFloat, _ y: CGFloat, count: Int = 1, keys: KeyModifiers = []) {
    let host = window.windowScene!.host
    for _ in 0..<count {
      for phase in [InputPhase.began, .ended] {
        host.receive(
          .touch(
            TouchInput(
              id: -1, phase: phase, location: CGPoint(x: x, y: y), time: host.time, kind: .mouse,
              modifiers: keys)))
        advance(by: 0.05)
      }
    }
    settle()
  }

  @MainActor
  func show(width: CGFloat, height: CGFloat) {
    run("resize \(Int(width))x\(Int(height))\nidle")
  }
}
