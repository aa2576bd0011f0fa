import UIKitCore

/// Makes one text of a page: paragraphs with their fonts, colours, margins and indents, lists with their
/// marks, links and pictures.
///
/// Goes through the page once. What is inside what is kept as a list, not as a tree, so nothing depends on
/// how deep elements are in one another.
@MainActor
struct PageBuilder {
  struct Open {
    var element: StyledElement
    var style: PageStyle
    /// Of the next item of a list.
    var number = 1
  }

  private let surroundings: PageSurroundings
  private var sheet: StyleSheet
  private var theme: PageTheme
  private var open: [Open] = []
  private var ancestors: [StyledElement] = []
  /// How many of each element are open, so that ends without a start are found at once.
  private var openCounts: [String: Int] = [:]
  var lines = PageLines()
  private var title: String?
  private var background: UIColor?
  private var insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private var rootSize: CGFloat
  private var isHidden = 0
  private var missing: Set<String> = []
  private var dependsOnWidth = false

  /// Elements further inside look like what is around them, as in browsers.
  static let greatestDepth = 512
  private static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
  /// What is not shown, and says nothing about it.
  private static let silent: Set<String> = ["head", "script", "style", "template", "title"]
  /// What is not shown, and is reported.
  private static let absent: Set<String> = [
    "audio", "button", "canvas", "embed", "iframe", "input", "math", "object", "select", "svg",
    "textarea", "video",
  ]

  /// - Complexity: O(page) but for its style sheets.
  static func page(_ html: String, _ surroundings: PageSurroundings) -> StyledPage {
    let tokens = HTMLTokenizer.tokens(of: html)
    let head = PageHead(tokens, surroundings.baseURL, surroundings.files)
    let isDark = surroundings.isDark && head.knowsDark
    var builder = PageBuilder(surroundings, sheet: head.sheet(isDark: isDark), isDark: isDark)
    builder.title = head.title
    builder.missing = head.missing
    for token in tokens { builder.take(token) }
    return builder.finished(isDark: isDark)
  }

  private init(_ surroundings: PageSurroundings, sheet: StyleSheet, isDark: Bool) {
    self.surroundings = surroundings
    self.sheet = sheet
    theme = PageTheme(isDark: isDark)
    rootSize = 16 * surroundings.zoom
  }

  private var style: PageStyle {
    open.last?.style ?? PageStyle(fontSize: rootSize, color: theme.text)
  }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .open(let tag): begin(tag)
    case .close(let name): end(name)
    case .text(let text):
      if isHidden == 0, !style.isHidden { lines.add(text, style) }
    }
  }

  private mutating func finished(isDark: Bool) -> StyledPage {
    while !open.isEmpty { closeLast() }
    lines.endParagraph()
    // The first paragraph's margin and the page's overlap; the text view leaves out the former.
    insets.top = max(insets.top, lines.firstMargin)
    insets.bottom = max(insets.bottom, lines.margin)
    return StyledPage(
      text: lines.text(), title: title, background: background, canvas: theme.background,
      insets: insets, anchors: lines.anchors, dependsOnWidth: dependsOnWidth,
      opensElsewhere: lines.opensElsewhere, missing: missing)
  }

  // MARK: Elements

  private mutating func begin(_ tag: HTMLTag) {
    // A page inside a page is only its contents.
    if ["html", "body"].contains(tag.name), openCounts[tag.name] ?? 0 > 0 { return }
    closeImplied(by: tag.name)
    if isHidden == 0 { note(tag) }
    let element = StyledElement(tag)
    var style = self.style.inherited()
    style.apply(
      element: tag, isInList: (openCounts["ul"] ?? 0) + (openCounts["ol"] ?? 0) > 0, theme: theme)
    var declarations = sheet.declarations(for: element, in: ancestors)
    if let own = tag.attributes["style"] { declarations += StyleSheet.declarations(own) }
    let outer = self.style
    style.apply(declarations, outer: outer, rootSize: rootSize, zoom: surroundings.zoom)
    style.fontSize = max(style.fontSize, surroundings.minimumFontSize)
    if tag.name == "html" { rootSize = style.fontSize }
    if tag.name == "html" || tag.name == "body" { takePage(&style, outer) }
    if style.isBlock, style.background != outer.background { style.background = outer.background }
    if let name = tag.attributes["id"] ?? tag.attributes["name"] { lines.mark(name) }
    guard !Self.empty.contains(tag.name) else {
      if isHidden == 0, !style.isHidden { single(tag, style) }
      return
    }
    guard open.count < Self.greatestDepth else { return }
    if style.isBlock, isHidden == 0 { lines.beginBlock(style) }
    if Self.silent.contains(tag.name) || Self.absent.contains(tag.name) { isHidden += 1 }
    if tag.name == "li", isHidden == 0, !style.isHidden { beginItem(style) }
    if tag.name == "td" || tag.name == "th" { lines.addColumn(style) }
    if tag.name == "q", isHidden == 0 { lines.add("\u{201C}", style) }
    var entry = Open(element: element, style: style)
    if let start = tag.attributes["start"].flatMap({ Int($0) }) { entry.number = start }
    open.append(entry)
    ancestors.append(element)
    openCounts[tag.name, default: 0] += 1
  }

  private mutating func end(_ name: String) {
    if name == "p", openCounts["p"] ?? 0 == 0 { begin(HTMLTag(name: "p")) }
    // What follows the body's end is in it all the same.
    guard openCounts[name] ?? 0 > 0, name != "body", name != "html" else { return }
    while let last = open.last {
      closeLast()
      if last.element.name == name { return }
    }
  }

  private mutating func closeLast() {
    guard let last = open.popLast() else { return }
    ancestors.removeLast()
    openCounts[last.element.name, default: 1] -= 1
    let name = last.element.name
    if name == "q", isHidden == 0 { lines.add("\u{201D}", last.style) }
    if Self.silent.contains(name) || Self.absent.contains(name) { isHidden -= 1 }
    if last.style.isBlock, isHidden == 0 { lines.endBlock(last.style) }
  }

  /// Ends that pages leave out.
  private mutating func closeImplied(by name: String) {
    switch name {
    case "li": close(["li"], within: ["ul", "ol", "menu", "dir"])
    case "dt", "dd": close(["dt", "dd"], within: ["dl"])
    case "tr": close(["tr"], within: ["table"])
    case "td", "th": close(["td", "th"], within: ["tr", "table"])
    case "body": close(["head"], within: [])
    case "p", "div", "ul", "ol", "dl", "table", "pre", "blockquote", "h1", "h2", "h3", "h4", "h5",
      "h6", "hr", "section", "article", "header", "footer", "form", "figure", "nav", "aside":
      close(["p"], within: ["td", "th", "li", "div", "blockquote"])
    default: break
    }
  }

  private mutating func close(_ names: Set<String>, within scopes: Set<String>) {
    guard names.contains(where: { openCounts[$0] ?? 0 > 0 }) else { return }
    for entry in open.reversed() {
      if names.contains(entry.element.name) { return end(entry.element.name) }
      if scopes.contains(entry.element.name) { return }
    }
  }

  // MARK: What elements do

  /// The page's own sides and what is behind it.
  private mutating func takePage(_ style: inout PageStyle, _ outer: PageStyle) {
    if let color = style.background { background = color }
    style.background = nil
    guard style.isBlock, style.left != 0 || style.right != 0 || style.marginTop != 0 else { return }
    insets = UIEdgeInsets(
      top: style.marginTop, left: max(style.left, 0), bottom: style.marginBottom,
      right: max(style.right, 0))
    (style.left, style.right, style.marginTop, style.marginBottom) = (0, 0, 0, 0)
  }

  private mutating func single(_ tag: HTMLTag, _ style: PageStyle) {
    switch tag.name {
    case "br": lines.breakLine(style)
    case "hr":
      dependsOnWidth = true
      lines.addRule(style, width: lineWidth(style), color: theme.text.withAlphaComponent(0.25))
    case "img":
      dependsOnWidth = true
      let pictures = PagePictures(baseURL: surroundings.baseURL, files: surroundings.files)
      if let picture = pictures.attachment(tag, width: lineWidth(style), zoom: surroundings.zoom) {
        lines.add(picture, style)
      } else if let words = tag.attributes["alt"], !words.isEmpty {
        lines.add(words, style)
      }
      if pictures.isForeign(tag) { missing.insert("<img> from the network") }
      if pictures.isForbidden(tag) { missing.insert("<img> of a file that the page may not read") }
    default: break
    }
  }

  private func lineWidth(_ style: PageStyle) -> CGFloat {
    max(surroundings.width - insets.left - insets.right - style.left - style.right, 1)
  }

  private mutating func beginItem(_ style: PageStyle) {
    guard
      let index = open.lastIndex(where: { ["ul", "ol", "menu", "dir"].contains($0.element.name) })
    else { return lines.beginItem("\u{2022}", style) }
    let number = open[index].number
    open[index].number += 1
    switch style.list {
    case .none: break
    case .disc: lines.beginItem("\u{2022}", style)
    case .circle: lines.beginItem("\u{25E6}", style)
    case .square: lines.beginItem("\u{25AA}", style)
    case .decimal: lines.beginItem("\(number).", style)
    case .letters:
      let letter = UnicodeScalar(UInt8(97 + (max(number, 1) - 1) % 26))
      lines.beginItem("\(letter).", style)
    }
  }

  private mutating func note(_ tag: HTMLTag) {
    if tag.name == "script" { missing.insert("<script>") }
    if tag.name == "table" { missing.insert("the grid of <table>") }
    if Self.absent.contains(tag.name), tag.attributes["type"] != "hidden" {
      missing.insert("<\(tag.name)>")
    }
  }
}
