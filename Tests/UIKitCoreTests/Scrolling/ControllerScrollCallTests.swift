import PlatformInterface
import XCTest

@testable import UIKitCore

@MainActor private protocol Telling: AnyObject {
  var told: [String] { get set }
}

@MainActor private final class Photos: UICollectionViewController, Telling {
  var told: [String] = []
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 500 }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { view.dequeueReusableCell(withReuseIdentifier: "photo", for: path) }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("drag") }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if told.last != "scroll" { told.append("scroll") }
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { told.append("ends") }
  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { told.append("ended") }
}

@MainActor private final class Rows: UITableViewController, Telling {
  var told: [String] = []
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("drag") }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if told.last != "scroll" { told.append("scroll") }
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { told.append("ends") }
  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { told.append("ended") }
}

/// What the list controllers' subclasses override hears of scrolling.
final class ControllerScrollCallTests: XCTestCase {
  func test_overriddenScrollCalls_areHeardByListControllers() {
    onMainActor {
      let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
      photos.collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      for controller in [photos, Rows(style: .plain)] as [UIViewController & Telling] {
        let stage = TouchStage()
        stage.window.rootViewController = controller
        stage.settle()
        controller.told = []
        stage.down(150, 300)
        stage.move(150, 280)
        stage.move(150, 200)
        stage.wait(0.5)
        stage.up()
        stage.settle()
        XCTAssertEqual(
          controller.told, ["drag", "scroll", "ends", "ended"], "\(type(of: controller))")
        stage.close()
      }
    }
  }
}
