import Foundation

/// Reads what XCTest prints while it runs, a line at a time.
struct XCTestLines {
  private var current: Int?
  /// Whether a test has begun and not ended.
  var isInTest: Bool { current != nil }
  /// Whether the lines that come may belong to a message.
  private var isInMessage = false
  /// How many lines of a message are kept; a dump of a screen is in the output anyway.
  private static let longestMessage = 40
  private var messageLines = 0

  mutating func read(_ line: String, into record: TestRecord) {
    if let names = line.firstMatch(of: /^Test Case '(.+)' started at/) {
      guard names.1 != TestSources.placeOfSpecs else { return current = nil }
      let parts = names.1.split(separator: ".", maxSplits: 1).map(String.init)
      current = record.start(parts.count > 1 ? parts[0] : "", parts.last ?? "")
      isInMessage = false
    } else if let end = line.firstMatch(
      of: /^Test Case '.+' (passed|failed|skipped) \(([0-9.]+) seconds\)/)
    {
      guard let test = current else { return }
      let state = TestCaseRecord.State(rawValue: String(end.1)) ?? .failed
      record.end(test, state, seconds: Double(end.2) ?? 0)
      (current, isInMessage) = (nil, false)
    } else if let test = current {
      readInside(line, test, into: record)
    }
  }

  private mutating func readInside(_ line: String, _ test: Int, into record: TestRecord) {
    if let found = line.firstMatch(of: /^(.*?):(\d+): error: (.+?) : (.*)$/) {
      let isKnown = !found.1.hasPrefix("<")
      record.add(
        TestCaseRecord.Issue(
          message: String(found.4), file: isKnown ? String(found.1) : nil, line: Int(found.2) ?? 0),
        to: test)
      (isInMessage, messageLines) = (true, 1)
    } else if let found = line.firstMatch(of: /^.*?:\d+: .+? : Test skipped(?: - (.*))?$/) {
      record.skip(test, because: found.1.map(String.init))
    } else {
      if isInMessage, messageLines < Self.longestMessage {
        record.continue(line, of: test)
        messageLines += 1
      }
      record.add(output: line, to: test)
    }
  }
}
