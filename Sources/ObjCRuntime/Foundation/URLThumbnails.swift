import Foundation

/// Keys of the pictures of a file that `URLResourceKey.thumbnailDictionaryKey` has.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The picture of 1024 by 1024 pixels.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
    rawValue: "NSThumbnail1024x1024SizeKey")
}
