import Foundation

/// Paths as they are spelled on disk: a Mac's does not tell capitals from small letters, so projects do not
/// either.
package enum DiskSpelling {
  /// The path of what is there, with the capitals that it has; the same path where nothing like it is there.
  ///
  /// - Complexity: O(1) for what is there as it is written, else O(entries of the folders above).
  package static func path(_ path: String) -> String {
    let files = FileManager.default
    guard path.hasPrefix("/"), !files.fileExists(atPath: path) else { return path }
    var found = ""
    for part in path.split(separator: "/") {
      let next = found + "/" + part
      if files.fileExists(atPath: next) {
        found = next
        continue
      }
      let wanted = part.lowercased()
      let names = (try? files.contentsOfDirectory(atPath: found.isEmpty ? "/" : found)) ?? []
      guard let name = names.sorted().first(where: { $0.lowercased() == wanted }) else {
        return path
      }
      found += "/" + name
    }
    return found
  }
}
