import UIKitTestSupport
import XCTest

@testable import Photos

/// Pictures of assets, as grids ask for them.
final class PhotoImageTests: XCTestCase {
  private func size(_ image: UIImage?) -> [Int] {
    [image?.cgImage?.width ?? -1, image?.cgImage?.height ?? -1]
  }

  func test_picturesFitOrFill_andAreNeverEnlarged() throws {
    try PhotoFolder.with { folder in
      try folder.add("a@2x.png", 40, 20)
      let asset = try XCTUnwrap(PHAsset.fetchAssets(with: nil).firstObject)
      let options = PHImageRequestOptions()
      options.isSynchronous = true
      let cases: [(CGSize, PHImageContentMode, [Int])] = [
        (CGSize(width: 10, height: 10), .aspectFit, [10, 5]),
        (CGSize(width: 10, height: 10), .aspectFill, [20, 10]),
        (CGSize(width: 400, height: 400), .aspectFill, [40, 20]),
        (PHImageManagerMaximumSize, .default, [40, 20]),
      ]
      for (target, mode, expected) in cases {
        var result: UIImage?
        var info: [AnyHashable: Any]?
        let id = PHImageManager.default().requestImage(
          for: asset, targetSize: target, contentMode: mode, options: options
        ) {
          result = $0
          info = $1
        }
        XCTAssertEqual(size(result), expected)
        XCTAssertEqual(result?.scale, 1)
        XCTAssertEqual(info?[PHImageResultIsDegradedKey] as? Bool, false)
        XCTAssertEqual((info?[PHImageResultRequestIDKey] as? NSNumber)?.int32Value, id)
      }
    }
  }

  func test_requestsAnswerOnTheMainThread_unlessTheyAreCancelled() throws {
    try PhotoFolder.with { folder in
      try folder.add("a.png", 40, 20)
      let asset = try XCTUnwrap(PHAsset.fetchAssets(with: nil).firstObject)
      let manager = PHImageManager()
      let done = expectation(description: "a picture")
      nonisolated(unsafe) var calls: [String] = []
      func ask(_ name: String, _ done: XCTestExpectation?, side: CGFloat = 4) -> PHImageRequestID {
        manager.requestImage(
          for: asset, targetSize: CGSize(width: side, height: side), contentMode: .aspectFill,
          options: nil
        ) { image, _ in
          XCTAssertTrue(Thread.isMainThread)
          XCTAssertNotNil(image)
          calls.append(name)
          done?.fulfill()
        }
      }
      // Of another size: its picture may be kept before the next request, which would be answered at once.
      manager.cancelImageRequest(ask("cancelled", nil, side: 3))
      _ = ask("kept", done)
      XCTAssertEqual(calls, [])
      wait(for: [done], timeout: 10)
      XCTAssertEqual(calls, ["kept"])
      _ = ask("at once", nil)
      XCTAssertEqual(calls, ["kept", "at once"])
    }
  }

  func test_noPicture_saysWhy() throws {
    try PhotoFolder.with { folder in
      try Data("film".utf8).write(to: folder.pictures.appendingPathComponent("film.mov"))
      try Data("no picture".utf8).write(to: folder.pictures.appendingPathComponent("broken.png"))
      let options = PHImageRequestOptions()
      options.isSynchronous = true
      var codes: [String: Int] = [:]
      PHAsset.fetchAssets(with: nil).enumerateObjects { asset, _, _ in
        PHImageManager.default().requestImage(
          for: asset, targetSize: CGSize(width: 4, height: 4), contentMode: .aspectFit,
          options: options
        ) { image, info in
          XCTAssertNil(image)
          codes[(asset.localIdentifier as NSString).lastPathComponent] =
            (info?[PHImageErrorKey] as? any Error).map { ($0 as NSError).code }
        }
      }
      XCTAssertEqual(codes, ["film.mov": 3306, "broken.png": 3302])
    }
  }

  func test_data_areTheFile() throws {
    try PhotoFolder.with { folder in
      let path = try folder.add("a.jpg", 40, 20)
      let asset = try XCTUnwrap(PHAsset.fetchAssets(with: nil).firstObject)
      let done = expectation(description: "data")
      PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) {
        data, type, orientation, _ in
        XCTAssertEqual(data, FileManager.default.contents(atPath: path))
        XCTAssertEqual(type, "public.jpeg")
        XCTAssertEqual(orientation, .up)
        done.fulfill()
      }
      let old = expectation(description: "data by the older name")
      PHImageManager.default().requestImageData(for: asset, options: nil) {
        data, _, orientation, _ in
        XCTAssertEqual(data?.isEmpty, false)
        XCTAssertEqual(orientation, .up)
        old.fulfill()
      }
      let pieces = expectation(description: "pieces")
      nonisolated(unsafe) var read = Data()
      let resource = try XCTUnwrap(PHAssetResource.assetResources(for: asset).first)
      PHAssetResourceManager.default().requestData(for: resource, options: nil) {
        read.append($0)
      } completionHandler: { error in
        XCTAssertNil(error)
        pieces.fulfill()
      }
      let copied = expectation(description: "a copy")
      let copy = folder.data.deletingLastPathComponent().appendingPathComponent("copy.jpg")
      PHAssetResourceManager.default().writeData(for: resource, toFile: copy, options: nil) {
        XCTAssertNil($0)
        copied.fulfill()
      }
      wait(for: [done, old, pieces, copied], timeout: 10)
      XCTAssertEqual(read, FileManager.default.contents(atPath: path))
      XCTAssertEqual(read, FileManager.default.contents(atPath: copy.path))
    }
  }

  func test_cachingDecodesBefore_withinItsBound() throws {
    try PhotoFolder.with { folder in
      for index in 0..<4 { try folder.add("\(index).png", 40, 40, age: Double(index)) }
      let assets = PHAsset.fetchAssets(with: nil).objects(at: IndexSet(0..<4))
      let manager = PHCachingImageManager()
      let size = CGSize(width: 10, height: 10)
      manager.startCachingImages(
        for: assets, targetSize: size, contentMode: .aspectFill, options: nil)
      ImageRequests.shared.queue.waitUntilAllOperationsAreFinished()
      XCTAssertEqual(manager.cache.entryCount, 4)
      XCTAssertEqual(manager.cache.byteCount, 4 * 10 * 10 * 4)
      var isThere = false
      manager.requestImage(for: assets[0], targetSize: size, contentMode: .aspectFill, options: nil)
      {
        image, _ in isThere = image != nil
      }
      XCTAssertTrue(isThere, "what is kept comes at once")
      manager.stopCachingImages(
        for: [assets[0]], targetSize: size, contentMode: .aspectFill, options: nil)
      XCTAssertEqual(manager.cache.entryCount, 3)
      manager.stopCachingImagesForAllAssets()
      XCTAssertEqual(manager.cache.byteCount, 0)
    }
  }

  func test_aFullCache_letsGoOfWhatWasUnusedForLongest() throws {
    try PhotoFolder.with { folder in
      let image = PhotoFolder.picture(10, 10)
      let cache = PictureCache(limit: 5 * 400)
      for index in 0..<8 { try folder.add("\(index).png", age: Double(index)) }
      let requests = PHAsset.fetchAssets(with: nil).objects(at: IndexSet(0..<8)).map {
        PictureRequest($0.file, CGSize(width: 10, height: 10), .aspectFit)
      }
      for request in requests {
        cache.keep(image, request)
        XCTAssertLessThanOrEqual(cache.byteCount, 2000)
        XCTAssertNotNil(cache.picture(requests[0]), "used again and again")
      }
      XCTAssertEqual(requests.map { cache.picture($0) != nil }.filter { $0 }.count, 5)
      XCTAssertNil(cache.picture(requests[1]))
    }
  }
}
