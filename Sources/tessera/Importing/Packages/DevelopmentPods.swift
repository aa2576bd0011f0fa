import Foundation
import NibDocument

/// Libraries that CocoaPods takes from a folder: of the repository itself, whose example wants what lies beside it.
struct DevelopmentPods {
  /// By the names of their modules.
  private(set) var specifications: [String: PodSpecification] = [:]

  /// - Parameter folder: holds the project; the three around it are looked at, too, up to the repository's root.
  init(near folder: String) {
    for folder in LockedLibraries.folders(around: folder) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
      where name.hasSuffix(".podspec") { add(folder + "/" + name) }
      addPods(of: folder + "/Podfile", in: folder)
    }
  }

  /// Lines such as `pod 'Name/Part', :path => '../'` or `path: '..'`.
  private mutating func addPods(of file: String, in folder: String) {
    guard let data = FileManager.default.contents(atPath: file) else { return }
    let line = /(?m)^\s*pod\s+["']([^"']+)["'][^\n#]*?(?::path\s*=>|\bpath:)\s*["']([^"']+)["']/
    for match in String(decoding: data, as: UTF8.self).matches(of: line) {
      let name = match.1.prefix { $0 != "/" }
      let place = ((folder + "/" + match.2) as NSString).standardizingPath
      add(place.hasSuffix(".podspec") ? place : place + "/\(name).podspec")
    }
  }

  private mutating func add(_ path: String) {
    guard let found = PodSpecification(path: path), specifications[found.module] == nil else {
      return
    }
    specifications[found.module] = found
  }
}

extension XcodeProject {
  /// Adds the libraries beside the project that its targets import and that neither it nor its workspace makes.
  mutating func addDevelopmentPods() {
    let pods = DevelopmentPods(near: folder).specifications
    guard !pods.isEmpty else { return }
    var known = Set(targets.map(\.moduleName))
    var place = 0
    while place < targets.count {
      defer { place += 1 }
      let imports = TestSources.imports(of: targets[place])
      for module in imports.subtracting(targets[place].packageProducts).sorted() {
        guard let pod = pods[module], module != targets[place].moduleName else { continue }
        if !known.contains(module) {
          let made = pod.targets
          guard made[0].sources.isEmpty == false else { continue }
          known.insert(module)
          targets += made
        }
        guard
          let library = targets.first(where: { $0.moduleName == module && $0.kind == .framework }),
          !targets[place].dependencies.contains(library.name),
          !targets[place].linkedProducts.contains(where: library.makes)
        else { continue }
        targets[place].dependencies.append(library.name)
      }
    }
  }
}
