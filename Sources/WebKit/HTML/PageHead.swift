import UIKitCore

/// What a page says before its text: its title, its style sheets, and whether it knows the dark.
struct PageHead {
  private(set) var title: String?
  private(set) var knowsDark = false
  private(set) var missing: Set<String> = []
  private var sheets: [String] = []

  init(_ tokens: [HTMLToken], _ baseURL: URL?, _ files: PageFiles = .none) {
    for (index, token) in tokens.enumerated() {
      guard case .open(let tag) = token else { continue }
      var text = ""
      if index + 1 < tokens.count, case .text(let next) = tokens[index + 1] { text = next }
      switch tag.name {
      case "title" where title == nil:
        title = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      case "style": sheets.append(text)
      case "link" where tag.attributes["rel"]?.lowercased() == "stylesheet":
        read(tag.attributes["href"] ?? "", baseURL, files)
      case "meta":
        let name = tag.attributes["name"]?.lowercased()
        if name == "color-scheme" || name == "supported-color-schemes",
          tag.attributes["content"]?.lowercased().contains("dark") == true
        {
          knowsDark = true
        }
      default: break
      }
    }
    let ends = CharacterSet(charactersIn: ";}\n")
    for sheet in sheets {
      for part in sheet.lowercased().components(separatedBy: "color-scheme:").dropFirst() {
        // Not the condition of a rule, whose name ends the same way and which a bracket closes.
        let value = part.components(separatedBy: ends).first ?? ""
        if value.contains("dark"), !value.contains(")") { knowsDark = true }
      }
    }
  }

  /// The sheets for one of both appearances.
  func sheet(isDark: Bool) -> StyleSheet {
    var sheet = StyleSheet(isDark: isDark)
    for text in sheets { sheet.add(text) }
    return sheet
  }

  private mutating func read(_ address: String, _ baseURL: URL?, _ files: PageFiles) {
    guard let url = URL(string: address, relativeTo: baseURL), url.isFileURL else {
      missing.insert("style sheets from the network")
      return
    }
    guard files.allows(url) else {
      missing.insert("style sheets that the page may not read")
      return
    }
    if let text = try? String(contentsOf: url, encoding: .utf8) { sheets.append(text) }
  }
}
