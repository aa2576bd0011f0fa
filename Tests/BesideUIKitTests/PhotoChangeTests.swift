import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import Photos

/// Changes of the user's folder of pictures by programs.
final class PhotoChangeTests: XCTestCase {
  /// Names that lead out of a folder, or are none.
  private static let refused = ["..", ".", "", "../out", "a/b", ".hidden", "/etc"]

  private func change(_ block: @escaping @Sendable () -> Void) throws {
    try PHPhotoLibrary.shared().performChangesAndWait(block)
  }

  func test_aPictureIsSaved_andFoundByItsPlaceholder() throws {
    try PhotoFolder.with { folder in
      let image = PhotoFolder.picture(12, 7)
      nonisolated(unsafe) var placeholder: PHObjectPlaceholder?
      let done = expectation(description: "saved")
      PHPhotoLibrary.shared().performChanges {
        let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
        placeholder = request.placeholderForCreatedAsset
      } completionHandler: { isDone, error in
        XCTAssertTrue(isDone)
        XCTAssertNil(error)
        done.fulfill()
      }
      wait(for: [done], timeout: 10)
      let id = try XCTUnwrap(placeholder?.localIdentifier)
      let asset = PHAsset.fetchAssets(withLocalIdentifiers: [id], options: nil).firstObject
      XCTAssertEqual(asset?.pixelWidth, 12)
      XCTAssertEqual(folder.names, ["Image.png"])
    }
  }

  func test_filesAndDataAreTakenOver() throws {
    try PhotoFolder.with { folder in
      let source = folder.data.deletingLastPathComponent().appendingPathComponent("cat.jpg")
      let jpeg = try XCTUnwrap(PhotoFolder.picture(9, 9).jpegData(compressionQuality: 1))
      try jpeg.write(to: source)
      try folder.add("cat.jpg")
      try change {
        XCTAssertNotNil(PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: source))
        XCTAssertNil(PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: source))
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: jpeg, options: nil)
        let options = PHAssetResourceCreationOptions()
        options.originalFilename = "named"
        options.shouldMoveFile = true
        PHAssetCreationRequest.forAsset().addResource(
          with: .photo, fileURL: source, options: options)
      }
      XCTAssertEqual(folder.names, ["Image.jpeg", "cat 2.jpg", "cat.jpg", "named.jpeg"].sorted())
      XCTAssertFalse(FileManager.default.fileExists(atPath: source.path), "moved")
      XCTAssertEqual(
        FileManager.default.contents(atPath: folder.pictures.path + "/Image.jpeg"), jpeg)
    }
  }

  func test_whatIsNoPicture_isRefused_andNothingElseIsChanged() throws {
    try PhotoFolder.with { folder in
      let image = PhotoFolder.picture(3, 3)
      XCTAssertThrowsError(
        try change {
          PHAssetChangeRequest.creationRequestForAsset(from: image)
          PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Album")
          PHAssetCreationRequest.forAsset().addResource(
            with: .photo, data: Data("text".utf8), options: nil)
        }
      ) { XCTAssertEqual(($0 as? PHPhotosError)?.code, .invalidResource) }
      XCTAssertThrowsError(try change { PHAssetCreationRequest.forAsset() }) {
        XCTAssertEqual(($0 as? PHPhotosError)?.code, .missingResource)
      }
      XCTAssertThrowsError(
        try change { PHAssetChangeRequest.creationRequestForAsset(from: UIImage()) })
      XCTAssertEqual(folder.names, [])
    }
  }

  func test_namesThatLeadElsewhere_areRefused() throws {
    try PhotoFolder.with { folder in
      let image = try XCTUnwrap(PhotoFolder.picture(3, 3).pngData())
      for name in Self.refused {
        XCTAssertThrowsError(
          try change {
            PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: name)
          }, name
        ) { XCTAssertEqual(($0 as? PHPhotosError)?.code, .changeNotSupported) }
        guard !name.isEmpty else { continue }
        XCTAssertThrowsError(
          try change {
            let options = PHAssetResourceCreationOptions()
            options.originalFilename = name + ".png"
            PHAssetCreationRequest.forAsset().addResource(
              with: .photo, data: image, options: options)
          }, name)
      }
      XCTAssertEqual(folder.names, [])
      let beside = try FileManager.default.contentsOfDirectory(
        atPath: folder.pictures.deletingLastPathComponent().path)
      XCTAssertEqual(beside, ["Pictures"])
    }
  }

  func test_saveToAlbum_makesTheAlbum_addsAndTakesOut() throws {
    try PhotoFolder.with { folder in
      let image = PhotoFolder.picture(5, 5)
      try change {
        PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "My App")
      }
      func album() -> PHAssetCollection? {
        let options = PHFetchOptions()
        options.predicate = NSPredicate(format: "title = %@", "My App")
        return PHAssetCollection.fetchAssetCollections(
          with: .album, subtype: .any, options: options
        ).firstObject
      }
      let made = try XCTUnwrap(album())
      try change {
        let asset = PHAssetChangeRequest.creationRequestForAsset(from: image)
        let request = PHAssetCollectionChangeRequest(for: made)
        request?.addAssets([asset.placeholderForCreatedAsset!] as NSArray)
      }
      XCTAssertEqual(PHAsset.fetchAssets(in: made, options: nil).names, ["Image.png"])
      XCTAssertEqual(album()?.estimatedAssetCount, 1)
      XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 1)
      let assets = PHAsset.fetchAssets(with: nil)
      try change { PHAssetCollectionChangeRequest(for: made)?.addAssets(assets) }
      XCTAssertEqual(folder.names, ["Image.png", "My App", "My App/Image.png"], "it is there")
      try change {
        PHAssetCollectionChangeRequest(for: made, assets: assets)?.removeAssets(at: [0])
      }
      XCTAssertEqual(folder.names, ["Image.png", "My App"])
    }
  }

  func test_picturesThatLieInAnAlbum_stayInTheLibraryWithoutIt() throws {
    try PhotoFolder.with { folder in
      try folder.add("Trip/a.png")
      try FileManager.default.createDirectory(
        at: folder.pictures.appendingPathComponent("Best"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.pictures.path + "/Best/a.png", withDestinationPath: "../Trip/a.png")
      let albums = PHAssetCollection.fetchAssetCollections(
        with: .album, subtype: .any, options: nil)
      let (best, trip) = (albums[0], albums[1])
      try change { PHAssetCollectionChangeRequest(for: trip)?.title = "Journey" }
      XCTAssertEqual(folder.names, ["Best", "Best/a.png", "Journey", "Journey/a.png"])
      XCTAssertEqual(PHAsset.fetchAssets(in: best, options: nil).count, 1, "links follow")
      let journey = try XCTUnwrap(
        PHAssetCollection.fetchAssetCollections(
          withLocalIdentifiers: [folder.pictures.path + "/Journey"], options: nil
        ).firstObject)
      let assets = PHAsset.fetchAssets(in: journey, options: nil)
      try change { PHAssetCollectionChangeRequest(for: journey)?.removeAssets(assets) }
      XCTAssertEqual(folder.names, ["Best", "Best/a.png", "Journey", "a.png"])
      XCTAssertEqual(PHAsset.fetchAssets(in: best, options: nil).count, 1, "links follow")
    }
  }

  func test_datesAreTheFiles_andWhatAFolderCannotKeep_isReported() throws {
    try PhotoFolder.with { folder in
      Unsupported.reset()
      Log.redirect { _ in }
      defer { Log.redirect(to: nil) }
      try folder.add("a.png")
      let asset = try XCTUnwrap(PHAsset.fetchAssets(with: nil).firstObject)
      let date = Date(timeIntervalSince1970: 1_000_000_000)
      try change {
        let request = PHAssetChangeRequest(for: asset)
        request.creationDate = date
        request.isFavorite = true
        request.location = CLLocation(latitude: 1, longitude: 2)
      }
      XCTAssertEqual(PHAsset.fetchAssets(with: nil).firstObject?.creationDate, date)
      XCTAssertEqual(
        Unsupported.reported, ["PHAssetChangeRequest.isFavorite", "PHAssetChangeRequest.location"])
    }
  }

  func test_aDeletionThatTheMainThreadWouldWaitFor_isRefused() throws {
    try PhotoFolder.with { folder in
      try folder.add("a.png")
      let assets = PHAsset.fetchAssets(with: nil)
      XCTAssertThrowsError(try change { PHAssetChangeRequest.deleteAssets(assets) }) {
        XCTAssertEqual(($0 as? PHPhotosError)?.code, .changeNotSupported)
      }
      XCTAssertEqual(folder.names, ["a.png"])
    }
  }

  // MARK: Observers

  private final class Observer: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
    let shown: PHFetchResult<PHAsset>
    let notified: XCTestExpectation
    var details: PHFetchResultChangeDetails<PHAsset>?
    init(_ shown: PHFetchResult<PHAsset>, _ notified: XCTestExpectation) {
      self.shown = shown
      self.notified = notified
    }
    func photoLibraryDidChange(_ changeInstance: PHChange) {
      XCTAssertFalse(Thread.isMainThread)
      details = changeInstance.changeDetails(for: shown)
      notified.fulfill()
    }
  }

  func test_observersHearWhatIsNew() throws {
    try PhotoFolder.with { folder in
      try folder.add("a.png")
      let image = PhotoFolder.picture(4, 4)
      let notified = expectation(description: "notified")
      let observer = Observer(PHAsset.fetchAssets(with: nil), notified)
      PHPhotoLibrary.shared().register(observer)
      try change { PHAssetChangeRequest.creationRequestForAsset(from: image) }
      wait(for: [notified], timeout: 10)
      PHPhotoLibrary.shared().unregisterChangeObserver(observer)
      let details = try XCTUnwrap(observer.details)
      XCTAssertEqual(details.insertedIndexes, [1])
      XCTAssertEqual(details.insertedObjects.map(\.pixelWidth), [4])
      XCTAssertEqual(details.removedIndexes, [])
      XCTAssertEqual(details.fetchResultAfterChanges.count, 2)
      XCTAssertTrue(details.hasIncrementalChanges)
      XCTAssertFalse(details.hasMoves)
      XCTAssertNil(PHChange().changeDetails(for: details.fetchResultAfterChanges))
    }
  }

  func test_objectsTellHowTheyChanged() throws {
    try PhotoFolder.with { folder in
      let path = try folder.add("a.png")
      let asset = try XCTUnwrap(PHAsset.fetchAssets(with: nil).firstObject)
      XCTAssertNil(PHChange().changeDetails(for: asset))
      try folder.add("a.png", 20, 20, age: 3)
      let changed = try XCTUnwrap(PHChange().changeDetails(for: asset))
      XCTAssertTrue(changed.assetContentChanged)
      XCTAssertEqual(changed.objectAfterChanges?.pixelWidth, 20)
      try FileManager.default.removeItem(atPath: path)
      XCTAssertEqual(PHChange().changeDetails(for: asset)?.objectWasDeleted, true)
    }
  }

  /// What a list does with a batch of updates, in the simplest way.
  private static func applied(_ delta: FetchDelta, _ before: [String], _ after: [String])
    -> [String]
  {
    let left = delta.removed.union(IndexSet(delta.moves.map(\.before)))
    var rest = before.indices.filter { !left.contains($0) }.map { before[$0] }
    let moved = Dictionary(uniqueKeysWithValues: delta.moves.map { ($0.after, before[$0.before]) })
    return after.indices.compactMap { index in
      if delta.inserted.contains(index) { return after[index] }
      if let object = moved[index] { return object }
      return rest.isEmpty ? nil : rest.removeFirst()
    }
  }

  /// The length of a longest part that rises, tried out.
  private static func rise(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(
        1 + ((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  func test_differences_leadFromOneOrderToTheOther_withAsFewMovesAsPossible() {
    withEverySeed(0..<300) { seed in
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...12, using: &generator)
      let all = (0..<count).map { "\($0)" }
      let before = all.shuffled(using: &generator).filter { _ in Bool.random(using: &generator) }
      let after = all.shuffled(using: &generator).filter { _ in Bool.random(using: &generator) }
      let delta = FetchDelta(before, after)
      XCTAssertEqual(Self.applied(delta, before, after), after)
      XCTAssertEqual(delta.removed.map { before[$0] }, before.filter { !after.contains($0) })
      XCTAssertEqual(delta.inserted.map { after[$0] }, after.filter { !before.contains($0) })
      let stayed = after.compactMap { before.firstIndex(of: $0) }
      XCTAssertEqual(delta.moves.count, stayed.count - Self.rise(stayed))
    }
  }
}
