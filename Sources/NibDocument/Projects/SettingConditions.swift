/// Which settings with conditions in brackets count: those for the simulator and this machine.
///
/// Conditions are `[sdk=iphonesimulator*]`, `[arch=arm64]`, `[config=Debug]` and `[variant=normal]`, one behind the
/// other or with commas between them.
struct SettingConditions {
  /// The name of the configuration that is built, as `Debug`.
  var configuration: String
  /// The machine as Xcode calls it.
  var architecture = SettingConditions.machine

  #if arch(arm64)
    private static let machine = "arm64"
  #else
    private static let machine = "x86_64"
  #endif

  /// The name of a setting without its conditions; nil where one of these does not hold.
  func key(_ name: String) -> String? {
    let parts = name.split(separator: "[")
    guard let key = parts.first.map(String.init) else { return nil }
    for part in parts.dropFirst() {
      for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
        let sides = condition.split(separator: "=", maxSplits: 1).map(Self.trimmed)
        guard sides.count == 2, holds(sides[0], sides[1]) else { return nil }
      }
    }
    return Self.trimmed(key[...])
  }

  /// The settings that count, by their plain names; of one name that with more conditions, where these hold.
  func chosen(of settings: [String: String]) -> [String: String] {
    let sorted = settings.sorted {
      ($0.key.count(where: { $0 == "=" }), $0.key) < ($1.key.count(where: { $0 == "=" }), $1.key)
    }
    var result: [String: String] = [:]
    for (name, value) in sorted {
      guard let key = key(name) else { continue }
      result[key] = ConfigurationFile.value(value, inheriting: result[key] ?? "$(inherited)")
    }
    return result
  }

  private func holds(_ kind: String, _ pattern: String) -> Bool {
    func matches(_ value: String) -> Bool {
      pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : value == pattern
    }
    // A simulator's name ends in its version, as in `iphonesimulator17.5`.
    switch kind {
    case "sdk": return matches("iphonesimulator") || matches("iphonesimulator17.5")
    case "config": return matches(configuration)
    case "arch": return matches(architecture)
    case "variant": return matches("normal")
    default: return false
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
