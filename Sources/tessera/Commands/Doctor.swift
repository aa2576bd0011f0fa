import ArgumentParser
import Foundation

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells what this machine has of what apps need, and how to get the rest.")

  mutating func run() throws {
    let findings = Diagnosis.all()
    for finding in findings { print(finding.text) }
    let missing = findings.filter { $0.verdict == .missing }
    guard missing.isEmpty else {
      throw Failure.failed(
        "\(missing.count) of \(findings.count) things that apps need "
          + "\(missing.count == 1 ? "is" : "are") missing; the lines with ✗ say how to mend it.")
    }
  }
}
