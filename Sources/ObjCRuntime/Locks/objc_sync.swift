import Foundation

/// What `objc_sync_enter` and `objc_sync_exit` return where they did what they say.
public var OBJC_SYNC_SUCCESS: Int { 0 }
/// What `objc_sync_exit` returns where the calling thread does not hold the lock.
public var OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int { -1 }

/// Waits until no other thread holds the lock of an object, and takes it: once more, where this thread has it already.
///
/// A class is an object, too. A structure has no identity, and its lock no other user: nothing is locked then, as for nil.
///
/// - Returns: `OBJC_SYNC_SUCCESS`.
@discardableResult public func objc_sync_enter(_ obj: Any?) -> Int32 {
  ObjectLocks.identity(of: obj).map(ObjectLocks.enter)
  return Int32(OBJC_SYNC_SUCCESS)
}

/// Gives back the lock of an object as often as it was taken.
///
/// - Returns: `OBJC_SYNC_SUCCESS`, or `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` where this thread does not hold it.
@discardableResult public func objc_sync_exit(_ obj: Any?) -> Int32 {
  let succeeds = ObjectLocks.identity(of: obj).map(ObjectLocks.exit) ?? true
  return Int32(succeeds ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

/// The locks of objects, which are there as long as a thread holds or awaits them.
private enum ObjectLocks {
  private final class Lock: @unchecked Sendable {
    let lock = NSRecursiveLock()
    /// How many threads hold or await it, a thread that took it twice counted twice. Guarded by the table's lock.
    var users = 0
    /// Written by the thread that holds it alone.
    var owner: pthread_t?
    var depth = 0
  }

  private final class Table: @unchecked Sendable {
    let lock = NSLock()
    var locks: [ObjectIdentifier: Lock] = [:]

    func withLock<Result>(_ body: (inout [ObjectIdentifier: Lock]) -> Result) -> Result {
      lock.withLock { body(&locks) }
    }
  }

  private static let table = Table()

  /// Nil for what has no identity.
  static func identity(of object: Any?) -> ObjectIdentifier? {
    guard let object else { return nil }
    if let type = object as? any AnyObject.Type { return ObjectIdentifier(type) }
    return type(of: object) is any AnyObject.Type ? ObjectIdentifier(object as AnyObject) : nil
  }

  static func enter(_ object: ObjectIdentifier) {
    let lock = table.withLock { locks in
      let lock = locks[object] ?? Lock()
      locks[object] = lock
      lock.users += 1
      return lock
    }
    lock.lock.lock()
    lock.owner = pthread_self()
    lock.depth += 1
  }

  static func exit(_ object: ObjectIdentifier) -> Bool {
    guard let lock = table.withLock({ $0[object] }), lock.lock.try() else { return false }
    defer { lock.lock.unlock() }
    guard lock.depth > 0, let owner = lock.owner, pthread_equal(owner, pthread_self()) != 0 else {
      return false
    }
    lock.depth -= 1
    if lock.depth == 0 { lock.owner = nil }
    lock.lock.unlock()
    table.withLock { locks in
      lock.users -= 1
      if lock.users == 0 { locks[object] = nil }
    }
    return true
  }
}
