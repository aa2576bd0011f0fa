import Foundation

/// The counters of old code, which many threads change: one lock for all of them.
private let atomicLock = NSLock()

private func change<T: FixedWidthInteger>(_ amount: T, _ value: UnsafeMutablePointer<T>?) -> T {
  guard let value else { return 0 }
  return atomicLock.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}

/// Adds to a number that other threads change in this way, too; returns what it is then.
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  change(amount, value)
}

/// Adds as `OSAtomicAdd32` does; what was written before is seen by others before that.
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  change(amount, value)
}

/// Adds one to a number that other threads change in this way, too; returns what it is then.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { change(1, value) }

/// Adds one as `OSAtomicIncrement32` does; what was written before is seen by others before that.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  change(1, value)
}

/// Takes one from a number that other threads change in this way, too; returns what it is then.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  change(-1, value)
}

/// Takes one as `OSAtomicDecrement32` does; what was written before is seen by others before that.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  change(-1, value)
}

/// Adds to a number of 64 bits; returns what it is then.
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  change(amount, value)
}

/// Adds one to a number of 64 bits; returns what it is then.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { change(1, value) }

/// Takes one from a number of 64 bits; returns what it is then.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  change(-1, value)
}

/// Writes a new number where an old one stands; returns whether it stood there.
public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool {
  guard let value else { return false }
  return atomicLock.withLock {
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}
