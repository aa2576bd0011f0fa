/// Finds addresses of the web and telephone numbers in texts.
///
/// What counts as one is decided here by form alone; Apple's rules are not published.
package enum DataDetection {
  /// What is looked for.
  package struct Kinds: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let links = Kinds(rawValue: 1)
    package static let numbers = Kinds(rawValue: 2)
  }

  /// What was found.
  package struct Found: Sendable {
    /// In UTF-16 offsets of the text.
    package let range: NSRange
    /// Of a number: `tel:`, and its digits.
    package let url: URL
    package let isNumber: Bool
  }

  /// - Parameters:
  ///   - text: what is looked through.
  ///   - range: in UTF-16 offsets.
  /// - Returns: what does not overlap, in its order.
  /// - Complexity: O(length of the range).
  package static func find(_ kinds: Kinds, in text: String, _ range: NSRange) -> [Found] {
    var found: [Found] = []
    if kinds.contains(.links) {
      for match in links.matches(in: text, range: range) {
        if let link = link(at: match.range, of: text) { found.append(link) }
      }
    }
    if kinds.contains(.numbers) {
      for match in numbers.matches(in: text, range: range) {
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
          let number = number(at: match.range, of: text)
        else { continue }
        found.append(number)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  // MARK: Links

  /// Domains that are links without saying so, by which names of files and ends of sentences are told from them.
  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|io|co|me|app|dev|ai|tv|cc|xyz|site|online|store|blog|eu|uk|de|fr|it|es|pt|"
    + "nl|be|ch|at|se|no|fi|dk|is|ie|pl|cz|sk|hu|ro|bg|gr|tr|ru|ua|by|kz|il|in|cn|jp|kr|tw|hk|sg|my|th|vn|ph|id|au|"
    + "nz|ca|us|mx|br|ar|cl|co|pe|za|ng|eg|ke|ma"

  // Lengths are bounded, so that no text takes more than a multiple of its length.
  private static let links = expression(
    "(?i)(?<![\\w@])(?:[a-z][a-z0-9+.\\-]{1,20}://[^\\s<>\"“”«»]{1,2000}"
      + "|mailto:[^\\s<>\"]{3,200}"
      + "|[a-z0-9._%+\\-]{1,64}@(?:[a-z0-9\\-]{1,63}\\.){1,8}[a-z]{2,24}(?![\\w])"
      + "|www\\.[^\\s<>\"“”«»]{3,2000}"
      + "|(?:[a-z0-9][a-z0-9\\-]{0,62}\\.){1,8}(?:\(domains))(?![\\w.\\-]*\\w@)(?![\\w\\-])"
      + "(?:[:/?#][^\\s<>\"“”«»]{0,2000})?)")

  private static func link(at range: NSRange, of text: String) -> Found? {
    var part = (text as NSString).substring(with: range)
    // Marks that end a sentence or a parenthesis around a link are none of its own.
    while let last = part.last {
      let isClosing =
        last == ")" && part.filter { $0 == "(" }.count < part.filter { $0 == ")" }.count
      guard isClosing || ".,;:!?'\"’”]}>".contains(last) else { break }
      part.removeLast()
    }
    let lower = part.lowercased()
    let address: String
    if lower.contains("://") || lower.hasPrefix("mailto:") {
      address = part
    } else if part.contains("@"), !lower.hasPrefix("www."), !part.contains("/") {
      address = "mailto:" + part
    } else {
      address = "http://" + part
    }
    guard let url = URL(string: address), address != "http://www" else { return nil }
    return Found(
      range: NSRange(location: range.location, length: part.utf16.count), url: url, isNumber: false)
  }

  // MARK: Telephone numbers

  private static let numbers = expression(
    "(?<![\\w+.,/:#\\-])(?:\\+\\s?|\\()?\\d(?:[ \\u00A0().\\-/]{0,2}\\d){6,15}(?![\\w]|[.,:]\\d)")

  private static func number(at range: NSRange, of text: String) -> Found? {
    let part = (text as NSString).substring(with: range)
    let digits = part.filter(\.isNumber)
    let groups = part.split { !$0.isNumber }
    let isMarked = part.hasPrefix("+") || part.hasPrefix("(")
    guard digits.count <= 15, groups.count > 1 || digits.count >= 8 || isMarked else { return nil }
    if !isMarked {
      // Days, decimal fractions, and whole numbers in groups of three.
      let lengths = groups.map(\.count)
      if groups.count == 2, part.contains(".") { return nil }
      if [[4, 2, 2], [2, 2, 4]].contains(lengths) { return nil }
      if groups.count > 2, lengths[0] <= 3, lengths.dropFirst().allSatisfy({ $0 == 3 }),
        digits.count < 9
      {
        return nil
      }
    }
    guard let url = URL(string: "tel:" + (part.hasPrefix("+") ? "+" : "") + digits) else {
      return nil
    }
    return Found(range: range, url: url, isNumber: true)
  }

  private static func expression(_ pattern: String) -> NSRegularExpression {
    // The patterns stand above and are tested.
    try! NSRegularExpression(pattern: pattern)
  }
}
