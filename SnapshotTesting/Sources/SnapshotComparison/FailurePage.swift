import Foundation

/// A page with all snapshots that failed: reference, result and difference side by side.
package enum FailurePage {
  /// One snapshot that failed.
  package struct Entry {
    /// The heading, and the path of the entry's files from the page's folder.
    var name: String
    var reference: Data
    var snapshot: Data
    /// Where the two differ, as PNG; nil for snapshots that are no pictures.
    var difference: Data?
    /// Why it failed.
    var reason: String

    /// An entry for the page.
    package init(
      name: String, reference: Data, snapshot: Data, difference: Data?, reason: String
    ) {
      self.name = name
      self.reference = reference
      self.snapshot = snapshot
      self.difference = difference
      self.reason = reason
    }
  }

  /// The folder of the page: that in `SNAPSHOT_ARTIFACTS`, else one for temporary files.
  package static var folder: URL {
    let folder =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: folder, isDirectory: true)
  }

  /// Adds one failure, or replaces the one of that name, and returns the page.
  package static func add(_ entry: Entry) throws -> URL {
    let (name, reason) = (entry.name, entry.reason)
    let place = folder.appendingPathComponent(name + ".failure")
    var columns = ""
    if let difference = entry.difference {
      try write(entry.reference, to: place.appendingPathComponent("reference.png"))
      try write(entry.snapshot, to: place.appendingPathComponent("failure.png"))
      try write(difference, to: place.appendingPathComponent("difference.png"))
      columns = ["reference", "failure", "difference"].map {
        "<figure><img src=\"\(escaped(name)).failure/\($0).png\"><figcaption>\($0)</figcaption></figure>"
      }.joined(separator: "\n")
    }
    let section = """
      <section><h2>\(escaped(name))</h2><pre>\(escaped(reason))</pre>
      \(columns)</section>

      """
    try write(Data(section.utf8), to: place.appendingPathComponent("entry.html"))
    let entries =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".failure/entry.html") } ?? []
    let sections = entries.sorted().compactMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    let head = """
      <!doctype html><meta charset="utf-8"><title>Snapshots that differ</title>
      <style>body { font: 15px system-ui; margin: 2em; background: #ddd }
      figure { display: inline-block; margin: 0 1em 1em 0 } img { max-width: 30vw }</style>

      """
    let page = folder.appendingPathComponent("snapshot-failures.html")
    try write(Data((head + sections.joined()).utf8), to: page)
    return page
  }

  /// Writes a file, with the folders around it.
  package static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
