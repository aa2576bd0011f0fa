import Foundation

/// A lock that lies where it is declared.
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public struct os_unfair_lock_s {
  var state: UInt32 = 0
  public init() {}
  public init(_os_unfair_lock_opaque state: UInt32) { self.state = state }
}

/// Waits until nobody holds the lock at this address.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { LockTable.lock(at: lock).lock() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { LockTable.lock(at: lock).unlock() }
/// False where somebody holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  LockTable.lock(at: lock).try()
}

/// Locks by address. Two addresses that share one wait for each other at worst, except where one
/// thread holds both, for which each lock of the table can be taken again by its holder.
private enum LockTable {
  private static let locks = (0..<64).map { _ in NSRecursiveLock() }

  static func lock(at address: os_unfair_lock_t) -> NSRecursiveLock {
    locks[Int(UInt(bitPattern: address) / 4 % UInt(locks.count))]
  }
}

/// A lock, and what it keeps apart.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }
}
