import Photos
import UIKitCore
import UIKitTestSupport
import XCTest

/// A grid of the user's pictures, as apps have it.
final class PhotoGridTests: XCTestCase {
  @MainActor
  private final class Grid: UICollectionViewController, PHPhotoLibraryChangeObserver {
    private(set) var assets = PHAsset.fetchAssets(with: nil)
    private let manager = PHCachingImageManager()
    private(set) var sizes: [IndexPath: CGSize] = [:]
    private(set) var batches = 0

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 60, height: 60)
      super.init(collectionViewLayout: layout)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      PHPhotoLibrary.shared().register(self)
    }
    required init?(coder: NSCoder) { nil }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { assets.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      let view = UIImageView(frame: cell.bounds)
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      cell.contentView.addSubview(view)
      manager.requestImage(
        for: assets[indexPath.item], targetSize: CGSize(width: 120, height: 120),
        contentMode: .aspectFill, options: nil
      ) { [weak self] image, _ in
        view.image = image
        self?.sizes[indexPath] = image?.size
      }
      return cell
    }

    nonisolated func photoLibraryDidChange(_ changeInstance: PHChange) {
      DispatchQueue.main.async { self.update(changeInstance) }
    }

    private func update(_ change: PHChange) {
      guard let details = change.changeDetails(for: assets) else { return }
      let paths = { (indexes: IndexSet?) in (indexes ?? []).map { IndexPath(item: $0, section: 0) }
      }
      collectionView.performBatchUpdates {
        assets = details.fetchResultAfterChanges
        batches += 1
        collectionView.deleteItems(at: paths(details.removedIndexes))
        collectionView.insertItems(at: paths(details.insertedIndexes))
        details.enumerateMoves { [collectionView] before, after in
          collectionView?.moveItem(
            at: IndexPath(item: before, section: 0), to: IndexPath(item: after, section: 0))
        }
      }
      collectionView.reloadItems(at: paths(details.changedIndexes))
    }
  }

  /// Lets other threads and the main queue come to their turn until something holds.
  private func wait(until holds: @MainActor () -> Bool) {
    onMainActor {
      for _ in 0..<1000 where !holds() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
      XCTAssertTrue(holds())
    }
  }

  func test_cellsShowPictures_andTheGridFollowsChanges() throws {
    try PhotoFolder.with { folder in
      for index in 0..<6 { try folder.add("\(index).png", 300, 200, age: Double(10 - index)) }
      let grid = Grid()
      let harness = Harness(device: "iphone-se", root: grid)
      harness.advance(by: 0.2)
      wait { grid.sizes.count == 6 }
      XCTAssertEqual(Set(grid.sizes.values.map(\.width)), [180])
      let picture = PhotoFolder.picture(400, 400)
      let first = try XCTUnwrap(grid.assets.firstObject)
      let last = try XCTUnwrap(grid.assets.lastObject)
      try PHPhotoLibrary.shared().performChangesAndWait {
        let new = PHAssetChangeRequest.creationRequestForAsset(from: picture)
        new.creationDate = first.creationDate?.addingTimeInterval(1.5)
        PHAssetChangeRequest(for: last).creationDate = Date(timeIntervalSince1970: 1000)
      }
      wait { grid.batches == 1 }
      harness.settle()
      XCTAssertEqual(
        grid.assets.names, ["5.png", "0.png", "1.png", "Image.png", "2.png", "3.png", "4.png"])
      XCTAssertEqual(grid.collectionView.numberOfItems(inSection: 0), 7)
    }
  }

  func test_deletingAsks_andGoesToTheTrash() throws {
    try PhotoFolder.with { folder in
      let path = try folder.add("a b.png")
      try folder.add("c.png", age: 4)
      let grid = Grid()
      let harness = Harness(device: "iphone-se", root: grid)
      harness.advance(by: 0.2)
      for answer in ["Don’t Allow", "Delete"] {
        let ended = expectation(description: "ended")
        let assets = PHAsset.fetchAssets(withLocalIdentifiers: [path], options: nil)
        nonisolated(unsafe) var error: (any Error)?
        PHPhotoLibrary.shared().performChanges {
          PHAssetChangeRequest.deleteAssets(assets)
        } completionHandler: {
          XCTAssertEqual($0, answer == "Delete")
          error = $1
          ended.fulfill()
        }
        wait { grid.presentedViewController is UIAlertController }
        let title = grid.presentedViewController?.title ?? ""
        XCTAssertTrue(title.hasPrefix("Allow “"))
        XCTAssertTrue(title.hasSuffix("” to delete this photo?"))
        harness.settle()
        harness.tap(answer)
        harness.settle()
        wait(for: [ended], timeout: 10)
        XCTAssertEqual(FileManager.default.fileExists(atPath: path), answer != "Delete")
        if answer != "Delete" {
          XCTAssertEqual((error as? PHPhotosError)?.code, .userCancelled)
        }
      }
      XCTAssertEqual(grid.assets.names, ["c.png"])
      let trash = folder.data.appendingPathComponent("Trash")
      let kept = trash.appendingPathComponent("files/a b.png").path
      XCTAssertTrue(FileManager.default.fileExists(atPath: kept))
      let info = try String(
        contentsOf: trash.appendingPathComponent("info/a b.png.trashinfo"), encoding: .utf8)
      let lines = info.split(separator: "\n")
      XCTAssertEqual(lines[0], "[Trash Info]")
      XCTAssertTrue(lines[1].hasPrefix("Path=/"))
      XCTAssertTrue(lines[1].hasSuffix("/Pictures/a%20b.png"))
      XCTAssertTrue(lines[2].hasPrefix("DeletionDate="))
    }
  }

  func test_deletingAnAlbum_keepsItsPictures() throws {
    try PhotoFolder.with { folder in
      try folder.add("Trip/a.png")
      let grid = Grid()
      let harness = Harness(device: "iphone-se", root: grid)
      harness.advance(by: 0.2)
      let albums = PHAssetCollection.fetchAssetCollections(
        with: .album, subtype: .any, options: nil)
      let ended = expectation(description: "ended")
      PHPhotoLibrary.shared().performChanges {
        PHAssetCollectionChangeRequest.deleteAssetCollections(albums)
      } completionHandler: { isDone, _ in
        XCTAssertTrue(isDone)
        ended.fulfill()
      }
      wait { grid.presentedViewController is UIAlertController }
      XCTAssertEqual(
        grid.presentedViewController?.title?.hasSuffix("to delete the album “Trip”?"), true)
      harness.settle()
      harness.tap("Delete")
      harness.settle()
      wait(for: [ended], timeout: 10)
      XCTAssertEqual(folder.names, ["a.png"])
    }
  }

  func test_aQuestionThatTheAppTakesAway_isANo() throws {
    try PhotoFolder.with { folder in
      try folder.add("a.png")
      let grid = Grid()
      let harness = Harness(device: "iphone-se", root: grid)
      harness.advance(by: 0.2)
      let assets = PHAsset.fetchAssets(with: nil)
      let ended = expectation(description: "ended")
      PHPhotoLibrary.shared().performChanges {
        PHAssetChangeRequest.deleteAssets(assets)
      } completionHandler: { isDone, _ in
        XCTAssertFalse(isDone)
        ended.fulfill()
      }
      wait { grid.presentedViewController != nil }
      harness.settle()
      grid.dismiss(animated: false)
      harness.settle()
      wait(for: [ended], timeout: 10)
      XCTAssertEqual(folder.names, ["a.png"])
    }
  }
}
