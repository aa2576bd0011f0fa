import Foundation

/// Reads the file of events that Swift Testing writes while it runs: JSON, one value a line.
struct SwiftTestingEvents {
  /// A test as Swift Testing names it before the run.
  private struct Known {
    var suite: String
    var name: String
    var file: String?
    var line: Int
  }

  let path: String
  private var offset: UInt64 = 0
  private var rest = Data()
  private var known: [String: Known] = [:]
  private var running: [String: (number: Int, since: Double)] = [:]

  init(path: String) { self.path = path }

  /// Reads what has been written since the last call.
  mutating func readNew(into record: TestRecord) {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: offset)) != nil, let data = try? file.readToEnd(), !data.isEmpty
    else { return }
    offset += UInt64(data.count)
    rest += data
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      read(rest[rest.startIndex..<end], into: record)
      rest = Data(rest[rest.index(after: end)...])
    }
  }

  private mutating func read(_ line: Data, into record: TestRecord) {
    guard let value = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
      let payload = value["payload"] as? [String: Any]
    else { return }
    if value["kind"] as? String == "test" {
      add(payload)
    } else if let id = payload["testID"] as? String, let test = known[id] {
      read(payload, of: test, id, into: record)
    }
  }

  /// Suites are no tests, though they start and end as those do.
  private mutating func add(_ test: [String: Any]) {
    guard test["kind"] as? String == "function", let id = test["id"] as? String,
      let name = test["name"] as? String
    else { return }
    // Module.Suite/function()/File.swift:1:2
    let place = test["sourceLocation"] as? [String: Any]
    let path = id.components(separatedBy: "/\(name)/")[0]
    let suite = path == id ? String(id.prefix { $0 != "." }) : path
    known[id] = Known(
      suite: suite.replacingOccurrences(of: "/", with: "."),
      name: test["displayName"] as? String ?? name, file: Self.file(of: place),
      line: place?["line"] as? Int ?? 0)
  }

  private mutating func read(
    _ event: [String: Any], of test: Known, _ id: String, into record: TestRecord
  ) {
    let time = (event["instant"] as? [String: Any])?["absolute"] as? Double ?? 0
    func begin() -> Int {
      if let number = running[id]?.number { return number }
      let number = record.start(test.suite, test.name, file: test.file, line: test.line)
      running[id] = (number, time)
      return number
    }
    let messages = (event["messages"] as? [[String: Any]] ?? []).compactMap {
      $0["text"] as? String
    }
    switch event["kind"] as? String {
    case "testStarted": _ = begin()
    case "testSkipped":
      let number = begin()
      record.skip(number, because: messages.first)
      record.end(number, .skipped, seconds: 0)
      running[id] = nil
    case "issueRecorded":
      let issue = event["issue"] as? [String: Any] ?? [:]
      guard issue["isKnown"] as? Bool != true, issue["isFailure"] as? Bool != false else { return }
      let place = issue["sourceLocation"] as? [String: Any]
      record.add(
        TestCaseRecord.Issue(
          message: messages.joined(separator: "\n"), file: Self.file(of: place),
          line: place?["line"] as? Int ?? 0), to: begin())
    case "valueAttached":
      if let path = (event["attachment"] as? [String: Any])?["path"] as? String {
        record.add(attachment: path, to: begin())
      }
    case "testEnded":
      let number = begin()
      let state: TestCaseRecord.State = record.cases[number].issues.isEmpty ? .passed : .failed
      record.end(number, state, seconds: max(0, time - (running[id]?.since ?? time)))
      running[id] = nil
    default: break
    }
  }

  private static func file(of place: [String: Any]?) -> String? {
    place?["filePath"] as? String ?? place?["_filePath"] as? String
  }
}
