import CSwiftRuntime
import PlatformInterface

/// The key of the duration of a transaction's implicit animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction makes no implicit animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of the pace of a transaction's implicit animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called when a transaction's animations are over.
public let kCATransactionCompletionBlock = "completionBlock"

/// Groups changes of layers on one thread, with values that hold inside the group.
///
/// Changes reach the screen with the next frame whatever the grouping: a transaction says how they
/// are animated and whom to tell afterwards.
open class CATransaction: NSObject {
  private final class Level {
    var values: [String: Any] = [:]
    /// The block that waits for animations added from now on.
    var group: TransactionGroup?
    /// Made by a value set outside of any transaction.
    var isImplicit = false
  }

  /// One stack for each thread, as transactions are not shared between them.
  private final class Stack {
    var levels: [Level] = []
  }

  private static let lockOfAll = NSRecursiveLock()
  private static let key = "org.tessera.CATransaction"
  /// The main thread's stack, which every change of a layer may ask.
  private nonisolated(unsafe) static let mainStack = Stack()

  private class var stack: Stack {
    if tessera_is_main_thread() { return mainStack }
    let thread = Thread.current
    if let stack = thread.threadDictionary[key] as? Stack { return stack }
    let stack = Stack()
    thread.threadDictionary[key] = stack
    return stack
  }

  /// The groups that an animation added now belongs to.
  static var openGroups: [TransactionGroup] { stack.levels.compactMap(\.group) }

  /// Begins a transaction within the one that there is.
  open class func begin() { stack.levels.append(Level()) }

  /// Ends the innermost transaction. Its completion block is called when the animations added in it
  /// have ended, at once where there are none.
  open class func commit() {
    guard let level = stack.levels.popLast() else {
      return Log.write("CATransaction.commit() was called without a matching begin().")
    }
    level.group?.close()
  }

  /// Ends the transaction that values set outside of any other have begun, instead of waiting for the
  /// main queue to turn.
  open class func flush() {
    let stack = stack
    guard stack.levels.count == 1, let level = stack.levels.first, level.isImplicit else { return }
    stack.levels.removeAll()
    level.group?.close()
  }

  /// Waits until no other thread holds this lock, and holds it until `unlock()`. A thread that changes
  /// layers without taking it is not kept from that.
  open class func lock() { lockOfAll.lock() }
  /// Lets other threads go on that wait for the lock of layers.
  open class func unlock() { lockOfAll.unlock() }

  /// Returns how long implicit animations of the current transaction take, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets how long implicit animations of the current transaction take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// Returns the pace of implicit animations of the current transaction; nil for each animation's
  /// own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the pace of implicit animations of the current transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns whether changes in the current transaction are not animated.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether changes in the current transaction are not animated.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Returns what is called when the animations that were added since it was set are over.
  open class func completionBlock() -> (() -> Void)? {
    stack.levels.last?.values[kCATransactionCompletionBlock] as? () -> Void
  }

  /// Called when the animations added to the innermost transaction from now on have ended or were
  /// removed.
  ///
  /// Outside of a transaction those count that are added until the main queue turns.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    setValue(block, forKey: kCATransactionCompletionBlock)
  }

  /// Returns the value of the innermost transaction that has one for a key.
  open class func value(forKey key: String) -> Any? {
    for level in stack.levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return nil
  }

  /// Sets one of the transaction's values by its key.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    let stack = stack
    if stack.levels.isEmpty { beginImplicit() }
    let level = stack.levels[stack.levels.count - 1]
    level.values[key] = anObject
    guard key == kCATransactionCompletionBlock else { return }
    let old = level.group
    level.group = (anObject as? () -> Void).map(TransactionGroup.init)
    old?.close()
  }

  /// Values set outside of any transaction hold until the main queue turns.
  private class func beginImplicit() {
    begin()
    guard let level = stack.levels.last else { return }
    level.isImplicit = true
    guard tessera_is_main_thread() else { return }
    let end = ImplicitEnd(level: level)
    DispatchQueue.main.async { end.run() }
  }

  private struct ImplicitEnd: @unchecked Sendable {
    let level: Level

    /// Ends the level wherever it is by now; levels above it were left open by mistake.
    func run() {
      let stack = CATransaction.stack
      guard let index = stack.levels.firstIndex(where: { $0 === level }) else { return }
      stack.levels.remove(at: index)
      level.group?.close()
    }
  }
}
