import Foundation
import NibDocument

/// What sources in Objective-C declare, as far as Swift sees it: what uses it is left out with them.
enum ForeignNames {
  /// The module that stands for sources beside Swift's own, as the lowering calls it.
  static let own = "Objective-C"

  /// The names of classes, protocols, enumerations, constants and functions in files, and in the headers beside
  /// them, sorted.
  ///
  /// - Parameter files: absolute paths of headers and sources.
  static func declared(in files: [String]) -> [String] {
    var names: Set<String> = []
    for file in Set(files.flatMap(withHeader)) {
      guard let data = FileManager.default.contents(atPath: file), data.count < 4 << 20 else {
        continue
      }
      names.formUnion(declared(inText: String(decoding: data, as: UTF8.self)))
    }
    return names.sorted()
  }

  /// The same for the sources of a library, whose headers are anywhere in the folders of its sources.
  static func declared(inLibrary sources: [String]) -> [String] {
    let folders = Set(sources.map { ($0 as NSString).deletingLastPathComponent })
    return declared(in: sources + folders.flatMap { ContentStamp.files(below: $0, endings: ["h"]) })
  }

  private static func withHeader(_ file: String) -> [String] {
    let header = (file as NSString).deletingPathExtension + ".h"
    return ["m", "mm", "c", "cpp", "h"].contains((file as NSString).pathExtension)
      ? [file, header] : []
  }

  static func declared(inText text: String) -> Set<String> {
    var names: Set<String> = []
    // Categories and what only announces a name are followed by something else.
    for match in text.matches(of: /@interface\s+(\w+)\s*(?:<[^>]*>\s*)?:/) {
      names.insert(String(match.1))
    }
    for match in text.matches(of: /@protocol\s+(\w+)\b(?!\s*[;,])/) {
      names.insert(String(match.1))
    }
    for match in text.matches(
      of: /NS_(?:CLOSED_)?(?:ENUM|OPTIONS|ERROR_ENUM)\s*\(\s*[\w ]+,\s*(\w+)\s*\)/)
    {
      names.insert(String(match.1))
    }
    // Constants and functions of C that other files may use.
    for match in text.matches(
      of: /\b(?:extern|\w+_EXPORT|\w+_EXTERN)\b(?!\s*")[^;{}()"#]*?(\w+)\s*(?:\([^;{}]*\))?\s*;/)
    {
      names.insert(String(match.1))
    }
    for match in text.matches(of: /NS_SWIFT_NAME\s*\(\s*([A-Z]\w*)\s*\)/) {
      names.insert(String(match.1))
    }
    return names
  }
}
