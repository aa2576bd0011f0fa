import XCTest

extension XCTestCase {
  /// The class of the test, as every object of Apple's answers: `Bundle(for: classForCoder)` is the test's.
  public var classForCoder: AnyClass { type(of: self) }
}
