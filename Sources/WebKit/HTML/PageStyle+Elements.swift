import UIKitCore

extension PageStyle {
  /// What browsers give elements before any style sheet.
  ///
  /// iOS-BEHAVIOUR: sizes and margins are those of the sheet that HTML's standard suggests.
  /// Evidence: https://html.spec.whatwg.org/multipage/rendering.html.
  mutating func apply(element tag: HTMLTag, isInList: Bool, theme: PageTheme) {
    isBlock = Self.blocks.contains(tag.name)
    switch tag.name {
    case "h1": heading(2, 0.67)
    case "h2": heading(1.5, 0.83)
    case "h3": heading(1.17, 1)
    case "h4": heading(1, 1.33)
    case "h5": heading(0.83, 1.67)
    case "h6": heading(0.67, 2.33)
    case "p", "dl", "pre": setMargins(1)
    case "blockquote", "figure":
      setMargins(1)
      left += 40
      right += 40
    case "ul", "ol", "menu", "dir":
      if !isInList { setMargins(1) }
      list = tag.name == "ol" ? .decimal : isInList ? .circle : .disc
      if tag.attributes["type"] == "a" { list = .letters }
      left += 40
    case "dd": left += 40
    case "hr": setMargins(0.5)
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "del", "strike": isStruck = true
    case "small": fontSize *= 5.0 / 6
    case "big": fontSize *= 1.2
    case "sub": raise(-0.2)
    case "sup": raise(0.35)
    case "mark":
      background = StyleValues.color("yellow")
      color = .black
    case "center": alignment = .center
    case "a" where tag.attributes["href"] != nil:
      link = tag.attributes["href"]
      opensElsewhere = tag.attributes["target"] == "_blank"
      color = theme.link
      isUnderlined = true
    default: break
    }
    if ["pre", "code", "kbd", "samp", "tt"].contains(tag.name) {
      design = .monospaced
      family = nil
      // Browsers take thirteen sixteenths of the size around it, once.
      if tag.name == "pre" { keepsSpaces = true }
      fontSize *= 13.0 / 16
    }
    apply(attributes: tag)
  }

  private mutating func apply(attributes tag: HTMLTag) {
    switch tag.attributes["align"]?.lowercased() {
    case "center"?: alignment = .center
    case "right"?: alignment = .right
    case "left"?: alignment = .left
    default: break
    }
    switch tag.attributes["dir"]?.lowercased() {
    case "rtl"?: direction = .rightToLeft
    case "ltr"?: direction = .leftToRight
    default: break
    }
    if tag.name == "font", let color = tag.attributes["color"].flatMap(StyleValues.color) {
      self.color = color
    }
    if tag.attributes["hidden"] != nil { isHidden = true }
  }

  private mutating func heading(_ size: CGFloat, _ margin: CGFloat) {
    fontSize *= size
    isBold = true
    setMargins(margin)
  }

  private mutating func setMargins(_ ems: CGFloat) {
    marginTop = fontSize * ems
    marginBottom = marginTop
  }

  private mutating func raise(_ ems: CGFloat) {
    raise += fontSize * ems
    fontSize *= 5.0 / 6
  }

  private static let blocks: Set<String> = [
    "html", "body", "address", "article", "aside", "blockquote", "center", "details", "dialog",
    "dd", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "legend", "li", "main", "menu", "nav",
    "ol", "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "caption",
    "ul",
  ]
}

/// The colours of a page that says nothing.
struct PageTheme {
  var text: UIColor
  var background: UIColor
  var link: UIColor

  /// Pages are light unless they say that they know the dark, too.
  init(isDark: Bool) {
    text = isDark ? .white : .black
    background = isDark ? .black : .white
    link =
      isDark
      ? UIColor(red: 0.62, green: 0.62, blue: 1, alpha: 1)
      : UIColor(red: 0, green: 0, blue: 0.93, alpha: 1)
  }
}
