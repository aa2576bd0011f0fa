import Foundation
import Testing

/// When references are recorded, and how two files are compared by hand.
public struct SnapshotTestingConfiguration: Sendable {
  /// What the code inside `withSnapshotTesting` runs with; nil outside.
  @TaskLocal static var current: Self?

  /// Says in a failure how the files are compared; nil leaves what is set around.
  public var diffTool: DiffTool?
  /// When references are recorded; nil leaves what is set around.
  public var record: Record?

  /// A configuration; what is nil stays as it is set around.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// When a snapshot becomes the reference.
  public struct Record: Equatable, Sendable {
    private enum Name: String { case all, failed, missing, never }
    private let name: Name

    /// One of "all", "failed", "missing" and "never"; nil for other words.
    public init?(rawValue: String) {
      guard let name = Name(rawValue: rawValue) else { return nil }
      self.name = name
    }
    private init(_ name: Name) { self.name = name }

    /// Every snapshot, and each assertion fails.
    public static let all = Self(.all)
    /// Those that differ from their reference; the assertion fails still.
    public static let failed = Self(.failed)
    /// Those that have no reference; the assertion fails. The default.
    public static let missing = Self(.missing)
    /// None; an assertion without a reference fails.
    public static let never = Self(.never)
  }

  /// What a failure says of the reference and the new file.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let text: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// A tool whose lines a function writes.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      text = tool
    }
    /// A command that gets the two paths.
    public init(stringLiteral value: String) { text = { "\(value) \($0) \($1)" } }

    /// The command of Kaleidoscope, a program for macOS.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }
    /// Both paths as links.
    public static let `default` = Self {
      """
      @\(LinePatch.gone)
      "file://\($0)"
      @\(LinePatch.come)
      "file://\($1)"
      """
    }

    /// The lines for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      text(currentFilePath, failedFilePath)
    }
  }

  // MARK: What holds now

  private final class Defaults: @unchecked Sendable {
    let lock = NSLock()
    var record =
      ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Record.init)
      ?? .missing
    var diffTool = DiffTool.default
  }
  private static let defaults = Defaults()

  /// The recording that holds for code outside of `withSnapshotTesting` and of suites with a trait.
  static var defaultRecord: Record {
    get { defaults.lock.withLock { defaults.record } }
    set { defaults.lock.withLock { defaults.record = newValue } }
  }
  static var defaultDiffTool: DiffTool {
    get { defaults.lock.withLock { defaults.diffTool } }
    set { defaults.lock.withLock { defaults.diffTool = newValue } }
  }
  static var currentRecord: Record { current?.record ?? defaultRecord }
  static var currentDiffTool: DiffTool { current?.diffTool ?? defaultDiffTool }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// True for `all`, false for `missing`, as older sources have it.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// The default, as older sources have it.
  public init(nilLiteral: ()) { self = .default }
}

/// Runs code whose assertions record and compare in a certain way.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    merged(record, diffTool), operation: operation)
}

/// Runs asynchronous code whose assertions record and compare in a certain way.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    merged(record, diffTool), operation: operation)
}

private func merged(
  _ record: SnapshotTestingConfiguration.Record?, _ diffTool: SnapshotTestingConfiguration.DiffTool?
) -> SnapshotTestingConfiguration {
  SnapshotTestingConfiguration(
    record: record ?? SnapshotTestingConfiguration.currentRecord,
    diffTool: diffTool ?? SnapshotTestingConfiguration.currentDiffTool)
}

/// Whether every assertion records, set for all tests of a process.
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.currentRecord == .all }
  set { SnapshotTestingConfiguration.defaultRecord = newValue ? .all : .missing }
}

/// The older name of `isRecording`.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// What failures say of two files, set for all tests of a process.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.currentDiffTool }
  set { SnapshotTestingConfiguration.defaultDiffTool = newValue }
}
