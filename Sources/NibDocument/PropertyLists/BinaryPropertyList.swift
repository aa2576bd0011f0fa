import Foundation

/// Property lists in the form that begins with `bplist00`.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  /// How many values may still be made: objects that refer to each other could be without end.
  private var left: Int

  static func read(_ bytes: [UInt8]) throws(XMLProblem) -> PropertyList {
    var (reader, top) = try open(bytes)
    return try reader.value(top, depth: 0)
  }

  private static func open(_ bytes: [UInt8]) throws(XMLProblem) -> (BinaryPropertyList, Int) {
    func wrong(_ text: String) -> XMLProblem {
      XMLProblem(line: 1, message: "The binary property list is damaged: \(text)")
    }
    guard bytes.count >= 40 else { throw wrong("it is too short.") }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = number(bytes, trailer + 8, 8), let top = number(bytes, trailer + 16, 8),
      let table = number(bytes, trailer + 24, 8), count > 0, count <= bytes.count, top < count,
      table >= 8, table <= trailer, count <= (trailer - table) / offsetSize
    else { throw wrong("its table does not fit.") }
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      guard let offset = number(bytes, table + index * offsetSize, offsetSize), offset >= 8,
        offset < table
      else { throw wrong("an object lies outside.") }
      offsets.append(offset)
    }
    let reader = BinaryPropertyList(
      bytes: bytes, offsets: offsets, referenceSize: referenceSize, left: max(1000, count * 16))
    return (reader, top)
  }

  /// A big-endian number of up to eight bytes; nil where it does not fit.
  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard size > 0, start >= 0, start <= bytes.count - size else { return nil }
    var result: UInt64 = 0
    for byte in bytes[start..<(start + size)] { result = result << 8 | UInt64(byte) }
    return Int(exactly: result)
  }

  private func wrong(_ text: String) -> XMLProblem {
    XMLProblem(line: 1, message: "The binary property list is damaged: \(text)")
  }

  private mutating func value(_ index: Int, depth: Int) throws(XMLProblem) -> PropertyList {
    left -= 1
    guard left >= 0, depth < 200 else { throw wrong("it goes on without end.") }
    guard index < offsets.count else { throw wrong("an object is missing.") }
    let start = offsets[index]
    let marker = bytes[start]
    let low = Int(marker & 15)
    switch marker >> 4 {
    case 0 where low == 8: return .bool(false)
    case 0 where low == 9: return .bool(true)
    case 1: return try integer(start, low)
    case 2: return .real(try real(start, low))
    case 3: return .date(Date(timeIntervalSinceReferenceDate: try real(start, 3)))
    case 4:
      let (count, at) = try length(start, low)
      return .data(Data(try slice(at, count)))
    case 5, 7:
      let (count, at) = try length(start, low)
      return .string(String(decoding: try slice(at, count), as: UTF8.self))
    case 6:
      let (count, at) = try length(start, low)
      guard count <= bytes.count else { throw wrong("a string is too long.") }
      let units = try slice(at, count * 2)
      return .string(BinaryPropertyList.utf16(units))
    case 10, 11, 12: return .array(try objects(start, low, depth))
    case 13: return try dictionary(start, low, depth)
    default: throw wrong("an object of the kind \(marker) is not known.")
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      units.append(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]))
      index += 2
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func integer(_ start: Int, _ low: Int) throws(XMLProblem) -> PropertyList {
    guard low <= 3 else { throw wrong("a number is too long.") }
    let size = 1 << low
    let digits = try slice(start + 1, size)
    var result: UInt64 = 0
    for byte in digits { result = result << 8 | UInt64(byte) }
    // Numbers of eight bytes have a sign, shorter ones have none.
    return .integer(size == 8 ? Int(Int64(bitPattern: result)) : Int(result))
  }

  private func real(_ start: Int, _ low: Int) throws(XMLProblem) -> Double {
    switch low {
    case 2:
      let bits = try slice(start + 1, 4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return Double(Float(bitPattern: bits))
    case 3:
      let bits = try slice(start + 1, 8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Double(bitPattern: bits)
    default: throw wrong("a number is of an odd length.")
    }
  }

  private func slice(_ start: Int, _ count: Int) throws(XMLProblem) -> ArraySlice<UInt8> {
    guard count >= 0, start <= bytes.count - count else {
      throw wrong("a value reaches beyond the end.")
    }
    return bytes[start..<(start + count)]
  }

  /// The number of elements, and where they begin.
  private func length(_ start: Int, _ low: Int) throws(XMLProblem) -> (count: Int, at: Int) {
    guard low == 15 else { return (low, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1 else {
      throw wrong("a length is missing.")
    }
    let size = 1 << Int(bytes[start + 1] & 15)
    guard size <= 8, let count = BinaryPropertyList.number(bytes, start + 2, size) else {
      throw wrong("a length is too long.")
    }
    return (count, start + 2 + size)
  }

  private func references(_ at: Int, _ count: Int) throws(XMLProblem) -> [Int] {
    guard count <= bytes.count else { throw wrong("a list is too long.") }
    var result: [Int] = []
    for index in 0..<count {
      guard let number = BinaryPropertyList.number(bytes, at + index * referenceSize, referenceSize)
      else {
        throw wrong("a list reaches beyond the end.")
      }
      result.append(number)
    }
    return result
  }

  private mutating func objects(
    _ start: Int, _ low: Int, _ depth: Int
  ) throws(XMLProblem) -> [PropertyList] {
    let (count, at) = try length(start, low)
    var result: [PropertyList] = []
    for index in try references(at, count) { result.append(try value(index, depth: depth + 1)) }
    return result
  }

  private mutating func dictionary(
    _ start: Int, _ low: Int, _ depth: Int
  ) throws(XMLProblem) -> PropertyList {
    let (count, at) = try length(start, low)
    let keys = try references(at, count)
    let values = try references(at + count * referenceSize, count)
    var result: [String: PropertyList] = [:]
    for (key, index) in zip(keys, values) {
      guard case .string(let name) = try value(key, depth: depth + 1) else {
        throw wrong("a key is no string.")
      }
      result[name] = try value(index, depth: depth + 1)
    }
    return .dictionary(result)
  }
}
