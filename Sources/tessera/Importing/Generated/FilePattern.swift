import Foundation
import Glibc
import NibDocument

/// A pattern of paths as shells have it: `*`, `?` and `[…]` within a name, `**` over any number of folders,
/// `{a,b}` for either.
struct FilePattern {
  /// The alternatives, each as its parts between slashes.
  private let alternatives: [[String]]

  init(_ text: String) {
    alternatives = Self.alternatives(of: text).map { text in
      text.split(separator: "/", omittingEmptySubsequences: true).map(String.init).filter {
        $0 != "."
      }
    }
  }

  /// Whether it means a path, which has no wildcards, or a folder around it.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return alternatives.contains { Self.matches(parts[...], $0[...]) }
  }

  private static func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      // Several in a row are one.
      let rest = pattern.drop { $0 == "**" }
      if rest.isEmpty { return !path.isEmpty }
      return path.indices.contains { matches(path[$0...], rest) }
    }
    guard let name = path.first, fnmatch(first, name, 0) == 0 else { return false }
    return matches(path.dropFirst(), pattern.dropFirst())
  }

  /// What the braces stand for; at most a few thousand texts.
  private static func alternatives(of text: String) -> [String] {
    var done: [String] = []
    var waiting = [text]
    while let next = waiting.popLast(), done.count + waiting.count < 4096 {
      guard let open = next.firstIndex(of: "{"), let close = next[open...].firstIndex(of: "}")
      else {
        done.append(next)
        continue
      }
      for part in next[next.index(after: open)..<close].split(
        separator: ",", omittingEmptySubsequences: false)
      {
        waiting.append(String(next[..<open] + part + next[next.index(after: close)...]))
      }
    }
    return done
  }

  // MARK: Files

  /// The files and folders that are one thing to Xcode which a pattern below a folder means, sorted.
  ///
  /// - Parameters:
  ///   - pattern: is relative to `folder`, or absolute.
  ///   - excluded: patterns of the same kind.
  static func files(_ pattern: String, excluding excluded: [String] = [], in folder: String)
    -> [String]
  {
    let full = XcodeFolders.absolute(pattern, in: folder)
    let root = fixedPart(of: full)
    let own = FilePattern(full)
    let others = excluded.map { FilePattern(XcodeFolders.absolute($0, in: folder)) }
    func isWanted(_ path: String) -> Bool {
      own.matches(path) && !others.contains { $0.matches(path) }
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue, !XcodeFolders.isWhole(root) else {
      return isWanted(root) ? [root] : []
    }
    return XcodeFolders.files(below: root) { path, isFolder in
      isFolder ? !others.contains { $0.matches(path) } : isWanted(path)
    }.sorted()
  }

  /// The folders before the first wildcard.
  private static func fixedPart(of pattern: String) -> String {
    let parts = pattern.split(separator: "/")
    let fixed = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
    return "/" + fixed.joined(separator: "/")
  }
}
