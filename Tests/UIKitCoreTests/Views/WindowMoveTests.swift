import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Changes its subviews by chance while it is told of a window.
@MainActor
private final class RestlessView: UIView {
  /// What it does when it hears of a window; nil to keep still.
  static var answer: (@MainActor (RestlessView) -> Void)?
  /// The window that it was told of last.
  private(set) weak var known: UIWindow?

  override func willMove(toWindow newWindow: UIWindow?) { Self.answer?(self) }

  override func didMoveToWindow() {
    known = window
    Self.answer?(self)
  }
}

/// Callbacks of a move to another window may change the tree that moves.
final class WindowMoveTests: XCTestCase {
  func test_randomChangesInCallbacks_leaveEveryViewInItsWindow() {
    onMainActor {
      let windows = (0..<2).map { _ in
        closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      }
      for seed in 0..<60 {
        var random = SeededGenerator(seed: UInt64(seed))
        let views = (0..<12).map { number in
          let view = RestlessView(frame: .zero)
          view.tag = number
          return view
        }
        var depth = 0
        var changes = 0
        // A view goes only into those made before it, so that none comes to lie in itself.
        func change(near view: RestlessView) {
          guard changes < 400 else { return }
          changes += 1
          let other = views.randomElement(using: &random)!
          if Bool.random(using: &random) {
            other.removeFromSuperview()
          } else if other.tag > view.tag {
            view.addSubview(other)
          }
        }
        RestlessView.answer = { view in
          guard depth < 3, Int.random(in: 0..<3, using: &random) == 0 else { return }
          depth += 1
          change(near: view)
          depth -= 1
        }
        for _ in 0..<40 {
          changes = 0
          change(near: views.randomElement(using: &random)!)
          let root = views.randomElement(using: &random)!
          windows.randomElement(using: &random)!.addSubview(root)
        }
        RestlessView.answer = nil
        for view in views {
          var top: UIView = view
          while let parent = top.superview { top = parent }
          XCTAssertTrue(view.window === top as? UIWindow, "seed \(seed)")
          XCTAssertTrue(view.known === view.window, "seed \(seed)")
        }
        views.forEach { $0.removeFromSuperview() }
      }
    }
  }
}
