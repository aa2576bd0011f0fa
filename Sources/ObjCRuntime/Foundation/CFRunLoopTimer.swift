import Foundation

/// A timer of a run loop, as C functions of Core Foundation take it: on Apple's systems it is Foundation's.
public typealias CFRunLoopTimer = Timer

/// A timer whose block goes with its end. Foundation for Linux keeps its timers, and with them their blocks, for ever.
private final class LoopTimer: Timer {
  private static let lock = NSLock()
  /// The blocks of those that may fire yet.
  private nonisolated(unsafe) static var blocks: [ObjectIdentifier: (CFRunLoopTimer?) -> Void] = [:]

  init(_ date: Date, _ interval: TimeInterval, _ block: @escaping (CFRunLoopTimer?) -> Void) {
    super.init(fire: date, interval: max(0, interval), repeats: interval > 0) { timer in
      let key = ObjectIdentifier(timer)
      let block = Self.lock.withLock {
        timer.timeInterval > 0 ? Self.blocks[key] : Self.blocks.removeValue(forKey: key)
      }
      block?(timer)
    }
    Self.lock.withLock { Self.blocks[ObjectIdentifier(self)] = block }
  }

  override func invalidate() {
    super.invalidate()
    _ = Self.lock.withLock { Self.blocks.removeValue(forKey: ObjectIdentifier(self)) }
  }

  deinit {
    // One that no loop ever had.
    _ = Self.lock.withLock { Self.blocks.removeValue(forKey: ObjectIdentifier(self)) }
  }
}

/// Makes a timer that a loop calls `block` for, at `fireDate` and then after each `interval` of seconds; once where
/// that is 0. `flags` and `order` have no meaning, as in Core Foundation itself.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: Double, _ flags: CFOptionFlags,
  _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  LoopTimer(Date(timeIntervalSinceReferenceDate: fireDate), interval, block ?? { _ in })
}

/// Has a loop fire a timer while it runs in a mode.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer, let mode else { return }
  rl.loop.add(timer, forMode: RunLoop.Mode(rawValue: mode.rawValue))
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
  timer?.fireDate.timeIntervalSinceReferenceDate ?? 0
}

/// Sets when a timer fires next, in seconds since the beginning of 2001.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
