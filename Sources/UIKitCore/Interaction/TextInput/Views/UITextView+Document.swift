import NibDocument

/// Attributes of `<textView>`.
extension NibElement {
  static func read(_ view: UITextView, _ source: NibSource) {
    if let font = source.font("fontDescription") { view.font = font }
    if let color = source.color("textColor") { view.textColor = color }
    if let value = source.word("textAlignment", NibWords.alignments) { view.textAlignment = value }
    if let value = source.bool("editable") { view.isEditable = value }
    if let types = source.options("dataDetectorTypes", dataTypes) { view.dataDetectorTypes = types }
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

  /// Words of Interface Builder's for what is looked for in a text.
  private static let dataTypes: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
    "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion,
  ]
}
