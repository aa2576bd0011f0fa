/// Values of properties.
extension NibReader {
  private static let values: Set<String> = [
    "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "frame",
    "offsetWrapper",
    "color", "fontDescription", "font", "nil", "null", "autoresizingMask", "string",
    "mutableString",
    "integer", "real", "bool", "boolean", "date", "imageReference", "preferredSymbolConfiguration",
    "attributedString", "accessibilityTraits", "dataDetectorType", "extendedEdge",
    "popoverArrowDirection", "array", "mutableArray", "value", "mask", "rectEdge",
    "symbolConfiguration", "directionalRectEdge", "axis", "url", "dataDetectorTypes",
    "cornerMask", "lineBreakStrategy", "scrollTypes",
  ]

  func isValue(_ element: String) -> Bool { NibReader.values.contains(element) }

  mutating func value(_ element: XMLElement) -> NibValue? {
    switch element.name {
    case "nil", "null": return .null
    case "string", "mutableString", "url": return .string(string(element))
    case "integer", "real":
      return number(element, "value").map(NibValue.number)
        ?? Double(element.text.trimmed).map(NibValue.number)
    case "bool", "boolean": return bool(element, "value").map(NibValue.bool)
    case "date": return number(element, "timeIntervalSinceReferenceDate").map(NibValue.date)
    case "rect": return rect(element).map(NibValue.rect)
    case "point": return point(element).map(NibValue.point)
    case "size": return size(element).map(NibValue.size)
    case "inset", "edgeInsets", "directionalEdgeInsets":
      return insets(element).map(NibValue.insets)
    case "frame":
      return .frameInset(
        NibFrameInset(
          minX: number(element, "minX"), minY: number(element, "minY"),
          maxX: number(element, "maxX"), maxY: number(element, "maxY"),
          width: number(element, "width"), height: number(element, "height")))
    case "offsetWrapper":
      return .offset(
        horizontal: number(element, "horizontal") ?? 0, vertical: number(element, "vertical") ?? 0)
    case "value": return wrappedValue(element)
    case "color": return color(element).map(NibValue.color)
    case "fontDescription", "font": return font(element).map(NibValue.font)
    case "imageReference":
      guard let name = element["image"] else { return nil }
      return .imageReference(
        NibImageReference(
          name: name, isSymbol: element["catalog"] == "system", symbolScale: element["symbolScale"],
          renderingMode: element["renderingMode"]))
    case "preferredSymbolConfiguration", "symbolConfiguration": return symbolConfiguration(element)
    case "attributedString": return .attributedString(textRuns(element))
    case "array", "mutableArray": return .strings(element.children.map { string($0) })
    // Words that are set: masks, edges, traits.
    default:
      return .set(Set(element.attributes.filter { $0.value == "YES" }.map(\.name)))
    }
  }

  // MARK: Plain values

  /// The attribute as YES or NO; nil and a problem for anything else.
  mutating func bool(_ element: XMLElement, _ name: String) -> Bool? {
    switch element[name] {
    case nil: return nil
    case "YES", "true": return true
    case "NO", "false": return false
    case let text?:
      tell(.damaged, "The attribute \(name) should be YES or NO; found \"\(text)\".", element)
      return nil
    }
  }

  mutating func number(_ element: XMLElement, _ name: String) -> Double? {
    guard let text = element[name] else { return nil }
    guard let number = Double(text), number.isFinite else {
      // The editor's way to say that a size is as large as it likes.
      if text == "infinite" || text == "inf" { return .greatestFiniteMagnitude }
      tell(.damaged, "The attribute \(name) should be a number; found \"\(text)\".", element)
      return nil
    }
    return number
  }

  /// The characters of a string, which may be written in base 64.
  func string(_ element: XMLElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    return Base64.text(element.text) ?? element.text
  }

  /// Nil and a problem unless all the numbers are there.
  private mutating func numbers(_ element: XMLElement, _ names: String...) -> [Double]? {
    var result: [Double] = []
    for name in names {
      guard let number = number(element, name) else {
        if element[name] == nil { tell(.damaged, "The attribute \(name) is missing.", element) }
        return nil
      }
      result.append(number)
    }
    return result
  }

  mutating func point(_ element: XMLElement) -> NibPoint? {
    numbers(element, "x", "y").map { NibPoint(x: $0[0], y: $0[1]) }
  }

  private mutating func size(_ element: XMLElement) -> NibSize? {
    numbers(element, "width", "height").map { NibSize(width: $0[0], height: $0[1]) }
  }

  private mutating func rect(_ element: XMLElement) -> NibRect? {
    numbers(element, "x", "y", "width", "height").map {
      NibRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  private mutating func insets(_ element: XMLElement) -> NibInsets? {
    switch element.name {
    case "edgeInsets":
      return NibInsets(
        top: number(element, "top") ?? 0, left: number(element, "left") ?? 0,
        bottom: number(element, "bottom") ?? 0, right: number(element, "right") ?? 0)
    case "directionalEdgeInsets":
      return NibInsets(
        top: number(element, "top") ?? 0, left: number(element, "leading") ?? 0,
        bottom: number(element, "bottom") ?? 0, right: number(element, "trailing") ?? 0,
        isDirectional: true)
    default:
      return NibInsets(
        top: inset(element, "minY"), left: inset(element, "minX"), bottom: inset(element, "maxY"),
        right: inset(element, "maxX"))
    }
  }

  /// The least number there is says that a button's insets are zero by intent; it is zero here.
  private mutating func inset(_ element: XMLElement, _ name: String) -> Double {
    let number = number(element, name) ?? 0
    return abs(number) < .leastNormalMagnitude * 2 ? 0 : number
  }

  private mutating func wrappedValue(_ element: XMLElement) -> NibValue? {
    switch element["type"] {
    case "size": return size(element).map(NibValue.size)
    case "point": return point(element).map(NibValue.point)
    case "rect": return rect(element).map(NibValue.rect)
    default: return nil
    }
  }

  // MARK: Symbols and text

  private mutating func symbolConfiguration(_ element: XMLElement) -> NibValue {
    var configuration = NibSymbolConfiguration()
    configuration.scale = element["scale"]
    configuration.weight = element["weight"]
    configuration.pointSize = number(element, "pointSize")
    configuration.rendering = element["renderingMode"] ?? element["configurationType"]
    if let child = element.child("fontDescription") { configuration.font = font(child) }
    return .symbolConfiguration(configuration)
  }

  private mutating func textRuns(_ element: XMLElement) -> [NibTextRun] {
    element.children.filter { $0.name == "fragment" }.map { fragment in
      var run = NibTextRun(text: fragment["content"] ?? "")
      for child in fragment.children {
        if child.name == "attributes" {
          for attribute in child.children { addTextAttribute(attribute, to: &run) }
        } else if child["key"] == "content" {
          run.text = string(child)
        }
      }
      return run
    }
  }

  private mutating func addTextAttribute(_ element: XMLElement, to run: inout NibTextRun) {
    if element.name == "paragraphStyle" {
      run.paragraph = paragraphStyle(element)
    } else if isValue(element.name) {
      addValue(element, to: &run.values, in: "attributes")
    } else {
      unknown(element, in: "an attributed string")
    }
  }

  private mutating func paragraphStyle(_ element: XMLElement) -> NibParagraphStyle {
    let numbers: Set<String> = [
      "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent",
      "headIndent", "tailIndent", "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple",
      "defaultTabInterval", "tighteningFactorForTruncation", "hyphenationFactor",
    ]
    var style = NibParagraphStyle()
    for attribute in element.attributes where attribute.name != "key" {
      if numbers.contains(attribute.name) {
        if let number = number(element, attribute.name) {
          style.values[attribute.name] = .number(number)
        }
      } else {
        style.values[attribute.name] = .choice(attribute.value)
      }
    }
    return style
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
