import NibDocument

/// Attributes of `<textView>`.
extension NibElement {
  static func read(_ view: UITextView, _ source: NibSource) {
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
}
