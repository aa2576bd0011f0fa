import ArgumentParser
import Foundation

/// What `--json` prints: one value on standard output, whatever the command's end.
enum Report {
  /// Whether it is wanted; what an app prints then goes to standard error.
  nonisolated(unsafe) private(set) static var isWanted = false
  nonisolated(unsafe) private static var values: [String: Any] = [:]
  nonisolated(unsafe) private static var whole: Any?
  nonisolated(unsafe) private static var notes: [String] = []

  /// Reads `--json` from the words of the command line, those for the app behind `--` left out, so that a
  /// word that is wrong is reported as JSON, too.
  static func prepare(_ words: [String]) {
    isWanted = words.prefix { $0 != "--" }.contains("--json")
  }

  /// - Parameter value: a text, a number, a truth value, or lists and dictionaries of these.
  static func set(_ key: String, _ value: Any) { values[key] = value }

  /// Adds to a list.
  static func append(_ key: String, _ value: Any) {
    values[key] = (values[key] as? [Any] ?? []) + [value]
  }

  /// Has a value printed as it is, in place of what is gathered.
  static func replace(_ value: Any) { whole = value }

  /// What the command says on standard error, a sentence each.
  static func note(_ sentence: String) { if isWanted { notes.append(sentence) } }

  /// The value; nil where nobody wants it.
  static func text(status: Int32, error: String?) -> String? {
    if let whole, status == 0 { return printed(whole) }
    guard isWanted else { return nil }
    var all = values
    all["status"] = Int(status)
    all["messages"] = notes
    if let error { all["error"] = error }
    return printed(all)
  }

  private static func printed(_ value: Any) -> String? {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// `--json`, which every command has.
struct ReportOptions: ParsableArguments {
  @Flag(
    help: """
      Prints one JSON value on standard output: status, error, messages and what the command has made.
      """)
  var json = false
}
