import Foundation

/// The libraries that a program names to be loaded with it, read of its file in the form of 64-bit ELF.
enum NeededLibraries {
  /// The names in their order, such as `libc.so.6`; none where the file cannot be read or is in another form.
  ///
  /// - Complexity: O(the table of what is needed); the rest of the file is not looked at.
  static func names(of program: String) -> [String] {
    // Data would read all of a program, which is 80 MB.
    let file = open(program, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      start != MAP_FAILED
    else { return [] }
    defer { munmap(start, Int(status.st_size)) }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
    return ELFFile(bytes: bytes)?.neededNames ?? []
  }
}

/// A file of the form, whose numbers nobody has to believe.
private struct ELFFile {
  /// A stretch of the file that is loaded somewhere.
  private struct Segment {
    var kind: UInt32
    var offset: Int
    var address: Int
    var size: Int
  }

  private let bytes: UnsafeRawBufferPointer
  private var segments: [Segment] = []

  /// Nil where the file is none of 64 bits with the lowest byte first.
  init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    self.bytes = bytes
    guard let table: UInt64 = number(0x20), let size: UInt16 = number(0x36),
      let count: UInt16 = number(0x38)
    else { return nil }
    for index in 0..<Int(count) {
      let start = Int(truncatingIfNeeded: table) &+ index * Int(size)
      guard let kind: UInt32 = number(start), let offset = position(start &+ 8),
        let address = position(start &+ 16), let length = position(start &+ 32)
      else { return nil }
      segments.append(Segment(kind: kind, offset: offset, address: address, size: length))
    }
  }

  /// What the dynamic segment names.
  var neededNames: [String] {
    guard let dynamic = segments.first(where: { $0.kind == 2 }) else { return [] }
    var names: [Int] = []
    var texts: Int?
    for start in stride(from: dynamic.offset, to: dynamic.offset &+ dynamic.size, by: 16) {
      guard let tag: UInt64 = number(start), let value = position(start &+ 8), tag != 0 else {
        break
      }
      if tag == 1 { names.append(value) }
      if tag == 5 { texts = offset(of: value) }
    }
    guard let texts else { return [] }
    return names.compactMap { text(at: texts &+ $0) }
  }

  /// Where in the file lies what is loaded at an address.
  private func offset(of address: Int) -> Int? {
    segments.first { $0.kind == 1 && address >= $0.address && address - $0.address < $0.size }
      .map { $0.offset &+ (address - $0.address) }
  }

  private func text(at start: Int) -> String? {
    guard bytes.indices.contains(start) else { return nil }
    return String(decoding: bytes[start...].prefix(4096).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A number that is a place in the file or in memory; nil for one that is larger than any.
  private func position(_ place: Int) -> Int? {
    let value: UInt64? = number(place)
    return value.flatMap { $0 < 1 << 48 ? Int($0) : nil }
  }

  private func number<Number: FixedWidthInteger>(_ place: Int) -> Number? {
    guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else { return nil }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Number.self))
  }
}
