import Foundation

/// How a scenario ended.
enum Outcome: Equatable {
  /// With the program going on.
  case wentOn
  /// In `failure(_:)`, with what it wrote.
  case sentence(String, CallSite)
  /// In any other way, with what was written.
  case wordless(String)

  /// What the record holds: no line numbers, as those change with every edit.
  var recorded: String {
    switch self {
    case .wentOn: "(goes on)"
    case .sentence(let text, let site): "\(site.file): \(text)"
    case .wordless(let text): "(ends without a sentence) \(text)"
    }
  }

  /// - Parameter text: all of standard error.
  init(signal: Int32, status: Int32, text: String) {
    let mark = ": Fatal error: "
    guard signal != 0 || status != 0 else {
      self = .wentOn
      return
    }
    // Swift's own failures say so, too, and only in debug builds; they come from its own sources.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard signal != 0, let first = lines.firstIndex(where: { $0.contains(mark) }),
      let range = lines[first].range(of: mark),
      case let place = lines[first][..<range.lowerBound].split(separator: ":"), place.count == 2,
      let line = Int(place[1]), !place[0].hasPrefix("Swift/"), !place[0].hasPrefix("Foundation")
    else {
      self = .wordless("signal \(signal), status \(status): \(text.prefix(2000))")
      return
    }
    let sentence =
      [String(lines[first][range.upperBound...])] + lines[(first + 1)...].map(String.init)
    self = .sentence(
      Self.withoutAddresses(sentence.joined(separator: "\n")),
      CallSite(file: String(place[0]), line: line))
  }

  /// Addresses and paths differ from run to run and from place to place.
  private static func withoutAddresses(_ text: String) -> String {
    var result = text.trimmingCharacters(in: .newlines)
    for (pattern, plain) in [
      ("0x[0-9a-f]{6,}", "0x…"), ("[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}", "<UUID>"),
      (#"\(unknown context at \$[0-9a-f]+\)\."#, ""),
      (#"<?/[^ '<>\n]*/(debug|release)\b/?"#, "<program>"),
      (#"/tmp/[^ '<>\n]*/|/[^ '<>\n]*/failure-scenarios-[0-9]+/"#, "<folder>/"),
    ] {
      result = result.replacingOccurrences(of: pattern, with: plain, options: .regularExpression)
    }
    return result
  }
}
