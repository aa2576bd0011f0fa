import ObjCRuntime

/// Sorts objects into sections by the letters that their names begin with, as the user's language has them.
///
/// The sections are the titles of a table's index, too. Letters with marks are among those without, unless the
/// language counts them as letters of their own; what begins with none of the letters is in the last section.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static var known: [String: UILocalizedIndexedCollation] = [:]
  private let titles: [String]
  private let places: [String: Int]
  private let locale: Locale

  /// Returns the collation of the user's language.
  open class func current() -> Self {
    let locale = Locale.current
    if let known = known[locale.identifier] as? Self { return known }
    let made = UILocalizedIndexedCollation(locale)
    known[locale.identifier] = made
    return unsafeDowncast(made, to: Self.self)
  }

  init(_ locale: Locale) {
    self.locale = locale
    let own = Self.letters[locale.language.languageCode?.identifier ?? "en"] ?? ""
    let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let isLatin = own.unicodeScalars.allSatisfy { $0.value < 0x250 }
    let letters = isLatin ? Self.merged(latin, own) : own + latin
    titles = letters.map(String.init) + ["#"]
    places = Dictionary(
      titles.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    super.init()
  }

  // iOS-BEHAVIOUR: which letters a language has in its index, and that Latin ones follow others. Evidence:
  // unmeasured.
  /// What languages have beside the Latin letters, or before them.
  private static let letters: [String: String] = [
    "sv": "ÅÄÖ", "fi": "ÅÄÖ", "da": "ÆØÅ", "nb": "ÆØÅ", "no": "ÆØÅ", "nn": "ÆØÅ", "is": "ÞÆÖ",
    "es": "NÑ", "ru": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ", "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ",
    "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", "he": "אבגדהוזחטיכלמנסעפצקרשת", "ja": "あかさたなはまやらわ",
    "ko": "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ", "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
  ]

  /// Letters that follow one of the alphabet come after it, others at the end.
  private static func merged(_ latin: String, _ own: String) -> String {
    guard let first = own.first, let place = latin.firstIndex(of: first) else { return latin + own }
    return String(latin[...place]) + String(own.dropFirst())
      + String(latin[latin.index(after: place)...])
  }

  /// The titles of the sections, in order: letters, and `#` for what begins with none.
  open var sectionTitles: [String] { titles }
  /// The titles for a table's index, which are those of the sections.
  open var sectionIndexTitles: [String] { titles }
  /// Returns the section that a title of the index leads to, which has its number.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object.
  ///
  /// - Parameter selector: names what gives the object's text, a property or a method without arguments.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: text(of: object, selector))
  }

  /// Returns objects in the order of their texts, which capitals make no difference to.
  ///
  /// - Parameter selector: names what gives an object's text, a property or a method without arguments.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    let named = array.enumerated().map { (text(of: $0.element, selector), $0.offset, $0.element) }
    return named.sorted { one, other in
      let order = (one.0 as NSString).compare(
        other.0, options: .caseInsensitive,
        range: NSRange(location: 0, length: (one.0 as NSString).length), locale: locale)
      return order == .orderedSame ? one.1 < other.1 : order == .orderedAscending
    }.map(\.2)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    guard let object = object as? NSObject else { return String(describing: object) }
    let found =
      selector.isUnderstood(by: object)
      ? selector.perform(on: object) : object.value(forKey: selector.name)
    return found.map { $0 as? String ?? String(describing: $0) } ?? ""
  }

  private func section(of text: String) -> Int {
    let first = text.drop { $0.isWhitespace }.first.map(String.init) ?? ""
    let whole = first.uppercased(with: locale)
    if let place = places[whole] { return place }
    let plain = first.folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: locale
    ).uppercased(with: locale)
    return places[plain] ?? places[Self.row(of: first)] ?? titles.count - 1
  }

  /// The first of a row of the Japanese syllabary, or the first consonant of a Korean syllable.
  private static func row(of text: String) -> String {
    guard let value = text.unicodeScalars.first?.value else { return "" }
    if (0xAC00...0xD7A3).contains(value) {
      let consonants = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")
      return String(consonants[Int(value - 0xAC00) / 588])
    }
    let kana = (0x30A1...0x30F3).contains(value) ? value - 0x60 : value
    let rows: [(UInt32, String)] = [
      (0x3041, "あ"), (0x304B, "か"), (0x3055, "さ"), (0x305F, "た"), (0x306A, "な"), (0x306F, "は"),
      (0x307E, "ま"), (0x3083, "や"), (0x3089, "ら"), (0x308E, "わ"),
    ]
    guard kana <= 0x3093 else { return "" }
    return rows.last { $0.0 <= kana }?.1 ?? ""
  }
}
