import Foundation

extension XCUIElement {
  /// Lets the app's time pass until it has the element, at most `timeout` seconds of it.
  ///
  /// - Returns: whether the app has the element.
  @discardableResult
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    application.wait(atMost: timeout) { self.exists }
  }

  /// Lets the app's time pass until it has the element no more, at most `timeout` seconds of it.
  ///
  /// - Returns: whether the element is gone.
  @discardableResult
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    application.wait(atMost: timeout) { !self.exists }
  }

  /// Lets the app's time pass until an attribute has a value, at most `timeout` seconds of it.
  ///
  /// - Returns: whether it has.
  @discardableResult
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    let path = UncheckedKeyPath(keyPath)
    return application.wait(atMost: timeout) {
      // Attributes of what is not there fail the test; it may come.
      let isKnown = path.value == \XCUIElement.exists || path.value == \XCUIElement.isHittable
      return (isKnown || self.exists) && self[keyPath: path.value] == expectedValue
    }
  }
}

/// A key path that is used on the main thread alone.
private struct UncheckedKeyPath<V>: @unchecked Sendable {
  let value: KeyPath<XCUIElement, V>
  init(_ value: KeyPath<XCUIElement, V>) { self.value = value }
}
