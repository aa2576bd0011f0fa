import Foundation
import XCTest

/// How failures are expected.
public enum XCTExpectedFailure {
  /// What counts as expected, and what follows where nothing comes.
  public final class Options {
    /// Whether failures are expected at all; true by default.
    public var isEnabled = true
    /// Whether the test fails where no failure comes; true by default.
    public var isStrict = true
    /// Which failures are expected; all of them by default.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    /// Makes options that expect any failure, and one at least.
    public init() {}

    /// Makes options that bear it where no failure comes.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// Expects the rest of the running test to fail: failures that match count for nothing, and the test fails
/// where none comes.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options
) {
  guard options.isEnabled, let test = CurrentTest.test else { return }
  let expected = ExpectedFailure(failureReason, options)
  FailureExpectations.shared.begin(expected, test)
  test.addTeardownBlock { [unowned test] () -> Void in
    FailureExpectations.shared.end(expected, test)
  }
}

/// Expects the rest of the running test to fail, in ways that `issueMatcher` knows.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher))
}

/// Expects a block to fail: failures in it that match count for nothing, and the test fails where none comes.
@discardableResult
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  failingBlock: () throws -> R
) rethrows -> R {
  guard options.isEnabled, let test = CurrentTest.test else { return try failingBlock() }
  let expected = ExpectedFailure(failureReason, options)
  FailureExpectations.shared.begin(expected, test)
  defer { FailureExpectations.shared.end(expected, test) }
  return try failingBlock()
}

/// Expects a block to fail, in ways that `issueMatcher` knows.
@discardableResult
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: options(enabled, strict, issueMatcher), failingBlock: failingBlock)
}

private func options(
  _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
  let options = XCTExpectedFailure.Options()
  if let enabled { options.isEnabled = enabled }
  if let strict { options.isStrict = strict }
  if let matcher { options.issueMatcher = matcher }
  return options
}

/// A failure that a test awaits, and whether it came.
final class ExpectedFailure: @unchecked Sendable {
  let reason: String?
  let options: XCTExpectedFailure.Options
  var came = false

  init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
    self.reason = reason
    self.options = options
  }
}

/// What the running test expects to fail, the last expectation first.
final class FailureExpectations: @unchecked Sendable {
  static let shared = FailureExpectations()
  private let lock = NSLock()
  private var waiting: [ExpectedFailure] = []
  /// Tests that stop at their first failure, and have had it.
  private var stopped: Set<ObjectIdentifier> = []

  func begin(_ expected: ExpectedFailure, _ test: XCTestCase) {
    lock.withLock { waiting.append(expected) }
  }

  func end(_ expected: ExpectedFailure, _ test: XCTestCase) {
    lock.withLock { waiting.removeAll { $0 === expected } }
    guard !expected.came, expected.options.isStrict else { return }
    let reason = expected.reason.map { " (\($0))" } ?? ""
    test.recordFailure(
      withDescription: "A failure was expected\(reason) and none came.", inFile: "<unknown>",
      atLine: 0, expected: true)
  }

  /// Whether the failure counts for nothing.
  func takes(_ issue: XCTIssue) -> Bool {
    let found = lock.withLock { waiting }.last { $0.options.issueMatcher(issue) }
    found?.came = true
    return found != nil
  }

  /// Whether the test has failed before and wanted to end there.
  func isOver(_ test: XCTestCase) -> Bool {
    lock.withLock {
      !test.continueAfterFailure && !stopped.insert(ObjectIdentifier(test)).inserted
    }
  }

  func begin(_ test: XCTestCase) {
    lock.withLock {
      waiting = []
      stopped.remove(ObjectIdentifier(test))
    }
  }
}

extension XCTestCase {
  /// Stands in the place of XCTest's method of this name, which every test class has in its table: the
  /// toolchain's ends the process where a test is not to continue after a failure.
  ///
  /// Nothing can end a method of Swift from outside, so the test goes on; what it says of further failures is
  /// left out, as it would not have come to them.
  @usableFromInline
  @_silgen_name(
    "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSiSbtF")
  func recordFailureOrExpected(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let issue = XCTIssue(
      type: expected ? .assertionFailure : .thrownError, compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(
        location: XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)))
    if FailureExpectations.shared.takes(issue) {
      print("\(filePath):\(lineNumber): expected failure: \(name) : \(description)")
      return
    }
    guard !FailureExpectations.shared.isOver(self) else { return }
    (testRun as? XCTestCaseRun)?.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
