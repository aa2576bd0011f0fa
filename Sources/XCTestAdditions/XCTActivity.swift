import XCTest

/// A named part of a test, to which attachments can be added; a test is one itself.
public protocol XCTActivity: AnyObject {
  /// What it is called in reports.
  var name: String { get }
  /// Keeps an attachment with the test's outcome.
  func add(_ attachment: XCTAttachment)
}

extension XCTestCase: XCTActivity {
  /// Keeps an attachment with the test's outcome.
  public func add(_ attachment: XCTAttachment) {
    AttachmentFolder.shared.keep(attachment, of: name)
  }
}

/// The activities of the test that runs.
open class XCTContext: NSObject {
  /// Runs a block as a named part of the test. What it returns and throws is handed on.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name))
  }

  private final class Activity: XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) {
      attachment.name = attachment.name ?? name
      AttachmentFolder.shared.keep(attachment, of: CurrentTest.name ?? name)
    }
  }
}

/// The test that runs, as far as observers are told.
package enum CurrentTest {
  private final class Observer: XCTestObservation, @unchecked Sendable {
    let lock = NSLock()
    weak var test: XCTestCase?

    func testCaseWillStart(_ testCase: XCTestCase) {
      FailureExpectations.shared.begin(testCase)
      lock.withLock { test = testCase }
    }
    func testCaseDidFinish(_ testCase: XCTestCase) { lock.withLock { test = nil } }
  }

  private static let observer: Observer = {
    let observer = Observer()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Whether a test of XCTest runs, whose end its observers will hear of.
  package static var isRunning: Bool { test != nil }

  /// Nil between tests.
  static var name: String? { test?.name }
  static var test: XCTestCase? { observer.lock.withLock { observer.test } }

  /// Called while the process is loaded, before the first test.
  @section(".init_array") @used private static let entry: @convention(c) () -> Void = {
    _ = CurrentTest.observer
  }
}
