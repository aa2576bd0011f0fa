import Foundation
import NibDocument

/// The `.podspec` of a library that lies in a folder, as far as its Swift sources and resources go.
///
/// A specification is a program of Ruby's. Read are assignments of texts, lists and dictionaries of texts to the
/// attributes below, whatever part of the library they are of; what is computed is not.
struct PodSpecification {
  /// As Swift imports it.
  private(set) var module: String
  private let folder: String
  /// What was assigned, by the attribute's name, in order.
  private var texts: [String: [String]] = [:]
  /// Patterns of the resources of each bundle that is made of some.
  private(set) var bundles: [String: [String]] = [:]

  private static let attributes = [
    "name", "module_name", "source_files", "exclude_files", "resources", "resource",
    "resource_bundles", "resource_bundle", "swift_version", "swift_versions",
  ]

  /// - Returns: nil for a file that is not there, or names no library.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 20 else {
      return nil
    }
    folder = (path as NSString).deletingLastPathComponent
    module = ""
    let assignment =
      /\b\w+\.(?:(ios|osx|macos|tvos|watchos|visionos)\.)?(\w+)\s*=(?![=~>])\s*/
    var text = Self.withoutComments(String(decoding: data, as: UTF8.self))[...]
    while let match = text.firstMatch(of: assignment) {
      text = text[match.range.upperBound...]
      let attribute = String(match.2)
      guard match.1 == nil || match.1 == "ios", Self.attributes.contains(attribute) else {
        continue
      }
      let value = Self.value(in: text)
      // What stands in a value assigns nothing, and each letter is read once.
      text = text[value.endIndex...]
      if attribute.hasPrefix("resource_bundle") {
        for (name, patterns) in Self.dictionary(value) { bundles[name, default: []] += patterns }
      } else {
        texts[attribute, default: []] += Self.strings(value)
      }
    }
    guard let name = texts["name"]?.first, !name.isEmpty else { return nil }
    module =
      texts["module_name"]?.first ?? String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    bundles = Dictionary(
      bundles.map { (filled($0.key, name), $0.value.map { filled($0, name) }) },
      uniquingKeysWith: +)
    texts = texts.mapValues { $0.map { filled($0, name) } }
  }

  /// `#{s.name}` is the one thing that patterns are computed of.
  private func filled(_ text: String, _ name: String) -> String {
    text.replacing(/#\{\w+\.(name|module_name)\}/) { _ in name }
  }

  // MARK: What it means

  /// The library as a target of a project, and its bundles as others, which it depends on.
  var targets: [XcodeProject.Target] {
    var library = XcodeProject.Target(name: module, kind: .framework)
    let patterns = texts["source_files"] ?? ["Classes"]
    let excluded = texts["exclude_files"] ?? []
    let files = patterns.flatMap { pattern in
      let path = folder + "/" + pattern
      var isFolder: ObjCBool = false
      let isPlain = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return FilePattern.files(
        isPlain && isFolder.boolValue ? pattern + "/*" : pattern, excluding: excluded, in: folder)
    }
    library.sources = Set(files.filter { $0.hasSuffix(".swift") }).sorted()
    let foreign = [".m", ".mm", ".c", ".cpp"]
    library.foreignSources = Set(files.filter { file in foreign.contains { file.hasSuffix($0) } })
      .sorted()
    library.resources = resources((texts["resources"] ?? []) + (texts["resource"] ?? []))
    library.product = module + ".framework"
    library.settings = ["SDKROOT": "iphoneos", "PRODUCT_NAME": module]
    library.settings["SWIFT_VERSION"] = (texts["swift_version"] ?? texts["swift_versions"])?.last
    let made = bundles.sorted { $0.key < $1.key }.map { name, patterns in
      var bundle = XcodeProject.Target(name: module + "-" + name, kind: .bundle)
      bundle.resources = resources(patterns)
      bundle.product = name + ".bundle"
      bundle.settings = ["PRODUCT_NAME": name]
      return bundle
    }
    library.dependencies = made.map(\.name)
    return [library] + made
  }

  private func resources(_ patterns: [String]) -> [String] {
    Set(patterns.flatMap { FilePattern.files($0, in: folder) }).sorted()
  }

  // MARK: Ruby, as far as it is read

  /// The text without what follows a `#` outside of quotes.
  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var quote: Character?
      var last: Character = " "
      for (place, letter) in zip(line.indices, line) {
        if let open = quote {
          if letter == open, last != "\\" { quote = nil }
        } else if letter == "\"" || letter == "'" {
          quote = letter
        } else if letter == "#" {
          return String(line[..<place])
        }
        last = letter
      }
      return String(line)
    }.joined(separator: "\n")
  }

  /// From the beginning of a value to its end: that of the line, unless a bracket is open or a comma stands there.
  private static func value(in text: Substring) -> Substring {
    var depth = 0
    var quote: Character?
    var last: Character = " "
    for place in text.indices {
      let letter = text[place]
      if let open = quote {
        if letter == open { quote = nil }
      } else {
        switch letter {
        case "\"", "'": quote = letter
        case "[", "{", "(": depth += 1
        case "]", "}", ")": depth -= 1
        case "\n" where depth <= 0 && last != ",", ";" where depth <= 0: return text[..<place]
        default: break
        }
      }
      if depth < 0 { return text[..<place] }
      if !letter.isWhitespace { last = letter }
    }
    return text
  }

  private static func strings(_ value: Substring) -> [String] {
    value.matches(of: /"([^"]*)"|'([^']*)'/).map { String($0.1 ?? $0.2 ?? "") }
  }

  /// `'Name' => ['a', 'b'], 'Other' => 'c'`.
  private static func dictionary(_ value: Substring) -> [(String, [String])] {
    let entry = /(?:"([^"]*)"|'([^']*)')\s*=>\s*(\[[^\]]*\]|"[^"]*"|'[^']*')/
    return value.matches(of: entry).map { (String($0.1 ?? $0.2 ?? ""), strings($0.3)) }
  }
}
