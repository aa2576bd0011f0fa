import XCTest

extension XCTestExpectation {
  /// Counts one fulfilment, where the method is handed over as a function without parameters: `load(expectation.fulfill)`.
  /// A call takes the toolchain's, which knows its line.
  @_disfavoredOverload
  public func fulfill() { fulfill(#file, line: #line) }
}
