/// Performing methods by name, for methods that selectors were made from.
extension NSObjectProtocol {
  /// Whether `perform(_:)` would find the method.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isUnderstood(by: self) ?? false
  }

  /// Another object that performs a method in this one's place; nil, as it is unless a class of lowered sources
  /// has a method of its own, for none.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Calls the method now and returns what it returns, if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Autoreleased.keep(aSelector.perform(on: self))
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Autoreleased.keep(aSelector.perform(on: self, object))
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Autoreleased.keep(aSelector.perform(on: self, object1, object2))
  }
}

/// Results that nobody owns yet, held as long as an autorelease pool would: until the main queue's
/// next turn.
enum Autoreleased {
  private struct Box: @unchecked Sendable { let object: AnyObject }

  static func keep(_ result: Any?) -> Unmanaged<AnyObject>? {
    // Texts, numbers and collections come back as objects of Foundation's classes, as on Apple.
    guard let result, !(result is Void) else { return nil }
    let box = Box(object: result as AnyObject)
    DispatchQueue.main.async { _ = box }
    return Unmanaged.passUnretained(box.object)
  }
}

extension NSObject {
  /// Calls the method on this thread's run loop after at least `delay` seconds.
  ///
  /// The receiver and the argument are held until then, or until the request is cancelled.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedPerform.schedule(self, aSelector, anArgument, delay, [.default])
  }

  /// The same in other modes of the run loop; without a mode nothing is called.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    guard !modes.isEmpty else { return }
    DelayedPerform.schedule(self, aSelector, anArgument, delay, modes)
  }

  /// Forgets what `perform(_:with:afterDelay:)` asked for on this thread.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerform.cancel { $0.target === aTarget as AnyObject }
  }

  /// The same for one method and an argument equal to `anArgument`.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerform.cancel { request in
      request.target === aTarget as AnyObject && request.selector == aSelector
        && request.hasArgument(anArgument)
    }
  }
}

/// A request to perform later, and the timer it waits with.
private final class DelayedPerform: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  private let argument: Any?
  private let thread = Thread.current
  private var timer: Timer?

  private static let lock = NSLock()
  private nonisolated(unsafe) static var waiting: [DelayedPerform] = []

  private init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let a as NSObject, let b as NSObject): a.isEqual(b)
    case (let a as AnyHashable, let b as AnyHashable): a == b
    case (let a?, let b?): a as AnyObject === b as AnyObject
    default: false
    }
  }

  static func schedule(
    _ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval,
    _ modes: [RunLoop.Mode]
  ) {
    let request = DelayedPerform(target, selector, argument)
    lock.withLock { waiting.append(request) }
    // Foundation's timers that are made without a date are due at once the first time.
    let due = Date(timeIntervalSinceNow: max(0, delay))
    let timer = Timer(fire: due, interval: 0, repeats: false) { _ in
      lock.withLock { waiting.removeAll { $0 === request } }
      request.timer = nil
      request.selector.perform(on: request.target, request.argument)
    }
    request.timer = timer
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  static func cancel(where matches: (DelayedPerform) -> Bool) {
    let cancelled = lock.withLock {
      let mine = waiting.filter { $0.thread === Thread.current && matches($0) }
      waiting.removeAll { request in mine.contains { $0 === request } }
      return mine
    }
    for request in cancelled {
      request.timer?.invalidate()
      request.timer = nil
    }
  }
}
