import Foundation
import XCTestAdditions

/// How long an app takes to launch. A UI test's app runs on the virtual clock, so the block runs and no number is
/// reported.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  /// Makes one that counts until the first frame.
  public override init() { super.init() }
  /// Makes one that may count until the app takes input.
  public init(waitUntilResponsive: Bool) { super.init() }
}

extension XCTCPUMetric {
  /// Makes one of an app.
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init() }
}

extension XCTMemoryMetric {
  /// Makes one of an app.
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init() }
}

extension XCTStorageMetric {
  /// Makes one of an app.
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init() }
}
