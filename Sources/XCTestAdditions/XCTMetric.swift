import XCTest

/// What `measure` looks at.
public protocol XCTMetric: AnyObject {}

/// How long a block takes.
open class XCTClockMetric: NSObject, XCTMetric {
  /// Makes a metric of the tests' own process.
  public override init() {}
}

/// What a block costs of the processor.
open class XCTCPUMetric: NSObject, XCTMetric {
  /// Makes a metric of the calling thread's cost, or of the whole process's.
  public init(limitingToCurrentThread: Bool) {}
  /// Makes a metric of the process's cost.
  public override init() {}
}

/// What a block takes of memory.
open class XCTMemoryMetric: NSObject, XCTMetric {
  /// Makes a metric of the tests' own process.
  public override init() {}
}

/// What a block writes to disks.
open class XCTStorageMetric: NSObject, XCTMetric {
  /// Makes a metric of the tests' own process.
  public override init() {}
}

/// What happens between signposts.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// Makes a metric of the signposts of a name.
  public init(subsystem: String, category: String, name: String) {}
  private override init() {}

  /// How long the app takes to launch.
  open class var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
  /// How smoothly it scrolls while a finger is down.
  open class var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
  /// How smoothly it scrolls after that.
  open class var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
  /// How smoothly screens come and go.
  open class var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
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

/// What `measure` would measure.
package enum Measuring {
  /// Whether the running test drives an app in a process of its own; UI tests set it before the first test.
  nonisolated(unsafe) package static var isOfAnotherProcess: () -> Bool = { false }
}

extension XCTestCase {
  /// Runs the block ten times and reports what it takes of the clock, whatever metrics are asked for. Without a
  /// display that is virtual time: 0 seconds for what only computes. A UI test runs the block once and reports
  /// nothing, as what it would measure is another process on the virtual clock.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #file,
    line: Int = #line, block: () -> Void
  ) {
    if Measuring.isOfAnotherProcess() { return block() }
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
