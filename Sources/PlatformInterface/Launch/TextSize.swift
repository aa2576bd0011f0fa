/// The steps of Dynamic Type as `--text-size` and `PlatformEnvironment.textSize` name them.
package enum TextSize {
  /// From the smallest to the largest; "large" is the one a device starts with.
  package static let names = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  /// The name that `text` means, whatever its case and with or without hyphens ("extra-large"), or
  /// nil.
  package static func named(_ text: String) -> String? {
    let wanted = text.replacingOccurrences(of: "-", with: "").lowercased()
    return names.first { $0.lowercased() == wanted }
  }
}
