import CSwiftRuntime
import Failures

/// Brings work of other threads to the main one, where UIKit lives.
///
/// Callers ask `tessera_is_main_thread()` first, which costs two instructions; all here is for the
/// case that it says no.
package enum MainThread {
  /// Runs `work` on the main thread and waits for it: for what any thread may ask, such as the size of
  /// a text.
  ///
  /// A main thread that waits for this one in turn would keep both for ever. So where it has not come
  /// after a second, `work` runs here: who waits does not touch UIKit meanwhile.
  package static func wait<Result>(for work: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(work) { work in
      let work = unchecked(work)
      if tessera_is_main_thread() { return work() }
      return withUnsafePointer(to: work) { pointer in
        let errand = Errand(pointer)
        DispatchQueue.main.async { errand.run() }
        return errand.result()
      }
    }
  }

  /// Runs `work` on the main thread, at once where this is it.
  package static func later(_ work: @escaping @MainActor () -> Void) {
    if tessera_is_main_thread() { return unchecked(work)() }
    DispatchQueue.main.async(execute: work)
  }

  /// Runs `work` here, whichever thread this is: for what only reads, as descriptions and comparisons
  /// do.
  package static func read<Result>(_ work: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(work) { unchecked($0)() }
  }

  private static func unchecked<Result>(
    _ work: @escaping @MainActor () -> Result
  ) -> () -> Result {
    unsafeBitCast(work, to: (() -> Result).self)
  }
}

/// Work that one of two threads does, whichever gets to it first.
private final class Errand<Result>: @unchecked Sendable {
  private let lock = NSLock()
  private let done = DispatchSemaphore(value: 0)
  /// On the stack of the thread that waits, which stays until one of the two is done.
  private let work: UnsafePointer<() -> Result>
  private var isTaken = false
  private var answer: Result?

  init(_ work: UnsafePointer<() -> Result>) { self.work = work }

  private func take() -> Bool {
    lock.withLock {
      defer { isTaken = true }
      return !isTaken
    }
  }

  /// Holds nothing of the work when it returns.
  @inline(never)
  private func call() -> Result { work.pointee() }

  /// On the main thread.
  func run() {
    MainThreadState.isStuck = false
    guard take() else { return }
    answer = call()
    done.signal()
  }

  /// On the thread that waits.
  func result() -> Result {
    let patience = MainThreadState.isStuck ? 0.02 : 1
    if done.wait(timeout: .now() + patience) == .timedOut {
      if take() {
        MainThreadState.isStuck = true
        return call()
      }
      done.wait()
    }
    guard let answer else { failure("The main thread did the work without an answer.") }
    return answer
  }
}

/// Whether the main thread did not come when it was last waited for.
private enum MainThreadState {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var stuck = false

  static var isStuck: Bool {
    get { lock.withLock { stuck } }
    set { lock.withLock { stuck = newValue } }
  }
}
