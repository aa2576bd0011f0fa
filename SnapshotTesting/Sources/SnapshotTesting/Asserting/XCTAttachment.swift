import Foundation
import UIKit

/// A file that belongs to a test's outcome.
public final class XCTAttachment {
  /// How the file is called.
  public var name: String?
  let payload: Data

  /// A file of a type.
  public init(data: Data, uniformTypeIdentifier: String) { payload = data }
  /// A file of bytes.
  public init(data: Data) { payload = data }
  /// A file of text.
  public init(string: String) { payload = Data(string.utf8) }
  /// A picture.
  public init(image: UIImage) { payload = image.pngData() ?? Data() }
}
