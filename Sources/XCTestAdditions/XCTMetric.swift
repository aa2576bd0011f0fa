import XCTest

/// What `measure` looks at.
public protocol XCTMetric: AnyObject {}

/// How long a block takes.
public final class XCTClockMetric: NSObject, XCTMetric {}

/// What a block costs of the processor.
public final class XCTCPUMetric: NSObject, XCTMetric {
  /// Makes a metric of the calling thread's cost, or of the whole process's.
  public init(limitingToCurrentThread: Bool) {}
  /// Makes a metric of the process's cost.
  public override init() {}
}

/// What a block takes of memory.
public final class XCTMemoryMetric: NSObject, XCTMetric {}

/// What a block writes to disks.
public final class XCTStorageMetric: NSObject, XCTMetric {}

/// What happens between signposts.
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// Makes a metric of the signposts of a name.
  public init(subsystem: String, category: String, name: String) {}
}

/// How `measure` goes about it.
open class XCTMeasureOptions: NSObject {
  /// Who begins and ends a measurement.
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes options of a mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// Who begins and ends a measurement; `measure` by default.
  open var invocationOptions: InvocationOptions = []
  /// How often the block is asked to run: 5 by default. The toolchain's XCTest runs it ten times.
  open var iterationCount = 5
  /// The usual options.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
  /// Runs the block ten times and reports what it takes of the clock, whatever metrics are asked for. Without a
  /// display that is virtual time: 0 seconds for what only computes.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #file,
    line: Int = #line, block: () -> Void
  ) {
    let isManual = options.invocationOptions.contains(.manuallyStart)
    measureMetrics(
      [.wallClockTime], automaticallyStartMeasuring: !isManual, file: file, line: line, for: block)
  }

  /// Runs the block ten times and reports what it takes of the clock.
  public func measure(
    options: XCTMeasureOptions, file: StaticString = #file, line: Int = #line, block: () -> Void
  ) {
    measure(metrics: [XCTClockMetric()], options: options, file: file, line: line, block: block)
  }
}
