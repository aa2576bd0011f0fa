import ObjCRuntime
import XCTest

/// Is met when a property of an object, by its name, gets a value that is expected, or any value.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// Says whether a change meets the expectation: the object and the change.
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  /// The name of the property, with dots between the parts of a path.
  public let keyPath: String
  /// What is observed.
  public let observedObject: Any
  /// The value that meets the expectation; nil for any.
  public let expectedValue: Any?
  /// Decides in place of the value where it is set.
  open var handler: Handler?
  private var watch: PropertyWatch?

  /// Makes an expectation that a property gets `expectedValue`, nil for any change.
  public init(
    keyPath: String, object: Any, expectedValue: Any? = nil, file: StaticString = #file,
    line: Int = #line
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    super.init(
      description: "The property \(keyPath) of \(object) should change.", file: file, line: line)
    guard let object = object as? NSObject else { return }
    // Where it is met already nothing has to change.
    if expectedValue != nil, isExpected(object.value(forKeyPath: keyPath)) {
      fulfill()
      return
    }
    watch = PropertyWatch(object, keyPath) { [weak self] in self?.changed(to: $0) }
  }

  private func isExpected(_ value: Any?) -> Bool {
    expectedValue.map { Self.isEqual(value, $0) } ?? true
  }

  static func isEqual(_ value: Any?, _ expected: Any) -> Bool {
    if let value = number(value), let expected = number(expected) { return value == expected }
    if let value = value as? AnyHashable, let expected = expected as? AnyHashable {
      return value == expected
    }
    return (value as? NSObject)?.isEqual(expected) ?? false
  }

  /// Numbers are equal whatever type holds them, as they are all NSNumbers on Apple's systems.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }

  private func changed(to value: Any?) {
    var change: [AnyHashable: Any] = [:]
    change["new"] = value
    guard handler?(observedObject, change) ?? isExpected(value) else { return }
    watch?.stop()
    watch = nil
    fulfill()
  }
}

extension XCTestCase {
  /// Makes an expectation that a property of an object gets `expectedValue`, nil for any change.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil,
    file: StaticString = #file, line: Int = #line
  ) -> XCTestExpectation {
    expectation(objectToObserve, keyPath, file, line) { value in
      guard let expectedValue else { return true }
      return XCTKVOExpectation.isEqual(value, expectedValue)
    }
  }

  /// Makes an expectation that a property of an object changes as `handler` says.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, file: StaticString = #file, line: Int = #line,
    handler: XCTKVOExpectation.Handler?
  ) -> XCTestExpectation {
    expectation(objectToObserve, keyPath, file, line) { value in
      var change: [AnyHashable: Any] = [:]
      change["new"] = value
      return handler?(objectToObserve, change) ?? true
    }
  }

  /// One of the test's own, which `waitForExpectations` waits for.
  private func expectation(
    _ object: Any, _ keyPath: String, _ file: StaticString, _ line: Int,
    _ isMet: @escaping (Any?) -> Bool
  ) -> XCTestExpectation {
    let expectation = expectation(
      description: "The property \(keyPath) of \(object) should change.", file: file, line: line)
    expectation.assertForOverFulfill = false
    let watch = (object as? NSObject).map {
      PropertyWatch($0, keyPath) { value in if isMet(value) { expectation.fulfill() } }
    }
    addTeardownBlock { () -> Void in watch?.stop() }
    return expectation
  }
}

/// Hears of changes of a property: at once where the object announces them, else fifty times a second.
private final class PropertyWatch: @unchecked Sendable {
  private weak var object: NSObject?
  private let keyPath: String
  private let report: (Any?) -> Void
  private var last: Any?
  private var observation: NSKeyValueObservation?
  private var timer: Timer?

  init(_ object: NSObject, _ keyPath: String, report: @escaping (Any?) -> Void) {
    self.object = object
    self.keyPath = keyPath
    self.report = report
    last = object.value(forKeyPath: keyPath)
    observation = object.observe(keyPath: keyPath) { [weak self] _ in self?.compare() }
    timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in
      self?.compare()
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
    observation = nil
  }

  private func compare() {
    let value = object?.value(forKeyPath: keyPath)
    let isSame = last.map { XCTKVOExpectation.isEqual(value, $0) } ?? (value == nil)
    guard !isSame else { return }
    last = value
    report(value)
  }
}
