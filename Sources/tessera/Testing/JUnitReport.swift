import Foundation

/// The results of tests as the XML that Jenkins, GitLab and GitHub's actions read.
enum JUnitReport {
  /// - Parameter date: when the run began.
  static func text(of cases: [TestCaseRecord], date: Date) -> String {
    var order: [String] = []
    var suites: [String: [TestCaseRecord]] = [:]
    for test in cases {
      if suites[test.suite] == nil { order.append(test.suite) }
      suites[test.suite, default: []].append(test)
    }
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append("<testsuites\(numbers(of: cases))>")
    let time = date.formatted(.iso8601)
    for name in order {
      let tests = suites[name, default: []]
      lines.append(
        "  <testsuite name=\(quoted(name.isEmpty ? "Tests" : name))\(numbers(of: tests)) "
          + "timestamp=\(quoted(time))>")
      lines += tests.flatMap(element)
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func numbers(of cases: [TestCaseRecord]) -> String {
    let failed = cases.filter { $0.state == .failed }.count
    let skipped = cases.filter { $0.state == .skipped }.count
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    return " tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(skipped)\" "
      + "time=\"\(shown(seconds))\""
  }

  private static func element(_ test: TestCaseRecord) -> [String] {
    var start = "    <testcase classname=\(quoted(test.suite)) name=\(quoted(test.name)) "
    start += "time=\"\(shown(test.seconds))\""
    let place = test.file.map { ($0, test.line) } ?? test.issues.first?.place
    if let (file, line) = place {
      start += " file=\(quoted(file))" + (line > 0 ? " line=\"\(line)\"" : "")
    }
    var inside: [String] = []
    for issue in test.issues {
      let first = issue.message.components(separatedBy: "\n")[0]
      let place = issue.place.map { "\($0.file):\($0.line): " } ?? ""
      inside.append(
        "      <failure type=\"failure\" message=\(quoted(first))>"
          + "\(escaped(place + issue.message))</failure>")
    }
    if test.state == .skipped {
      inside.append(
        "      <skipped" + (test.skipReason.map { " message=\(quoted($0))" } ?? "") + "/>")
    }
    let output = test.output + test.attachments.map { "[[ATTACHMENT|\($0)]]" }
    if !output.isEmpty {
      let text = escaped(output.joined(separator: "\n"))
      inside.append("      <system-out>\(text)</system-out>")
    }
    return inside.isEmpty ? [start + "/>"] : [start + ">"] + inside + ["    </testcase>"]
  }

  private static func shown(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text, isAttribute: true))\"" }

  /// XML has no way to write most control characters, nor halves of surrogates and two others.
  private static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension TestCaseRecord.Issue {
  fileprivate var place: (file: String, line: Int)? { file.map { ($0, line) } }
}
