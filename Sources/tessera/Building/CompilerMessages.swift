import Foundation

/// The errors of a build that concern the user, gathered from all that the compilers say.
struct CompilerMessages {
  struct Error: Hashable {
    /// `/a/B.swift:3:5`.
    var place: String
    var file: String
    var text: String
  }

  /// Folders of files that the command has written.
  private let generated: [String]
  private(set) var errors: [Error] = []
  /// Errors without a place: of SwiftPM, of the linker.
  private(set) var others: [String] = []
  private static let shown = 20

  init(generated: [String] = []) { self.generated = generated.map { $0 + "/" } }

  mutating func add(_ line: String) {
    if let error = Self.error(in: line) {
      if !errors.contains(error) { errors.append(error) }
      return
    }
    let plain = line.trimmingCharacters(in: .whitespaces)
    let isLinker = plain.contains("undefined reference to") || plain.hasPrefix("ld.")
    guard plain.hasPrefix("error: ") || isLinker, !plain.contains("emit-module command failed"),
      !plain.hasPrefix("error: fatalError"), !others.contains(plain)
    else { return }
    others.append(plain)
  }

  /// Of `/a/B.swift:3:5: error: text`.
  private static func error(in line: String) -> Error? {
    guard line.hasPrefix("/"), let word = line.range(of: ": error: ") else { return nil }
    let place = line[..<word.lowerBound]
    let parts = place.split(separator: ":")
    guard parts.count >= 2, Int(parts[parts.count - 1]) != nil else { return nil }
    let numbers = parts.reversed().prefix(2).prefix { Int($0) != nil }.count
    return Error(
      place: String(place), file: parts.dropLast(numbers).joined(separator: ":"),
      text: String(line[word.upperBound...]))
  }

  /// What to tell the user, in whose files the errors are, and where the rest is.
  func summary(of title: String, log: String) -> String {
    let own = errors.filter { error in !generated.contains { error.file.hasPrefix($0) } }
    var lines = own.prefix(Self.shown).flatMap { error in
      ["\(error.place): error: \(error.text)"]
        + (UnknownNames.hint(for: error.text).map { [$0] } ?? [])
    }
    if own.count > Self.shown { lines.append("… and \(own.count - Self.shown) more.") }
    if own.isEmpty {
      lines = others.prefix(Self.shown).map { $0 }
      if !errors.isEmpty {
        lines.append(
          "The errors are in files that tessera has written, which is a fault of Tessera's: "
            + errors[0].text)
      }
    }
    lines.append(
      "\(title) should build and does not; "
        + (lines.isEmpty
          ? "what SwiftPM says of it is in \(log)." : "all that SwiftPM says is in \(log)."))
    return lines.joined(separator: "\n")
  }
}
