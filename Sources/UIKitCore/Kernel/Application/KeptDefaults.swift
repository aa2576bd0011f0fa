import CSwiftRuntime
import Dispatch
import Foundation

/// The user's defaults as iOS has them: changes are told to whoever observes `UserDefaults.didChangeNotification`, and
/// kept without being asked to.
///
/// Foundation for Linux does neither. Any thread may set a value.
package enum KeptDefaults {
  private final class State: @unchecked Sendable {
    let lock = NSLock()
    /// Whether values are to outlive the process.
    var areKept = false
    /// What is not written yet, by file.
    var changes: [String: Changes] = [:]
    var isDue = false
    /// Whether what is not written yet is written when the program ends by `exit`.
    var writesAtExit = false
  }
  private struct Changes {
    let defaults: UserDefaults
    var values: [String: DefaultsFile.Change] = [:]
  }
  private static let state = State()
  private static let queue = DispatchQueue(label: "org.tessera.defaults", qos: .utility)
  /// Between two writes where values change without a pause.
  private static let rest = DispatchTimeInterval.milliseconds(10)

  /// Begins to tell of changes; called once at launch.
  package static func watch() {
    _ = tessera_defaults_watch { object, key, value in
      guard let object, let key else { return }
      // The words of a string and of an optional value, as Foundation's own methods get them.
      KeptDefaults.note(
        Unmanaged<UserDefaults>.fromOpaque(object).takeUnretainedValue(),
        key.load(as: String.self), value?.assumingMemoryBound(to: Any?.self).pointee)
    }
  }

  /// Writes changes from now on, each at once on another thread, or together with others that came while the last
  /// ones were written; at the program's end, too, whoever calls `exit`. A program that is killed loses what it set in
  /// its last milliseconds.
  package static func keep() {
    let isFirst = state.lock.withLock {
      defer { (state.areKept, state.writesAtExit) = (true, true) }
      return !state.writesAtExit
    }
    if isFirst { atexit { KeptDefaults.write() } }
    // What the program set before it was launched.
    queue.async { writeNext() }
  }

  private static func note(_ defaults: UserDefaults, _ key: String, _ value: Any?) {
    let path = DefaultsFile.path(of: defaults)
    let isFirst = state.lock.withLock {
      state.changes[path, default: Changes(defaults: defaults)].values[key] =
        value.map { .set($0) } ?? .removed
      guard state.areKept else { return false }
      defer { state.isDue = true }
      return !state.isDue
    }
    if isFirst { queue.async { writeNext() } }
    // iOS-BEHAVIOUR: told on the thread that set the value, with the defaults as object.
    // Evidence: https://developer.apple.com/documentation/foundation/userdefaults/didchangenotification
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }

  /// Writes what changed, and what changes meanwhile after a rest.
  private static func writeNext() {
    writeChanges()
    let isMore = state.lock.withLock {
      state.isDue = !state.changes.isEmpty
      return state.isDue
    }
    if isMore { queue.asyncAfter(deadline: .now() + rest) { writeNext() } }
  }

  /// Writes what changed and is not written yet, before it returns; called, too, when the program goes out of sight or
  /// ends.
  package static func write() {
    // One writes at a time.
    guard state.lock.withLock({ state.areKept }) else { return }
    queue.sync { writeChanges() }
  }

  private static func writeChanges() {
    let changes = state.lock.withLock {
      defer { state.changes = [:] }
      return state.changes
    }
    for (path, change) in changes where !DefaultsFile.write(change.values, to: path) {
      // Foundation has the values, too, and may know a way.
      change.defaults.synchronize()
    }
  }
}
