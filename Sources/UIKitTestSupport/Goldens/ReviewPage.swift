import Foundation

/// A page that shows what failed: old, new and their difference side by side.
enum ReviewPage {
  /// Adds one failure, or replaces the one of that name; returns the page.
  static func add(_ name: String, reason: String, in folder: GoldenFolder) throws -> URL {
    let entry = folder.reviewFile("\(name)/entry.html")
    let html = """
      <section><h2>\(escaped(name))</h2><p>\(escaped(reason))</p>
      <figure><img src="\(name)/old.png"><figcaption>golden</figcaption></figure>
      <figure><img src="\(name)/new.png"><figcaption>now</figcaption></figure>
      <figure><img src="\(name)/difference.png"><figcaption>difference</figcaption></figure></section>

      """
    try GoldenFolder.write(Data(html.utf8), to: entry)
    return try write(in: folder)
  }

  /// Takes one off the page that was accepted.
  static func remove(_ name: String, in folder: GoldenFolder) throws {
    let shown = folder.reviewFile(name)
    guard FileManager.default.fileExists(atPath: shown.path) else { return }
    try FileManager.default.removeItem(at: shown)
    _ = try write(in: folder)
  }

  /// Writes the page anew, of all entries there are.
  private static func write(in folder: GoldenFolder) throws -> URL {
    let page = folder.reviewFile("index.html")
    let files = FileManager.default.enumerator(atPath: folder.reviewFile("").path)
    let entries = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix("/entry.html") }
    let sections = entries.sorted().compactMap {
      try? String(contentsOf: folder.reviewFile($0), encoding: .utf8)
    }
    let head = """
      <!doctype html><meta charset="utf-8"><title>Goldens to review</title>
      <style>body { font: 15px system-ui; margin: 2em; background: #ddd }
      figure { display: inline-block; margin: 0 1em 1em 0 } img { max-width: 30vw }</style>
      <p>If what is new is right: <code>TESSERA_BLESS=1</code> and the same test again.</p>

      """
    try GoldenFolder.write(Data((head + sections.joined()).utf8), to: page)
    return page
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
