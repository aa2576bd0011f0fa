import Photos
import UIKitCore
import UIKitTestSupport
import XCTest

/// The user's folder of pictures, as programs find it.
final class PhotoLibraryTests: XCTestCase {
  func test_assets_comeTheOldestFirst_withFolders_butNoOtherFiles() throws {
    try PhotoFolder.with { folder in
      try folder.add("new.png")
      try folder.add("old.jpg", age: 50)
      try folder.add("Trip/middle.png", age: 20)
      try folder.add(".hidden.png")
      try Data("text".utf8).write(to: folder.pictures.appendingPathComponent("notes.txt"))
      let all = PHAsset.fetchAssets(with: nil)
      XCTAssertEqual(all.names, ["old.jpg", "middle.png", "new.png"])
      XCTAssertEqual(all.count, 3)
      let first = try XCTUnwrap(all.firstObject)
      XCTAssertEqual(first.localIdentifier, folder.pictures.path + "/old.jpg")
      XCTAssertEqual(first.creationDate, Date(timeIntervalSince1970: 1_599_999_950))
      XCTAssertTrue(all.lastObject === all[2])
      XCTAssertEqual(all.countOfAssets(with: .image), 3)
      XCTAssertEqual(PHAsset.fetchAssets(with: .video, options: nil).count, 0)
    }
  }

  func test_noFolder_isAnEmptyLibrary() throws {
    try PhotoFolder.with { folder in
      try FileManager.default.removeItem(at: folder.pictures)
      XCTAssertNil(PHAsset.fetchAssets(with: nil).firstObject)
      XCTAssertEqual(PHCollection.fetchTopLevelUserCollections(with: nil).count, 0)
    }
  }

  func test_sizes_areThoseThatAreSeen() throws {
    try PhotoFolder.with { folder in
      try folder.add("wide.png", 40, 20)
      let jpeg = try XCTUnwrap(PhotoFolder.picture(40, 20).jpegData(compressionQuality: 0.9))
      // A quarter turn, as cameras write it behind the first two bytes.
      let exif: [UInt8] =
        [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3]
        + [0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
      let turned = jpeg.prefix(2) + Data(exif) + jpeg.dropFirst(2)
      try turned.write(to: folder.pictures.appendingPathComponent("turned.jpg"))
      try Data("no picture".utf8).write(to: folder.pictures.appendingPathComponent("broken.png"))
      let sizes = ["wide.png", "turned.jpg", "broken.png"].map { name in
        let id = folder.pictures.path + "/" + name
        let asset = PHAsset.fetchAssets(withLocalIdentifiers: [id], options: nil).firstObject
        return [asset?.pixelWidth, asset?.pixelHeight]
      }
      XCTAssertEqual(sizes, [[40, 20], [20, 40], [0, 0]])
    }
  }

  func test_filmsHaveTheSizeAndLengthOfTheirHeader() throws {
    try PhotoFolder.with { folder in
      func number(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) }
      }
      func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        number(UInt32(content.count + 8)) + Array(name.utf8) + content
      }
      let zeros = { [UInt8](repeating: 0, count: $0) }
      let length = box("mvhd", zeros(12) + number(600) + number(1500) + zeros(80))
      let size = box("tkhd", zeros(40) + zeros(36) + number(320 << 16) + number(180 << 16))
      let film =
        box("ftyp", zeros(8)) + box("mdat", zeros(99)) + box("moov", length + box("trak", size))
      try Data(film).write(to: folder.pictures.appendingPathComponent("film.mp4"))
      try Data(film.prefix(200)).write(to: folder.pictures.appendingPathComponent("short.mov"))
      let films = PHAsset.fetchAssets(with: .video, options: nil)
      XCTAssertEqual(Set(films.names), ["film.mp4", "short.mov"])
      let found = films.objects(at: [0, 1]).first { $0.localIdentifier.hasSuffix("film.mp4") }
      let asset = try XCTUnwrap(found)
      XCTAssertEqual([asset.pixelWidth, asset.pixelHeight], [320, 180])
      XCTAssertEqual(asset.duration, 2.5)
      XCTAssertEqual(asset.playbackStyle, .video)
    }
  }

  func test_optionsChooseOrderAndLimit() throws {
    try PhotoFolder.with { folder in
      for (index, side) in [30, 10, 20, 40].enumerated() {
        try folder.add("\(index).png", CGFloat(side), 5, age: Double(index))
      }
      let options = PHFetchOptions()
      options.predicate = NSPredicate(
        format: "mediaType in %@ AND pixelWidth > %d", [PHAssetMediaType.image.rawValue], 10)
      options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
      let result = PHAsset.fetchAssets(with: options)
      XCTAssertEqual(result.names, ["0.png", "2.png", "3.png"])
      options.fetchLimit = 2
      options.sortDescriptors = [NSSortDescriptor(key: "pixelWidth", ascending: true)]
      XCTAssertEqual(PhotoFolder.fetched(options), ["2.png", "0.png"])
      options.predicate = NSPredicate(format: "favorite == YES OR isHidden == YES")
      XCTAssertEqual(PhotoFolder.fetched(options), [])
      options.predicate = NSPredicate(
        format: "mediaType == %d && duration == 0 && creationDate < %@",
        PHAssetMediaType.image.rawValue, Date(timeIntervalSince1970: 1_599_999_998))
      XCTAssertEqual(PhotoFolder.fetched(options), ["3.png"])
    }
  }

  func test_albumsAreFolders_andLinksStandForPictures() throws {
    try PhotoFolder.with { folder in
      let first = try folder.add("first.png", age: 9)
      let second = try folder.add("Trip/second.png", age: 5)
      try FileManager.default.createDirectory(
        at: folder.pictures.appendingPathComponent("Empty"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.pictures.path + "/Trip/link.png", withDestinationPath: "../first.png")
      try FileManager.default.createSymbolicLink(
        atPath: folder.pictures.path + "/Trip/broken.png", withDestinationPath: "../gone.png")
      let albums = PHAssetCollection.fetchAssetCollections(
        with: .album, subtype: .any, options: nil)
      XCTAssertEqual(albums.objects(at: [0, 1]).map(\.localizedTitle), ["Empty", "Trip"])
      let trip = albums[1]
      XCTAssertEqual(trip.estimatedAssetCount, 2)
      let inside = PHAsset.fetchAssets(in: trip, options: nil)
      XCTAssertEqual(inside.objects(at: [0, 1]).map(\.localIdentifier), [first, second])
      XCTAssertEqual(trip.startDate, inside[0].creationDate)
      XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 2, "a link is no picture of its own")
      XCTAssertEqual(PHAsset.fetchKeyAssets(in: trip, options: nil)?.firstObject, inside[1])
      XCTAssertNil(PHAsset.fetchKeyAssets(in: albums[0], options: nil))
      let containing = PHAssetCollection.fetchAssetCollectionsContaining(
        inside[0], with: .album, options: nil)
      XCTAssertEqual(containing.firstObject, trip)
      let options = PHFetchOptions()
      options.predicate = NSPredicate(format: "title = %@", "Trip")
      let found = PHAssetCollection.fetchAssetCollections(
        with: .album, subtype: .albumRegular, options: options)
      XCTAssertEqual(found.count, 1)
      XCTAssertTrue(found.contains(trip))
    }
  }

  func test_albumsThatFillThemselves() throws {
    try PhotoFolder.with { folder in
      try folder.add("a.png")
      let smart = PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .albumRegular, options: nil)
      XCTAssertGreaterThan(smart.count, 5)
      XCTAssertEqual(smart.firstObject?.localizedTitle, "Recents")
      let recents = try XCTUnwrap(
        PHAssetCollection.fetchAssetCollections(
          with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil
        ).firstObject)
      XCTAssertEqual(PHAsset.fetchAssets(in: recents, options: nil).names, ["a.png"])
      XCTAssertEqual(recents.estimatedAssetCount, NSNotFound)
      let favorites = PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
      XCTAssertEqual(PHAsset.fetchAssets(in: favorites[0], options: nil).count, 0)
    }
  }

  func test_collectionsOfAProgramsOwn() throws {
    try PhotoFolder.with { folder in
      try folder.add("a.png")
      let assets = PHAsset.fetchAssets(with: nil)
      let album = PHAssetCollection.transientAssetCollection(
        withAssetFetchResult: assets, title: "Mine")
      XCTAssertEqual(PHAsset.fetchAssets(in: album, options: nil).names, ["a.png"])
      let list = PHCollectionList.transientCollectionList(with: [album], title: "List")
      let inside = PHCollection.fetchCollections(in: list, options: nil)
      XCTAssertTrue(inside.firstObject === album)
      XCTAssertTrue(list.canContainCollections)
    }
  }

  func test_identifiersFindTheSameAssets() throws {
    try PhotoFolder.with { folder in
      let path = try folder.add("a.png")
      try folder.add("b.png", age: 3)
      let all = PHAsset.fetchAssets(with: nil)
      let again = PHAsset.fetchAssets(
        withLocalIdentifiers: [path, path, folder.pictures.path + "/none.png"], options: nil)
      XCTAssertEqual(again.names, ["a.png"])
      XCTAssertEqual(again[0], all[1])
      XCTAssertEqual(Set([again[0], all[0], all[1]]).count, 2)
      XCTAssertEqual(all.index(of: again[0]), 1)
      XCTAssertEqual(all.index(of: again[0], in: NSRange(location: 0, length: 1)), NSNotFound)
      var seen: [Int] = []
      all.enumerateObjects(options: .reverse) { _, index, stop in
        seen.append(index)
        stop.pointee = true
      }
      XCTAssertEqual(seen, [1])
      let resource = try XCTUnwrap(PHAssetResource.assetResources(for: again[0]).first)
      XCTAssertEqual(resource.originalFilename, "a.png")
      XCTAssertEqual(resource.uniformTypeIdentifier, "public.png")
      XCTAssertEqual(resource.type, .photo)
      XCTAssertEqual(resource.assetLocalIdentifier, path)
    }
  }

  func test_resultOfNothing_isEmpty() {
    XCTAssertEqual(PHFetchResult<PHAsset>().count, 0)
    XCTAssertNil(PHFetchResult<PHAsset>().firstObject)
  }
}
