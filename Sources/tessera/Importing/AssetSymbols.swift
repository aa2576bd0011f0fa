import Foundation
import NibDocument

/// The symbols that Xcode makes of asset catalogs: `ImageResource.logo` and `UIImage.logo` of an image
/// called "Logo", and the same of colours.
struct AssetSymbols {
  /// A colour or an image.
  private struct Asset {
    let name: String
    /// Its namespaces, outermost first, and its own name, as Swift names them.
    let path: [String]
    /// Whether UIKit's class of its kind has such a member without it.
    let isTaken: Bool
  }

  private var colors: [Asset] = []
  private var images: [Asset] = []
  /// Whether colours and images of UIKit's have the symbols as members, too.
  private let hasExtensions: Bool
  /// The types of resources that the target names, and does not declare itself.
  private var namedResources: [String] = []
  /// The bundle that the catalogs are in, as a member of `Bundle`.
  private let bundle: String

  /// - Parameters:
  ///   - catalogs: the target's resources; those that are no catalogs are passed over.
  ///   - sources: the target's sources, whose own members stand before symbols of the same name.
  ///   - settings: the target's build settings.
  ///   - isApp: whether the catalogs are the program's own and not a framework's.
  init(catalogs: [String], sources: [String], settings: [String: String], isApp: Bool = true) {
    bundle = isApp ? "main" : "module"
    // Xcode 15's templates say YES; what older ones made has no such setting.
    let setting = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    hasExtensions = settings[setting] == "YES"
    let catalogs = catalogs.filter { $0.hasSuffix(".xcassets") }
    guard !catalogs.isEmpty, settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    else { return }
    let texts = sources.map {
      String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self)
    }
    guard
      hasExtensions || texts.contains(where: { $0.contains(/\b(Image|Color)Resource\b|resource:/) })
    else { return }
    for type in ["ImageResource", "ColorResource"]
    where texts.contains(where: { $0.contains(type) }) {
      let isOwn = texts.contains { text in
        ["struct ", "class ", "enum ", "typealias "].contains { text.contains($0 + type) }
      }
      if !isOwn { namedResources.append(type) }
    }
    let own = OwnMembers(of: ["UIColor", "UIImage", "ColorResource", "ImageResource"], in: texts)
    for catalog in catalogs.map({ AssetCatalog($0) }) {
      colors += Self.assets(catalog.names(of: .color), "Color", own)
      images += Self.assets(catalog.names(of: .image), "Image", own)
    }
  }

  private static func assets(_ names: [String], _ kind: String, _ own: OwnMembers) -> [Asset] {
    var seen = own.names(in: kind + "Resource")
    let taken = membersOfUIKit.union(own.names(in: "UI" + kind))
    return names.compactMap { name in
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last else { return nil }
      let path = parts.dropLast().map { typeName($0) } + [memberName(last, kind)]
      guard path.allSatisfy({ !$0.isEmpty }), seen.insert(path.joined(separator: ".")).inserted
      else { return nil }
      return Asset(
        name: name, path: path, isTaken: taken.contains(path.joined(separator: ".")))
    }
  }

  // MARK: Names

  /// `greenScoreA` of "green-score-a", `accent` of "AccentColor", `dsAction` of "DSAction", `p75Porciento` of
  /// "p_75porciento".
  ///
  /// - Parameter kind: the word that the name's end does not repeat.
  static func memberName(_ name: String, _ kind: String = "") -> String {
    var words = words(of: name)
    if let last = words.last, last.hasSuffix(kind), words.count > 1 || last != kind {
      words[words.count - 1] = String(last.dropLast(kind.count))
    }
    words.removeAll(where: \.isEmpty)
    guard let first = words.first else { return "" }
    let start = first.prefix(while: \.isUppercase)
    let isWord = start.count == first.count || start.count < 2
    let lowered = (isWord ? start : start.dropLast()).lowercased()
    let result = lowered + first.dropFirst(lowered.count) + words.dropFirst().joined()
    return escaped(result)
  }

  private static func typeName(_ name: String) -> String { escaped(words(of: name).joined()) }

  /// The name's parts, those behind the first beginning with a capital, as do letters behind digits.
  private static func words(of name: String) -> [String] {
    var result: [String] = []
    for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      var word = ""
      for character in part {
        let begins = word.last.map(\.isNumber) ?? !result.isEmpty
        word += begins && character.isLetter ? character.uppercased() : String(character)
      }
      result.append(word)
    }
    return result
  }

  static func escaped(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]

  /// Members of UIKit's own classes, which stand before symbols of the same name.
  private static let membersOfUIKit: Set<String> = [
    "actions", "add", "black", "blue", "brown", "checkmark", "clear", "cyan", "darkGray",
    "darkText",
    "gray", "green", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
    "orange", "placeholderText", "purple", "quaternaryLabel", "red", "remove", "secondaryLabel",
    "secondarySystemBackground", "separator", "strokedCheckmark", "systemBackground", "systemBlue",
    "systemFill", "systemGray", "systemGreen", "systemOrange", "systemRed", "tertiaryLabel",
    "tintColor", "white", "yellow",
  ]

  // MARK: Text

  /// Swift that declares the symbols; nil where there are none.
  var text: String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    // Not an import of this file's, for whoever reads the lines.
    let word = "import"
    var lines = ["\(word) UIKit", "", "// What Xcode makes of the names in asset catalogs."]
    // Files that import nothing know the types, too: Xcode's file declares them for older systems.
    lines += namedResources.map { "typealias \($0) = UIKit.\($0)" }
    for (assets, kind) in [(colors, "Color"), (images, "Image")] where !assets.isEmpty {
      lines += declarations(of: assets, in: kind + "Resource") { name, _ in
        "static let \(name.member) = \(kind)Resource(name: \(name.asset.quoted), bundle: .\(bundle))"
      }
      guard hasExtensions else { continue }
      lines += declarations(of: assets.filter { !$0.isTaken }, in: "UI" + kind) { name, path in
        "static var \(name.member): UI\(kind) { UI\(kind)(resource: \(kind)Resource.\(path)) }"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func declarations(
    of assets: [Asset], in type: String,
    _ line: (_ name: (member: String, asset: String), _ path: String) -> String
  ) -> [String] {
    let spaces = Set(
      assets.flatMap { asset in
        asset.path.indices.dropFirst().map { Array(asset.path[..<$0]) }
      }
    ).sorted { $0.joined(separator: ".") < $1.joined(separator: ".") }
    var lines = spaces.map { space in
      "extension \(([type] + space.dropLast()).joined(separator: ".")) { enum \(space[space.count - 1]) {} }"
    }
    for asset in assets {
      let owner = ([type] + asset.path.dropLast()).joined(separator: ".")
      let member = asset.path[asset.path.count - 1]
      let path = asset.path.joined(separator: ".")
      lines.append("extension \(owner) { \(line((member, asset.name), path)) }")
    }
    return lines
  }
}
