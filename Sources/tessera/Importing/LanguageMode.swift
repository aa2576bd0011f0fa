import NibDocument

/// The rules of which Swift a target is compiled by. Most are Swift 5's in newer and older sources alike; in those
/// for Swift 4 `try?` in front of an optional value gives an optional of an optional.
enum LanguageMode {
  /// Whether a target's classes that are Objective-C's have their members known to it without a word for it.
  static func infersMembers(of target: XcodeProject.Target) -> Bool {
    target.settings["SWIFT_VERSION"]?.split(separator: ".").first == "3"
      || target.settings["SWIFT_SWIFT3_OBJC_INFERENCE"] == "On"
  }

  /// The setting of a target's manifest; nil for Swift 5 and later.
  static func setting(of target: XcodeProject.Target) -> String? {
    guard let version = target.settings["SWIFT_VERSION"] else { return nil }
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard let first = numbers.first, (3...4).contains(first) else { return nil }
    let mode = first == 4 && numbers.dropFirst().first == 2 ? "v4_2" : "v4"
    return ".swiftLanguageMode(.\(mode))"
  }
}
