import Testing
import UIKit

@testable import Shelf

/// Tests of Swift Testing have the app around them as well.
@MainActor
@Suite(.serialized)
struct LaunchTests {
  let delegate: AppDelegate

  init() throws {
    delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
  }

  @Test func theAppHasLaunched() throws {
    #expect(Thread.isMainThread)
    #expect(delegate.launches == 1)
    #expect(delegate.window?.isKeyWindow == true)
    #expect(delegate.window?.rootViewController?.viewIfLoaded?.window != nil)
    let navigation = try #require(
      delegate.window?.rootViewController as? UINavigationController)
    let shelf = try #require(navigation.viewControllers.first as? ShelfViewController)
    #expect(shelf.tableView.visibleCells.count == 4)
  }

  @Test func aSegueAnimatesWhileTheTestSleeps() async throws {
    let navigation = try #require(
      delegate.window?.rootViewController as? UINavigationController)
    let shelf = try #require(navigation.viewControllers.first as? ShelfViewController)
    shelf.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    shelf.performSegue(withIdentifier: "book", sender: nil)
    #expect(shelf.view.window != nil)
    try await Task.sleep(for: .seconds(1))
    #expect(shelf.view.window == nil)
    #expect(navigation.topViewController?.view.window != nil)
    navigation.popToRootViewController(animated: false)
  }
}
