/// The encodings in which tools on Apple's systems write text.
enum TextEncoding {
  /// The bytes as UTF-8 without a mark at the start. UTF-16 is known by its mark, or by zeros in
  /// the first characters; what is neither that nor valid is taken as UTF-8 with replacements.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.count >= 4 {
      if bytes[0] == 0, bytes[1] != 0, bytes[2] == 0 { return utf16(bytes[...], isBigEndian: true) }
      if bytes[1] == 0, bytes[0] != 0, bytes[3] == 0 {
        return utf16(bytes[...], isBigEndian: false)
      }
    }
    return bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? a << 8 | b : b << 8 | a)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
