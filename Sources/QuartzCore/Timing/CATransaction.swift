import PlatformInterface

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// Groups changes of layers on one thread, with values that hold inside the group.
///
/// Changes reach the screen with the next frame whatever the grouping: a transaction says how they
/// are animated and whom to tell afterwards.
open class CATransaction: NSObject {
  private final class Level {
    var values: [String: Any] = [:]
  }

  /// One stack for each thread, as transactions are not shared between them.
  private final class Stack {
    var levels: [Level] = []
  }

  private static let lockOfAll = NSRecursiveLock()
  private static let key = "org.tessera.CATransaction"

  private class var stack: Stack {
    let thread = Thread.current
    if let stack = thread.threadDictionary[key] as? Stack { return stack }
    let stack = Stack()
    thread.threadDictionary[key] = stack
    return stack
  }

  open class func begin() { stack.levels.append(Level()) }

  /// Ends the innermost transaction and, as nothing in it takes time, calls its completion block.
  open class func commit() {
    guard let level = stack.levels.popLast() else {
      return Log.write("CATransaction.commit() was called without a matching begin().")
    }
    (level.values[kCATransactionCompletionBlock] as? () -> Void)?()
  }

  /// Keeps other threads from changing layers until `unlock()`.
  open class func lock() { lockOfAll.lock() }
  open class func unlock() { lockOfAll.unlock() }

  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  open class func completionBlock() -> (() -> Void)? {
    stack.levels.last?.values[kCATransactionCompletionBlock] as? () -> Void
  }

  /// Called when everything in the innermost transaction is done.
  ///
  /// Outside of one it is called when the main queue turns, as the implicit transaction ends then.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    setValue(block, forKey: kCATransactionCompletionBlock)
  }

  /// The value of the innermost transaction that has one.
  open class func value(forKey key: String) -> Any? {
    for level in stack.levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return nil
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    let stack = stack
    if stack.levels.isEmpty { beginImplicit() }
    stack.levels[stack.levels.count - 1].values[key] = anObject
  }

  /// Values set outside of any transaction hold until the main queue turns.
  private class func beginImplicit() {
    begin()
    guard Thread.isMainThread, let level = stack.levels.last else { return }
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
      (level.values[kCATransactionCompletionBlock] as? () -> Void)?()
    }
  }
}
