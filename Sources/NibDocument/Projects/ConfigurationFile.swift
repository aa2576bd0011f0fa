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
    var found = Found(conditions: SettingConditions(configuration: configuration))
    read(path, into: &found, depth: 0)
    return found.settings
  }

  /// A setting's value with `$(inherited)` replaced by what it has below.
  static func value(_ value: String, inheriting inherited: String?) -> String {
    value.replacing("$(inherited)", with: inherited ?? "")
      .replacing("${inherited}", with: inherited ?? "")
      .trimmingCharacters(in: .whitespaces)
  }

  /// What was read so far.
  private struct Found {
    let conditions: SettingConditions
    var settings: [String: String] = [:]
    /// Those that were set under a condition, which count wherever the others stand.
    var special: Set<String> = []

    mutating func take(_ name: String, _ given: String) {
      guard let key = conditions.key(name), !key.contains(" ") else { return }
      if name.contains("[") {
        special.insert(key)
      } else if special.contains(key) {
        return
      }
      settings[key] = value(given, inheriting: settings[key])
    }
  }

  private static func read(_ path: String, into found: inout Found, depth: Int) {
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
        read(file, into: &found, depth: depth + 1)
      } else if let sign = text.firstIndex(of: "=", outside: "["..."]") {
        let name = text[..<sign].trimmingCharacters(in: .whitespaces)
        let given = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        found.take(name, given.hasSuffix(";") ? String(given.dropLast()) : given)
      }
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
