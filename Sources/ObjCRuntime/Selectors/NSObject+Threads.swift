/// Performing methods on other threads.
extension NSObject {
  /// Calls the method on a thread of the system's.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let request = Request(target: self, selector: aSelector, argument: arg)
    DispatchQueue.global().async { request.perform() }
  }

  /// Calls the method on the main thread, in the main run loop's next turn; at once where the caller
  /// is on it and waits.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let request = Request(target: self, selector: aSelector, argument: arg)
    if !wait {
      DispatchQueue.main.async { request.perform() }
    } else if Thread.isMainThread {
      request.perform()
    } else {
      DispatchQueue.main.sync { request.perform() }
    }
  }

  /// The same; run loops here do not tell modes apart for this.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }
}

/// What is performed, held until it was.
private struct Request: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?

  func perform() { selector.perform(on: target, argument) }
}
