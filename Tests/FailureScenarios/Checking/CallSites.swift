import Foundation

/// A place in Sources that calls `failure` or `require`.
struct CallSite: Hashable {
  /// As `#fileID` writes it: `UIKitCore/UINib.swift`.
  var file: String
  var line: Int
}

/// Every such place, found in the text of the sources, with that text.
enum CallSites {
  static func find(in sources: URL) -> [CallSite: String] {
    var found: [CallSite: String] = [:]
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" {
      let module = file.path.dropFirst(sources.path.count + 1).prefix { $0 != "/" }
      guard module != "Failures", let text = try? String(contentsOf: file, encoding: .utf8),
        text.contains("import Failures")
      else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for (index, line) in lines.enumerated() where isCall(line) {
        let site = CallSite(file: "\(module)/\(file.lastPathComponent)", line: index + 1)
        found[site] = lines[index..<min(index + 6, lines.count)].joined(separator: "\n")
      }
    }
    return found
  }

  /// A call of the functions of Failures, as the rules of the house write it.
  private static func isCall(_ line: String) -> Bool {
    let code = line.trimmingCharacters(in: .whitespaces)
    if code.hasPrefix("//") || code.contains("throw failure(") || code.contains("try failure(") {
      return false
    }
    return ["failure(", "require("].contains { word in
      var rest = code[...]
      while let range = rest.range(of: word) {
        let before = code[..<range.lowerBound]
        rest = rest[range.upperBound...]
        if before.hasSuffix("Failures.") { return true }
        if before.hasSuffix("func ") || rest.hasPrefix("toFail") { continue }
        if let last = before.last, last.isLetter || last.isNumber || "._".contains(last) {
          continue
        }
        return true
      }
      return false
    }
  }
}
