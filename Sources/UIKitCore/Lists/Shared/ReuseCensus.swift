/// How many views lists have created for each reuse identifier, over the life of the process: what
/// the dump shows, and what tests of reuse compare with a screenful.
@MainActor
package enum ReuseCensus {
  /// The number of views that were created, and not reused, by reuse identifier.
  package private(set) static var created: [String: Int] = [:]

  static func noteCreation(identifier: String) { created[identifier, default: 0] += 1 }

  /// Forgets all counts, as tests do before they begin.
  package static func reset() { created = [:] }
}
