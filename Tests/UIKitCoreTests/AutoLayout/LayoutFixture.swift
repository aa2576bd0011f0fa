import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A root view of 300×200 points in a window, for views that constraints place.
@MainActor
final class LayoutFixture {
  let window: UIWindow
  let root: UIView
  private var time = 0.0

  init(size: CGSize = CGSize(width: 300, height: 200)) {
    window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500)))
    root = UIView(frame: CGRect(origin: .zero, size: size))
    window.addSubview(root)
    window.makeKeyAndVisible()
  }

  /// Adds a view that constraints are to place.
  @discardableResult
  func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  func add() -> UIView { add(UIView()) }

  /// One frame.
  func layOut(file: StaticString = #filePath, line: UInt = #line) {
    time += 0.1
    _ = window.windowScene?.host.frame(at: time)
    XCTAssertFalse(
      window.windowScene?.host.loop.lastStatistics.isUnsettled ?? true, "layout did not settle",
      file: file, line: line)
  }
}

/// What was logged while `body` ran.
func logged(_ body: () throws -> Void) rethrows -> [String] {
  final class Lines: @unchecked Sendable { var lines: [String] = [] }
  let lines = Lines()
  Log.redirect { lines.lines.append($0) }
  defer { Log.redirect(to: nil) }
  try body()
  return lines.lines
}
