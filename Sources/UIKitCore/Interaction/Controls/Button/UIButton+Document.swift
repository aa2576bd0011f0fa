import NibDocument

/// Attributes of `<button>`, its states and its configuration.
extension NibElement {
  static func read(_ button: UIButton, _ source: NibSource) {
    button.take(source.word("buttonType", NibWords.buttonTypes) ?? .custom)
    if let font = source.font("fontDescription") { button.titleLabel?.font = font }
    if let value = source.word("lineBreakMode", NibWords.lineBreaks) {
      button.titleLabel?.lineBreakMode = value
    }
    if source.bool("fixedFrame") == true { button.titleLabel?.fitting.hasDrawnFrame = true }
    if let value = source.insets("contentEdgeInsets") { button.contentEdgeInsets = value }
    if let value = source.insets("titleEdgeInsets") { button.titleEdgeInsets = value }
    if let value = source.insets("imageEdgeInsets") { button.imageEdgeInsets = value }
    if let value = source.bool("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = value
    }
    if let value = source.bool("pointerInteraction") { button.isPointerInteractionEnabled = value }
    if let value = source.bool("showsTouchWhenHighlighted") {
      button.showsTouchWhenHighlighted = value
    }
    let child = source.object.keyedObjects["configuration"].flatMap {
      $0.element == "buttonConfiguration" ? $0 : nil
    }
    for state in source.object.lists["states"] ?? [] {
      read(button, state: NibSource(state, source.builder), isConfigured: child != nil)
    }
    if let child { button.configuration = configuration(NibSource(child, source.builder)) }
  }

  private static func read(_ button: UIButton, state source: NibSource, isConfigured: Bool) {
    guard let key = source.object.key, let state = NibWords.states[key] else { return }
    // iOS-BEHAVIOUR: the title for the normal state, "Button" unless the author changed it, is not shown beside a
    // configuration. Evidence: nib-11
    if !isConfigured || state != .normal {
      if let title = source.text("title") { button.setTitle(title, for: state) }
      if let title = source.attributedText("attributedTitle") {
        button.setAttributedTitle(title, for: state)
      }
    }
    if let color = source.color("titleColor") { button.setTitleColor(color, for: state) }
    if let color = source.color("titleShadowColor") {
      button.setTitleShadowColor(color, for: state)
    }
    if let value = source.symbolConfiguration("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(value, forImageIn: state)
    }
    if let image = source.image("image") { button.setImage(image, for: state) }
    if let image = source.image("backgroundImage", catalog: "backgroundCatalog") {
      button.setBackgroundImage(image, for: state)
    }
  }
}

extension NibWords {
  static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain,
    "close": .close,
  ]
}
