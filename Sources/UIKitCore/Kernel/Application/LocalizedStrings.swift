import NibDocument
import PlatformInterface

// Foundation on Linux looks for texts in the language of the process alone. These have fewer arguments
// than its function, so that calls that leave some out mean them.

/// Returns the text of a key in the language that the app runs in, from the main bundle's
/// `Localizable.strings`.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.text(key, table: nil, bundle: .main, value: "")
}

/// Returns the text of a key in the user's language, from a table of the program's other than the
/// usual one.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.text(key, table: tableName, bundle: .main, value: "")
}

/// Returns the text of a key in the user's language, from the usual table of another bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.text(key, table: nil, bundle: bundle, value: "")
}

/// Returns the text of a key in the user's language, from a table of another bundle.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String { LocalizedStrings.text(key, table: tableName, bundle: bundle, value: "") }

/// Returns the text of a key in the user's language; a key that has none stands for `value`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedStrings.text(key, table: nil, bundle: .main, value: value)
}

/// Tables of a bundle's texts, each read once; from any thread.
enum LocalizedStrings {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var tables: [String: [String: String]] = [:]

  static func text(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
    let name = (table ?? "").isEmpty ? "Localizable" : table ?? ""
    if let text = strings(name, bundle)[key] { return text }
    return bundle.localizedString(forKey: key, value: value, table: table)
  }

  private static func strings(_ name: String, _ bundle: Bundle) -> [String: String] {
    let folders = BundleFolders.of(bundle)
    let paths = ["strings", "stringsdict"].compactMap { folders.localizedTable("\(name).\($0)") }
    let key = paths.joined(separator: "\n")
    if let found = lock.withLock({ tables[key] }) { return found }
    // Texts that depend on numbers stand before others, as on iOS.
    let found = paths.reduce(into: [String: String]()) { texts, path in
      let list = read(path)
      if path.hasSuffix(".stringsdict") {
        texts.merge(LocalizedPlurals.formats(in: list, at: path)) { $1 }
      } else {
        texts.merge(list.compactMapValues(\.string)) { $1 }
      }
    }
    lock.withLock { tables[key] = found }
    return found
  }

  private static func read(_ path: String) -> [String: PropertyList] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    let name = (path as NSString).pathComponents.suffix(2).joined(separator: "/")
    var mistakes: [XMLProblem] = []
    defer {
      for mistake in mistakes { Log.write("\(name):\(mistake.line): error: \(mistake.message)") }
    }
    do throws(XMLProblem) {
      return try PropertyList.read(data, problems: &mistakes).dictionary ?? [:]
    } catch {
      mistakes.append(error)
      return [:]
    }
  }
}
