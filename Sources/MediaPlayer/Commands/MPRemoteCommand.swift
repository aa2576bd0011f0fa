import Foundation
import ObjCRuntime
import PlatformInterface

/// How a program took a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  /// The piece is not there.
  case noSuchContent = 100
  /// Nothing is played that it could be about.
  case noActionableNowPlayingItem = 110
  /// The device is not there.
  case deviceNotFound = 120
  case commandFailed = 200
}

/// Something that a user may ask a program for: by a media key, a headset or the desktop's panel. May be used on any
/// thread; handlers are called on the main one.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  private struct Target {
    let token: AnyObject
    weak var object: AnyObject?
    var action: Selector?
    var handler: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)?
  }

  private let lock = NSLock()
  private var targets: [Target] = []
  private var enabled = true

  override init() { super.init() }

  /// Whether users may ask for it, if somebody takes it.
  open var isEnabled: Bool {
    get { lock.withLock { enabled } }
    set {
      lock.withLock { enabled = newValue }
      changed()
    }
  }

  /// Adds a function that takes the command.
  ///
  /// - Returns: what takes it away by `removeTarget(_:)`.
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    lock.withLock { targets.append(Target(token: token, object: token, handler: handler)) }
    changed()
    return token
  }

  /// Adds an object's method that takes the command, and is given its event.
  ///
  /// - Parameter target: is not held.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    lock.withLock {
      targets.append(Target(token: NSObject(), object: object, action: action))
    }
    changed()
  }

  /// Takes an object's method away; nothing for others.
  open func removeTarget(_ target: Any, action: Selector?) {
    let object = target as AnyObject
    remove { $0.object === object && (action == nil || $0.action == action) }
  }

  /// Takes away all of an object, or a function by what it was added with; everything for nil.
  open func removeTarget(_ target: Any?) {
    let object = target.map { $0 as AnyObject }
    remove { object == nil || $0.object === object || $0.token === object }
  }

  private func remove(_ isMeant: (Target) -> Bool) {
    lock.withLock { targets.removeAll(where: isMeant) }
    changed()
  }

  /// Whether users may ask for it now.
  var isOffered: Bool {
    lock.withLock { enabled && targets.contains { $0.handler != nil || $0.object != nil } }
  }

  /// Tells all that take it, in the order in which they were added; how the last one took it.
  @MainActor func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    var status = MPRemoteCommandHandlerStatus.commandFailed
    for target in lock.withLock({ targets }) {
      if let handler = target.handler {
        status = handler(event)
      } else if let action = target.action, let object = target.object {
        // A method that returns nothing has done it.
        status = action.perform(on: object, event) as? MPRemoteCommandHandlerStatus ?? .success
      }
    }
    return status
  }

  private func changed() {
    MainThread.later { NowPlayingPresenter.shared.update() }
  }
}

/// Skips a number of seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// How many, the first of which counts here; 10 at first.
  // iOS-BEHAVIOUR: the interval that a skip has unless a program names one. Evidence: unmeasured.
  open var preferredIntervals: [NSNumber] = [10]
}

/// Says how good a piece is, from a least to a most. Desktops do not ask.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// The least.
  open var minimumRating: Float = 0
  /// The most.
  open var maximumRating: Float = 1
}

/// Plays at another rate.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// Those that the program has. Kept.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// Says something about a piece. Desktops do not ask.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether it is said already.
  open var isActive = false
  /// What it is called, for people.
  open var localizedTitle = ""
  /// The same in few words.
  open var localizedShortTitle = ""
}

/// Plays from another place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// Which pieces are repeated.
public enum MPRepeatType: Int, Sendable {
  case off = 0
  case one = 1
  case all = 2
}

/// In which order pieces follow one another.
public enum MPShuffleType: Int, Sendable {
  case off = 0
  case items = 1
  case collections = 2
}

/// Repeats other pieces. Kept for programs; not offered to users here.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// What is repeated now.
  open var currentRepeatType = MPRepeatType.off
}

/// Plays in another order. Kept for programs; not offered to users here.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// The order of now.
  open var currentShuffleType = MPShuffleType.off
}
