import Foundation

/// A signed integer as wide as a pointer, under the name that Objective-C has for it.
public typealias NSInteger = Int
/// An unsigned integer as wide as a pointer, under the name that Objective-C has for it. Swift sees both as signed
/// where Apple's frameworks name them.
public typealias NSUInteger = UInt
/// The greatest `NSInteger`.
public let NSIntegerMax = Int.max
/// The least `NSInteger`.
public let NSIntegerMin = Int.min
/// The greatest `NSUInteger`.
public let NSUIntegerMax = UInt.max

/// A truth value, under the name that C functions of Core Foundation use.
public typealias CFBoolean = NSNumber
/// Yes.
public let kCFBooleanTrue: CFBoolean! = true
/// No.
public let kCFBooleanFalse: CFBoolean! = false

extension NSDate {
  /// The time at which it is asked for.
  public class var now: Date { Date() }
}

/// An object whose content can be given back while nobody uses it.
///
/// `NSCache` on Linux asks nobody to: what it removes, it releases.
public protocol NSDiscardableContent {
  /// Begins to use the content; returns whether it is still there.
  func beginContentAccess() -> Bool
  /// Ends using the content.
  func endContentAccess()
  /// Gives the content back where nobody uses it.
  func discardContentIfPossible()
  /// Whether the content was given back.
  func isContentDiscarded() -> Bool
}

extension URLError {
  /// Why a request was not allowed to use the network that there is.
  public enum NetworkUnavailableReason: Int, Hashable, Sendable {
    /// The request does not allow networks of mobile phones.
    case cellular
    /// The request does not allow networks that cost.
    case expensive
    /// The request does not allow networks whose data the user wants to be used sparingly.
    case constrained
  }

  /// Why the network could not be used; nil, as no network of a desktop is known to be one that requests leave out.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
