@_spi(XcodeSources) import ObjCRuntime
import PlatformInterface

/// The folder in which the program of an Xcode project finds its resources as an app does: beside it.
///
/// SwiftPM puts them into folders of their own. A program that was started beside these makes the
/// folder, of links, and starts itself anew from there, so that `Bundle.main` is the app's.
package enum AppBundle {
  /// Does not return where the program starts anew.
  ///
  /// - Parameters:
  ///   - package: the name of the program's package, which its folders of resources begin with.
  ///   - targets: those whose resources lie beside the program; of two files of the same name that
  ///     of the earlier target counts.
  ///   - isOfTests: whether the targets are tests alone, which describe no app.
  package static func enter(package: String, targets: [String], isOfTests: Bool = false) {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return }
    let folder = (program as NSString).deletingLastPathComponent
    let all = targets.map { "\(folder)/\(package)_\($0).resources" }
    let resources = isOfTests ? all.filter { access($0, F_OK) == 0 } : all
    // A program that is in an app already, or that was no Xcode project's, stays where it is.
    if folder.hasSuffix(".app") { return ClassBundles.openAll() }
    let bundles = Self.bundles(of: package, in: folder)
    let frameworks = FrameworkFolders(package: package, bundles: bundles)
    guard
      isOfTests
        ? !resources.isEmpty || !frameworks.isEmpty
        : resources.first.map({ access($0 + "/AppInfo.plist", F_OK) == 0 }) ?? false
    else { return }
    let name = (program as NSString).lastPathComponent
    let app = "\(folder)/\((name as NSString).deletingPathExtension).app"
    guard fill(app, with: resources, bundles), frameworks.fill(app),
      giveName(app + "/" + name, to: program)
    else { return }
    execv(app + "/" + name, CommandLine.unsafeArgv)
  }

  /// The folders of all targets' resources, where `Bundle.module` and UIKit look; others' may lie beside
  /// them.
  private static func bundles(of package: String, in folder: String) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let own = names.filter { $0.hasPrefix(package + "_") && $0.hasSuffix(".resources") }
    return Dictionary(uniqueKeysWithValues: own.map { ($0, folder + "/" + $0) })
  }

  /// Makes the folder's links those to the resources; false where that is not allowed.
  ///
  /// - Parameter bundles: the folders of all targets' resources. What is in those of libraries lies in the app, too,
  ///   where the app has nothing of the name: libraries that are linked into an app look for their files there.
  static func fill(
    _ app: String, with resources: [String], _ bundles: [String: String]
  ) -> Bool {
    let manager = FileManager.default
    var wanted = bundles
    for folder in resources {
      for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
      where wanted[name] == nil { wanted[name] = folder + "/" + name }
    }
    for folder in bundles.values.sorted() {
      // Another app of the package describes itself, and keeps its files to itself.
      let isOfApp = access(folder + "/AppInfo.plist", F_OK) == 0
      for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
      where wanted[name] == nil && name != FrameworkFolders.list
        && (!isOfApp || name.hasSuffix(".bundle"))
      {
        wanted[name] = folder + "/" + name
      }
    }
    // SwiftPM writes a list of its own, in which an app does not find its identifier.
    if let first = resources.first, access(first + "/AppInfo.plist", F_OK) == 0 {
      wanted["Info.plist"] = first + "/AppInfo.plist"
    }
    return makeLinks(wanted, in: app)
  }

  /// Makes the links of a folder those that are wanted, and leaves what is no link; false where that is not allowed.
  ///
  /// - Parameter wanted: what each points to, by its name.
  static func makeLinks(_ wanted: [String: String], in folder: String) -> Bool {
    let manager = FileManager.default
    var missing = wanted
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for name in try manager.contentsOfDirectory(atPath: folder) {
        let path = folder + "/" + name
        guard let old = try? manager.destinationOfSymbolicLink(atPath: path) else { continue }
        if old == missing[name] {
          missing[name] = nil
        } else {
          try manager.removeItem(atPath: path)
        }
      }
      for (name, target) in missing {
        // Another start of the program may have been quicker.
        guard symlink(target, folder + "/" + name) == 0 || errno == EEXIST else { return false }
      }
      return true
    } catch {
      return false
    }
  }

  /// Gives a file a second name, in place of an older file of that name: a symbolic link would still be
  /// in the old folder.
  private static func giveName(_ name: String, to file: String) -> Bool {
    let new = "\(name).\(getpid())"
    guard link(file, new) == 0 else { return false }
    defer { unlink(new) }
    return rename(new, name) == 0
  }
}
