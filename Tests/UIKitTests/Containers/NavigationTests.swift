import UIKit
import UIKitTestSupport
import XCTest

/// Pushing, popping and swiping back, as a user and a delegate notice them.
final class NavigationTests: XCTestCase {
  private func onStage(_ body: @MainActor (NavigationStage) -> Void) {
    MainActor.assumeIsolated {
      let stage = NavigationStage()
      body(stage)
      stage.harness.close()
    }
  }

  func test_root_appearsOnceInsideTheBars() {
    onStage { stage in
      XCTAssertEqual(
        stage.take(),
        [
          "root didLoad", "willShow root false", "root didMove in", "root willAppear false",
          "root didAppear false", "didShow root false",
        ])
      XCTAssertEqual(
        stage.navigation.navigationBar.frame, CGRect(x: 0, y: 20, width: 375, height: 44))
      XCTAssertEqual(stage.root.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
      XCTAssertEqual(stage.root.view.safeAreaInsets.top, 64)
      XCTAssertTrue(stage.root.navigationController === stage.navigation)
    }
  }

  func test_push_slidesInAndTellsEverybodyInOrder() {
    onStage { stage in
      _ = stage.take()
      let next = stage.make("next")
      stage.navigation.pushViewController(next, animated: true)
      XCTAssertEqual(stage.navigation.viewControllers.map(\.title), ["root", "next"])
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(
        stage.take(),
        [
          "next didLoad", "willShow next true", "root willDisappear true", "next willAppear true",
        ])
      let seen = next.view.layer.presentation()!.affineTransform().tx
      XCTAssertGreaterThan(seen, 0)
      XCTAssertLessThan(seen, 375)
      XCTAssertNotNil(root(stage).view.superview)
      stage.harness.advance(by: 0.6)
      XCTAssertEqual(
        stage.take(),
        ["root didDisappear true", "next didAppear true", "next didMove in", "didShow next true"])
      XCTAssertNil(root(stage).view.superview)
      XCTAssertEqual(next.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
      XCTAssertNotNil(stage.harness.view(showing: "root"), "the back button names the screen below")
    }
  }

  private func root(_ stage: NavigationStage) -> UIViewController { stage.root }

  func test_backButton_pops() {
    onStage { stage in
      let next = stage.make("next")
      stage.navigation.pushViewController(next, animated: false)
      stage.harness.advance(by: 0.2)
      _ = stage.take()
      stage.harness.tap("root")
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.navigation.viewControllers, [stage.root])
      XCTAssertEqual(
        stage.take(),
        [
          "willShow root true", "next willDisappear true", "root willAppear true",
          "next didDisappear true", "root didAppear true", "next didMove out", "root didMove in",
          "didShow root true",
        ])
      XCTAssertNil(next.parent)
    }
  }

  func test_altLeft_pops() {
    onStage { stage in
      stage.navigation.pushViewController(stage.make("next"), animated: false)
      stage.harness.advance(by: 0.2)
      stage.harness.key("left with alt")
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.navigation.viewControllers, [stage.root])
    }
  }

  func test_pushesInARow_makeOneTransition() {
    onStage { stage in
      _ = stage.take()
      stage.navigation.pushViewController(stage.make("a"), animated: true)
      stage.navigation.pushViewController(stage.make("b"), animated: true)
      stage.harness.advance(by: 1)
      XCTAssertFalse(stage.take().contains { $0.hasPrefix("a will") })
      XCTAssertEqual(stage.navigation.visibleViewController?.title, "b")
      XCTAssertEqual(
        stage.navigation.popToRootViewController(animated: true)?.map(\.title), ["a", "b"])
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.navigation.children, [stage.root])
      stage.navigation.pushViewController(stage.make("c"), animated: false)
      stage.harness.advance(by: 0.1)
      stage.harness.run("back")
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.navigation.children, [stage.root])
      XCTAssertNil(try? stage.harness.perform("back"))
    }
  }

  func test_swipeFromTheEdge_followsTheFinger() {
    onStage { stage in
      let next = stage.make("next")
      stage.navigation.pushViewController(next, animated: false)
      stage.harness.advance(by: 0.2)
      _ = stage.take()
      stage.harness.finger(.began, 5, 300)
      stage.harness.finger(.changed, 60, 300)
      stage.harness.finger(.changed, 200, 300)
      stage.harness.advance(by: 0.1)
      let seen = next.view.layer.presentation()!.affineTransform().tx
      XCTAssertEqual(seen, 185, accuracy: 12)
      // Let go near the edge: nothing has happened.
      stage.harness.finger(.changed, 40, 300)
      stage.harness.advance(by: 0.3)
      stage.harness.finger(.ended, 40, 300)
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.navigation.viewControllers, [stage.root, next])
      XCTAssertEqual(
        stage.take(),
        [
          "willShow root true", "next willDisappear true", "root willAppear true",
          "root willDisappear true", "root didDisappear true", "next willAppear true",
          "next didAppear true",
        ])
      XCTAssertEqual(next.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
      XCTAssertNotNil(stage.harness.view(showing: "next"))
      stage.harness.finger(.began, 5, 300)
      stage.harness.finger(.changed, 100, 300)
      stage.harness.finger(.changed, 300, 300)
      stage.harness.advance(by: 0.3)
      stage.harness.finger(.ended, 300, 300)
      stage.harness.advance(by: 1)
      XCTAssertEqual(stage.navigation.viewControllers, [stage.root])
      XCTAssertNil(next.parent)
    }
  }

  func test_barItems_doWhatTheyAreFor() {
    onStage { stage in
      var pressed: [String] = []
      stage.root.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          systemItem: .add, primaryAction: UIAction { _ in pressed.append("add") }),
        UIBarButtonItem(primaryAction: UIAction(title: "More") { _ in pressed.append("more") }),
      ]
      stage.root.navigationItem.leftBarButtonItem = stage.root.editButtonItem
      stage.harness.advance(by: 0.1)
      stage.harness.tap("More")
      stage.harness.tap("Edit")
      XCTAssertTrue(stage.root.isEditing)
      stage.harness.advance(by: 0.1)
      stage.harness.tap("Done")
      XCTAssertFalse(stage.root.isEditing)
      stage.harness.run("tap 350,42")
      XCTAssertEqual(pressed, ["more", "add"])
    }
  }

  func test_hiddenBar_leavesItsRoom() {
    onStage { stage in
      stage.navigation.setNavigationBarHidden(true, animated: true)
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.root.view.safeAreaInsets.top, 20)
      XCTAssertTrue(stage.navigation.navigationBar.isHidden)
      stage.navigation.isNavigationBarHidden = false
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(stage.root.view.safeAreaInsets.top, 64)
    }
  }

  func test_toolbar_takesItsRoom() {
    onStage { stage in
      stage.root.toolbarItems = [
        UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
        UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil),
      ]
      stage.navigation.isToolbarHidden = false
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(stage.root.view.safeAreaInsets.bottom, 44)
      XCTAssertEqual(stage.navigation.toolbar.frame, CGRect(x: 0, y: 623, width: 375, height: 44))
      XCTAssertNotNil(stage.harness.view(showing: "Select"))
    }
  }

  func test_opaqueBar_contentBeginsBelowIt() {
    onStage { stage in
      stage.navigation.navigationBar.isTranslucent = false
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(stage.root.view.frame, CGRect(x: 0, y: 64, width: 375, height: 603))
      XCTAssertEqual(stage.root.view.safeAreaInsets.top, 0)
    }
  }

  func test_navigationItem_followsTheTitleBothWays() {
    onStage { stage in
      stage.root.title = "Photos"
      XCTAssertEqual(stage.root.navigationItem.title, "Photos")
      stage.harness.advance(by: 0.1)
      XCTAssertNotNil(stage.harness.view(showing: "Photos"))
      let field = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      stage.root.navigationItem.titleView = field
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(field.convert(field.bounds, to: nil).midX, 187.5, accuracy: 0.5)
      XCTAssertNil(stage.harness.view(showing: "Photos"))
    }
  }

  func test_aTitleViewThatHadToShrink_takesItsRoomBack() {
    onStage { stage in
      let field = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
      stage.root.navigationItem.titleView = field
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(field.bounds.width, 300)
      stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 30)))
      stage.harness.advance(by: 0.1)
      XCTAssertLessThan(field.bounds.width, 200)
      stage.root.navigationItem.rightBarButtonItem = nil
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(field.bounds.width, 300)
      field.frame.size.width = 120
      stage.root.navigationItem.prompt = nil
      stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(field.bounds.width, 120, "the size that the app gives it counts")
    }
  }
}
