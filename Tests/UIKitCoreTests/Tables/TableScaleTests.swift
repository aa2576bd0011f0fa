import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A table of a million rows asks for as much as one of a thousand, when it opens, scrolls and changes.
final class TableScaleTests: XCTestCase {
  private enum Heights: CaseIterable { case fixed, delegate, estimated, selfSizing }

  func test_aMillionRows_askAsMuchAsAThousand() {
    onMainActor {
      for heights in Heights.allCases {
        let small = Self.calls(count: 1_000, heights)
        let large = Self.calls(count: 1_000_000, heights)
        // Places so far down are rounded; a row may be in sight by that.
        for (call, times) in large {
          XCTAssertEqual(
            Double(times), Double(small[call] ?? 0), accuracy: 3, "\(call), \(heights)")
        }
        XCTAssertLessThan(small.values.reduce(0, +), 600, "\(heights)")
      }
    }
  }

  /// What a table asked for until it had been opened, scrolled, changed and scrolled to its end.
  @MainActor
  private static func calls(count: Int, _ heights: Heights) -> [String: Int] {
    let source = ScaleSource(count)
    let delegate: (any UITableViewDelegate)? =
      switch heights {
      case .fixed, .selfSizing: nil
      case .delegate: ScaleHeights(source)
      case .estimated: ScaleEstimates(source)
      }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    if heights == .fixed { table.rowHeight = 50 }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = source
    table.delegate = delegate
    let controller = UIViewController()
    let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
    controller.view.addSubview(table)
    table.frame = controller.view.bounds
    harness.settle()
    for _ in 0..<5 {
      table.contentOffset.y += 300
      harness.advance(by: 1.0 / 60)
    }
    source.count -= 1
    table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    harness.settle()
    table.scrollToRow(at: IndexPath(row: source.count / 2, section: 0), at: .top, animated: false)
    harness.settle()
    XCTAssertEqual(
      table.cellForRow(at: IndexPath(row: source.count / 2, section: 0))?.textLabel?.text,
      "\(source.count / 2)")
    harness.close()
    return source.calls
  }
}

@MainActor
private final class ScaleSource: NSObject, UITableViewDataSource {
  var count: Int
  var calls: [String: Int] = [:]
  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls["cell", default: 0] += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

@MainActor
private final class ScaleHeights: NSObject, UITableViewDelegate {
  let source: ScaleSource
  init(_ source: ScaleSource) { self.source = source }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    source.calls["height", default: 0] += 1
    return 50
  }
}

@MainActor
private final class ScaleEstimates: NSObject, UITableViewDelegate {
  let source: ScaleSource
  init(_ source: ScaleSource) { self.source = source }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    source.calls["height", default: 0] += 1
    return 50
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    source.calls["estimate", default: 0] += 1
    return 48
  }
}
