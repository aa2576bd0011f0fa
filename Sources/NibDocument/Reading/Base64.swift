import Foundation

/// Text that the editor writes in base 64, since it has characters that XML cannot hold.
enum Base64 {
  /// Nil where it is not base 64.
  static func text(_ encoded: String) -> String? {
    // The editor leaves out the padding, wraps lines, and writes a character too many where none is left over.
    var characters = encoded.filter { !$0.isWhitespace && $0 != "=" }
    if characters.utf8.count % 4 == 1 { characters.removeLast() }
    while characters.utf8.count % 4 != 0 { characters += "=" }
    return Data(base64Encoded: characters).map { String(decoding: $0, as: UTF8.self) }
  }
}
