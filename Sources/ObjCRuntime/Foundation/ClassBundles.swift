/// The bundles of classes: what `Bundle(for:)` gives on Apple's systems, where each framework is a file of its own.
///
/// A program of an Xcode project is one file here, with its frameworks in it. Their resources lie in
/// `App.app/Frameworks/Kit.framework`, as in an app; a class is found there by the name of its module. Lowered sources
/// ask here where they were written with `Bundle(for:)`.
@_spi(XcodeSources)
public enum ClassBundles {
  private final class Table: @unchecked Sendable {
    let lock = NSLock()
    /// Frameworks by the names of their modules.
    var frameworks: [Substring: Bundle]?
  }
  private static let table = Table()

  /// The bundle of the framework that a class is part of; the program's own for all other classes.
  ///
  /// - Complexity: O(1) once the frameworks are known.
  public static func of(_ type: AnyClass) -> Bundle {
    let frameworks = frameworks(in: Bundle.main.bundlePath)
    if frameworks.isEmpty { return .main }
    return frameworks[ObjCMembers.moduleName(of: type)] ?? .main
  }

  /// Makes the bundles of all frameworks, so that `Bundle(identifier:)` finds them; called as a program starts.
  package static func openAll() { _ = frameworks(in: Bundle.main.bundlePath) }

  private static func frameworks(in folder: String) -> [Substring: Bundle] {
    table.lock.withLock {
      if let known = table.frameworks { return known }
      let found = read(folder)
      table.frameworks = found
      return found
    }
  }

  /// The frameworks of a program's folder, by the names of their modules.
  static func read(_ folder: String) -> [Substring: Bundle] {
    let place = folder + "/Frameworks"
    var found: [Substring: Bundle] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    where name.hasSuffix(ending) {
      found[name.dropLast(ending.count)] = Bundle(path: place + "/" + name)
    }
    return found
  }

  private static let ending = ".framework"
}
