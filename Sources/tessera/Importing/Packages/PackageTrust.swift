import Foundation
import NibDocument

/// Whether the packages of a project may be built: their manifests are programs, which run when they are
/// read, with all that the user may do. Opening a project should not do that unasked.
struct PackageTrust {
  /// `--trust` was given.
  var isGiven: Bool
  /// Asks on the terminal and returns what was answered; nil where there is none.
  var ask: (String) -> String? = Self.askOnTerminal
  /// Where is kept who was trusted.
  var folder = CacheFolder.path + "/trusted"

  /// - Throws: where one of the packages has not been built on this machine before and the user does not
  ///   want it.
  func check(_ packages: [XcodePackageReference], of project: String) throws(Failure) {
    try check(
      packages.map(\.place),
      saying: "\(project.onOneLine) uses Swift packages that have not been built on this machine "
        + "before; their manifests are programs, which would run: ", verb: "build",
      refused: "The packages were not to be built")
  }

  /// The same for manifests that describe a project itself.
  ///
  /// - Parameter root: the folder that holds them.
  func check(manifestsIn root: String) throws(Failure) {
    try check(
      [root],
      saying: "The manifests of Tuist's in a folder have not run on this machine before; they are "
        + "programs, which would run: ", verb: "run", refused: "The manifests were not to be run")
  }

  private func check(
    _ places: [String], saying words: String, verb: String, refused: String
  ) throws(Failure) {
    let new = places.filter { !FileManager.default.fileExists(atPath: record($0)) }
    guard !new.isEmpty else { return }
    let sentence = words + new.map(\.onOneLine).joined(separator: ", ") + "."
    if isGiven {
      Console.say(sentence)
    } else {
      let question = verb.prefix(1).uppercased() + verb.dropFirst()
      guard let answer = ask("\(sentence) \(question) them? [y/N] ") else {
        throw .usage("\(sentence) Add --trust to \(verb) them.")
      }
      guard ["y", "yes"].contains(answer.lowercased()) else {
        throw .failed("\(refused), so that nothing is.")
      }
    }
    for place in new { try Files.save(place, to: record(place)) }
  }

  private func record(_ place: String) -> String { "\(folder)/\(Fingerprint.of(place))" }

  private static func askOnTerminal(_ question: String) -> String? {
    guard isatty(0) == 1, isatty(2) == 1 else { return nil }
    Console.ask(question)
    return (readLine() ?? "").trimmingCharacters(in: .whitespaces)
  }
}
