import NibDocument

extension NibElement {
  static func read(_ field: UITextField, _ source: NibSource) {
    read(field as UIControl, source)
    // Documents say where text stands with the alignment of text, not of the control's contents.
    if let font = source.font("fontDescription") { field.font = font }
    if let color = source.color("textColor") { field.textColor = color }
    if let value = source.word("textAlignment", NibWords.alignments) { field.textAlignment = value }
    field.borderStyle = source.word("borderStyle", NibWords.borders) ?? .none
    if let value = source.word("clearButtonMode", NibWords.viewModes) {
      field.clearButtonMode = value
    }
    if let value = source.number("minimumFontSize") { field.minimumFontSize = value }
    if let value = source.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
    if let value = source.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
    if let value = source.bool("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = value
    }
    if let image = source.image("background") { field.background = image }
    if let image = source.image("disabledBackground") { field.disabledBackground = image }
    if let child = source.object.keyedObjects["textInputTraits"] {
      readTraits(field, NibSource(child, source.builder))
    }
    if let text = source.text("placeholder") { field.placeholder = text }
    if let text = source.attributedText("attributedText") {
      field.attributedText = text
    } else if let text = source.text("text") {
      field.text = text
    }
  }

  static func read(_ view: UITextView, _ source: NibSource) {
    read(view as UIScrollView, source)
    if let font = source.font("fontDescription") { view.font = font }
    if let color = source.color("textColor") { view.textColor = color }
    if let value = source.word("textAlignment", NibWords.alignments) { view.textAlignment = value }
    if let value = source.bool("editable") { view.isEditable = value }
    if let value = source.bool("selectable") { view.isSelectable = value }
    if let value = source.bool("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = value
    }
    if let child = source.object.keyedObjects["textInputTraits"] {
      readTraits(view, NibSource(child, source.builder))
    }
    if let text = source.attributedText("attributedText") {
      view.attributedText = text
    } else if let text = source.text("text") {
      view.text = text
    }
  }

  private static func readTraits(_ field: some UITextInput, _ source: NibSource) {
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

  // MARK: Tabs

  static func read(_ item: UITabBarItem, _ source: NibSource) {
    if let title = source.text("title") { item.title = title }
    if let image = source.image("image") { item.image = image }
    if let image = source.image("selectedImage", catalog: "selectedImageCatalog") {
      item.selectedImage = image
    }
    if let value = source.text("badgeValue") { item.badgeValue = value }
    if let value = source.integer("tag") { item.tag = value }
    if let value = source.bool("enabled") { item.isEnabled = value }
  }

  /// One of the system's own, with its title and picture.
  static func tabBarItem(_ source: NibSource) -> UITabBarItem? {
    let words: [String: UITabBarItem.SystemItem] = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
      "mostViewed": .mostViewed,
    ]
    guard let item = source.word("systemItem", words) else { return nil }
    return UITabBarItem(tabBarSystemItem: item, tag: source.integer("tag") ?? 0)
  }
}

extension NibWords {
  static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
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

extension NibElement {
  static func read(_ bar: UISearchBar, _ source: NibSource) {
    read(bar as UIView, source)
    if let text = source.text("placeholder") { bar.placeholder = text }
    if let text = source.text("prompt") { bar.prompt = text }
    if let text = source.text("text") { bar.text = text }
    if let value = source.bool("showsCancelButton") { bar.showsCancelButton = value }
    if let value = source.bool("showsBookmarkButton") { bar.showsBookmarkButton = value }
    if let value = source.bool("showsSearchResultsButton") { bar.showsSearchResultsButton = value }
    if let value = source.bool("showsScopeBar") { bar.showsScopeBar = value }
    switch source.text("searchBarStyle") {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
    if let color = source.color("barTintColor") { bar.barTintColor = color }
  }
}

extension NibElement {
  static func read(_ picker: UIDatePicker, _ source: NibSource) {
    read(picker as UIControl, source)
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime,
      "countDownTimer": .countDownTimer,
    ]
    if let mode = source.word("datePickerMode", modes) { picker.datePickerMode = mode }
    let styles: [String: UIDatePickerStyle] = [
      "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
    if let style = source.word("style", styles) { picker.preferredDatePickerStyle = style }
    if let value = source.integer("minuteInterval") { picker.minuteInterval = value }
  }
}
