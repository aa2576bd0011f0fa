import Foundation

/// Writes the parts of a person's name in the order of a language.
///
/// Foundation declares a class of this name on Linux that cannot be used; lowered sources get this one.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The nickname where there is one, else the given name.
    case short
    /// Given and family name.
    case medium
    /// Every part.
    case long
    /// The first letters.
    case abbreviated
  }

  /// How much of a name is written; `.default` by default.
  open var style = Style.default
  /// Whether the name's phonetic parts are written in place of its own; false by default.
  open var isPhonetic = false
  /// The language whose order counts.
  open var locale: Locale! = .current

  /// The name in a style, as of a formatter with no other settings.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  /// The name in the formatter's style.
  ///
  /// iOS-BEHAVIOUR: family names stand first where a language or the name's own letters are Chinese, Japanese or
  /// Korean, without a space between the latter two parts of a Chinese or Japanese name. Evidence: unmeasured.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    switch style {
    case .short: return name.nickname ?? name.givenName ?? name.familyName ?? ""
    case .abbreviated:
      return ordered(name, middle: false).compactMap { $0.first.map(String.init) }.joined()
    case .default, .medium: return join(ordered(name, middle: false))
    case .long:
      return join([name.namePrefix] + ordered(name, middle: true) + [name.nameSuffix])
    }
  }

  /// The parts of a name: the last word is the family name, or the first one in languages that begin with it.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, let last = words.last else { return nil }
    var name = PersonNameComponents()
    guard words.count > 1 else {
      name.givenName = first
      return name
    }
    let isFamilyFirst = beginsWithFamily(string)
    name.givenName = isFamilyFirst ? last : first
    name.familyName = isFamilyFirst ? first : last
    if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return name
  }

  /// The text of `PersonNameComponents`; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  private func ordered(_ name: PersonNameComponents, middle: Bool) -> [String] {
    let given = [name.givenName, middle ? name.middleName : nil]
    let isFamilyFirst = beginsWithFamily((name.familyName ?? "") + (name.givenName ?? ""))
    let parts = isFamilyFirst ? [name.familyName] + given : given + [name.familyName]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }
  }

  private func join(_ parts: [String?]) -> String {
    let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
    let isIdeographic = parts.joined().unicodeScalars.contains {
      (0x3040...0x9FFF).contains($0.value)
    }
    return parts.joined(separator: isIdeographic ? "" : " ")
  }

  private func beginsWithFamily(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    if scalars.contains(where: { (0x3040...0x9FFF).contains($0.value) }) { return true }
    if scalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) { return true }
    let language = (locale ?? .current).language.languageCode?.identifier ?? "en"
    return scalars.allSatisfy { $0.value > 0x2FF } && ["zh", "ja", "ko", "hu"].contains(language)
  }
}
