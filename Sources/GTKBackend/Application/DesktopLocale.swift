import PlatformInterface

/// The language of messages, from the variables POSIX names for it. Foundation's `Locale` would say
/// the same after loading its tables, which the first frame does not need.
package enum DesktopLocale {
  /// The identifier of the language and region that the environment names, American English without any.
  package static var current: String {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(variable) else { continue }
      if let identifier = identifier(fromPOSIX: String(cString: value)) { return identifier }
    }
    return PlatformEnvironment().localeIdentifier
  }

  /// "de_CH.UTF-8@euro" → "de_CH"; nil for the empty one. "C" and "POSIX" are American English.
  static func identifier(fromPOSIX name: String) -> String? {
    let plain = name.prefix { $0 != "." && $0 != "@" }
    guard !plain.isEmpty else { return nil }
    return plain == "C" || plain == "POSIX" ? "en_US" : String(plain)
  }

  /// Whether the language is written from right to left.
  static func isRightToLeft(_ identifier: String) -> Bool {
    let parts = identifier.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    guard let language = parts.first else { return false }
    if parts.contains("latn") || parts.contains("cyrl") { return false }
    if parts.contains("arab") || parts.contains("hebr") { return true }
    return [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    .contains(language)
  }
}
