import XCTest

/// A failure of a test as a value.
public struct XCTIssue: Sendable {
  /// What went wrong.
  public enum IssueType: Int, Sendable {
    /// An assertion of XCTest did not hold.
    case assertionFailure = 0
    /// The test threw an error.
    case thrownError
    /// Code that the test called raised an exception.
    case uncaughtException
    /// A measurement was worse than its baseline.
    case performanceRegression
    /// The tests around it could not go on.
    case system
    /// A failure was expected and did not come.
    case unmatchedExpectedFailure
  }

  /// What went wrong.
  public var type: IssueType
  /// What the failure says, on one line.
  public var compactDescription: String
  /// What more is known; nil for nothing.
  public var detailedDescription: String?
  /// Where it is in the sources.
  public var sourceCodeContext: XCTSourceCodeContext

  /// Makes a failure with a description, at a place in the sources where that is known.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext()
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
  }

  /// The description.
  public var description: String { compactDescription }
}

/// Where a failure is in the sources.
public struct XCTSourceCodeContext: Sendable {
  /// The file and its line; nil where that is unknown.
  public var location: XCTSourceCodeLocation?
  /// Makes a context of a place, nil for an unknown one.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A line of a file.
public struct XCTSourceCodeLocation: Sendable {
  /// The file.
  public var fileURL: URL
  /// From 1.
  public var lineNumber: Int

  /// Makes a place of a file and its line, from 1.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// Makes a place of a file's path and its line, from 1.
  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// Makes a place as `#filePath` and `#line` tell it.
  public init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }
}

// Members of a protocol's extension, so that tests may have their own of these names.
extension XCTWaiterDelegate where Self: XCTestCase {
  /// Fails the test with an issue, at the issue's place in the sources.
  public func record(_ issue: XCTIssue) {
    let place = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "<unknown>",
      atLine: place?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
  }

  /// How long one test should take, in seconds; nothing ends a test that takes longer.
  public var executionTimeAllowance: TimeInterval {
    get { TimeAllowances.shared[self] }
    set { TimeAllowances.shared[self] = newValue }
  }
}

/// What tests said of their time.
private final class TimeAllowances: @unchecked Sendable {
  static let shared = TimeAllowances()
  private let lock = NSLock()
  private var values: [ObjectIdentifier: TimeInterval] = [:]

  subscript(test: XCTestCase) -> TimeInterval {
    get { lock.withLock { values[ObjectIdentifier(test)] ?? 600 } }
    set { lock.withLock { values[ObjectIdentifier(test)] = newValue } }
  }
}
