import Foundation

/// The fonts of a target, by family and style.
struct FontAccessors {
  let text: String

  init(_ prefix: String, _ files: [String]) {
    var all = ResourceAccessors.Level()
    var families: [String: [String]] = [:]
    for file in files {
      guard let data = FileManager.default.contents(atPath: file),
        let font = FontNames(data)
      else { continue }
      let family = ResourceAccessors.typeName(font.family)
      let style = ResourceAccessors.memberName(font.style)
      guard !family.isEmpty, !style.isEmpty,
        !families[family, default: []].contains(style)
      else { continue }
      families[family, default: []].append(style)
      all.add(
        style, below: [family],
        "public static let \(style) = \(prefix)FontConvertible(name: \(font.postScript.quoted), "
          + "family: \(font.family.quoted), path: \((file as NSString).lastPathComponent.quoted))")
    }
    guard !families.isEmpty else {
      text = ""
      return
    }
    let type = "\(prefix)FontConvertible"
    for (family, styles) in families {
      all.add(
        "all", below: [family],
        "public static let all: [\(type)] = [\(styles.joined(separator: ", "))]")
    }
    let lists = families.keys.sorted().map { $0 + ".all" }.joined(separator: " + ")
    all.add("allCustomFonts", below: [], "public static let allCustomFonts: [\(type)] = \(lists)")
    all.add("registerAllCustomFonts", below: [], "public static func registerAllCustomFonts() {}")
    text =
      all.text(prefix + "FontFamily") + """

        public struct \(type): Sendable {
          public let name: String
          public let family: String
          public let path: String
          public typealias Font = UIFont
          public func font(size: CGFloat) -> UIFont {
            UIFont(font: self, size: size) ?? .systemFont(ofSize: size)
          }
          public func register() {}
        }
        extension UIFont {
          public convenience init?(font: \(type), size: CGFloat) {
            self.init(name: font.name, size: size)
          }
        }
        """
  }
}

/// What a font file in the formats TrueType and OpenType says of its names.
struct FontNames {
  var family: String
  var style: String
  var postScript: String

  /// Nil where the bytes are no such font, or name nothing.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    var start = 0
    // A collection begins with the places of its fonts, of which the first counts.
    if bytes.prefix(4).elementsEqual("ttcf".utf8) { start = number(12, 4) ?? 0 }
    guard let tables = number(start + 4, 2) else { return nil }
    let entry = (0..<tables).lazy.map { start + 12 + $0 * 16 }.first {
      $0 + 16 <= bytes.count && bytes[$0..<$0 + 4].elementsEqual("name".utf8)
    }
    guard let entry, let table = number(entry + 8, 4), let count = number(table + 2, 2),
      let texts = number(table + 4, 2)
    else { return nil }
    var names: [Int: String] = [:]
    for record in (0..<count).map({ table + 6 + $0 * 12 }) {
      guard let platform = number(record, 2), let language = number(record + 4, 2),
        let kind = number(record + 6, 2), let length = number(record + 8, 2),
        let offset = number(record + 10, 2), [1, 2, 6, 16, 17].contains(kind)
      else { continue }
      let place = table + texts + offset
      guard place + length <= bytes.count else { continue }
      let text = bytes[place..<place + length]
      // English of Windows counts before the old encoding of the Mac's.
      if platform == 3 || platform == 0, platform == 0 || language == 0x409 {
        names[kind] = String(decoding: text.utf16, as: UTF16.self)
      } else if platform == 1, language == 0, names[kind] == nil {
        names[kind] = String(decoding: text, as: UTF8.self)
      }
    }
    guard let family = names[16] ?? names[1], let postScript = names[6] else { return nil }
    self.family = family
    self.postScript = postScript
    style = names[17] ?? names[2] ?? "Regular"
  }
}

extension ArraySlice where Element == UInt8 {
  /// Two bytes each, the higher first.
  fileprivate var utf16: [UInt16] {
    stride(from: startIndex, to: endIndex - 1, by: 2).map {
      UInt16(self[$0]) << 8 | UInt16(self[$0 + 1])
    }
  }
}
