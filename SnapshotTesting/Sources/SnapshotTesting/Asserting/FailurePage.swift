import Foundation
@_spi(XcodeSources) import XCTestAdditions

/// A page with all snapshots that failed: reference, result and difference side by side.
enum FailurePage {
  /// Adds one failure, or replaces the one of that name, and returns the page.
  static func add(
    _ file: SnapshotFile, reference: Data, snapshot: Data, _ attachments: [XCTAttachment],
    reason: String
  ) throws -> URL {
    let name = "\(file.source)/\(file.reference.lastPathComponent)"
    let folder = file.failed.deletingLastPathComponent().deletingLastPathComponent()
    let place = folder.appendingPathComponent(name + ".failure")
    var columns = ""
    if file.reference.pathExtension == "png" {
      try SnapshotFile.write(reference, to: place.appendingPathComponent("reference.png"))
      try SnapshotFile.write(snapshot, to: place.appendingPathComponent("failure.png"))
      for attachment in attachments where attachment.name == "difference" {
        try SnapshotFile.write(
          attachment.payload, to: place.appendingPathComponent("difference.png"))
      }
      columns = ["reference", "failure", "difference"].map {
        "<figure><img src=\"\(escaped(name)).failure/\($0).png\"><figcaption>\($0)</figcaption></figure>"
      }.joined(separator: "\n")
    }
    let section = """
      <section><h2>\(escaped(name))</h2><pre>\(escaped(reason))</pre>
      \(columns)</section>

      """
    try SnapshotFile.write(Data(section.utf8), to: place.appendingPathComponent("entry.html"))
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
    try SnapshotFile.write(Data((head + sections.joined()).utf8), to: page)
    return page
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
