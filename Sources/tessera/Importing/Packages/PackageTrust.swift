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
    let new = packages.filter { !FileManager.default.fileExists(atPath: record($0)) }
    guard !new.isEmpty else { return }
    let names = new.map { $0.place.onOneLine }.joined(separator: ", ")
    let sentence =
      "\(project.onOneLine) uses Swift packages that have not been built on this machine before; their "
      + "manifests are programs, which would run: \(names)."
    if isGiven {
      Console.say(sentence)
    } else {
      guard let answer = ask(sentence + " Build them? [y/N] ") else {
        throw .usage(sentence + " Add --trust to build them.")
      }
      guard ["y", "yes"].contains(answer.lowercased()) else {
        throw .failed("The packages were not to be built, so that nothing is.")
      }
    }
    for package in new { try Files.save(package.place, to: record(package)) }
  }

  private func record(_ package: XcodePackageReference) -> String {
    "\(folder)/\(Fingerprint.of(package.place))"
  }

  private static func askOnTerminal(_ question: String) -> String? {
    guard isatty(0) == 1, isatty(2) == 1 else { return nil }
    Console.ask(question)
    return (readLine() ?? "").trimmingCharacters(in: .whitespaces)
  }
}
