import Foundation

/// A property list, whatever form it was written in.
package indirect enum PropertyList: Equatable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case bool(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var array: [PropertyList]? { if case .array(let value) = self { value } else { nil } }
  package var dictionary: [String: PropertyList]? {
    if case .dictionary(let value) = self { value } else { nil }
  }
  /// YES and NO, true and false, numbers other than zero.
  package var bool: Bool? {
    switch self {
    case .bool(let value): value
    case .integer(let value): value != 0
    case .string(let value): ["yes", "true", "1"].contains(value.lowercased())
    default: nil
    }
  }
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    case .string(let value): Double(value)
    default: nil
    }
  }

  package subscript(key: String) -> PropertyList? { dictionary?[key] }

  /// The value at the end of a path of keys.
  package subscript(path keys: String...) -> PropertyList? {
    keys.reduce(Optional(self)) { $0?[$1] }
  }

  /// Reads the binary form, XML, or the older form with braces, by the first characters.
  ///
  /// - Throws: a sentence and the line where the text is no property list; what stands before a
  ///   mistake in XML is kept, and `problems` tells it.
  package static func read(
    _ bytes: some Collection<UInt8>, problems: inout [XMLProblem]
  ) throws(XMLProblem) -> PropertyList {
    let bytes = Array(bytes)
    if bytes.starts(with: Array("bplist".utf8)) { return try BinaryPropertyList.read(bytes) }
    let text = TextEncoding.utf8(bytes)
    let start = text.firstIndex { ![9, 10, 13, 32].contains($0) }
    guard let start else {
      throw XMLProblem(line: 1, message: "A property list is expected; the file is empty.")
    }
    if text[start] == UInt8(ascii: "<"), text.count > start + 1,
      [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "p")].contains(text[start + 1])
    {
      return try XMLPropertyList.read(text, problems: &problems)
    }
    return try OldStylePropertyList.read(text)
  }
}
