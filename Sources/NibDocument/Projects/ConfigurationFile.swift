import Foundation

/// The build settings of a `.xcconfig` file, on which a project's configuration is based, and of those it includes.
enum ConfigurationFile {
  private static let maximumSize = 1 << 20
  private static let maximumDepth = 16

  /// Returns the settings of a file by their names; none where it is not there, as those that CocoaPods would make.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - configuration: the name of the configuration, as `Debug`, which settings may be for alone.
  static func settings(at path: String, configuration: String) -> [String: String] {
    var settings: [String: String] = [:]
    read(path, configuration, into: &settings, depth: 0)
    return settings
  }

  /// A setting's value with `$(inherited)` replaced by what it has below.
  static func value(_ value: String, inheriting inherited: String?) -> String {
    value.replacing("$(inherited)", with: inherited ?? "")
      .replacing("${inherited}", with: inherited ?? "")
      .trimmingCharacters(in: .whitespaces)
  }

  private static func read(
    _ path: String, _ configuration: String, into settings: inout [String: String], depth: Int
  ) {
    guard depth < maximumDepth, let data = FileManager.default.contents(atPath: path),
      data.count <= maximumSize
    else { return }
    let folder = (path as NSString).deletingLastPathComponent
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, !parts[1].contains("$") else { continue }
        let file = parts[1].hasPrefix("/") ? String(parts[1]) : "\(folder)/\(parts[1])"
        read(file, configuration, into: &settings, depth: depth + 1)
      } else if let sign = text.firstIndex(of: "=", outside: "["..."]") {
        let name = text[..<sign].trimmingCharacters(in: .whitespaces)
        let given = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        take(
          name, given.hasSuffix(";") ? String(given.dropLast()) : given, configuration, &settings)
      }
    }
  }

  /// `NAME`, or `NAME[sdk=iphoneos*][config=Debug]` where all conditions hold for the simulator.
  private static func take(
    _ name: String, _ given: String, _ configuration: String, _ settings: inout [String: String]
  ) {
    let parts = name.split(separator: "[")
    guard let key = parts.first.map(String.init), !key.contains(" ") else { return }
    for part in parts.dropFirst() {
      for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
        let sides = condition.split(separator: "=", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        guard sides.count == 2, holds(sides[0], sides[1], configuration) else { return }
      }
    }
    settings[key] = value(given, inheriting: settings[key])
  }

  private static func holds(_ kind: String, _ pattern: String, _ configuration: String) -> Bool {
    func matches(_ value: String) -> Bool {
      pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : value == pattern
    }
    switch kind {
    case "sdk": return matches("iphonesimulator")
    case "config": return matches(configuration)
    case "arch": return matches("x86_64")
    default: return false
    }
  }
}

extension String {
  /// The first place of a character that no brackets are around.
  fileprivate func firstIndex(of wanted: Character, outside brackets: ClosedRange<Character>)
    -> String.Index?
  {
    var depth = 0
    return indices.first { index in
      if self[index] == brackets.lowerBound { depth += 1 }
      if self[index] == brackets.upperBound { depth -= 1 }
      return self[index] == wanted && depth == 0
    }
  }
}
