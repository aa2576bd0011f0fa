import Foundation
import XCTest

/// Tests are objects of Objective-C's on Apple's systems, so that they are the delegates and data sources of what they
/// test.
extension XCTestCase: @retroactive NSObjectProtocol {
  /// Whether the other is the same test.
  public func isEqual(_ object: Any?) -> Bool { (object as? XCTestCase) === self }
  /// A number that tells tests apart.
  public var hash: Int { ObjectIdentifier(self).hashValue }
  /// Returns the test itself.
  public func `self`() -> Self { self }
  /// Whether it stands for another object, which is never so.
  public func isProxy() -> Bool { false }
  /// The test's class and method.
  public var description: String { name }
}
