/// Attributes of `<stackView>`.
extension NibElement {
  static func read(_ stack: UIStackView, _ source: NibSource) {
    stack.axis = source.text("axis") == "vertical" ? .vertical : .horizontal
    if let value = source.word("distribution", NibWords.distributions) {
      stack.distribution = value
    }
    if let value = source.word("alignment", NibWords.stackAlignments) { stack.alignment = value }
    if source.text("spacingType") == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    } else if let value = source.number("spacing") {
      stack.spacing = value
    }
    if let value = source.bool("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = value
    }
    if let value = source.bool("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = value
    }
    for view in stack.subviews where !stack.arrangedSubviews.contains(view) {
      stack.addArrangedSubview(view)
    }
  }
}

extension NibWords {
  static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  static let stackAlignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
