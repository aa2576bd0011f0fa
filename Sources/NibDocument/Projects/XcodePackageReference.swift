/// A Swift package that a project uses, before anybody has fetched it.
package enum XcodePackageReference: Hashable, Sendable {
  /// A folder with a `Package.swift`, by its absolute path.
  case local(path: String)
  case remote(url: String, requirement: Requirement)

  /// Which versions will do, as Xcode's inspector offers them.
  package enum Requirement: Hashable, Sendable {
    case upToNextMajor(from: String)
    case upToNextMinor(from: String)
    /// From the first version to before the second.
    case range(from: String, before: String)
    case exact(String)
    case branch(String)
    case revision(String)
  }

  /// What tells packages apart: the last part of their place, in lowercase and without `.git`.
  package var identity: String { Self.identity(of: place) }

  /// The URL or path, as a user would know it.
  package var place: String {
    switch self {
    case .local(let path): path
    case .remote(let url, _): url
    }
  }

  package static func identity(of place: String) -> String { checkoutName(of: place).lowercased() }

  /// The folder that a fetched package gets.
  package static func checkoutName(of url: String) -> String {
    // `git@host:owner/name.git` has its last part after a slash or the colon.
    let parts = url.split(whereSeparator: { $0 == "/" || $0 == ":" })
    let last = String(parts.last ?? "")
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
