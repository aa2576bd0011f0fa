import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Writes down what it is told.
@MainActor
private final class RecordingView: UIView {
  static var log: [String] = []
  var name = ""

  convenience init(_ name: String) {
    self.init(frame: .zero)
    self.name = name
  }

  private func write(_ text: String) { Self.log.append("\(name) \(text)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    write("willMoveToSuperview \((newSuperview as? RecordingView)?.name ?? "nil")")
  }
  override func didMoveToSuperview() { write("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    write("willMoveToWindow \(newWindow == nil ? "nil" : "window")")
  }
  override func didMoveToWindow() { write("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) {
    write("didAddSubview \((subview as? RecordingView)?.name ?? "")")
  }
  override func willRemoveSubview(_ subview: UIView) {
    write("willRemoveSubview \((subview as? RecordingView)?.name ?? "")")
  }

  static func record(_ body: () -> Void) -> [String] {
    log = []
    body()
    return log
  }
}

final class ViewTreeTests: XCTestCase {
  func test_joiningOutsideAWindow_callsInUIKitsOrder() {
    onMainActor {
      let a = RecordingView("a")
      let b = RecordingView("b")
      XCTAssertEqual(
        RecordingView.record { a.addSubview(b) },
        ["b willMoveToSuperview a", "b didMoveToSuperview", "a didAddSubview b"])
    }
  }

  func test_windowMoves_tellOuterViewsFirst() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      let a = RecordingView("a")
      let b = RecordingView("b")
      a.addSubview(b)
      XCTAssertEqual(
        RecordingView.record { window.addSubview(a) },
        [
          "a willMoveToSuperview nil", "a willMoveToWindow window", "b willMoveToWindow window",
          "a didMoveToWindow", "b didMoveToWindow", "a didMoveToSuperview",
        ])
      XCTAssertTrue(b.window === window)
      // As logged by UIKit: superview, window, window, superview.
      XCTAssertEqual(
        RecordingView.record { b.removeFromSuperview() },
        [
          "a willRemoveSubview b", "b willMoveToSuperview nil", "b willMoveToWindow nil",
          "b didMoveToWindow", "b didMoveToSuperview",
        ])
      XCTAssertNil(b.window)
    }
  }

  func test_addingASubviewAgain_onlyMovesItToTheFront() {
    onMainActor {
      let a = RecordingView("a")
      let b = RecordingView("b")
      let c = RecordingView("c")
      a.addSubview(b)
      a.addSubview(c)
      XCTAssertEqual(RecordingView.record { a.addSubview(b) }, [])
      XCTAssertTrue(a.subviews.elementsEqual([c, b], by: ===))
    }
  }

  func test_randomTreeOperations_matchPlainArrays() {
    onMainActor {
      for seed in 0..<60 {
        var random = SeededGenerator(seed: seed)
        let views = (0..<12).map { _ in UIView() }
        let number = Dictionary(
          uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
        var model = [[Int]](repeating: [], count: views.count)
        var parent = [Int?](repeating: nil, count: views.count)
        func isInside(_ child: Int, _ ancestor: Int) -> Bool {
          var link: Int? = child
          while let current = link {
            if current == ancestor { return true }
            link = parent[current]
          }
          return false
        }
        func take(_ child: Int) {
          if let old = parent[child] { model[old].removeAll { $0 == child } }
          parent[child] = nil
        }
        for _ in 0..<200 {
          let p = random.int(0..<views.count)
          let c = random.int(0..<views.count)
          switch random.int(0..<8) {
          case 0:
            views[c].removeFromSuperview()
            take(c)
          case 1:
            views[p].bringSubviewToFront(views[c])
            if parent[c] == p {
              model[p].removeAll { $0 == c }
              model[p].append(c)
            }
          case 2:
            views[p].sendSubviewToBack(views[c])
            if parent[c] == p {
              model[p].removeAll { $0 == c }
              model[p].insert(c, at: 0)
            }
          case 3:
            guard model[p].count >= 2 else { continue }
            let i = random.int(0..<model[p].count)
            let j = random.int(0..<model[p].count)
            views[p].exchangeSubview(at: i, withSubviewAt: j)
            model[p].swapAt(i, j)
          case 4, 5:
            if isInside(p, c) { continue }
            views[p].addSubview(views[c])
            take(c)
            model[p].append(c)
            parent[c] = p
          case 6:
            if isInside(p, c) { continue }
            let index = random.int(0..<5)
            views[p].insertSubview(views[c], at: index)
            take(c)
            model[p].insert(c, at: min(index, model[p].count))
            parent[c] = p
          default:
            guard let sibling = model[p].randomElement(using: &random), sibling != c,
              !isInside(p, c)
            else { continue }
            let isAbove = random.bool()
            if isAbove {
              views[p].insertSubview(views[c], aboveSubview: views[sibling])
            } else {
              views[p].insertSubview(views[c], belowSubview: views[sibling])
            }
            take(c)
            let at = model[p].firstIndex(of: sibling)! + (isAbove ? 1 : 0)
            model[p].insert(c, at: at)
            parent[c] = p
          }
          for (index, view) in views.enumerated() {
            let found = view.subviews.map { number[ObjectIdentifier($0)]! }
            XCTAssertEqual(found, model[index], "seed \(seed)")
            let layers = (view.layer.sublayers ?? []).map { layer in
              number[ObjectIdentifier(layer.delegate as! UIView)]!
            }
            XCTAssertEqual(layers, model[index], "layers, seed \(seed)")
            XCTAssertTrue(view.superview === parent[index].map { views[$0] }, "seed \(seed)")
          }
        }
      }
    }
  }

  func test_layersWithoutViews_keepTheirPlaceAmongViews() {
    onMainActor {
      let view = UIView()
      let (a, b) = (UIView(), UIView())
      let own = CALayer()
      view.addSubview(a)
      view.layer.addSublayer(own)
      view.insertSubview(b, at: 0)
      XCTAssertTrue(view.layer.sublayers!.elementsEqual([b.layer, a.layer, own], by: ===))
      view.bringSubviewToFront(b)
      XCTAssertTrue(view.layer.sublayers!.elementsEqual([a.layer, own, b.layer], by: ===))
    }
  }

  func test_tags_areFoundDepthFirst() {
    onMainActor {
      let root = UIView()
      let (a, b, c) = (UIView(), UIView(), UIView())
      root.addSubview(a)
      root.addSubview(b)
      a.addSubview(c)
      b.tag = 7
      c.tag = 7
      XCTAssertTrue(root.viewWithTag(7) === c)
      XCTAssertTrue(root.viewWithTag(0) === root)
      XCTAssertNil(root.viewWithTag(8))
    }
  }

  func test_removingViewsDuringLayout_isHarmless() {
    onMainActor {
      @MainActor final class Remover: UIView {
        override func layoutSubviews() { for view in subviews { view.removeFromSuperview() } }
      }
      @MainActor final class SelfRemover: UIView {
        override func layoutSubviews() { removeFromSuperview() }
      }
      @MainActor final class ParentRemover: UIView {
        override func layoutSubviews() { superview?.removeFromSuperview() }
      }
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
      window.makeKeyAndVisible()
      let middle = UIView(frame: window.bounds)
      window.addSubview(middle)
      let remover = Remover(frame: window.bounds)
      for _ in 0..<5 { remover.addSubview(SelfRemover(frame: window.bounds)) }
      middle.addSubview(remover)
      middle.addSubview(SelfRemover(frame: window.bounds))
      middle.addSubview(ParentRemover(frame: window.bounds))
      let host = window.windowScene!.host
      _ = host.frame(at: 0)
      XCTAssertEqual(remover.subviews.count, 0)
      XCTAssertNil(middle.superview)
      XCTAssertFalse(host.loop.rootLayer.needsLayoutPass)
    }
  }

  func test_removedTrees_goAway() {
    onMainActor {
      weak var view: UIView?
      weak var child: UIView?
      weak var layer: CALayer?
      weak var window: UIWindow?
      do {
        let made = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        window = made
        made.makeKeyAndVisible()
        let a = UIView()
        let b = UIView()
        a.addSubview(b)
        a.tintColor = .systemBlue
        a.mask = UIView()
        a.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
        made.addSubview(a)
        (view, child, layer) = (a, b, b.layer)
        _ = made.windowScene!.host.frame(at: 0)
      }
      XCTAssertNil(view)
      XCTAssertNil(child)
      XCTAssertNil(layer)
      XCTAssertNil(window)
    }
  }

  func test_viewKeptBeyondItsWindow_hasNoWindow() {
    onMainActor {
      let kept = UIView()
      do {
        // As one that was shown; others live until the turn ends.
        let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        window.isHidden = false
        window.addSubview(kept)
        XCTAssertNotNil(kept.window)
      }
      XCTAssertNil(kept.window)
      XCTAssertNil(kept.superview)
      kept.setNeedsLayout()
      kept.layoutIfNeeded()
    }
  }

  func test_viewOfAWeakOutlet_livesOnUntilTheTurnEnds() {
    onMainActor {
      let (first, second) = (UIView(), UIView())
      first.addSubview(UILabel())
      weak var label = first.subviews.first
      label?.removeFromSuperview()
      XCTAssertNotNil(label)
      if let label { second.addSubview(label) }
      XCTAssertTrue(second.subviews.first === label)
      autoreleasepool { label?.removeFromSuperview() }
      XCTAssertNil(label)
    }
  }
}
