/// What a desktop starts a program to open: the links and files on its command line.
enum LaunchLinks {
  /// - Parameters:
  ///   - arguments: the whole command line, the program first. What is neither a link nor the path of a file that
  ///     is there is for somebody else, such as `-AppleLanguages (de)`.
  ///   - folder: where relative paths begin.
  static func of(
    _ arguments: [String], in folder: String = FileManager.default.currentDirectoryPath
  ) -> [URL] {
    arguments.dropFirst().compactMap { argument in
      if argument.hasPrefix("-") { return nil }
      let path = argument.hasPrefix("/") ? argument : folder + "/" + argument
      if FileManager.default.fileExists(atPath: path) { return URL(fileURLWithPath: path) }
      return hasScheme(argument) ? URL(string: argument) : nil
    }
  }

  /// Whether a text begins like `https:` (RFC 3986, 3.1).
  private static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), let first = text.first, first.isASCII,
      first.isLetter
    else { return false }
    return text[..<colon].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
  }
}
