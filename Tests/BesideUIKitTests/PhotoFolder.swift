import Foundation
import Photos
import UIKitCore
import UIKitTestSupport
import XCTest

/// A folder of pictures and a trash of a test's own.
struct PhotoFolder {
  let pictures: URL
  let data: URL

  /// Runs the body with two empty folders that the environment names.
  static func with(_ body: @MainActor (PhotoFolder) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = PhotoFolder(
      pictures: home.appendingPathComponent("Pictures"), data: home.appendingPathComponent("data"))
    try FileManager.default.createDirectory(
      at: folder.pictures, withIntermediateDirectories: true)
    let names = ["XDG_PICTURES_DIR": folder.pictures, "XDG_DATA_HOME": folder.data]
    let before = ProcessInfo.processInfo.environment
    for (name, place) in names { setenv(name, place.path, 1) }
    defer {
      for name in names.keys {
        if let value = before[name] { setenv(name, value, 1) } else { unsetenv(name) }
      }
      try? FileManager.default.removeItem(at: home)
    }
    try onMainActor { try body(folder) }
  }

  @MainActor
  static func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
  }

  /// Writes a picture that is so many seconds older than now.
  @MainActor @discardableResult
  func add(_ name: String, _ width: CGFloat = 8, _ height: CGFloat = 6, age: Double = 0) throws
    -> String
  {
    let file = pictures.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let image = Self.picture(width, height)
    let data = name.hasSuffix("jpg") ? image.jpegData(compressionQuality: 0.9) : image.pngData()
    try XCTUnwrap(data).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_600_000_000 - age)], ofItemAtPath: file.path
    )
    return file.path
  }

  /// What lies in the folder of pictures, with what is in folders.
  var names: [String] {
    (FileManager.default.enumerator(atPath: pictures.path)?.compactMap { $0 as? String } ?? [])
      .sorted()
  }

  /// The names of all assets, in order.
  static func fetched(_ options: PHFetchOptions? = nil) -> [String] {
    PHAsset.fetchAssets(with: options).names
  }
}

extension PHFetchResult<PHAsset> {
  /// The names of the assets' files.
  var names: [String] {
    var names: [String] = []
    enumerateObjects { asset, _, _ in
      names.append((asset.localIdentifier as NSString).lastPathComponent)
    }
    return names
  }
}
