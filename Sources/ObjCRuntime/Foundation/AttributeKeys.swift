import Foundation

extension NSAttributedString.Key {
  /// The key itself, for lowered sources that make keys of what was a text up to Swift 4.1 and is a key since.
  @_spi(XcodeSources)
  public init(_ key: NSAttributedString.Key) { self = key }
}
