import Foundation

/// A timer of a run loop, as C functions of Core Foundation take it.
public final class CFRunLoopTimer: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let interval: TimeInterval
  private let block: (CFRunLoopTimer?) -> Void
  /// When the block is called next; its own timer's date once there is one.
  private var date: Date
  /// Foundation's timer while a loop has it.
  private var timer: Timer?
  private var isInvalid = false

  /// Those that a loop has, which keeps them on Apple's systems; Foundation for Linux would keep them for ever, as
  /// it does its own timers.
  private nonisolated(unsafe) static var added: [ObjectIdentifier: CFRunLoopTimer] = [:]
  private static let addedLock = NSLock()

  fileprivate init(
    _ date: Date, _ interval: TimeInterval, _ block: @escaping (CFRunLoopTimer?) -> Void
  ) {
    self.date = date
    self.interval = interval
    self.block = block
  }

  fileprivate var isValid: Bool { lock.withLock { !isInvalid } }

  fileprivate func add(to loop: RunLoop, _ mode: RunLoop.Mode) {
    lock.withLock {
      if isInvalid { return }
      let timer = timer ?? makeTimer()
      self.timer = timer
      loop.add(timer, forMode: mode)
    }
  }

  private func makeTimer() -> Timer {
    let key = ObjectIdentifier(self)
    Self.addedLock.withLock { Self.added[key] = self }
    return Timer(fire: date, interval: max(0, interval), repeats: interval > 0) { _ in
      Self.addedLock.withLock { Self.added[key] }?.fire()
    }
  }

  private func fire() {
    if interval <= 0 { lock.withLock { drop() } }
    block(self)
  }

  fileprivate func invalidate() {
    lock.withLock {
      timer?.invalidate()
      drop()
    }
  }

  private func drop() {
    timer = nil
    isInvalid = true
    _ = Self.addedLock.withLock { Self.added.removeValue(forKey: ObjectIdentifier(self)) }
  }

  fileprivate var next: CFAbsoluteTime {
    get { lock.withLock { (timer?.fireDate ?? date).timeIntervalSinceReferenceDate } }
    set {
      lock.withLock {
        date = Date(timeIntervalSinceReferenceDate: newValue)
        timer?.fireDate = date
      }
    }
  }
}

/// Makes a timer that a loop calls `block` for, at `fireDate` and then after each `interval` of seconds; once where
/// that is 0. `flags` and `order` have no meaning, as in Core Foundation itself.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: Double, _ flags: CFOptionFlags,
  _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  CFRunLoopTimer(Date(timeIntervalSinceReferenceDate: fireDate), interval, block ?? { _ in })
}

/// Has a loop fire a timer while it runs in a mode.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer, let mode else { return }
  timer.add(to: rl.loop, RunLoop.Mode(rawValue: mode.rawValue))
}

/// Ends a timer: its block is not called any more. A timer is of all modes of one loop, so that it ends in all.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer?.invalidate() }

/// Ends a timer: its block is not called any more.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Returns whether a timer may fire yet.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// Returns when a timer fires next, in seconds since the beginning of 2001.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  timer?.next ?? 0
}

/// Sets when a timer fires next, in seconds since the beginning of 2001.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer?.next = fireDate
}
