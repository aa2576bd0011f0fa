/// The names of properties that are observed with key paths.
package enum ObservedKeys {
  private final class Names: @unchecked Sendable {
    let lock = NSLock()
    var names: [AnyKeyPath: String] = [:]
  }
  private static let known = Names()

  /// Tells the name of a property whose class announces its changes. Key paths know their root: one
  /// is needed for each class that is observed, unless the reflection of key paths tells the name.
  package static func add(_ keyPath: AnyKeyPath, _ name: String) {
    known.lock.withLock { known.names[keyPath] = name }
  }

  /// The property's name, `"bounds"`; parts of longer paths are joined with dots.
  static func name(of keyPath: AnyKeyPath) -> String {
    if let name = known.lock.withLock({ known.names[keyPath] }) { return name }
    // "\UIView.bounds", "\UIView.layer?.bounds"; "<computed 0x… (CGRect)>" for parts without a
    // name.
    let parts = "\(keyPath)".split(separator: ".").dropFirst()
    let names = parts.map { $0.trimmingCharacters(in: ["?", "!"]) }
    if !names.isEmpty, !names.contains(where: { $0.contains("<") || $0.contains(" ") }) {
      return names.joined(separator: ".")
    }
    return ""
  }
}
