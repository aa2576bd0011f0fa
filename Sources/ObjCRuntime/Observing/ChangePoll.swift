import Dispatch

/// Watches a value that announces no changes, by comparing it ten times a second on the main queue.
///
/// For objects of Foundation, which on Linux has no key-value observing.
final class ChangePoll {
  private let timer: any DispatchSourceTimer

  static func isNeeded(for object: NSObject) -> Bool {
    object is Progress || object is Operation || object is OperationQueue
      || "\(type(of: object))".hasPrefix("URLSession")
  }

  init(read: @escaping () -> Any?, changed: @escaping (_ old: Any?, _ new: Any?) -> Void) {
    let state = State(read: read, changed: changed)
    timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
    timer.setEventHandler { state.compare() }
    timer.resume()
  }

  func stop() { timer.cancel() }

  deinit { timer.cancel() }

  private final class State: @unchecked Sendable {
    private let read: () -> Any?
    private let changed: (Any?, Any?) -> Void
    private var last: Any?

    init(read: @escaping () -> Any?, changed: @escaping (Any?, Any?) -> Void) {
      self.read = read
      self.changed = changed
      last = read()
    }

    func compare() {
      let now = read()
      guard !ValueComparison.areEqual(last, now) else { return }
      let old = last
      last = now
      changed(old, now)
    }
  }
}

enum ValueComparison {
  /// Whether two values of any type are the same; false where that cannot be known.
  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    let (a, b) = (ValueConversion.unwrapped(a), ValueConversion.unwrapped(b))
    switch (a, b) {
    case (nil, nil): return true
    case (let a as any Equatable, let b?): return equal(a, b)
    case (let a?, let b?): return type(of: a) is AnyClass && a as AnyObject === b as AnyObject
    default: return false
    }
  }

  private static func equal<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
}
