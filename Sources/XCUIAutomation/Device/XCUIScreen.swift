import CoreGraphics
import Foundation
import PlatformInterface
import UIKitCore

/// What gives pictures of itself.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  /// Returns a picture of it as it is now.
  func screenshot() -> XCUIScreenshot
}

/// The screen of the device.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The screen.
  public static let main = XCUIScreen()
  /// All screens: the one.
  public static var screens: [XCUIScreen] { [main] }

  override init() { super.init() }

  /// Returns what the app under test shows.
  open func screenshot() -> XCUIScreenshot { XCUIApplication().screenshot(of: nil) }
}

/// A picture of a screen, or of a part of it.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
  /// The picture as a PNG; no bytes where it could not be taken.
  public let pngRepresentation: Data
  /// The picture.
  public let image: UIImage

  override init() {
    pngRepresentation = Data()
    image = UIImage()
    super.init()
  }

  /// - Parameters:
  ///   - rect: what of the screen is wanted, in points; nil for all.
  ///   - screen: the whole screen, in points.
  init(_ data: Data, of rect: CGRect?, screen: CGRect) {
    let whole = UIImage(data: data) ?? UIImage()
    let scale = screen.width > 0 ? whole.size.width / screen.width : 1
    if let rect, let part = Self.part(rect.intersection(screen), of: whole, scale) {
      image = part
      pngRepresentation = part.pngData() ?? Data()
    } else {
      image = UIImage(data: data, scale: scale) ?? whole
      pngRepresentation = data
    }
    super.init()
  }

  private static func part(_ rect: CGRect, of whole: UIImage, _ scale: CGFloat) -> UIImage? {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let pixels = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
    return whole.cgImage?.cropping(to: pixels).map {
      UIImage(cgImage: $0, scale: scale, orientation: .up)
    }
  }
}
