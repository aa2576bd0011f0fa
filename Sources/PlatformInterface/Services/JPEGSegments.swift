/// The parts of a JPEG file before its picture, one after the other: of each its marker and what it holds.
///
/// Every read is checked: where something is damaged, the parts end.
package struct JPEGSegments: Sequence, IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  private var position = 2

  /// - Parameter bytes: of a whole file or of its beginning, which are not copied.
  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package mutating func next() -> (marker: UInt8, content: UnsafeRawBufferPointer)? {
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // Bytes that fill up.
      if marker == 0xFF {
        position += 1
        continue
      }
      // Start of scan or end of image: no more headers.
      if marker == 0xDA || marker == 0xD9 { return nil }
      // Markers that hold nothing.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        position += 2
        continue
      }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      guard length >= 2, position + 2 + length <= bytes.count else { return nil }
      let content = bytes[(position + 4)..<(position + 2 + length)]
      position += 2 + length
      return (marker, UnsafeRawBufferPointer(rebasing: content))
    }
    return nil
  }
}
