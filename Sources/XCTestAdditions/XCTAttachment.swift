import UIKitCore
import XCTest

/// Data that belongs to a test's outcome: a picture, a text, a file.
///
/// `add(_:)` of a test or of an activity keeps it in a folder, `attachments` in the one that the environment
/// variable `TESSERA_RESULTS` names, else one for temporary files that the process names once.
open class XCTAttachment: NSObject {
  /// How long an attachment stays.
  public enum Lifetime: Int, Sendable {
    /// Whatever the outcome of the test is.
    case keepAlways = 0
    /// Until the test succeeds.
    case deleteOnSuccess
  }

  /// How much of a picture's detail is kept.
  public enum ImageQuality: Int, Sendable {
    /// All of it, as PNG.
    case original = 0
    /// A JPEG that is hard to tell from the original.
    case medium
    /// A small JPEG.
    case low
  }

  /// How the file is called, without its ending; nil, the default, for a name by its kind.
  open var name: String?
  /// Whether the file stays where the test succeeds; `deleteOnSuccess` by default.
  open var lifetime = Lifetime.deleteOnSuccess
  /// What kind of data it is; decides on the file's ending.
  public let uniformTypeIdentifier: String
  /// What the program adds for its own use.
  open var userInfo: [AnyHashable: Any]?
  /// The file's contents.
  @_spi(XcodeSources) public let payload: Data
  private let ownEnding: String?

  /// Makes a file of a type, without a name of its own where `name` is nil and empty where `payload` is.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload ?? Data()
    self.userInfo = userInfo
    ownEnding = nil
  }

  private init(_ payload: Data, _ identifier: String, name: String? = nil, ending: String? = nil) {
    uniformTypeIdentifier = identifier
    self.payload = payload
    self.name = name
    ownEnding = ending
  }

  /// Makes a file of bytes.
  public convenience init(data payload: Data) { self.init(payload, "public.data") }

  /// Makes a file of bytes of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(payload, identifier)
  }

  /// Makes a text in UTF-8.
  public convenience init(string: String) {
    self.init(Data(string.utf8), "public.plain-text")
  }

  /// Makes a picture as PNG; empty where it has no pixels.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// Makes a picture of a quality; empty where it has no pixels.
  public convenience init(image: UIImage, quality: ImageQuality) {
    let data =
      switch quality {
      case .original: image.pngData()
      case .medium: image.jpegData(compressionQuality: 0.8)
      case .low: image.jpegData(compressionQuality: 0.4)
      }
    self.init(data ?? Data(), quality == .original ? "public.png" : "public.jpeg")
  }

  /// Makes a copy of a file under its name, with its ending; empty where it cannot be read.
  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: "public.data")
  }

  /// Makes a copy of a file of a type; empty where it cannot be read.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      (try? Data(contentsOf: url)) ?? Data(), identifier,
      name: url.deletingPathExtension().lastPathComponent, ending: url.pathExtension)
  }

  /// Makes a property list of an object; empty where it has parts that property lists cannot have.
  public convenience init(plistObject object: Any) {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: object, format: .xml, options: 0)
    self.init(data ?? Data(), "com.apple.property-list")
  }

  /// Makes an archive of an object; empty where it cannot be encoded.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(
      archivableObject: object, uniformTypeIdentifier: "com.apple.property-list")
  }

  /// Makes an archive of an object under a type; empty where it cannot be encoded.
  public convenience init(
    archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String
  ) {
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    self.init(data ?? Data(), identifier)
  }

  private static let endings: [String: String] = [
    "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.text": "txt",
    "public.utf8-plain-text": "txt", "public.json": "json", "public.xml": "xml",
    "public.html": "html", "com.apple.property-list": "plist", "com.adobe.pdf": "pdf",
    "public.comma-separated-values-text": "csv", "public.zip-archive": "zip",
    "public.patch-file": "patch", "public.svg-image": "svg", "com.compuserve.gif": "gif",
  ]

  /// The ending of its file, without a dot.
  package var ending: String {
    if let ownEnding, !ownEnding.isEmpty { return ownEnding }
    return Self.endings[uniformTypeIdentifier] ?? "dat"
  }
}
