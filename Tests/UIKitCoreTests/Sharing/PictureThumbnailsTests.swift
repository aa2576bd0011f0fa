import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class PictureThumbnailsTests: XCTestCase {
  @MainActor
  private static func load(_ file: URL, with thumbnails: PictureThumbnails) -> UIImage? {
    var found: UIImage?
    var isDone = false
    _ = thumbnails.load(file, pixels: 20) {
      found = $0
      isDone = true
    }
    for _ in 0..<1000 where !isDone { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    return found
  }

  func test_keptPictures_goWithWhoeverKeepsThem() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "thumbnail-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try onMainActor {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
      try XCTUnwrap(picture.pngData()).write(to: file)
      var thumbnails: PictureThumbnails? = PictureThumbnails()
      weak var first = Self.load(file, with: thumbnails!)
      weak var second = Self.load(file, with: thumbnails!)
      XCTAssertNotNil(first, "kept")
      XCTAssertTrue(first === second)
      thumbnails = nil
      XCTAssertNil(first)
    }
  }
}
