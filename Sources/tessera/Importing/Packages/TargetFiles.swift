import Foundation

/// The files of a package's target, found by SwiftPM's rules as Xcode applies them: with those resources
/// that Xcode takes without being told.
struct TargetFiles {
  struct Resource: Equatable {
    enum Rule { case process, copy, embed }
    var path: String
    var rule: Rule
  }

  /// The target's folder.
  let folder: String
  /// Absolute paths, sorted.
  private(set) var swift: [String] = []
  /// Sources in C, C++ and assembly.
  private(set) var clang: [String] = []
  /// Sources in Objective-C and other languages that Linux does not compile.
  private(set) var foreign: [String] = []
  private(set) var resources: [Resource] = []

  /// Nil where the target's folder is not there.
  init?(of target: DumpedTarget, in package: DumpedPackage, root: String) {
    guard let folder = Self.folder(of: target, in: package, root: root) else { return nil }
    self.folder = folder
    func absolute(_ path: String) -> String {
      ((folder + "/" + path) as NSString).standardizingPath
    }
    let excluded = target.exclude.map(absolute)
    let declared = target.resources.map { (absolute($0.path), $0.rule) }
    // Sources that are named are all there are.
    let named = target.sources?.map(absolute)
    var seen: Set<String> = []
    for path in Self.files(below: folder, excluded, &seen) {
      if let (place, rule) = declared.first(where: { Self.is(path, in: $0.0) }) {
        // A folder that is copied stays one.
        if rule.process != nil { resources.append(Resource(path: path, rule: .process)) }
        if rule.process == nil, !resources.contains(where: { $0.path == place }) {
          resources.append(Resource(path: place, rule: rule.copy != nil ? .copy : .embed))
        }
        continue
      }
      switch (path as NSString).pathExtension {
      case "xib", "nib", "storyboard", "xcassets", "xcstrings":
        resources.append(Resource(path: path, rule: .process))
      // Evidence: https://developer.apple.com/documentation/xcode/bundling-resources-with-a-swift-package
      case _ where Self.isTranslated(path, in: folder):
        resources.append(Resource(path: path, rule: .process))
      case _ where named.map { !$0.contains { Self.is(path, in: $0) } } ?? false: continue
      case "swift": swift.append(path)
      case "c", "cc", "cpp", "cxx", "S", "s": clang.append(path)
      case "m", "mm", "metal": foreign.append(path)
      default: continue
      }
    }
  }

  /// Whether a file is in the folder of a language, which Xcode takes without being told.
  private static func isTranslated(_ path: String, in folder: String) -> Bool {
    let place = path.dropFirst(folder.count).split(separator: "/").dropLast()
    return place.contains { $0.hasSuffix(".lproj") }
  }

  private static func `is`(_ path: String, in place: String) -> Bool {
    path == place || path.hasPrefix(place + "/")
  }

  private static func folder(
    of target: DumpedTarget, in package: DumpedPackage, root: String
  ) -> String? {
    var places: [String] = []
    if let path = target.path {
      places = [path]
    } else {
      let common = ["Sources", "Source", "src", "srcs"]
      let folders = target.type == "test" ? ["Tests"] + common : common
      places = folders.map { $0 + "/" + target.name }
      // One target alone needs no folder of its own.
      let isAlone =
        package.targets.filter { ($0.type == "test") == (target.type == "test") }.count == 1
      if isAlone, package.tools >= 509 { places += folders }
    }
    return places.lazy.map { ((root + "/" + $0) as NSString).standardizingPath }.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  /// Folders that are one thing to Xcode.
  private static let bundles: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "docc"]

  /// - Parameter seen: real paths of the folders that were looked into: a link may lead to one of them.
  private static func files(
    below folder: String, _ excluded: [String], _ seen: inout Set<String>
  ) -> [String] {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard seen.insert(real).inserted else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard !excluded.contains(path),
        FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      else { continue }
      if isFolder.boolValue, !bundles.contains((name as NSString).pathExtension) {
        found += files(below: path, excluded, &seen)
      } else {
        found.append(path)
      }
    }
    return found
  }
}
