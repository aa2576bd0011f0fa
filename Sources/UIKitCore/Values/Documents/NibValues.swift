import NibDocument

/// Values of a document as UIKit's that need no bundle.
enum NibValues {
  /// A colour that is told by numbers, or one of the system's; nil for others.
  static func plainColor(_ color: NibColor) -> UIColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha, let space):
      switch space {
      case .gray: UIColor(white: red, alpha: alpha)
      case .displayP3: UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      case .sRGB, .extendedSRGB: UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
    case .system(let name, let fallback): systemColor(name) ?? fallback.flatMap(plainColor)
    case .named: nil
    }
  }

  /// By UIKit's name with `Color` at its end, and by the older names of documents.
  static func systemColor(_ name: String) -> UIColor? {
    let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    if let color = SystemColor.allCases.first(where: { "\($0)" == short }) {
      return UIColor(content: .system(color))
    }
    switch short {
    case "groupTableViewBackground", "tableCellGroupedBackground", "tableBackground":
      return short == "tableBackground"
        ? .systemBackground
        : short == "groupTableViewBackground"
          ? .systemGroupedBackground : .secondarySystemGroupedBackground
    case "darkText": return UIColor(white: 0, alpha: 1)
    case "lightText": return UIColor(white: 1, alpha: 0.6)
    // Of iOS's older colours these two were dark, for texts in white; how dark, was not measured.
    case "scrollViewTexturedBackground":
      return UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1)
    case "viewFlipsideBackground":
      return UIColor(red: 0.122, green: 0.129, blue: 0.141, alpha: 1)
    case "underPageBackground": return .systemGroupedBackground
    case "tableSeparator": return .separator
    default: return nil
    }
  }

  @MainActor static func paragraphStyle(_ source: NibParagraphStyle) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    for (name, value) in source.values {
      switch (name, value) {
      case ("alignment", .choice(let word)):
        style.alignment = NibWords.alignments[word] ?? .natural
      case ("lineBreakMode", .choice(let word)):
        style.lineBreakMode =
          NibWords.lineBreaks[word]
          ?? (word == "wordWrapping" ? .byWordWrapping : .byTruncatingTail)
      case ("lineSpacing", .number(let number)): style.lineSpacing = number
      case ("paragraphSpacing", .number(let number)): style.paragraphSpacing = number
      case ("paragraphSpacingBefore", .number(let number)): style.paragraphSpacingBefore = number
      case ("firstLineHeadIndent", .number(let number)): style.firstLineHeadIndent = number
      case ("headIndent", .number(let number)): style.headIndent = number
      case ("tailIndent", .number(let number)): style.tailIndent = number
      case ("minimumLineHeight", .number(let number)): style.minimumLineHeight = number
      case ("maximumLineHeight", .number(let number)): style.maximumLineHeight = number
      case ("lineHeightMultiple", .number(let number)): style.lineHeightMultiple = number
      default: break
      }
    }
    return style
  }
}
