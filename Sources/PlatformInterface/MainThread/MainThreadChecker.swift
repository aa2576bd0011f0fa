import CSwiftRuntime
import Failures

/// Says which calls of UIKit come from other threads than the main one, as Xcode's Main Thread Checker
/// does, and keeps them harmless.
///
/// iOS-BEHAVIOUR: the program goes on, and each call is reported once, with the thread and its calls.
/// Evidence:
/// https://developer.apple.com/documentation/xcode/diagnosing-memory-thread-and-crash-issues-early,
/// https://github.com/kevin-lyn/STPopup/issues/140. The names are Swift's here, as there are no
/// Objective-C methods.
@usableFromInline
package enum MainThreadChecker {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var reported: Set<String> = []
  /// Ways that led to a report, so that a call in a loop is not looked up each time.
  private nonisolated(unsafe) static var known: Set<Int> = []

  /// For calls that change UIKit's objects: runs `work` at once on the main thread, which costs two
  /// instructions; called on another one it reports `call`, which is `UIView.addSubview(_:)` or
  /// `UILabel.text`, and waits until the main thread has run `work`.
  @inlinable @inline(__always) @MainActor
  package static func checked<Result>(
    _ call: @autoclosure () -> String, _ work: @MainActor () -> Result
  ) -> Result {
    tessera_is_main_thread() ? work() : move(call(), work)
  }

  /// Reports `call`, as `UIView.addSubview(_:)`, runs `work` on the main thread and waits for it.
  @inline(never) @usableFromInline
  package static func move<Result>(_ call: String, _ work: @MainActor () -> Result) -> Result {
    report(call)
    return MainThread.wait(for: work)
  }

  /// Reports `call`, once for each name.
  @inline(never)
  package static func report(_ call: String) {
    guard lock.withLock({ reported.insert(call).inserted }) else { return }
    write(call, ThreadCalls(of: ThreadCalls.addresses))
  }

  /// Reports the call of UIKit that led here, by the symbols of the program: for places where many of
  /// them come together.
  @inline(never)
  package static func reportCaller() {
    let addresses = ThreadCalls.addresses
    guard lock.withLock({ known.insert(addresses.hashValue).inserted }) else { return }
    let calls = ThreadCalls(of: addresses)
    let call = calls.nameInUIKit ?? "UIView"
    guard lock.withLock({ reported.insert(call).inserted }) else { return }
    write(call, calls)
  }

  /// Makes code of the main actor that another thread enters speak, from now on.
  package static func watchMainActor() {
    tessera_watch_main_actor { MainThreadChecker.enteredElsewhere() }
  }

  /// Swift found a closure of the main actor here, on another thread, where it traps. UIKit's own was
  /// handed on by the call that is to be reported; a program's may rely on what Swift promised it.
  private static func enteredElsewhere() {
    let addresses = ThreadCalls.addresses
    guard !lock.withLock({ known.contains(addresses.hashValue) }) else { return }
    let calls = ThreadCalls(of: addresses)
    guard let call = calls.nameInUIKit else {
      failure(
        "Incorrect actor executor assumption: \(calls.name ?? "a function") belongs to the main "
          + "actor and was called on a background thread.\n\(ThreadCalls.thread)\n"
          + "Backtrace:\n\(calls.text)")
    }
    let isNew = lock.withLock {
      known.insert(addresses.hashValue)
      return reported.insert(call).inserted
    }
    if isNew { write(call, calls) }
  }

  private static func write(_ call: String, _ calls: ThreadCalls) {
    Log.write(
      """
      =================================================================
      Main Thread Checker: UI API called on a background thread: \(call)
      \(ThreadCalls.thread)
      Backtrace:
      \(calls.text)
      =================================================================
      """)
  }

  /// For tests: reports every call anew.
  package static func forget() {
    lock.withLock {
      reported = []
      known = []
    }
  }
}
