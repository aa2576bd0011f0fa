import NibDocument

/// Attributes of `<textField>`.
extension NibElement {
  static func read(_ field: UITextField, _ source: NibSource) {
    // Documents say where text stands with the alignment of text, not of the control's contents.
    if let font = source.font("fontDescription") { field.font = font }
    if let color = source.color("textColor") { field.textColor = color }
    if let value = source.word("textAlignment", NibWords.alignments) { field.textAlignment = value }
    field.borderStyle = source.word("borderStyle", NibWords.borders) ?? .none
    if let value = source.word("clearButtonMode", NibWords.viewModes) {
      field.clearButtonMode = value
    }
    // iOS-BEHAVIOUR: as of a label. Evidence: nib-10.
    if let value = source.number("minimumFontSize") {
      field.minimumFontSize = value
      field.adjustsFontSizeToFitWidth = true
    }
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
}

extension NibWords {
  static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}
