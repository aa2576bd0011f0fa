import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor private protocol Telling: AnyObject {
  var reported: [String] { get set }
}

@MainActor private final class Photos: UICollectionViewController, Telling {
  var reported: [String] = []
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 500 }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { view.dequeueReusableCell(withReuseIdentifier: "photo", for: path) }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { reported.append("drag") }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if reported.last != "scroll" { reported.append("scroll") }
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { reported.append("ends") }
  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { reported.append("ended") }
}

@MainActor private final class Rows: UITableViewController, Telling {
  var reported: [String] = []
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { reported.append("drag") }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if reported.last != "scroll" { reported.append("scroll") }
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { reported.append("ends") }
  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { reported.append("ended") }
}

/// What the list controllers' subclasses override hears of scrolling.
final class ControllerScrollCallTests: XCTestCase {
  func test_overriddenScrollCalls_areHeardByListControllers() {
    onMainActor {
      let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
      photos.collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      for controller in [photos, Rows(style: .plain)] as [UIViewController & Telling] {
        let fixture = TouchFixture()
        fixture.window.rootViewController = controller
        fixture.settle()
        controller.reported = []
        fixture.down(150, 300)
        fixture.move(150, 280)
        fixture.move(150, 200)
        fixture.wait(0.5)
        fixture.up()
        fixture.settle()
        XCTAssertEqual(
          controller.reported, ["drag", "scroll", "ends", "ended"], "\(type(of: controller))")
        fixture.close()
      }
    }
  }
}
