import NibDocument

/// Attributes of `<buttonConfiguration>`, with its texts and its background.
extension NibElement {
  static func configuration(_ source: NibSource) -> UIButton.Configuration {
    var result: UIButton.Configuration =
      switch source.text("style") {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      case "borderless": .borderless()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      default: .plain()
      }
    readTexts(&result, source)
    if let child = source.object.keyedObjects["background"] {
      readBackground(&result.background, NibSource(child, source.builder))
    }
    if let image = source.image("image") { result.image = image }
    if let value = source.symbolConfiguration("preferredSymbolConfigurationForImage") {
      result.preferredSymbolConfigurationForImage = value
    }
    if let value = source.number("imagePadding") { result.imagePadding = value }
    if let value = source.number("titlePadding") { result.titlePadding = value }
    if let color = source.color("baseForegroundColor") { result.baseForegroundColor = color }
    if let color = source.color("baseBackgroundColor") { result.baseBackgroundColor = color }
    if let value = source.bool("showsActivityIndicator") { result.showsActivityIndicator = value }
    if let value = source.directionalInsets("contentInsets") { result.contentInsets = value }
    if let place = source.text("imagePlacement"),
      let edge: NSDirectionalRectEdge = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      ][place]
    {
      result.imagePlacement = edge
    }
    if let style = source.text("cornerStyle"),
      let value: UIButton.Configuration.CornerStyle = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
      ][style]
    {
      result.cornerStyle = value
    }
    if let size = source.text("buttonSize"),
      let value: UIButton.Configuration.Size = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
      ][size]
    {
      result.buttonSize = value
    }
    return result
  }

  private static func readTexts(_ result: inout UIButton.Configuration, _ source: NibSource) {
    if let title = source.text("title") { result.title = title }
    if let subtitle = source.text("subtitle") { result.subtitle = subtitle }
    if let title = source.attributedText("attributedTitle") {
      result.attributedTitle = AttributedString(title)
    }
    if let subtitle = source.attributedText("attributedSubtitle") {
      result.attributedSubtitle = AttributedString(subtitle)
    }
    // iOS-BEHAVIOUR: the document's font stays when code sets another title. Evidence: unmeasured.
    if let font = source.font("titleFontDescription") {
      result.titleTextAttributesTransformer = transformer(font)
    }
    if let font = source.font("subtitleFontDescription") {
      result.subtitleTextAttributesTransformer = transformer(font)
    }
    if let value = source.word("titleLineBreakMode", NibWords.lineBreaks) {
      result.titleLineBreakMode = value
    }
    if let value = source.word("subtitleLineBreakMode", NibWords.lineBreaks) {
      result.subtitleLineBreakMode = value
    }
    if let value = source.word("titleAlignment", NibWords.titleAlignments) {
      result.titleAlignment = value
    }
  }

  private static func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var changed = attributes
      changed.font = font
      return changed
    }
  }

  private static func readBackground(
    _ result: inout UIBackgroundConfiguration, _ source: NibSource
  ) {
    if let color = source.color("backgroundColor") { result.backgroundColor = color }
    if let value = source.number("cornerRadius") { result.cornerRadius = value }
    if let image = source.image("image") { result.image = image }
    if let value = source.word("imageContentMode", NibWords.contentModes) {
      result.imageContentMode = value
    }
    if let color = source.color("strokeColor") { result.strokeColor = color }
    if let value = source.number("strokeWidth") { result.strokeWidth = value }
    if let value = source.number("strokeOutset") { result.strokeOutset = value }
    if let value = source.directionalInsets("backgroundInsets") { result.backgroundInsets = value }
  }
}

extension NibWords {
  static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}
