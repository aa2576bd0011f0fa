/// How many views lists have created for each reuse identifier, over the life of the process: what
/// the dump shows, and what tests of reuse compare with a screenful.
@MainActor
package enum ReuseCensus {
  package private(set) static var created: [String: Int] = [:]

  static func noteCreation(identifier: String) { created[identifier, default: 0] += 1 }

  package static func reset() { created = [:] }
}
