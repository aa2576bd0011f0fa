/// Names in files of others on their way to become names of files: each goes through here, so that none
/// leads out of the folder that the command writes to.
enum PathComponent {
  /// The name where it names something in a folder, not the folder, another one or what no disk takes;
  /// nil for any other.
  static func checked(_ name: String) -> String? {
    let isPlain =
      !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 200
      && !name.unicodeScalars.contains { $0 == "/" || $0.properties.generalCategory == .control }
    return isPlain ? name : nil
  }

  /// The same for what has to be there.
  ///
  /// - Parameter kind: what it names, for the sentence.
  static func required(_ name: String, kind: String) throws(Failure) -> String {
    guard let name = checked(name) else {
      throw .failed(
        "The name of \(kind) should be the name of a folder, without a slash; found \(name.quoted)."
      )
    }
    return name
  }

  /// A language's folder without its ending: letters, digits, `-` and `_`, as in `zh-Hans` or `pt_BR`.
  static func language(_ name: String) -> String? {
    let isPlain = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0))
    }
    return isPlain ? checked(name) : nil
  }
}

extension String {
  /// As a literal of Swift, on one line whatever it holds.
  var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        let kind = scalar.properties.generalCategory
        let isSeparator = kind == .control || kind == .lineSeparator || kind == .paragraphSeparator
        text += isSeparator ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return text + "\""
  }

  /// In a comment, which the end of a line ends.
  var onOneLine: String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
