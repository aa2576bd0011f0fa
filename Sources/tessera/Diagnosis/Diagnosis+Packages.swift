import Foundation

extension Diagnosis {
  /// What building and running need.
  static func packages() -> Finding {
    switch comparison(with: "scripts/packages.txt") {
    case .noList:
      Finding(
        name: "Packages", verdict: .optionalMissing,
        detail: "the list scripts/packages.txt was not found",
        remedy: "Start the command with the script ./tessera in the project's folder.")
    case .noAnswer(let wanted):
      Finding(
        name: "Packages", verdict: .optionalMissing, detail: "dpkg-query is not there to ask",
        remedy: "On a distribution without dpkg install what these are called there: "
          + wanted.joined(separator: " "))
    case .missing(let names):
      Finding(
        name: "Packages", verdict: .missing, detail: "missing \(names.joined(separator: ", "))",
        remedy: installing(names))
    case .complete(let count):
      Finding(
        name: "Packages", verdict: .present, detail: "all \(count) of scripts/packages.txt")
    }
  }

  /// What Tessera's own tests of windows and desktops need beside that.
  static func testPackages() -> Finding {
    optional(
      "Packages of tests", in: "scripts/test-packages.txt",
      because: ", which Tessera's own tests of windows need",
      otherwise: "Tessera's own tests leave out what needs a program that is not there.",
      remedy: { "./tessera test installs them, or " + installing($0) })
  }

  /// Fonts for emoji, Chinese, Japanese and Korean, without which apps run but draw boxes.
  static func otherFonts() -> Finding {
    optional(
      "Other fonts", in: "scripts/fonts.txt", because: ", so that some text is drawn as boxes",
      otherwise: "Emoji, Chinese, Japanese and Korean are boxes without fonts for them.",
      remedy: installing)
  }

  /// A list whose packages apps run without.
  ///
  /// - Parameters:
  ///   - reason: what stands behind the names of those that are missing.
  ///   - advice: what is said where the list cannot be compared.
  private static func optional(
    _ name: String, in list: String, because reason: String, otherwise advice: String,
    remedy: ([String]) -> String
  ) -> Finding {
    switch comparison(with: list) {
    case .noList, .noAnswer:
      Finding(
        name: name, verdict: .optionalMissing, detail: "\(list) could not be compared",
        remedy: advice)
    case .missing(let names):
      Finding(
        name: name, verdict: .optionalMissing,
        detail: "missing \(names.joined(separator: ", "))\(reason)", remedy: remedy(names))
    case .complete(let count):
      Finding(name: name, verdict: .present, detail: "all \(count) of \(list)")
    }
  }

  /// How a list of Debian packages compares with what is installed.
  private enum Comparison {
    /// The checkout, or the list in it, was not found.
    case noList
    /// dpkg is not there; the names that the list has.
    case noAnswer([String])
    case missing([String])
    case complete(Int)
  }

  /// - Parameter path: The list, relative to the checkout.
  private static func comparison(with path: String) -> Comparison {
    guard let root = try? ProjectRoot.find(),
      let list = try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
    else { return .noList }
    let wanted = RequiredPackages.names(in: list)
    guard
      let installed = answer("dpkg-query", ["-W", "-f", "${db:Status-Status} ${Package}\\n"])
    else { return .noAnswer(wanted) }
    let missing = RequiredPackages.missing(wanted, installed: installed)
    return missing.isEmpty ? .complete(wanted.count) : .missing(missing)
  }

  private static func installing(_ names: [String]) -> String {
    "sudo apt-get install \(names.joined(separator: " "))"
  }
}
