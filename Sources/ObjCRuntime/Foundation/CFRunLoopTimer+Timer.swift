import Foundation

// Timers of Core Foundation and of Foundation are one class on Apple's systems: functions that take one take the other.
// Here each has functions of its own, of which those for Foundation's give way.

/// Makes a timer that a loop calls `block` for, with Foundation's timer, at `fireDate` and then after each `interval` of
/// seconds; once where that is 0. `flags` and `order` have no meaning, as in Core Foundation itself.
@_disfavoredOverload
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: Double, _ flags: CFOptionFlags,
  _ order: CFIndex, _ block: ((Timer?) -> Void)!
) -> Timer! {
  struct Handler: @unchecked Sendable { let block: ((Timer?) -> Void)? }
  let handler = Handler(block: block)
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(0, interval),
    repeats: interval > 0
  ) { handler.block?($0) }
}

/// Has a loop fire a timer of Foundation's while it runs in a mode.
@_disfavoredOverload
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: Timer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer, let mode else { return }
  rl.loop.add(timer, forMode: RunLoop.Mode(rawValue: mode.rawValue))
}

/// Ends a timer of Foundation's: its block is not called any more.
@_disfavoredOverload
public func CFRunLoopTimerInvalidate(_ timer: Timer!) { timer?.invalidate() }
