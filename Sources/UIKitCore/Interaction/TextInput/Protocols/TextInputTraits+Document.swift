/// Attributes of `<textInputTraits>`, an element inside fields and text views.
extension NibElement {
  static func readTraits(_ field: some UITextInput, _ source: NibSource) {
    let field = field
    if let value = source.word("keyboardType", NibWords.keyboards) { field.keyboardType = value }
    if let value = source.word("returnKeyType", NibWords.returnKeys) { field.returnKeyType = value }
    if let value = source.bool("secureTextEntry") { field.isSecureTextEntry = value }
    if let value = source.bool("enablesReturnKeyAutomatically") {
      field.enablesReturnKeyAutomatically = value
    }
    switch source.text("autocapitalizationType") {
    case "words": field.autocapitalizationType = .words
    case "sentences": field.autocapitalizationType = .sentences
    case "allCharacters": field.autocapitalizationType = .allCharacters
    default: field.autocapitalizationType = .none
    }
    if let word = source.text("autocorrectionType") {
      field.autocorrectionType = word == "yes" ? .yes : .no
    }
    if let word = source.text("spellCheckingType") {
      field.spellCheckingType = word == "yes" ? .yes : .no
    }
  }
}

extension NibWords {
  static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
  ]

  static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
