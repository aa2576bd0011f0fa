import Foundation

/// The size and the length of a film in a file of MPEG-4's or QuickTime's kind, from its header alone.
///
/// The file is a chain of boxes, each with its length and a name of four letters; every read is checked.
struct MovieHeader {
  private(set) var width = 0
  private(set) var height = 0
  /// Seconds.
  private(set) var duration: TimeInterval = 0

  /// Boxes that hold boxes on the way to what is read.
  private static let holders: Set<String> = ["moov", "trak"]
  /// Headers are small; one that says that it has more is damaged.
  private static let longestHeader = 64 << 20

  /// Nil where there is no such header.
  init?(_ file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let header = Self.movie(handle) else { return nil }
    header.withUnsafeBytes { read($0) }
    if width == 0, duration == 0 { return nil }
  }

  /// The content of the box `moov`, which may lie behind the film's own data.
  private static func movie(_ handle: FileHandle) -> Data? {
    var place: UInt64 = 0
    for _ in 0..<1000 {
      guard (try? handle.seek(toOffset: place)) != nil,
        let start = try? handle.read(upToCount: 16), start.count >= 8
      else { return nil }
      let bytes = [UInt8](start)
      var length = number(bytes, 0, 4)
      var head: UInt64 = 8
      if length == 1, bytes.count == 16 {
        length = number(bytes, 8, 8)
        head = 16
      }
      guard length >= head, place <= UInt64.max - length else { return nil }
      if bytes[4..<8].elementsEqual("moov".utf8) {
        guard length <= longestHeader, (try? handle.seek(toOffset: place + head)) != nil else {
          return nil
        }
        return try? handle.read(upToCount: Int(length - head))
      }
      place += length
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt64 {
    bytes[start..<(start + count)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + 8 <= bytes.count {
      let length = Int(Self.number(bytes, place, 4))
      guard length >= 8, place + length <= bytes.count else { return }
      let name = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      let content = UnsafeRawBufferPointer(rebasing: bytes[(place + 8)..<(place + length)])
      if Self.holders.contains(name) {
        read(content)
      } else if name == "mvhd" {
        readLength(content)
      } else if name == "tkhd" {
        readSize(content)
      }
      place += length
    }
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> UInt64
  {
    bytes[start..<(start + count)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func readLength(_ box: UnsafeRawBufferPointer) {
    let isLong = box.first == 1
    guard box.count >= (isLong ? 32 : 20) else { return }
    let scale = Self.number(box, isLong ? 20 : 12, 4)
    let ticks = Self.number(box, isLong ? 24 : 16, isLong ? 8 : 4)
    if scale > 0 { duration = Double(ticks) / Double(scale) }
  }

  /// The size of the first track that has one; turned where the track's matrix turns it by a quarter.
  private mutating func readSize(_ box: UnsafeRawBufferPointer) {
    let matrix = box.first == 1 ? 52 : 40
    guard width == 0, box.count >= matrix + 44 else { return }
    let size = (0..<2).map { Int(Self.number(box, matrix + 36 + 4 * $0, 4) >> 16) }
    guard size[0] > 0, size[1] > 0 else { return }
    let isTurned = Self.number(box, matrix, 4) == 0 && Self.number(box, matrix + 4, 4) != 0
    (width, height) = isTurned ? (size[1], size[0]) : (size[0], size[1])
  }
}
