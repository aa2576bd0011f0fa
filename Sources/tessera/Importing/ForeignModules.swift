import Foundation
import NibDocument

/// The targets of a project in Objective-C alone that a target uses: they are not built, so that what the
/// target does with their names is left out of its sources.
struct ForeignModules {
  /// What headers declare, by the module's name.
  private(set) var names: [String: [String]] = [:]

  init(_ project: XcodeProject, of target: XcodeProject.Target) {
    var seen: Set<String> = [target.name]
    var waiting = target.dependencies
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted,
        let other = project.targets.first(where: { $0.name == name })
      else { continue }
      waiting += other.dependencies
      guard other.kind == .framework, other.sources.isEmpty, !other.foreignSources.isEmpty else {
        continue
      }
      names[other.moduleName] = Self.declared(by: other)
    }
  }

  /// The names of classes, protocols, enumerations, constants and functions in the headers beside a target's
  /// sources, and below them.
  private static func declared(by target: XcodeProject.Target) -> [String] {
    let folders = Set(target.foreignSources.map { ($0 as NSString).deletingLastPathComponent })
    var found: Set<String> = []
    for header in Set(folders.flatMap { ContentStamp.files(below: $0, endings: ["h"]) }) {
      guard let data = FileManager.default.contents(atPath: header), data.count < 4 << 20 else {
        continue
      }
      found.formUnion(declared(in: String(decoding: data, as: UTF8.self)))
    }
    return found.sorted()
  }

  static func declared(in header: String) -> Set<String> {
    var found: Set<String> = []
    for match in header.matches(of: /@(?:interface|protocol)\s+(\w+)\s*([(;,])?/)
    where match.2 == nil {
      found.insert(String(match.1))
    }
    for match in header.matches(of: /NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)\s*\)/) {
      found.insert(String(match.1))
    }
    for match in header.matches(
      of: /(?:extern|FOUNDATION_EXPORT|UIKIT_EXTERN)\s[^;{]*?(\w+)\s*(?:\([^;]*\))?\s*;/)
    {
      found.insert(String(match.1))
    }
    for match in header.matches(of: /NS_SWIFT_NAME\s*\(\s*(\w+)\s*\)/) {
      found.insert(String(match.1))
    }
    return found
  }
}
