import UIKit
import UIKitTestSupport
import XCTest

/// Lists beside their details, as a user and a delegate notice them.
final class SplitViewTests: XCTestCase {
  @MainActor final class Delegate: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var topColumn: UISplitViewController.Column?
    var dropsSecondary = false

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.append("willChangeTo \(displayMode)") }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { log.append("willShow \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { log.append("willHide \(column)") }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("didExpand") }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { dropsSecondary }
  }

  @MainActor private func columns(_ names: [String], _ delegate: Delegate) -> UISplitViewController
  {
    let split = UISplitViewController(style: names.count == 3 ? .tripleColumn : .doubleColumn)
    let places: [UISplitViewController.Column] =
      names.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (name, column) in zip(names, places) {
      split.setViewController(ColouredController(name), for: column)
    }
    split.delegate = delegate
    return split
  }

  @MainActor private func place(_ controller: UIViewController?) -> CGRect? {
    guard let view = controller?.viewIfLoaded, let window = view.window else { return nil }
    return view.convert(view.bounds, to: window)
  }

  func test_theButtonOfTheMode_isHiddenWhereThereIsOneColumn() {
    onMainActor {
      let split = UISplitViewController()
      let detail = ColouredController("Detail")
      split.viewControllers = [
        UINavigationController(rootViewController: ColouredController("List")),
        UINavigationController(rootViewController: detail),
      ]
      detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
      XCTAssertFalse(split.displayModeButtonItem.isHidden)
      let harness = Harness(device: "iphone-se", root: split)
      XCTAssertTrue(split.isCollapsed)
      XCTAssertTrue(split.displayModeButtonItem.isHidden)
      harness.run("resize 1200x800\nidle")
      XCTAssertFalse(split.isCollapsed)
      XCTAssertFalse(split.displayModeButtonItem.isHidden)
      harness.close()
    }
  }

  func test_twoColumns_standBesideEachOtherWhereThereIsSpace() {
    MainActor.assumeIsolated {
      let delegate = Delegate()
      let split = columns(["List", "Detail"], delegate)
      let harness = Harness(device: "desktop", root: split)
      defer { harness.close() }
      harness.advance(by: 0.3)
      XCTAssertEqual(split.displayMode, .oneBesideSecondary)
      XCTAssertEqual(split.splitBehavior, .tile)
      XCTAssertEqual(split.primaryColumnWidth, 320)
      XCTAssertEqual(
        place(split.viewControllers[0]), CGRect(x: 0, y: 0, width: 320, height: 768))
      XCTAssertEqual(
        place(split.viewControllers[1]), CGRect(x: 320, y: 0, width: 704, height: 768))
      XCTAssertEqual(
        split.viewController(for: .primary)?.traitCollection.horizontalSizeClass, .compact)
      XCTAssertTrue(split.viewController(for: .primary)?.splitViewController === split)
      split.preferredPrimaryColumnWidthFraction = 0.5
      split.maximumPrimaryColumnWidth = 400
      harness.advance(by: 0.1)
      XCTAssertEqual(place(split.viewControllers[0])?.width, 400)
      assertGolden(png: harness.picture(), named: "split/tile")
    }
  }

  func test_narrower_theListComesOverTheDetailAndGoes() {
    MainActor.assumeIsolated {
      let delegate = Delegate()
      let split = columns(["List", "Detail"], delegate)
      let harness = Harness(size: CGSize(width: 768, height: 900), appearance: .dark, root: split)
      defer { harness.close() }
      harness.advance(by: 0.3)
      XCTAssertEqual(split.displayMode, .secondaryOnly)
      XCTAssertNil(place(split.viewController(for: .primary)))
      delegate.log = []
      harness.tap("Show Sidebar")
      harness.advance(by: 0.6)
      XCTAssertEqual(split.displayMode, .oneOverSecondary)
      XCTAssertEqual(delegate.log, ["willChangeTo oneOverSecondary", "willShow primary"])
      XCTAssertEqual(place(split.viewControllers[0])?.minX, 0)
      XCTAssertEqual(place(split.viewControllers[1])?.width, 768)
      assertGolden(png: harness.picture(), named: "split/over")
      delegate.log = []
      harness.run("tap 600,500")
      harness.advance(by: 0.6)
      XCTAssertEqual(delegate.log, ["willChangeTo secondaryOnly", "willHide primary"])
      XCTAssertNil(place(split.viewController(for: .primary)))
      split.show(.primary)
      harness.advance(by: 0.6)
      harness.key("escape")
      harness.advance(by: 0.6)
      XCTAssertEqual(split.displayMode, .secondaryOnly)
    }
  }

  func test_aPullFromTheEdge_bringsTheListAlong() {
    MainActor.assumeIsolated {
      let split = columns(["List", "Detail"], Delegate())
      let harness = Harness(size: CGSize(width: 768, height: 900), root: split)
      defer { harness.close() }
      harness.advance(by: 0.3)
      harness.finger(.began, 2, 400)
      for x in stride(from: CGFloat(20), through: 180, by: 20) { harness.finger(.changed, x, 400) }
      let way = place(split.viewControllers[0])?.minX ?? 0
      XCTAssertTrue(way > -320 && way < -100, "\(way)")
      for x in stride(from: CGFloat(200), through: 300, by: 20) { harness.finger(.changed, x, 400) }
      harness.finger(.ended, 300, 400)
      harness.advance(by: 0.6)
      XCTAssertEqual(place(split.viewControllers[0])?.minX, 0)
    }
  }

  func test_threeColumns_useTheSpace() {
    MainActor.assumeIsolated {
      let split = columns(["Folders", "Notes", "Note"], Delegate())
      let harness = Harness(size: CGSize(width: 1300, height: 800), scale: 1, root: split)
      defer { harness.close() }
      harness.advance(by: 0.3)
      XCTAssertEqual(split.displayMode, .twoBesideSecondary)
      XCTAssertEqual(split.viewControllers.map { place($0)?.minX }, [0, 320, 660])
      assertGolden(png: harness.picture(), named: "split/three")
      split.hide(.primary)
      harness.advance(by: 0.6)
      XCTAssertEqual(split.displayMode, .oneBesideSecondary)
      XCTAssertEqual(split.viewControllers.map { place($0)?.minX }, [nil, 0, 340])
    }
  }

  func test_spaceForOne_stacksTheColumnsAndTakesThemApartAgain() {
    MainActor.assumeIsolated {
      let delegate = Delegate()
      let split = columns(["List", "Detail"], delegate)
      let harness = Harness(device: "desktop", root: split)
      defer { harness.close() }
      harness.advance(by: 0.3)
      let list = split.viewController(for: .primary)!
      let detail = split.viewController(for: .secondary)!
      delegate.log = []
      harness.run("resize 390x700\nidle")
      XCTAssertTrue(split.isCollapsed)
      XCTAssertEqual(delegate.log, ["didCollapse"])
      XCTAssertEqual(
        (split.viewControllers.first as? UINavigationController)?.viewControllers, [list, detail])
      XCTAssertEqual(place(detail)?.width, 390)
      harness.run("back\nidle")
      XCTAssertEqual(place(list)?.width, 390)
      split.show(.secondary)
      harness.settle()
      XCTAssertEqual(place(detail)?.width, 390)
      harness.run("resize 1024x768\nidle")
      XCTAssertFalse(split.isCollapsed)
      XCTAssertEqual(place(list)?.minX, 0)
      XCTAssertEqual(place(detail)?.minX, 320)
      XCTAssertEqual(
        split.viewControllers.map { ($0 as? UINavigationController)?.viewControllers },
        [[list], [detail]])
      delegate.topColumn = .primary
      harness.run("resize 390x700\nidle")
      XCTAssertEqual(place(list)?.width, 390)
      XCTAssertNil(place(detail))
    }
  }

  func test_masterAndDetail_asOlderAppsHaveThem() {
    MainActor.assumeIsolated {
      let delegate = Delegate()
      delegate.dropsSecondary = true
      let list = ColouredController("List")
      let first = ColouredController("Nothing")
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: list),
        UINavigationController(rootViewController: first),
      ]
      split.delegate = delegate
      let harness = Harness(device: "iphone-se", root: split)
      defer { harness.close() }
      harness.advance(by: 0.3)
      XCTAssertTrue(split.isCollapsed)
      XCTAssertEqual(place(list)?.width, 375)
      let chosen = ColouredController("Chosen")
      list.showDetailViewController(
        UINavigationController(rootViewController: chosen), sender: nil)
      harness.settle()
      XCTAssertEqual(place(chosen)?.width, 375)
      XCTAssertEqual(list.navigationController?.viewControllers, [list, chosen])
      harness.run("resize 1024x768\nidle")
      XCTAssertEqual(list.navigationController?.viewControllers, [list])
      XCTAssertEqual(place(chosen)?.minX, 320)
      let other = ColouredController("Other")
      list.showDetailViewController(other, sender: nil)
      harness.settle()
      XCTAssertNil(chosen.view.window)
      XCTAssertEqual(place(other)?.minX, 320)
    }
  }
}

/// Traits of controllers that were made for another screen.
final class ControllerTraitTests: XCTestCase {
  func test_aControllerMadeBeforeTheWindow_knowsItsTraits() {
    MainActor.assumeIsolated {
      let controller = UIViewController()
      let harness = Harness(device: "iphone-se", appearance: .dark, root: controller)
      defer { harness.close() }
      harness.advance(by: 0.1)
      XCTAssertEqual(controller.traitCollection.horizontalSizeClass, .compact)
      XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
    }
  }
}

/// A title, a colour and a line of text.
private final class ColouredController: UIViewController {
  convenience init(_ name: String) {
    self.init(nibName: nil, bundle: nil)
    title = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let label = UILabel()
    label.text = "Contents of \(title ?? "")"
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
