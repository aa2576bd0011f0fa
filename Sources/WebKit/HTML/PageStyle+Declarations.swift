import UIKitCore

extension PageStyle {
  /// Takes what style sheets and the element's own style say; what is not known here changes nothing.
  ///
  /// - Parameter outer: the style around the element, which percentages and ems of its font size mean.
  mutating func apply(
    _ declarations: [StyleSheet.Declaration], outer: PageStyle, rootSize: CGFloat, zoom: CGFloat
  ) {
    let ordered = declarations.filter { !$0.isImportant } + declarations.filter(\.isImportant)
    // Lengths in ems mean the element's own size.
    for item in ordered where ["font-size", "font"].contains(item.property) {
      applyFont(item, outer: outer, rootSize: rootSize, zoom: zoom)
    }
    let units = StyleValues.Units(em: fontSize, rem: rootSize, whole: 0, zoom: zoom)
    for item in ordered { apply(item, units) }
  }

  private mutating func apply(_ item: StyleSheet.Declaration, _ units: StyleValues.Units) {
    let word = item.value.lowercased()
    func length() -> CGFloat? { StyleValues.length(word, units) }
    switch item.property {
    case "color": color = StyleValues.color(word) ?? color
    case "background", "background-color":
      if let color = item.value.split(separator: " ").lazy.compactMap({
        StyleValues.color(String($0))
      }).first ?? StyleValues.color(word) {
        background = color
      }
    case "font-weight": setWeight(word)
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font-family": setFamily(item.value)
    case "text-align": alignment = Self.alignments[word] ?? alignment
    case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
    case "text-decoration", "text-decoration-line":
      if word.contains("none") { (isUnderlined, isStruck) = (false, false) }
      if word.contains("underline") { isUnderlined = true }
      if word.contains("line-through") { isStruck = true }
    case "text-transform":
      letters =
        ["uppercase": .upper, "lowercase": .lower, "capitalize": .capitals][word] ?? Case.none
    case "letter-spacing": kern = word == "normal" ? 0 : length() ?? kern
    case "line-height": setLineHeight(word, units)
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    case "list-style-type", "list-style":
      for part in word.split(separator: " ") { list = Self.lists[String(part)] ?? list }
    case "display":
      isHidden = isHidden || word == "none"
      if word == "block" { isBlock = true }
      if word.hasPrefix("inline") { isBlock = false }
    case "visibility": if word == "hidden" { isHidden = true }
    case "margin-top": marginTop = length() ?? marginTop
    case "margin-bottom": marginBottom = length() ?? marginBottom
    case "margin-left", "padding-left", "margin-inline-start", "padding-inline-start":
      left += length() ?? 0
    case "margin-right", "padding-right", "margin-inline-end", "padding-inline-end":
      right += length() ?? 0
    case "padding-top": marginTop += length() ?? 0
    case "padding-bottom": marginBottom += length() ?? 0
    case "margin": setSides(word, units, replaces: true)
    case "padding": setSides(word, units, replaces: false)
    case "vertical-align":
      if word == "super" { raise += fontSize * 0.35 }
      if word == "sub" { raise -= fontSize * 0.2 }
    default: break
    }
  }

  /// One to four lengths: top, right, bottom, left.
  private mutating func setSides(_ text: String, _ units: StyleValues.Units, replaces: Bool) {
    let parts = text.split(separator: " ").map { StyleValues.length(String($0), units) ?? 0 }
    guard let first = parts.first else { return }
    let side = parts.count > 1 ? parts[1] : first
    let bottom = parts.count > 2 ? parts[2] : first
    marginTop = first + (replaces ? 0 : marginTop)
    marginBottom = bottom + (replaces ? 0 : marginBottom)
    right += side
    left += parts.count > 3 ? parts[3] : side
  }

  private mutating func setWeight(_ word: String) {
    switch word {
    case "bold", "bolder": isBold = true
    case "normal", "lighter": isBold = false
    default: if let number = StyleValues.number(word) { isBold = number >= 600 }
    }
  }

  private mutating func setLineHeight(_ word: String, _ units: StyleValues.Units) {
    var units = units
    units.whole = fontSize
    lineFactor = nil
    if word == "normal" {
      lineHeight = nil
    } else if let factor = StyleValues.number(word) {
      lineFactor = max(factor, 0)
    } else if let length = StyleValues.length(word, units) {
      lineHeight = max(length, 0)
    }
  }

  /// The first family that is there.
  private mutating func setFamily(_ list: String) {
    let generic: [String: UIFontDescriptor.SystemDesign] = [
      "serif": .serif, "ui-serif": .serif, "monospace": .monospaced, "ui-monospace": .monospaced,
      "sans-serif": .default, "system-ui": .default, "-apple-system": .default,
      "blinkmacsystemfont": .default, "ui-rounded": .rounded, "menlo": .monospaced,
      "courier": .monospaced, "courier new": .monospaced, "san francisco": .default,
      "helvetica": .default, "helvetica neue": .default, "arial": .default,
    ]
    for part in list.split(separator: ",") {
      let name = part.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\t\n"))
      if let design = generic[name.lowercased()] {
        (family, self.design) = (nil, design)
        return
      }
      if UIFont.familyNames.contains(where: { $0.lowercased() == name.lowercased() }) {
        family = name
        return
      }
    }
  }

  // MARK: Sizes

  private mutating func applyFont(
    _ item: StyleSheet.Declaration, outer: PageStyle, rootSize: CGFloat, zoom: CGFloat
  ) {
    let units = StyleValues.Units(
      em: outer.fontSize, rem: rootSize, whole: outer.fontSize, zoom: zoom)
    func size(_ word: String) -> CGFloat? {
      let keywords: [String: CGFloat] = [
        "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
        "xx-large": 32, "xxx-large": 48,
      ]
      if let size = keywords[word] { return size * zoom }
      if word == "smaller" { return outer.fontSize / 1.2 }
      if word == "larger" { return outer.fontSize * 1.2 }
      return StyleValues.length(word, units)
    }
    guard item.property == "font" else {
      if let size = size(item.value.lowercased()) { fontSize = max(size, 0) }
      return
    }
    let word = item.value.lowercased()
    if let style = Self.textStyles[word] {
      let font = UIFont.preferredFont(forTextStyle: style)
      fontSize = font.pointSize * zoom
      isBold = style == .headline
      (family, design) = (nil, .default)
      return
    }
    // "italic bold 1.2em/1.4 Georgia, serif": the family follows the size.
    var parts = item.value.split(separator: " ")[...]
    while let part = parts.popFirst() {
      let halves = part.lowercased().split(separator: "/")
      switch String(halves.first ?? "") {
      case "italic", "oblique": isItalic = true
      case let word where word == "bold" || Int(word) != nil: setWeight(word)
      case let word:
        guard let size = size(word) else { continue }
        fontSize = max(size, 0)
        if halves.count > 1 { setLineHeight(String(halves[1]), units) }
        setFamily(parts.joined(separator: " "))
        return
      }
    }
  }

  private static let textStyles: [String: UIFont.TextStyle] = [
    "-apple-system-body": .body, "-apple-system-headline": .headline,
    "-apple-system-subheadline": .subheadline, "-apple-system-footnote": .footnote,
    "-apple-system-caption1": .caption1, "-apple-system-caption2": .caption2,
    "-apple-system-title1": .title1, "-apple-system-title2": .title2,
    "-apple-system-title3": .title3, "-apple-system-title0": .largeTitle,
    "-apple-system-callout": .callout,
  ]
  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
    "end": .right,
  ]
  private static let lists: [String: ListKind] = [
    "none": .none, "disc": .disc, "circle": .circle, "square": .square, "decimal": .decimal,
    "lower-alpha": .letters, "upper-alpha": .letters,
  ]
}
