import Foundation
import XCTest

/// Something that tests measure. Durations on the virtual clock say nothing of a machine, so what is measured
/// runs once, and no number is reported.
public protocol XCTMetric: AnyObject {}

/// How long an app takes to launch.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  /// Makes one that counts until the first frame.
  public override init() { super.init() }
  /// Makes one that may count until the app takes input.
  public init(waitUntilResponsive: Bool) { super.init() }
}

/// How much time passes.
open class XCTClockMetric: NSObject, XCTMetric {
  /// Makes one.
  public override init() { super.init() }
}

/// How much the processor works.
open class XCTCPUMetric: NSObject, XCTMetric {
  /// Makes one of the tests' own process.
  public override init() { super.init() }
  /// Makes one of an app.
  @preconcurrency @MainActor
  public init(application: XCUIApplication) { super.init() }
  /// Makes one of the current thread alone.
  public init(limitingToCurrentThread: Bool) { super.init() }
}

/// How much memory is used.
open class XCTMemoryMetric: NSObject, XCTMetric {
  /// Makes one of the tests' own process.
  public override init() { super.init() }
  /// Makes one of an app.
  @preconcurrency @MainActor
  public init(application: XCUIApplication) { super.init() }
}

/// How much is written.
open class XCTStorageMetric: NSObject, XCTMetric {
  /// Makes one of the tests' own process.
  public override init() { super.init() }
  /// Makes one of an app.
  @preconcurrency @MainActor
  public init(application: XCUIApplication) { super.init() }
}

/// What the system's signposts say.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// How long the app takes to launch.
  open class var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
  /// How smoothly it scrolls while a finger is down.
  open class var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
  /// How smoothly it scrolls after that.
  open class var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
  /// How smoothly screens come and go.
  open class var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }

  override init() { super.init() }
}

/// How something is measured.
open class XCTMeasureOptions: NSObject {
  /// How often; it runs once.
  open var iterationCount = 5
  /// Makes the usual ones.
  public override init() { super.init() }
  /// The usual ones.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
  /// Runs a block once; what it costs is not measured here.
  public func measure(metrics: [any XCTMetric], block: () -> Void) { block() }
  /// Runs a block once; what it costs is not measured here.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void
  ) { block() }
  /// Runs a block once; what it costs is not measured here.
  public func measure(options: XCTMeasureOptions, block: () -> Void) { block() }
}
