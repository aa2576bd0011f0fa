import Testing

/// How the assertions of a test or a suite of Swift Testing record and compare.
// The library's name.
// swift-format-ignore: NoLeadingUnderscores
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// Suites hand it to their tests.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test inside `withSnapshotTesting`, its snapshots numbered from one.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await SnapshotNumbers.$ofTest.withValue(SnapshotNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Snapshots are numbered from one in each run of a test.
  public static var snapshots: Self { snapshots() }

  /// How the assertions of a test or a suite record and compare.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// How the assertions of a test or a suite record and compare.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
