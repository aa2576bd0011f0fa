/// Colours and fonts.
extension NibReader {
  mutating func color(_ element: XMLElement) -> NibColor? {
    let parts = components(element)
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      return .system(name, fallback: parts)
    }
    if let name = element["name"] {
      // "System" is the catalog of UIKit itself.
      return element["catalog"] == "System"
        ? .system(name, fallback: parts) : .named(name, fallback: parts)
    }
    if parts == nil { tell(.damaged, "A colour should have parts or a name.", element) }
    return parts
  }

  private mutating func components(_ element: XMLElement) -> NibColor? {
    let alpha = number(element, "alpha") ?? 1
    if let white = number(element, "white") {
      return .components(red: white, green: white, blue: white, alpha: alpha, space: .gray)
    }
    if let black = number(element, "black"), let cyan = number(element, "cyan"),
      let magenta = number(element, "magenta"), let yellow = number(element, "yellow")
    {
      // As ink without a profile: each part takes its share of what black leaves.
      func light(_ ink: Double) -> Double { (1 - ink) * (1 - black) }
      return .components(
        red: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha, space: .sRGB)
    }
    guard let red = number(element, "red"), let green = number(element, "green"),
      let blue = number(element, "blue")
    else { return nil }
    let space: NibColor.Space =
      switch element["customColorSpace"] {
      case "displayP3": .displayP3
      case "extendedSRGB": .extendedSRGB
      default: .sRGB
      }
    return .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
  }

  mutating func font(_ element: XMLElement) -> NibFont? {
    if let style = element["style"] { return .style(style) }
    // Older documents name the size of the system's font.
    let named: [String: Double] = ["system": 14, "smallSystem": 12, "label": 17, "button": 18]
    let size =
      number(element, "pointSize") ?? element["size"].flatMap { named[$0] }
      ?? number(element, "size")
    if let name = element["name"] {
      return .named(name: name, family: element["family"] ?? "", size: size ?? 17)
    }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold":
      return .system(size: size, weight: element["weight"] ?? "bold", isItalic: false)
    case "italicSystem": return .system(size: size, weight: element["weight"], isItalic: true)
    case "system", "systemUltraLight", "systemThin", "systemLight", "systemMedium",
      "systemSemibold",
      "systemHeavy", "systemBlack", "message", "label", "smallSystem", "menu", "cellTitle":
      let meta = element["metaFont"] ?? ""
      let weight = meta.hasPrefix("system") ? meta.dropFirst("system".count) : ""
      return .system(
        size: size,
        weight: element["weight"]
          ?? (weight.isEmpty ? nil : weight.prefix(1).lowercased() + weight.dropFirst()),
        isItalic: false)
    default:
      guard size != nil else {
        tell(.damaged, "A font should have a name, a type or a style.", element)
        return nil
      }
      return .system(size: size, weight: element["weight"], isItalic: false)
    }
  }
}
