import UIKit
import XCTest

@testable import Shelf

class ShelfTests: XCTestCase {
  var delegate: AppDelegate!
  var navigation: UINavigationController!
  var shelf: ShelfViewController!

  override func setUpWithError() throws {
    delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
    navigation = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
    navigation.popToRootViewController(animated: false)
    shelf = try XCTUnwrap(navigation.viewControllers.first as? ShelfViewController)
    delegate.window?.layoutIfNeeded()
  }

  func testTheAppHasLaunched() {
    XCTAssertEqual(delegate.launches, 1)
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
    XCTAssertTrue(delegate.window?.isKeyWindow ?? false)
    XCTAssertNotNil(shelf.viewIfLoaded?.window)
    XCTAssertEqual(shelf.title ?? shelf.navigationItem.title, "Shelf")
  }

  func testBundles() throws {
    XCTAssertEqual(try Book.all(in: .main).count, 4)
    XCTAssertNotNil(Bundle.main.path(forResource: "books", ofType: "json"))
    let url = try XCTUnwrap(
      Bundle(for: ShelfTests.self).url(forResource: "expected", withExtension: "json"))
    let titles = try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
    shelf.order.selectedSegmentIndex = 0
    shelf.orderDidChange(shelf.order)
    XCTAssertEqual(shelf.books.map(\.title), titles)
    shelf.tableView.layoutIfNeeded()
    XCTAssertEqual(
      shelf.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "Emma")
  }

  func testASegueAnimatesWhileTheTestWaits() throws {
    shelf.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    shelf.performSegue(withIdentifier: "book", sender: nil)
    let book = try XCTUnwrap(navigation.topViewController as? BookViewController)
    let shown = expectation(description: "The transition ends")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { shown.fulfill() }
    wait(for: [shown], timeout: 5)
    XCTAssertNotNil(book.view.window)
    XCTAssertNil(shelf.view.window)
    XCTAssertEqual(book.name.text, "\(shelf.books[1].title), \(shelf.books[1].author)")
    XCTAssertEqual(book.note.placeholder, "A note of your own")
  }
}
