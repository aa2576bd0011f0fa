import Foundation
import XCTest

/// Specs of Quick, which make their tests when they are asked for them: the list of tests that SwiftPM writes
/// knows methods alone.
///
/// Lowered sources name their specs while the process is loaded. Before the first test all specs are asked, and
/// their examples join the tests that run.
public enum SpecTests {
  /// Examples by name, each as a function that gets the test it runs in.
  public typealias Examples = () -> [(String, XCTestCaseClosure)]

  /// Adds a spec; called while the process is loaded.
  ///
  /// - Parameters:
  ///   - type: the spec's class.
  ///   - examples: called once, on the main thread, before the first test.
  public static func add(_ type: XCTestCase.Type, _ examples: @escaping Examples) {
    lock.withLock {
      if specs.isEmpty { XCTestObservationCenter.shared.addTestObserver(joiner) }
      specs.append((type, examples))
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var specs: [(type: XCTestCase.Type, examples: Examples)] = []
  private static let joiner = Joiner()

  /// What each spec that was added has, once, sorted by the names of the classes; specs without examples are left out.
  package static func suites() -> [XCTestSuite] {
    let all = lock.withLock {
      defer { specs = [] }
      return specs
    }
    let chosen = Choice(ProcessInfo.processInfo.environment)
    let named = all.map { ("\($0.type)", $0) }.sorted { $0.0 < $1.0 }
    // Focused examples of one spec leave out those of all others, so all are read first.
    let read = named.map { ($0.0, $0.1.type, $0.1.examples) }
    for (_, _, examples) in read { _ = examples() }
    return read.compactMap { name, type, examples in
      let suite = XCTestSuite(name: name)
      let module = String(reflecting: type).prefix { $0 != "." }
      var taken: Set<String> = []
      for (title, closure) in examples() {
        var own = title
        var number = 2
        while !taken.insert(own).inserted {
          own = "\(title)_\(number)"
          number += 1
        }
        guard chosen.has("\(module).\(name)/\(own)") else { continue }
        suite.addTest(type.init(name: own, testClosure: closure))
      }
      return suite.tests.isEmpty ? nil : suite
    }
  }

  /// Which examples a command wants, as SwiftPM asks for tests: by patterns that one of must match, and
  /// others that none may.
  package struct Choice {
    private var wanted: [String]
    private var skipped: [String]

    /// - Parameter environment: of the process; patterns stand there a line each.
    package init(_ environment: [String: String]) {
      func patterns(_ key: String) -> [String] {
        (environment[key] ?? "").split(separator: "\n").map(String.init)
      }
      wanted = patterns("TESSERA_TEST_FILTERS")
      skipped = patterns("TESSERA_TEST_SKIPS")
    }

    /// - Parameter test: `Module.Class/name`.
    package func has(_ test: String) -> Bool {
      func matches(_ pattern: String) -> Bool {
        test.range(of: pattern, options: .regularExpression) != nil
      }
      return (wanted.isEmpty || wanted.contains(where: matches))
        && !skipped.contains(where: matches)
    }
  }

  private final class Joiner: NSObject, XCTestObservation, @unchecked Sendable {
    func testSuiteWillStart(_ testSuite: XCTestSuite) {
      // The outermost one comes first.
      for suite in SpecTests.suites() { testSuite.addTest(suite) }
    }
  }
}
