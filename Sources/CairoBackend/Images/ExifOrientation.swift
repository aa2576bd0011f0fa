import PlatformInterface

/// The way a camera was held, as TIFF's tag 0x0112 in the EXIF part of a file says it: 1…8.
///
/// Every read is checked: what is damaged counts as upright.
enum ExifOrientation {
  static func ofJPEG(_ bytes: UnsafeRawBufferPointer) -> Int {
    let name = Array("Exif\0\0".utf8)
    for (marker, content) in JPEGSegments(bytes) where marker == 0xE1 && content.starts(with: name)
    {
      return ofTIFF(UnsafeRawBufferPointer(rebasing: content.dropFirst(name.count)))
    }
    return 1
  }

  static func ofPNG(_ bytes: UnsafeRawBufferPointer) -> Int {
    var position = 8
    while position + 12 <= bytes.count {
      var length = 0
      for i in 0..<4 { length = length << 8 | Int(bytes[position + i]) }
      let end = position + 8 + length
      guard end + 4 <= bytes.count else { return 1 }
      if bytes[(position + 4)..<(position + 8)].elementsEqual("eXIf".utf8) {
        return ofTIFF(UnsafeRawBufferPointer(rebasing: bytes[(position + 8)..<end]))
      }
      position = end + 4
    }
    return 1
  }

  /// - Parameter tiff: from the byte-order mark on.
  static func ofTIFF(_ tiff: UnsafeRawBufferPointer) -> Int {
    guard tiff.count >= 8 else { return 1 }
    let isBigEndian = tiff[0] == UInt8(ascii: "M")
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let indices = isBigEndian ? Array(0..<count) : Array((0..<count).reversed())
      return indices.reduce(0) { $0 << 8 | Int(tiff[offset + $1]) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2)
    else { return 1 }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = number(at: offset, bytes: 2) else { return 1 }
      if tag == 0x0112, let value = number(at: offset + 8, bytes: 2), (1...8).contains(value) {
        return value
      }
    }
    return 1
  }
}
