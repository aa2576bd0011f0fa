import NibDocument

/// Texts that depend on numbers, out of `.stringsdict` files.
///
/// Foundation on Linux ends the process when it is asked for one. A key of such a file stands for the format that any
/// number has (`other`), which is a text like others; `String.localizedStringWithFormat` finds by it what the
/// other numbers have.
enum LocalizedPlurals {
  /// One text with the variables in it.
  private struct Entry {
    /// The text between the variables: one more than there are of those.
    var pieces: [String]
    /// Which argument a variable goes by, counted from 1 where the text says it, and its forms.
    var variables: [(argument: Int?, forms: [String: String])]
    var language: String

    /// The format for some numbers, in which a number that is nil, or not there, is any.
    func format(for numbers: [Int?]) -> String {
      var text = pieces[0]
      for (index, variable) in variables.enumerated() {
        let place = (variable.argument ?? index + 1) - 1
        var form = form(
          of: variable.forms, for: numbers.indices.contains(place) ? numbers[place] : nil)
        if let argument = variable.argument, let percent = form.firstIndex(of: "%") {
          form.insert(contentsOf: "\(argument)$", at: form.index(after: percent))
        }
        text += form + pieces[index + 1]
      }
      return text
    }

    private func form(of forms: [String: String], for number: Int?) -> String {
      guard let number else { return forms["other"] ?? "" }
      // iOS-BEHAVIOUR: a form for zero is taken for 0 in languages that do not have one. Evidence: unmeasured
      if number == 0, let zero = forms["zero"] { return zero }
      return forms[PluralCategory(of: number, in: language).rawValue] ?? forms["other"] ?? ""
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [String: Entry] = [:]

  /// The formats of a file's keys; the file lies in the folder of its language.
  static func formats(in list: [String: PropertyList], at path: String) -> [String: String] {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    let language = (folder as NSString).deletingPathExtension
    return list.compactMapValues { value in
      guard let rules = value.dictionary, let entry = entry(rules, language) else { return nil }
      let format = entry.format(for: [])
      lock.withLock { entries[format] = entry }
      return format
    }
  }

  private static func entry(_ rules: [String: PropertyList], _ language: String) -> Entry? {
    guard let text = rules["NSStringLocalizedFormatKey"]?.string else { return nil }
    var entry = Entry(pieces: [], variables: [], language: language)
    var start = text.startIndex
    for match in text.matches(of: /%(?:(\d+)\$)?#@([^@]+)@/) {
      guard let forms = rules[String(match.2)]?.dictionary else { return nil }
      entry.pieces.append(String(text[start..<match.range.lowerBound]))
      entry.variables.append((match.1.flatMap { Int($0) }, forms.compactMapValues(\.string)))
      start = match.range.upperBound
    }
    entry.pieces.append(String(text[start...]))
    return entry
  }

  /// The format for these arguments, where it is one of a key that depends on them; itself otherwise.
  static func format(_ format: String, for arguments: [any CVarArg]) -> String {
    guard let entry = lock.withLock({ entries[format] }) else { return format }
    return entry.format(for: arguments.map(whole))
  }

  private static func whole(_ value: any CVarArg) -> Int? {
    switch value {
    case let value as any BinaryInteger: Int(exactly: value)
    case let value as any BinaryFloatingPoint: Int(exactly: Double(value))
    case let value as NSNumber: Int(exactly: value.doubleValue)
    default: nil
    }
  }
}

// Foundation's knows nothing of plurals. These have no list of arguments, so that calls with few mean them.

extension String {
  /// Returns a format filled in as the user writes numbers, in the form that the number takes in the language of
  /// a `.stringsdict` file or a string catalog.
  public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String
  {
    filled(format, [argument])
  }

  /// Returns a format filled in as the user writes numbers, in the forms that the numbers take in the language of
  /// a `.stringsdict` file or a string catalog.
  public static func localizedStringWithFormat(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg
  ) -> String { filled(format, [first, second]) }

  /// A format with its arguments in place, in the form that its numbers take.
  static func filled(
    _ format: String, _ arguments: [any CVarArg], locale: Locale = .current
  ) -> String {
    String(
      format: LocalizedPlurals.format(format, for: arguments), locale: locale,
      arguments: arguments)
  }
}
