import UIKitCore
import XCTestAdditions

extension XCTAttachment {
  /// Makes an attachment of what a screen showed.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(screenshot: screenshot, quality: .original)
  }

  /// Makes an attachment of what a screen showed, as PNG or, where less than all of its detail is asked for, as JPEG.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    switch quality {
    case .original:
      self.init(data: screenshot.pngRepresentation, uniformTypeIdentifier: "public.png")
    case .medium, .low: self.init(image: screenshot.image, quality: quality)
    }
  }
}
