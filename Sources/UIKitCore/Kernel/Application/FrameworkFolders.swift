import PlatformInterface

/// The frameworks of an Xcode project as an app has them: each a folder in `App.app/Frameworks` with its own resources.
struct FrameworkFolders {
  /// The `Info.plist` of a framework among its resources, which only frameworks have: SwiftPM takes no resource of
  /// that name.
  static let list = "FrameworkInfo.plist"

  /// The folders of their resources, by the names of their modules.
  private var resources: [String: String] = [:]

  /// - Parameters:
  ///   - package: the name of the program's package, which folders of resources begin with.
  ///   - bundles: the folders of all targets' resources, by their names.
  init(package: String, bundles: [String: String]) {
    for (name, path) in bundles where access(path + "/" + Self.list, F_OK) == 0 {
      resources[String(name.dropFirst(package.count + 1).dropLast(".resources".count))] = path
    }
  }

  var isEmpty: Bool { resources.isEmpty }

  /// Makes the frameworks' folders, of links to their resources, and takes away those of frameworks that are gone; false
  /// where that is not allowed.
  func fill(_ app: String) -> Bool {
    let manager = FileManager.default
    let place = app + "/Frameworks"
    for name in (try? manager.contentsOfDirectory(atPath: place)) ?? []
    where name.hasSuffix(".framework")
      && resources[String(name.dropLast(".framework".count))] == nil
    {
      try? manager.removeItem(atPath: place + "/" + name)
    }
    return resources.allSatisfy { module, folder in
      var wanted: [String: String] = [:]
      for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] where name != Self.list {
        wanted[name] = folder + "/" + name
      }
      wanted["Info.plist"] = folder + "/" + Self.list
      return AppBundle.makeLinks(wanted, in: "\(place)/\(module).framework")
    }
  }
}
