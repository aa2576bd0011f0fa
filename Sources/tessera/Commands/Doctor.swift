import ArgumentParser
import Foundation

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells what this machine has of what apps need, and how to get the rest.")

  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let findings = Diagnosis.all()
    Report.set("findings", findings.map(\.report))
    if !report.json { for finding in findings { print(finding.text) } }
    let missing = findings.filter { $0.verdict == .missing }
    guard missing.isEmpty else {
      throw Failure.failed(
        "\(missing.count) of \(findings.count) things that apps need "
          + "\(missing.count == 1 ? "is" : "are") missing; the lines with ✗ say how to mend it.")
    }
  }
}
