import XCTest

extension XCTestCase {
  /// Waits until all expectations are met, however long that takes.
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file,
    line: Int = #line
  ) {
    wait(
      for: expectations, timeout: Self.longest, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits until all expectations are met, however long that takes.
  public func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file,
    line: Int = #line
  ) async {
    await fulfillment(
      of: expectations, timeout: Self.longest, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// A day of virtual time: what waits for nothing ends.
  private static var longest: TimeInterval { 86_400 }
}
