/// Names that a module's files see on Apple's systems and that are left out here, since they are declared in
/// Objective-C: by a target of the same package or project, or by the module's own sources.
package struct AbsentNames: Sendable {
  /// The module that stands for the sources in Objective-C beside the module's own, which no file imports.
  package static let own = "Objective-C"

  /// The modules that files import.
  private(set) var modules: Set<String> = []
  /// The project's modules, which may have the names of Apple's: a library's Charts.
  package var present: Set<String> = []
  /// The modules that declare a name: a library's own, and `own` where a bridging header shows it.
  private var modulesOfName: [String: [String]] = [:]

  package init() {}

  /// - Parameters:
  ///   - name: of a class, a protocol or an enumeration, as Swift calls it.
  ///   - module: as files import it, or `own`.
  package mutating func add(_ name: String, of module: String) {
    add(module: module)
    modulesOfName[name, default: []].append(module)
  }

  /// Whether a module that files import is not there.
  func isMissing(module: String) -> Bool {
    modules.contains(module)
      || MissingModules.names.contains(module) && !present.contains(module)
  }

  /// Adds a module, which may declare nothing that is known.
  package mutating func add(module: String) {
    if module != Self.own { modules.insert(module) }
  }

  /// The module that a name needs in a file; nil for other names.
  func module(of name: String, visible: Set<String>) -> String? {
    modulesOfName[name]?.first { $0 == Self.own || visible.contains($0) }
  }
}
