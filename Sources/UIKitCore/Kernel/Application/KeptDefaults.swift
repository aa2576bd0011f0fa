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
    /// Nil where values are not to outlive the process.
    var delay: DispatchTimeInterval?
    var changed: [ObjectIdentifier: UserDefaults] = [:]
    var isDue = false
    /// Whether what is not written yet is written when the program ends by `exit`.
    var writesAtExit = false
  }
  private static let state = State()

  /// Begins to tell of changes; called once at launch.
  package static func watch() {
    _ = tessera_defaults_watch { object in
      guard let object else { return }
      KeptDefaults.note(Unmanaged<UserDefaults>.fromOpaque(object).takeUnretainedValue())
    }
  }

  /// Writes changes from now on, together with those that follow within a delay; at the program's end, too, whoever
  /// calls `exit`.
  package static func keep(after delay: DispatchTimeInterval = .seconds(1)) {
    let isFirst = state.lock.withLock {
      defer { (state.delay, state.writesAtExit) = (delay, true) }
      return !state.writesAtExit
    }
    if isFirst { atexit { KeptDefaults.write() } }
  }

  private static func note(_ defaults: UserDefaults) {
    let delay: DispatchTimeInterval? = state.lock.withLock {
      // Values of a program without a place to keep them are told of all the same.
      guard let delay = state.delay else { return nil }
      state.changed[ObjectIdentifier(defaults)] = defaults
      defer { state.isDue = true }
      return state.isDue ? nil : delay
    }
    if let delay {
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + delay) { write() }
    }
    // iOS-BEHAVIOUR: told on the thread that set the value, with the defaults as object.
    // Evidence: https://developer.apple.com/documentation/foundation/userdefaults/didchangenotification
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }

  /// Writes what changed and is not written yet; called, too, when the program goes out of sight or ends.
  package static func write() {
    let changed: [UserDefaults] = state.lock.withLock {
      defer {
        state.changed = [:]
        state.isDue = false
      }
      return Array(state.changed.values)
    }
    for defaults in changed { defaults.synchronize() }
  }
}
