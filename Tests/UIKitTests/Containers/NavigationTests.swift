import UIKit
import UIKitTestSupport
import XCTest

/// Pushing, popping and swiping back, as a user and a delegate notice them.
final class NavigationTests: XCTestCase {
  private func withFixture(_ body: @MainActor (NavigationFixture) -> Void) {
    MainActor.assumeIsolated {
      let fixture = NavigationFixture()
      body(fixture)
      fixture.harness.close()
    }
  }

  /// The frames that a debugger printed of two items with images of 24 points.
  func test_imagesInTheBar_haveSpaceAroundThem() {
    onMainActor {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      let item = UINavigationItem(title: "")
      item.rightBarButtonItems = (0..<2).map { _ in
        UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
      }
      bar.items = [item]
      bar.layoutIfNeeded()
      let buttons = bar.subviews.flatMap(\.subviews).filter { $0 is UIButton }
        .map { $0.convert($0.bounds, to: bar) }.sorted { $0.minX < $1.minX }
      XCTAssertEqual(buttons.map(\.minX), [285, 339])
      XCTAssertEqual(buttons.map(\.width), [46, 43])
    }
  }

  func test_root_appearsOnceInsideTheBars() {
    withFixture { fixture in
      XCTAssertEqual(
        fixture.take(),
        [
          "root didLoad", "willShow root false", "root didMove in", "root willAppear false",
          "root didAppear false", "didShow root false",
        ])
      XCTAssertEqual(
        fixture.navigation.navigationBar.frame, CGRect(x: 0, y: 20, width: 375, height: 44))
      XCTAssertEqual(fixture.root.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
      XCTAssertEqual(fixture.root.view.safeAreaInsets.top, 64)
      XCTAssertTrue(fixture.root.navigationController === fixture.navigation)
    }
  }

  func test_push_slidesInAndTellsEverybodyInOrder() {
    withFixture { fixture in
      _ = fixture.take()
      let next = fixture.make("next")
      fixture.navigation.pushViewController(next, animated: true)
      XCTAssertEqual(fixture.navigation.viewControllers.map(\.title), ["root", "next"])
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(
        fixture.take(),
        [
          "next didLoad", "willShow next true", "root willDisappear true", "next willAppear true",
        ])
      let seen = next.view.layer.presentation()!.affineTransform().tx
      XCTAssertGreaterThan(seen, 0)
      XCTAssertLessThan(seen, 375)
      XCTAssertNotNil(root(fixture).view.superview)
      fixture.harness.advance(by: 0.6)
      XCTAssertEqual(
        fixture.take(),
        ["root didDisappear true", "next didAppear true", "next didMove in", "didShow next true"])
      XCTAssertNil(root(fixture).view.superview)
      XCTAssertEqual(next.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
      XCTAssertNotNil(
        fixture.harness.view(showing: "root"), "the back button names the screen below")
    }
  }

  private func root(_ fixture: NavigationFixture) -> UIViewController { fixture.root }

  func test_backButton_pops() {
    withFixture { fixture in
      let next = fixture.make("next")
      fixture.navigation.pushViewController(next, animated: false)
      fixture.harness.advance(by: 0.2)
      _ = fixture.take()
      fixture.harness.tap("root")
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.navigation.viewControllers, [fixture.root])
      XCTAssertEqual(
        fixture.take(),
        [
          "willShow root true", "next willDisappear true", "root willAppear true",
          "next didDisappear true", "root didAppear true", "next didMove out", "root didMove in",
          "didShow root true",
        ])
      XCTAssertNil(next.parent)
    }
  }

  func test_altLeft_pops() {
    withFixture { fixture in
      fixture.navigation.pushViewController(fixture.make("next"), animated: false)
      fixture.harness.advance(by: 0.2)
      fixture.harness.key("left with alt")
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.navigation.viewControllers, [fixture.root])
    }
  }

  func test_pushesInARow_makeOneTransition() {
    withFixture { fixture in
      _ = fixture.take()
      fixture.navigation.pushViewController(fixture.make("a"), animated: true)
      fixture.navigation.pushViewController(fixture.make("b"), animated: true)
      fixture.harness.advance(by: 1)
      XCTAssertFalse(fixture.take().contains { $0.hasPrefix("a will") })
      XCTAssertEqual(fixture.navigation.visibleViewController?.title, "b")
      XCTAssertEqual(
        fixture.navigation.popToRootViewController(animated: true)?.map(\.title), ["a", "b"])
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.navigation.children, [fixture.root])
      fixture.navigation.pushViewController(fixture.make("c"), animated: false)
      fixture.harness.advance(by: 0.1)
      fixture.harness.run("back")
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.navigation.children, [fixture.root])
      XCTAssertNil(try? fixture.harness.perform("back"))
    }
  }

  func test_swipeFromTheEdge_followsTheFinger() {
    withFixture { fixture in
      let next = fixture.make("next")
      fixture.navigation.pushViewController(next, animated: false)
      fixture.harness.advance(by: 0.2)
      _ = fixture.take()
      fixture.harness.finger(.began, 5, 300)
      fixture.harness.finger(.changed, 60, 300)
      fixture.harness.finger(.changed, 200, 300)
      fixture.harness.advance(by: 0.1)
      let seen = next.view.layer.presentation()!.affineTransform().tx
      XCTAssertEqual(seen, 185, accuracy: 12)
      // Let go near the edge: nothing has happened.
      fixture.harness.finger(.changed, 40, 300)
      fixture.harness.advance(by: 0.3)
      fixture.harness.finger(.ended, 40, 300)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.navigation.viewControllers, [fixture.root, next])
      XCTAssertEqual(
        fixture.take(),
        [
          "willShow root true", "next willDisappear true", "root willAppear true",
          "root willDisappear true", "root didDisappear true", "next willAppear true",
          "next didAppear true",
        ])
      XCTAssertEqual(next.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
      XCTAssertNotNil(fixture.harness.view(showing: "next"))
      fixture.harness.finger(.began, 5, 300)
      fixture.harness.finger(.changed, 100, 300)
      fixture.harness.finger(.changed, 300, 300)
      fixture.harness.advance(by: 0.3)
      fixture.harness.finger(.ended, 300, 300)
      fixture.harness.advance(by: 1)
      XCTAssertEqual(fixture.navigation.viewControllers, [fixture.root])
      XCTAssertNil(next.parent)
    }
  }

  func test_barItems_doWhatTheyAreFor() {
    withFixture { fixture in
      var pressed: [String] = []
      fixture.root.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          systemItem: .add, primaryAction: UIAction { _ in pressed.append("add") }),
        UIBarButtonItem(primaryAction: UIAction(title: "More") { _ in pressed.append("more") }),
      ]
      fixture.root.navigationItem.leftBarButtonItem = fixture.root.editButtonItem
      fixture.harness.advance(by: 0.1)
      fixture.harness.tap("More")
      fixture.harness.tap("Edit")
      XCTAssertTrue(fixture.root.isEditing)
      fixture.harness.advance(by: 0.1)
      fixture.harness.tap("Done")
      XCTAssertFalse(fixture.root.isEditing)
      fixture.harness.run("tap 350,42")
      XCTAssertEqual(pressed, ["more", "add"])
    }
  }

  func test_hiddenBar_leavesItsSpace() {
    withFixture { fixture in
      fixture.navigation.setNavigationBarHidden(true, animated: true)
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.root.view.safeAreaInsets.top, 20)
      XCTAssertTrue(fixture.navigation.navigationBar.isHidden)
      fixture.navigation.isNavigationBarHidden = false
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(fixture.root.view.safeAreaInsets.top, 64)
    }
  }

  func test_barHiddenByItself_leavesItsSpace_andStaysHidden() {
    withFixture { fixture in
      fixture.navigation.navigationBar.isHidden = true
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(fixture.root.view.safeAreaInsets.top, 20)
      XCTAssertFalse(fixture.navigation.isNavigationBarHidden)
      fixture.navigation.pushViewController(fixture.make("next"), animated: false)
      fixture.harness.advance(by: 0.1)
      XCTAssertTrue(fixture.navigation.navigationBar.isHidden)
      fixture.navigation.navigationBar.isHidden = false
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(fixture.navigation.topViewController?.view.safeAreaInsets.top, 64)
      fixture.navigation.setNavigationBarHidden(true, animated: false)
      fixture.navigation.setNavigationBarHidden(false, animated: false)
      XCTAssertFalse(fixture.navigation.navigationBar.isHidden)
    }
  }

  func test_navigationControllerThatIsShown_isPresented() {
    withFixture { fixture in
      let other = UINavigationController(rootViewController: UIViewController())
      fixture.root.show(other, sender: nil)
      fixture.harness.settle()
      XCTAssertEqual(fixture.navigation.viewControllers, [fixture.root])
      XCTAssertTrue(fixture.navigation.presentedViewController === other)
    }
  }

  func test_toolbar_takesItsSpace() {
    withFixture { fixture in
      fixture.root.toolbarItems = [
        UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
        UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil),
      ]
      fixture.navigation.isToolbarHidden = false
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(fixture.root.view.safeAreaInsets.bottom, 44)
      XCTAssertEqual(fixture.navigation.toolbar.frame, CGRect(x: 0, y: 623, width: 375, height: 44))
      XCTAssertNotNil(fixture.harness.view(showing: "Select"))
    }
  }

  func test_opaqueBar_contentBeginsBelowIt() {
    withFixture { fixture in
      fixture.navigation.navigationBar.isTranslucent = false
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(fixture.root.view.frame, CGRect(x: 0, y: 64, width: 375, height: 603))
      XCTAssertEqual(fixture.root.view.safeAreaInsets.top, 0)
    }
  }

  func test_navigationItem_followsTheTitleBothWays() {
    withFixture { fixture in
      fixture.root.title = "Photos"
      XCTAssertEqual(fixture.root.navigationItem.title, "Photos")
      fixture.harness.advance(by: 0.1)
      XCTAssertNotNil(fixture.harness.view(showing: "Photos"))
      let field = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      fixture.root.navigationItem.titleView = field
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(field.convert(field.bounds, to: nil).midX, 187.5, accuracy: 0.5)
      XCTAssertNil(fixture.harness.view(showing: "Photos"))
    }
  }

  func test_aSearchBarWithoutAWidth_fillsTheSpaceForTheTitle() {
    withFixture { fixture in
      let search = UISearchBar(frame: .zero)
      fixture.root.navigationItem.titleView = search
      fixture.harness.advance(by: 0.1)
      XCTAssertGreaterThan(search.bounds.width, 300)
      XCTAssertEqual(search.subviews.first?.isHidden, true, "the background of the bar serves")
      fixture.root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 30)))
      fixture.harness.advance(by: 0.1)
      XCTAssertLessThan(search.bounds.width, 200)
      fixture.root.navigationItem.rightBarButtonItem = nil
      fixture.harness.advance(by: 0.1)
      XCTAssertGreaterThan(search.bounds.width, 300)
      let controller = UISearchController(searchResultsController: nil)
      controller.searchBar.sizeToFit()
      fixture.root.navigationItem.titleView = controller.searchBar
      fixture.harness.advance(by: 0.1)
      XCTAssertGreaterThan(controller.searchBar.bounds.width, 300)
      search.frame = CGRect(x: 0, y: 200, width: 375, height: 56)
      fixture.root.view.addSubview(search)
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(search.subviews.first?.isHidden, false)
    }
  }

  func test_aTitleViewThatHadToShrink_takesItsSpaceBack() {
    withFixture { fixture in
      let field = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
      fixture.root.navigationItem.titleView = field
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(field.bounds.width, 300)
      fixture.root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 30)))
      fixture.harness.advance(by: 0.1)
      XCTAssertLessThan(field.bounds.width, 200)
      fixture.root.navigationItem.rightBarButtonItem = nil
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(field.bounds.width, 300)
      field.frame.size.width = 120
      fixture.root.navigationItem.prompt = nil
      fixture.root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(field.bounds.width, 120, "the size that the app gives it counts")
    }
  }

  /// The delegate is asked before the controller answers itself.
  func test_theDelegate_saysWhichOrientationsAreSupported() {
    @MainActor final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .landscapeLeft }
    }
    onMainActor {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let usual = navigation.supportedInterfaceOrientations
      let delegate = Delegate()
      navigation.delegate = delegate
      XCTAssertEqual(navigation.supportedInterfaceOrientations, .landscape)
      XCTAssertEqual(navigation.preferredInterfaceOrientationForPresentation, .landscapeLeft)
      navigation.delegate = nil
      XCTAssertEqual(navigation.supportedInterfaceOrientations, usual)
    }
  }
}
