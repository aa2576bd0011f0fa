/// Attributes that every control has.
extension NibElement {
  static func read(_ control: UIControl, _ source: NibSource) {
    if let value = source.bool("enabled") { control.isEnabled = value }
    if let value = source.bool("selected") { control.isSelected = value }
    if let value = source.bool("highlighted") { control.isHighlighted = value }
    if let value = source.word("contentHorizontalAlignment", NibWords.horizontalAlignments) {
      control.contentHorizontalAlignment = value
    }
    if let value = source.word("contentVerticalAlignment", NibWords.verticalAlignments) {
      control.contentVerticalAlignment = value
    }
  }
}

extension NibWords {
  static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]
}
