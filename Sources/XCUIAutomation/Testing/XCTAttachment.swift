import Foundation
import PlatformInterface
import UIKitCore
import XCTest

/// Something that a test keeps: a picture, a text, a file.
open class XCTAttachment: NSObject {
  /// How long it is kept.
  public enum Lifetime: Int, Sendable {
    /// Whatever became of the test.
    case keepAlways = 0
    /// Where the test failed.
    case deleteOnSuccess = 1
  }

  /// How well pictures are kept; all are kept as they are.
  public enum ImageQuality: Int, Sendable {
    /// As it is.
    case original = 0
    /// Smaller.
    case medium = 1
    /// Smaller still.
    case low = 2
  }

  /// What it is called.
  open var name: String?
  /// How long it is kept; only after a failure by default.
  open var lifetime = Lifetime.deleteOnSuccess
  /// Notes on it, which are not kept.
  open var userInfo: [AnyHashable: Any]?
  /// What kind of data it is.
  public let uniformTypeIdentifier: String
  let data: Data
  private let fileExtension: String

  private init(_ data: Data, type: String, fileExtension: String, name: String? = nil) {
    self.data = data
    self.fileExtension = fileExtension
    uniformTypeIdentifier = type
    self.name = name
    super.init()
  }

  /// Makes an attachment of data.
  public convenience init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    let type = identifier ?? "public.data"
    self.init(
      payload ?? Data(), type: type, fileExtension: Self.endings[type] ?? "data", name: name)
    self.userInfo = userInfo
  }

  /// Makes an attachment of data.
  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }

  /// Makes an attachment of data of a kind.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Makes an attachment of a text.
  public convenience init(string: String) {
    self.init(Data(string.utf8), type: "public.plain-text", fileExtension: "txt")
  }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(image.pngData() ?? Data(), type: "public.png", fileExtension: "png")
  }

  /// Makes an attachment of a picture, which is kept as it is.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

  /// Makes an attachment of what a screen showed.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(screenshot.pngRepresentation, type: "public.png", fileExtension: "png")
  }

  /// Makes an attachment of what a screen showed, which is kept as it is.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(screenshot: screenshot)
  }

  /// Makes an attachment of a file's contents as they are now.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      (try? Data(contentsOf: url)) ?? Data(), type: "public.data",
      fileExtension: url.pathExtension, name: url.deletingPathExtension().lastPathComponent)
  }

  private static let endings = [
    "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json",
    "public.utf8-plain-text": "txt", "public.xml": "xml", "com.compuserve.gif": "gif",
  ]

  /// Writes it into a folder, beside others of its name.
  func keep(in folder: URL, for test: String) throws {
    func plain(_ text: String) -> String {
      String(text.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    }
    let name = "\(plain(test)).\(plain(self.name ?? "attachment"))"
    var place = folder.appendingPathComponent("\(name).\(fileExtension)")
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = folder.appendingPathComponent("\(name)-\(number).\(fileExtension)")
      number += 1
    }
    try data.write(to: place)
  }
}

/// A part of a test with a name.
@preconcurrency @MainActor
public protocol XCTActivity: AnyObject {
  /// What it is called.
  var name: String { get }
  /// Keeps something with it.
  func add(_ attachment: XCTAttachment)
}

/// Where tests name their parts.
@preconcurrency @MainActor
open class XCTContext: NSObject {
  private final class Activity: XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { UITestObserver.shared.add(attachment) }
  }

  /// Runs a block as a part of the test with a name.
  open class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result { try block(Activity(name)) }
}

extension XCTestCase {
  /// Keeps something of the test, in the folder of results.
  public func add(_ attachment: XCTAttachment) {
    nonisolated(unsafe) let attachment = attachment
    MainThread.read { UITestObserver.shared.add(attachment) }
  }
}
