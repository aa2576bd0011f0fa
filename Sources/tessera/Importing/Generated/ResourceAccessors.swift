import Foundation
import NibDocument

/// Names in Swift that Tuist makes of a target's resources: `AppAsset.logo.image` of an image,
/// `AppStrings.hello` of a text, `AppFontFamily.Inter.bold.font(size: 12)` of a font, and
/// `AppResources.bundle`.
struct ResourceAccessors {
  /// The product's name, with which each of the names begins.
  var name: String
  /// What names are made of: `assets`, `strings`, `fonts`.
  var kinds: Set<String>
  /// The language whose files count where there are several; nil for English.
  var language: String?

  private var prefix: String {
    let plain = name.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (plain.first?.isNumber == true ? "_" : "") + plain
  }

  /// Swift that declares the names; nil for targets without resources.
  func text(of target: XcodeProject.Target) -> String? {
    let resources = target.resources
    guard !resources.isEmpty, !prefix.isEmpty else { return nil }
    let bundle = target.kind == .application ? "main" : "module"
    let texts = target.sources.map {
      String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self)
    }
    // Nothing is made where a checked in file has it already, as one that Tuist has made.
    func isOwn(_ type: String) -> Bool {
      texts.contains { text in
        ["enum ", "class ", "struct "].contains { text.contains($0 + type + " ") }
          || text.contains("enum \(type):")
      }
    }
    func files(_ endings: String...) -> [String] {
      resources.filter { endings.contains(($0 as NSString).pathExtension) }.sorted()
    }
    var parts: [String] = []
    if !isOwn(prefix + "Resources") {
      parts.append(
        "public final class \(prefix)Resources: NSObject { public class var bundle: Bundle { .\(bundle) } }"
      )
    }
    if kinds.contains("assets"), !isOwn(prefix + "Asset") {
      parts.append(AssetAccessors(prefix, files("xcassets"), bundle: bundle).text)
    }
    if kinds.contains("strings"), !isOwn(prefix + "Strings") {
      let tables = StringAccessors.tables(
        files("strings", "stringsdict", "xcstrings"), language: language ?? "en")
      parts.append(StringAccessors(prefix, tables, bundle: bundle).text)
    }
    if kinds.contains("fonts"), !isOwn(prefix + "FontFamily") {
      parts.append(FontAccessors(prefix, files("ttf", "otf", "ttc")).text)
    }
    // Not an import of this file's, for whoever reads the lines.
    let word = "import"
    return "\(word) UIKit\n\n// What Tuist makes of the names of resources.\n"
      + parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  // MARK: Names

  /// A resource's name as a type's: words that begin with capitals.
  static func typeName(_ name: String) -> String {
    let words = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = words.joined()
    // Which Swift has for every type already.
    return ["Type", "Protocol", "Self"].contains(name) ? name + "_" : AssetSymbols.escaped(name)
  }

  /// A resource's name as a member's: `iconHome` of "icon_home", `urlList` of "URLList".
  static func memberName(_ name: String) -> String {
    let words = words(of: name).enumerated().map { place, word in
      place == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    let capitals = words.prefix(while: \.isUppercase)
    let isWhole = capitals.count == words.count || capitals.count < 2
    let lowered = (isWhole ? capitals : capitals.dropLast()).lowercased()
    return AssetSymbols.escaped(lowered + words.dropFirst(lowered.count))
  }

  private static func words(of name: String) -> [String] {
    let parts = name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
    // A name in capitals alone counts as one in small letters.
    let isShouted = parts.count > 1 && !name.contains(where: \.isLowercase)
    return isShouted ? parts.map { $0.lowercased() } : parts
  }

  /// A type with the members of a tree of names inside it.
  struct Level {
    var lines: [String] = []
    var inner: [String: Level] = [:]
    private var seen: Set<String> = []

    /// Adds a member, unless one of its name is there.
    mutating func add(_ member: String, below path: ArraySlice<String>, _ line: String) {
      if let first = path.first {
        inner[first, default: Level()].add(member, below: path.dropFirst(), line)
      } else if seen.insert(member).inserted {
        lines.append(line)
      }
    }

    func text(_ type: String, indent: String = "") -> String {
      let deeper = inner.sorted { $0.key < $1.key }.map { name, level in
        level.text(seen.contains(name) ? name + "_" : name, indent: indent + "  ")
      }
      let own = lines.map { indent + "  " + $0 }
      return (["\(indent)public enum \(type) {"] + own + deeper + ["\(indent)}"])
        .joined(separator: "\n")
    }
  }
}

/// The images, colours and data of asset catalogs.
struct AssetAccessors {
  let text: String

  init(_ prefix: String, _ catalogs: [String], bundle: String) {
    guard !catalogs.isEmpty else {
      text = ""
      return
    }
    var all = ResourceAccessors.Level()
    for path in catalogs {
      let catalog = AssetCatalog(path)
      let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      let space = catalogs.count > 1 ? [ResourceAccessors.typeName(file)] : []
      for (kind, type) in [
        (AssetCatalog.Kind.color, "Colors"), (.data, "Data"), (.image, "Images"),
        (.symbol, "Images"),
      ] {
        for name in catalog.names(of: kind).sorted() {
          let parts = name.split(separator: "/").map(String.init)
          let member = ResourceAccessors.memberName(parts.last ?? "")
          let spaces = space + parts.dropLast().map(ResourceAccessors.typeName)
          guard !member.isEmpty, !spaces.contains("") else { continue }
          all.add(
            member, below: spaces[...],
            "public static let \(member) = \(prefix)\(type)(name: \(name.quoted))")
        }
      }
    }
    text =
      all.text(prefix + "Asset") + """

        public final class \(prefix)Colors: Sendable {
          public let name: String
          public typealias Color = UIColor
          public var color: UIColor { UIColor(asset: self) ?? .clear }
          fileprivate init(name: String) { self.name = name }
        }
        extension UIColor {
          public convenience init?(asset: \(prefix)Colors) {
            self.init(named: asset.name, in: Bundle.\(bundle), compatibleWith: nil)
          }
        }
        public struct \(prefix)Images: Sendable {
          public let name: String
          public typealias Image = UIImage
          public var image: UIImage {
            UIImage(named: name, in: Bundle.\(bundle), compatibleWith: nil) ?? UIImage()
          }
        }
        extension UIImage {
          public convenience init?(asset: \(prefix)Images) {
            self.init(named: asset.name, in: Bundle.\(bundle), compatibleWith: nil)
          }
        }
        public struct \(prefix)Data: Sendable {
          public let name: String
          public var data: NSDataAsset { NSDataAsset(name: name, bundle: Bundle.\(bundle))! }
        }
        """
  }
}

/// The texts of tables of strings.
struct StringAccessors {
  /// A table's texts by their keys.
  struct Table {
    var name: String
    var strings: [String: String]
  }

  let text: String

  init(_ prefix: String, _ tables: [Table], bundle: String) {
    guard !tables.isEmpty else {
      text = ""
      return
    }
    var all = ResourceAccessors.Level()
    for table in tables {
      let space = tables.count > 1 ? [ResourceAccessors.typeName(table.name)] : []
      for (key, string) in table.strings.sorted(by: { $0.key < $1.key }) {
        let parts = key.split(separator: ".").map(String.init)
        let member = ResourceAccessors.memberName(parts.last ?? "")
        let spaces = space + parts.dropLast().map(ResourceAccessors.typeName)
        guard !member.isEmpty, !spaces.contains("") else { continue }
        let types = Self.types(in: string)
        let call = "\(prefix)Strings.tr(\(table.name.quoted), \(key.quoted)"
        if types.isEmpty {
          all.add(
            member, below: spaces[...], "public static var \(member): String { \(call)) }")
          continue
        }
        let names = types.enumerated().map { "_ p\($0.offset + 1): \($0.element)" }
        let values = types.enumerated().map { place, type in
          type == "Any" ? "String(describing: p\(place + 1))" : "p\(place + 1)"
        }
        all.add(
          member, below: spaces[...],
          "public static func \(member)(\(names.joined(separator: ", "))) -> String "
            + "{ \(call), \(values.joined(separator: ", "))) }")
      }
    }
    text =
      all.text(prefix + "Strings") + """

        extension \(prefix)Strings {
          fileprivate static func tr(_ table: String, _ key: String, _ values: CVarArg...) -> String {
            let format = Bundle.\(bundle).localizedString(forKey: key, value: nil, table: table)
            return values.isEmpty ? format : String(format: format, arguments: values)
          }
        }
        """
  }

  /// What the places in a format take, in the order of the values.
  static func types(in format: String) -> [String] {
    var found: [Int: String] = [:]
    var next = 1
    let places = format.replacing("%%", with: "").matches(
      of: /%(?:(\d+)\$)?[-+ #0]*[\d.*]*(?:hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z])/)
    for place in places {
      let number = place.1.flatMap { Int($0) } ?? next
      if place.1 == nil { next += 1 }
      guard (1...20).contains(number) else { continue }
      switch place.2 {
      case "@": found[number] = "Any"
      case "d", "i", "u", "x", "X", "o", "D", "U", "O": found[number] = "Int"
      case "f", "F", "e", "E", "g", "G", "a", "A": found[number] = "Float"
      case "c": found[number] = "CChar"
      default: continue
      }
    }
    guard let last = found.keys.max() else { return [] }
    return (1...last).map { found[$0] ?? "Any" }
  }

  /// The tables in some files: of those in several languages the one for development.
  static func tables(_ files: [String], language: String) -> [Table] {
    func folder(_ file: String) -> String {
      let folder = (file as NSString).deletingLastPathComponent
      return ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    var tables: [Table] = []
    for file in files.filter({ folder($0) == language })
      + files.filter({ folder($0) != language })
    {
      let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
      guard !tables.contains(where: { $0.name == name }), !name.hasSuffix("InfoPlist"),
        let data = FileManager.default.contents(atPath: file), data.count < 16 << 20
      else { continue }
      var strings: [String: String] = [:]
      if file.hasSuffix(".xcstrings") {
        let catalog = try? StringCatalog.read(data, file: file)
        let table = catalog?.tables[catalog?.sourceLanguage ?? language]
        strings = table?.strings ?? [:]
        for (key, plural) in table?.plurals ?? [:] { strings[key] = plural["other"] ?? "" }
      } else {
        var problems: [XMLProblem] = []
        let list = try? PropertyList.read(data, problems: &problems)
        for (key, value) in list?.dictionary ?? [:] {
          strings[key] = value.string ?? value["NSStringLocalizedFormatKey"]?.string ?? ""
        }
      }
      if !strings.isEmpty { tables.append(Table(name: name, strings: strings)) }
    }
    return tables.sorted { $0.name < $1.name }
  }
}
