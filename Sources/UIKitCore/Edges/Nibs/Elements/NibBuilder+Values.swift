import NibDocument
import PlatformInterface

extension NibBuilder {
  func color(_ color: NibColor, _ source: NibObject) -> UIColor? {
    switch color {
    case .components: return NibBuilder.plainColor(color)
    case .system(let name, let fallback):
      if let color = NibBuilder.systemColor(name) { return color }
      if let fallback = fallback ?? document.resources.systemColors[name] {
        return self.color(fallback, source)
      }
      tell(.unknown, "The system's colour \(name) is not known.", source)
      return nil
    case .named(let name, let fallback):
      if let color = UIColor(named: name, in: bundle, compatibleWith: traits) { return color }
      if let fallback = fallback ?? document.resources.namedColors[name] {
        return self.color(fallback, source)
      }
      tell(.damaged, "There is no colour named \(name).", source)
      return nil
    }
  }

  /// A colour that is told by numbers, or one of the system's; nil for others.
  nonisolated static func plainColor(_ color: NibColor) -> UIColor? {
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
  nonisolated static func systemColor(_ name: String) -> UIColor? {
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
    case "scrollViewTexturedBackground", "viewFlipsideBackground", "underPageBackground":
      return .systemGroupedBackground
    case "tableSeparator": return .separator
    default: return nil
    }
  }

  func font(_ font: NibFont) -> UIFont {
    switch font {
    case .system(let size, let weight, let isItalic):
      let size = CGFloat(size ?? Double(UIFont.labelFontSize))
      if isItalic { return .italicSystemFont(ofSize: size) }
      return .systemFont(ofSize: size, weight: weight.flatMap { NibWords.weights[$0] } ?? .regular)
    case .named(let name, _, let size):
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    case .style(let name):
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name), compatibleWith: traits)
    }
  }

  func image(_ name: String, isSymbol: Bool, _ source: NibObject) -> UIImage? {
    let image =
      isSymbol
      ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: traits)
    if image == nil {
      tell(
        .damaged,
        isSymbol
          ? "There is no symbol named \"\(name)\"."
          : "Could not load the \"\(name)\" image referenced from a nib in the bundle "
            + "\(bundle.bundlePath).", source)
    }
    return image
  }

  func attributedText(_ runs: [NibTextRun], _ source: NibObject) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for (name, value) in run.values {
        if let value = plainValue(value, source) {
          attributes[NSAttributedString.Key(rawValue: name)] = value
        }
      }
      if let paragraph = run.paragraph {
        attributes[.paragraphStyle] = NibBuilder.paragraphStyle(paragraph)
      }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }

  private static func paragraphStyle(_ source: NibParagraphStyle) -> NSParagraphStyle {
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

  /// As key-value coding takes it.
  func plainValue(_ value: NibValue, _ source: NibObject) -> Any? {
    switch value {
    case .bool(let value): value
    case .number(let value): NSNumber(value: value)
    case .string(let value), .choice(let value): value
    case .reference(let id): object(id)
    case .image(let name): image(name, isSymbol: false, source)
    case .imageReference(let reference):
      image(reference.name, isSymbol: reference.isSymbol, source)
    case .point(let value): CGPoint(x: value.x, y: value.y)
    case .size(let value): CGSize(width: value.width, height: value.height)
    case .rect(let value):
      CGRect(x: value.x, y: value.y, width: value.width, height: value.height)
    case .insets(let value):
      UIEdgeInsets(top: value.top, left: value.left, bottom: value.bottom, right: value.right)
    case .offset(let horizontal, let vertical):
      UIOffset(horizontal: horizontal, vertical: vertical)
    case .color(let value): color(value, source)
    case .font(let value): font(value)
    case .attributedString(let runs): attributedText(runs, source)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .strings(let values): values
    case .set, .symbolConfiguration, .frameInset, .null: nil
    }
  }
}
