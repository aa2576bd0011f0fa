import Dispatch

/// Runs `body`; objects are released as they are everywhere in Swift, when nobody holds them any
/// more. Views that `body` removed from others go at its end.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  defer { AutoreleasePool.drainHere() }
  return try body()
}

/// Nanoseconds of a second.
@_disfavoredOverload
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a millisecond.
@_disfavoredOverload
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds of a microsecond.
@_disfavoredOverload
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds of a second.
@_disfavoredOverload
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds of a second.
@_disfavoredOverload
public let MSEC_PER_SEC: UInt64 = 1000

// Disfavoured: newer C libraries have arc4random, and the module CoreFoundation has the time, which
// a program may import beside this one.

/// Seconds since the first moment of 2001 in Greenwich.
public typealias CFAbsoluteTime = Double

@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The greatest number of a `Float`, under the name of Apple's C library: animations repeat that often.
@_disfavoredOverload
public let HUGE: Float = .greatestFiniteMagnitude
/// The greatest number of a `Float`.
@_disfavoredOverload
public let MAXFLOAT: Float = .greatestFiniteMagnitude

// The limits of C's integers, whose macros the compiler reads from Apple's C library and not from Linux's.

/// The least number of 32 bits.
@_disfavoredOverload
public let INT32_MIN: Int32 = .min
/// The least number of 64 bits.
@_disfavoredOverload
public let INT64_MIN: Int64 = .min
/// The greatest number of 64 bits with a sign.
@_disfavoredOverload
public let INT64_MAX: Int64 = .max
/// The greatest number of 64 bits without a sign.
@_disfavoredOverload
public let UINT64_MAX: UInt64 = .max

/// A random number of 32 bits.
@_disfavoredOverload
public func arc4random() -> UInt32 { UInt32.random(in: .min ... .max) }

/// A random number below `upperBound`; 0 for a bound of 0 or 1.
@_disfavoredOverload
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound)
}
