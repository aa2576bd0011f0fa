/// The way a camera was held, as TIFF's tag 0x0112 in the EXIF part of a file says it: 1…8.
///
/// Every read is checked: what is damaged counts as upright.
enum ExifOrientation {
  static func ofJPEG(_ bytes: UnsafeRawBufferPointer) -> Int {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      // Start of scan or end of image: no more headers.
      if marker == 0xDA || marker == 0xD9 { return 1 }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        position += 2
        continue
      }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      guard length >= 2, position + 2 + length <= bytes.count else { return 1 }
      if marker == 0xE1 {
        let segment = UnsafeRawBufferPointer(
          rebasing: bytes[(position + 4)..<(position + 2 + length)])
        if segment.starts(with: Array("Exif\0\0".utf8)) {
          return ofTIFF(UnsafeRawBufferPointer(rebasing: segment.dropFirst(6)))
        }
      }
      position += 2 + length
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
