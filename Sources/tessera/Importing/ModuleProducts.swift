import Foundation

/// Tessera's products that a target's files ask for: those of modules that the product UIKit leaves out,
/// as they need libraries that few programs use.
enum ModuleProducts {
  /// - Parameter files: paths of sources, and of documents, whose web views are WebKit's.
  static func used(by files: [String]) -> [String] {
    let usesWebKit = files.contains { file in
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
      if file.hasSuffix(".swift") { return imports("WebKit", text) }
      return [".storyboard", ".xib"].contains(where: file.hasSuffix) && text.contains("<wkWebView ")
    }
    return usesWebKit ? ["WebKit"] : []
  }

  /// `import WebKit`, `import class WebKit.WKWebView`; lines without it are looked at no further.
  private static func imports(_ module: String, _ text: String) -> Bool {
    guard text.contains(module) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      guard line.contains(module) else { return false }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let place = words.firstIndex(of: "import") else { return false }
      return words[place...].dropFirst().prefix(2).contains(module[...])
    }
  }
}
