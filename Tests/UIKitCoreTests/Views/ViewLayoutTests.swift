import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private final class CountingView: UIView {
  var layouts = 0
  var onLayout: (CountingView) -> Void = { _ in }
  var marginChanges = 0
  var safeAreaChanges = 0
  override func layoutSubviews() {
    layouts += 1
    onLayout(self)
  }
  override func layoutMarginsDidChange() { marginChanges += 1 }
  override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
}

@MainActor
private func makeWindow(_ size: CGSize = CGSize(width: 300, height: 300)) -> UIWindow {
  let window = closedAfterTest(UIWindow(frame: CGRect(origin: .zero, size: size)))
  window.makeKeyAndVisible()
  return window
}

final class ViewLayoutTests: XCTestCase {
  func test_layoutRunsOncePerFrame_forWhatIsMarked() {
    onMainActor {
      let window = makeWindow()
      let host = window.windowScene!.host
      let a = CountingView(frame: window.bounds)
      let b = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      a.addSubview(b)
      window.addSubview(a)
      _ = host.frame(at: 0)
      XCTAssertEqual([a.layouts, b.layouts], [1, 1])
      for _ in 0..<5 { b.setNeedsLayout() }
      _ = host.frame(at: 1)
      XCTAssertEqual([a.layouts, b.layouts], [1, 2])
      b.frame.size.width = 20
      _ = host.frame(at: 2)
      XCTAssertEqual([a.layouts, b.layouts], [1, 3])
      b.frame.origin.x = 20
      _ = host.frame(at: 3)
      XCTAssertEqual([a.layouts, b.layouts], [1, 3], "moving needs no layout")
      b.bounds.origin.y = 5
      _ = host.frame(at: 4)
      XCTAssertEqual(b.layouts, 4, "scrolling does")
      a.addSubview(UIView())
      _ = host.frame(at: 5)
      XCTAssertEqual(a.layouts, 2)
      _ = host.frame(at: 6)
      XCTAssertEqual([a.layouts, b.layouts], [2, 4])
    }
  }

  func test_layoutIfNeeded_startsAtTheTopmostMarkedAncestor() {
    onMainActor {
      let a = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let b = CountingView(frame: a.bounds)
      let c = CountingView(frame: a.bounds)
      a.addSubview(b)
      b.addSubview(c)
      a.layoutIfNeeded()
      XCTAssertEqual([a.layouts, b.layouts, c.layouts], [1, 1, 1])
      a.setNeedsLayout()
      c.layoutIfNeeded()
      XCTAssertEqual([a.layouts, b.layouts, c.layouts], [2, 1, 1])
      c.layoutIfNeeded()
      XCTAssertEqual([a.layouts, b.layouts, c.layouts], [2, 1, 1])
    }
  }

  func test_afterAFrame_nothingIsMarked() {
    onMainActor {
      let window = makeWindow()
      let host = window.windowScene!.host
      for seed in 0..<20 {
        var random = SeededGenerator(seed: seed)
        var views: [UIView] = [window]
        for _ in 0..<30 {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: random.number(0...50), height: 20))
          views[random.int(0..<views.count)].addSubview(view)
          views.append(view)
          if random.bool() { view.setNeedsLayout() }
          if random.bool() { view.setNeedsDisplay() }
        }
        _ = host.frame(at: Double(seed))
        XCTAssertFalse(host.loop.rootLayer.needsLayoutPass, "seed \(seed)")
        XCTAssertFalse(host.loop.needsFrame, "seed \(seed)")
        for view in views {
          XCTAssertFalse(view.layer.needsLayout(), "seed \(seed)")
          XCTAssertFalse(view.layer.needsDisplay(), "seed \(seed)")
        }
        for view in window.subviews { view.removeFromSuperview() }
      }
    }
  }

  func test_layoutThatNeverSettles_isDroppedAndLogged() {
    onMainActor {
      let window = makeWindow()
      let host = window.windowScene!.host
      let view = CountingView(frame: window.bounds)
      view.onLayout = { $0.setNeedsLayout() }
      window.addSubview(view)
      let lines = Lines()
      Log.redirect { lines.append($0) }
      defer { Log.redirect(to: nil) }
      _ = host.frame(at: 0)
      XCTAssertEqual(view.layouts, FrameLoop.maximumLayoutRounds)
      XCTAssertTrue(host.loop.lastStatistics.isUnsettled)
      XCTAssertFalse(host.loop.rootLayer.needsLayoutPass)
      XCTAssertFalse(host.loop.needsFrame, "an endless layout must not keep the program busy")
      XCTAssertEqual(lines.all.count, 1)
      XCTAssertTrue(lines.all[0].contains("CountingView"), lines.all[0])
      view.onLayout = { _ in }
      view.setNeedsLayout()
      XCTAssertTrue(host.loop.needsFrame)
      _ = host.frame(at: 1)
      XCTAssertEqual(view.layouts, FrameLoop.maximumLayoutRounds + 1)
    }
  }

  func test_statistics_countWhatAFrameDid() {
    onMainActor {
      let window = makeWindow()
      let host = window.windowScene!.host
      for _ in 0..<5 { window.addSubview(UIView(frame: window.bounds)) }
      _ = host.frame(at: 2)
      XCTAssertEqual(host.loop.lastStatistics.viewsLaidOut, 6, "\(window.windowScene!.windows)")
      XCTAssertEqual(host.loop.lastStatistics.time, 2)
      XCTAssertTrue(host.loop.lastStatistics.isPresented)
      _ = host.frame(at: 3)
      XCTAssertEqual(host.loop.lastStatistics.viewsLaidOut, 0)
      XCTAssertFalse(host.loop.lastStatistics.isPresented)
    }
  }

  func test_animations_runUntilTheyAreDone() {
    onMainActor {
      @MainActor final class Steps: FrameAnimation {
        var times: [TimeInterval] = []
        func step(at time: TimeInterval) -> Bool {
          times.append(time)
          return times.count < 3
        }
      }
      let window = makeWindow()
      let host = window.windowScene!.host
      let steps = Steps()
      host.loop.add(steps)
      XCTAssertTrue(host.loop.needsFrame)
      for time in 0..<5 { _ = host.frame(at: Double(time)) }
      XCTAssertEqual(steps.times, [0, 1, 2])
      XCTAssertTrue(host.loop.isStill)
      XCTAssertFalse(host.loop.needsFrame)
    }
  }

  // MARK: Margins

  func test_margins_areEightUnlessSet() {
    onMainActor {
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      XCTAssertEqual(
        view.directionalLayoutMargins,
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      XCTAssertEqual(view.marginChanges, 1)
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      XCTAssertEqual(view.marginChanges, 1)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 10, bottom: 0, trailing: 20)
      view.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
    }
  }

  func test_superviewMargins_reachThoseThatPreserveThem() {
    onMainActor {
      let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
      let inner = CountingView(frame: CGRect(x: 10, y: 0, width: 50, height: 100))
      outer.addSubview(inner)
      inner.preservesSuperviewLayoutMargins = true
      XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 8))
      let changes = inner.marginChanges
      outer.layoutMargins.top = 40
      XCTAssertEqual(inner.marginChanges, changes + 1)
      XCTAssertEqual(inner.layoutMargins.top, 40)
    }
  }

  // MARK: Safe area

  func test_safeArea_reachesViewsUnderTheBars() {
    onMainActor {
      let window = makeWindow()
      let scene = window.windowScene!
      window.frame = CGRect(origin: .zero, size: scene.host.size)
      let size = scene.host.size
      var environment = scene.host.environment
      let before = environment
      environment.safeArea = EdgeSizes(top: 44, left: 0, bottom: 34, right: 0)
      scene.host.receive(.environmentChanged(environment))
      defer { scene.host.receive(.environmentChanged(before)) }
      XCTAssertEqual(window.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      let full = CountingView(frame: window.bounds)
      window.addSubview(full)
      XCTAssertEqual(full.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      XCTAssertEqual(full.safeAreaChanges, 1)
      XCTAssertEqual(full.layoutMargins, UIEdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
      full.insetsLayoutMarginsFromSafeArea = false
      XCTAssertEqual(full.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      let inner = CountingView(frame: CGRect(x: 0, y: 20, width: 50, height: 60))
      full.addSubview(inner)
      XCTAssertEqual(inner.safeAreaInsets, UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
      inner.frame.origin.y = 100
      XCTAssertEqual(inner.safeAreaInsets, .zero)
      inner.frame.origin.y = size.height - 60 + 10
      // Beyond the edge there is no more of it.
      XCTAssertEqual(inner.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      inner.frame.origin.y = -20
      XCTAssertEqual(inner.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
      full.removeFromSuperview()
    }
  }

  /// view-17: the two views are as those that a snapshot in tiles puts around a tall view.
  func test_safeAreaOfAScreen_staysWhereViewsAroundItAreMoved() {
    onMainActor {
      let window = makeWindow()
      let scene = window.windowScene!
      window.frame = CGRect(origin: .zero, size: scene.host.size)
      var environment = scene.host.environment
      let before = environment
      environment.safeArea = EdgeSizes(top: 44, left: 0, bottom: 34, right: 0)
      scene.host.receive(.environmentChanged(environment))
      defer { scene.host.receive(.environmentChanged(before)) }
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 3000))
      let controller = UIViewController()
      controller.view = view
      controller.additionalSafeAreaInsets.top = 100
      let tile = UIView(frame: view.frame)
      let mover = UIView(frame: view.frame)
      mover.addSubview(view)
      tile.addSubview(mover)
      window.addSubview(tile)
      XCTAssertEqual(view.safeAreaInsets.top, 144)
      tile.frame.origin.y = 2000
      XCTAssertEqual(tile.safeAreaInsets.top, 0)
      XCTAssertEqual(view.safeAreaInsets.top, 100)
      mover.frame.origin.y = -2000
      XCTAssertEqual(mover.safeAreaInsets.top, 0)
      XCTAssertEqual(view.safeAreaInsets.top, 144)
      mover.frame.origin.y = -1980
      XCTAssertEqual(view.safeAreaInsets.top, 124)
      tile.bounds.origin.y = 20
      XCTAssertEqual(view.safeAreaInsets.top, 144)
      // A view without a controller has what its superview hands on.
      let plain = UIView(frame: CGRect(x: 0, y: -1980, width: 10, height: 10))
      tile.addSubview(plain)
      XCTAssertEqual(plain.safeAreaInsets.top, 0)
      // One that gets its controller where it lies is told as well.
      let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let lateMover = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      lateMover.addSubview(late)
      tile.addSubview(lateMover)
      let lateController = UIViewController()
      lateController.view = late
      lateMover.frame.origin.y = -1980
      XCTAssertEqual(late.safeAreaInsets.top, 44)
      tile.removeFromSuperview()
    }
  }

  func test_semanticAttributes_decideTheDirection() {
    onMainActor {
      let view = UIView()
      XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
      view.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      let parent = UIView()
      parent.traitOverrides.layoutDirection = .rightToLeft
      let child = UIView()
      parent.addSubview(child)
      XCTAssertEqual(child.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      child.semanticContentAttribute = .playback
      XCTAssertEqual(child.effectiveUserInterfaceLayoutDirection, .leftToRight)
      XCTAssertEqual(
        UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft), .leftToRight)
    }
  }
}

/// Lines of the log, from any thread.
final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []
  var all: [String] { lock.withLock { stored } }
  func append(_ line: String) { lock.withLock { stored.append(line) } }
}
