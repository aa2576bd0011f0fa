/// The names in a font's file, in the form that OpenType and TrueType share.
enum FontFileName {
  /// The PostScript name, number 6 of the table `name`; nil where the bytes are no font or have none.
  ///
  /// - Complexity: O(names); bytes that end too early have no name.
  static func postScript(_ bytes: [UInt8]) -> String? {
    func number(_ place: Int, _ width: Int) -> Int? {
      guard place >= 0, place + width <= bytes.count else { return nil }
      return bytes[place..<place + width].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let version = number(0, 4), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
      let tables = number(4, 2)
    else { return nil }
    let isName = (0..<tables).first { number(12 + $0 * 16, 4) == 0x6E61_6D65 }
    guard let table = isName.flatMap({ number(12 + $0 * 16 + 8, 4) }),
      let count = number(table + 2, 2), let texts = number(table + 4, 2)
    else { return nil }
    for record in (0..<count).map({ table + 6 + $0 * 12 }) where number(record + 6, 2) == 6 {
      guard let platform = number(record, 2), let length = number(record + 8, 2),
        let offset = number(record + 10, 2)
      else { return nil }
      let start = table + texts + offset
      guard start >= 0, length > 0, start + length <= bytes.count else { continue }
      let text = bytes[start..<start + length]
      // Names are of ASCII alone; Macintosh has a byte for each letter, the others two.
      let letters =
        platform == 1 ? Array(text) : stride(from: 1, to: length, by: 2).map { text[start + $0] }
      return String(decoding: letters, as: UTF8.self)
    }
    return nil
  }
}
