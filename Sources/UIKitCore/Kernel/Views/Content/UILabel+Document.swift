/// Attributes of `<label>`.
extension NibElement {
  static func read(_ label: UILabel, _ source: NibSource) {
    if let font = source.font("fontDescription") { label.font = font }
    if let color = source.color("textColor") { label.textColor = color }
    if let value = source.word("textAlignment", NibWords.alignments) { label.textAlignment = value }
    if let value = source.word("lineBreakMode", NibWords.lineBreaks) { label.lineBreakMode = value }
    if let value = source.options("lineBreakStrategy", NibWords.lineBreakStrategies) {
      label.lineBreakStrategy = value
    }
    if let value = source.word("baselineAdjustment", NibWords.baselines) {
      label.baselineAdjustment = value
    }
    // Without constraints the frame is the one that was drawn for the text.
    if source.bool("fixedFrame") == true
      || source.bool("translatesAutoresizingMaskIntoConstraints") != false
    {
      label.fitting.hasDrawnFrame = true
    }
    if let value = source.integer("numberOfLines") { label.numberOfLines = value }
    var hasLimit = true
    if let value = source.number("minimumScaleFactor") {
      label.minimumScaleFactor = value
    } else if let value = source.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = min(1, value / label.font.pointSize)
    } else {
      hasLimit = false
    }
    // iOS-BEHAVIOUR: a label of a document that says how small its text may be shrinks it unless the document says
    // no. Evidence: nib-10.
    label.adjustsFontSizeToFitWidth = source.bool("adjustsFontSizeToFit") ?? hasLimit
    if let value = source.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = value
    }
    if let value = source.bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = value
    }
    if let value = source.bool("allowsDefaultTighteningForTruncation") {
      label.allowsDefaultTighteningForTruncation = value
    }
    if let value = source.bool("showsExpansionTextWhenTruncated") {
      label.showsExpansionTextWhenTruncated = value
    }
    if let value = source.bool("enabled") { label.isEnabled = value }
    if let value = source.bool("highlighted") { label.isHighlighted = value }
    label.highlightedTextColor = source.color("highlightedColor")
    label.shadowColor = source.color("shadowColor")
    if let value = source.size("shadowOffset") { label.shadowOffset = value }
    if let text = source.attributedText("attributedText") {
      label.attributedText = text
    } else if let text = source.text("text") {
      label.text = text
    }
  }
}

extension NibWords {
  static let lineBreakStrategies: [String: NSParagraphStyle.LineBreakStrategy] = [
    "pushOut": .pushOut, "hangulWordPriority": .hangulWordPriority, "standard": .standard,
  ]

  static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
