import Foundation

/// Addresses of the network and of mails in a text.
enum LinkFinder {
  // iOS-BEHAVIOUR: addresses with a scheme, those that begin with "www.", names of hosts that end in a known word, and
  // addresses of mails, which become `mailto:`; marks behind an address do not belong to it. Evidence: unmeasured.
  private static let expressions: [NSRegularExpression] = [
    #"\b[a-z][a-z0-9+.\-]*://[^\s<>"]+"#,
    #"\b(?:mailto:)?[a-z0-9._%+\-]+@(?:[a-z0-9\-]+\.)+[a-z]{2,}\b"#,
    #"(?<![@\w.\-])www\.(?:[a-z0-9\-]+\.)+[a-z]{2,}(?:[:/?#][^\s<>"]*)?"#,
    #"(?<![@\w.\-/])(?:[a-z0-9](?:[a-z0-9\-]*[a-z0-9])?\.)+(?:com|org|net|edu|gov|info|io|co|app|dev|me|tv|de|fr|uk|it|es|nl|ch|at|jp|cn|ru|in|eu|us|ca|au|br)\b(?![\w\-]|\.\w)(?:[:/?#][^\s<>"]*)?"#,
  ].compactMap { try? NSRegularExpression(pattern: $0, options: .caseInsensitive) }

  static func links(in string: String, _ range: NSRange) -> [FoundResult] {
    let text = string as NSString
    var found: [FoundResult] = []
    for expression in expressions {
      for match in expression.matches(in: string, range: range) {
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 })
        else { continue }
        let part = trimmed(text.substring(with: match.range))
        guard let url = url(part) else { continue }
        found.append(
          FoundResult(
            .link(url),
            NSRange(location: match.range.location, length: (part as NSString).length)))
      }
    }
    return found
  }

  /// Without the marks at the end of a sentence, and brackets that begin before the address.
  private static func trimmed(_ part: String) -> String {
    var part = part
    while let last = part.last {
      if ".,;:!?'\u{201D}\u{2019}".contains(last) {
        part.removeLast()
      } else if let first = [")": "(", "]": "[", "}": "{"][String(last)],
        part.count(where: { $0 == last }) > part.count(where: { String($0) == first })
      {
        part.removeLast()
      } else {
        break
      }
    }
    return part
  }

  private static func url(_ part: String) -> URL? {
    if part.contains("://") || part.hasPrefix("mailto:") { return URL(string: part) }
    return URL(string: part.contains("@") ? "mailto:" + part : "http://" + part)
  }
}

/// Telephone numbers in a text.
enum PhoneFinder {
  // iOS-BEHAVIOUR: seven to fifteen digits with spaces, dots, dashes and brackets between them, which are no date.
  // Evidence: unmeasured.
  private static let expression = try? NSRegularExpression(
    pattern:
      #"(?<![\w.,/\-])\+?(?:\(\d{1,4}\)|\d{1,4})(?:[ .\-\x{00A0}]?(?:\(\d{1,4}\)|\d{1,4})){1,6}(?![\w/])"#
  )
  private static let date = try? NSRegularExpression(
    pattern: #"^(?:\d{4}[.\-]\d{1,2}[.\-]\d{1,2}|\d{1,2}[.\-]\d{1,2}[.\-]\d{2,4})$"#)

  static func numbers(in string: String, _ range: NSRange) -> [FoundResult] {
    let text = string as NSString
    return (expression?.matches(in: string, range: range) ?? []).compactMap { match in
      let part = text.substring(with: match.range)
      let whole = NSRange(location: 0, length: match.range.length)
      guard (7...15).contains(part.count(where: \.isNumber)),
        date?.firstMatch(in: part, range: whole) == nil
      else { return nil }
      return FoundResult(.phoneNumber(part), match.range)
    }
  }
}
