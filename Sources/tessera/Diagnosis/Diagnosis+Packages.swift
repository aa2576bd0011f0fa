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
    switch comparison(with: "scripts/test-packages.txt") {
    case .noList, .noAnswer:
      Finding(
        name: "Packages of tests", verdict: .optionalMissing,
        detail: "scripts/test-packages.txt could not be compared",
        remedy: "Tessera's own tests leave out what needs a program that is not there.")
    case .missing(let names):
      Finding(
        name: "Packages of tests", verdict: .optionalMissing,
        detail:
          "missing \(names.joined(separator: ", ")), which Tessera's own tests of windows need",
        remedy: "./tessera test installs them, or " + installing(names))
    case .complete(let count):
      Finding(
        name: "Packages of tests", verdict: .present,
        detail: "all \(count) of scripts/test-packages.txt")
    }
  }

  /// Fonts for emoji, Chinese, Japanese and Korean, without which apps run but draw boxes.
  static func otherFonts() -> Finding {
    switch comparison(with: "scripts/fonts.txt") {
    case .noList, .noAnswer:
      Finding(
        name: "Other fonts", verdict: .optionalMissing,
        detail: "scripts/fonts.txt could not be compared",
        remedy: "Emoji, Chinese, Japanese and Korean are boxes without fonts for them.")
    case .missing(let names):
      Finding(
        name: "Other fonts", verdict: .optionalMissing,
        detail: "missing \(names.joined(separator: ", ")), so that some text is drawn as boxes",
        remedy: installing(names))
    case .complete(let count):
      Finding(
        name: "Other fonts", verdict: .present, detail: "all \(count) of scripts/fonts.txt")
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
