import Foundation
import QuartzCore

/// A command as a user gave it.
open class MPRemoteCommandEvent: NSObject {
  /// The command.
  open private(set) var command: MPRemoteCommand
  /// When, in seconds of the device's clock.
  open private(set) var timestamp: TimeInterval

  init(_ command: MPRemoteCommand) {
    self.command = command
    timestamp = CACurrentMediaTime()
    super.init()
  }
}

/// Some seconds are to be skipped.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How many.
  open private(set) var interval: TimeInterval

  init(_ command: MPRemoteCommand, interval: TimeInterval) {
    self.interval = interval
    super.init(command)
  }
}

/// Whether going fast begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking = 0
  case endSeeking = 1
}

/// Going fast begins or ends. Desktops do not ask for it.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// Which of the two.
  open private(set) var type: MPSeekCommandEventType

  init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
    self.type = type
    super.init(command)
  }
}

/// A piece was found good. Desktops do not ask.
open class MPRatingCommandEvent: MPRemoteCommandEvent {
  /// How good.
  open var rating: Float { 0 }
}

/// Another rate is wanted.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// Which.
  open private(set) var playbackRate: Float

  init(_ command: MPRemoteCommand, rate: Float) {
    playbackRate = rate
    super.init(command)
  }
}

/// Something was said about a piece. Desktops do not ask.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  /// Whether it is taken back.
  open var isNegative: Bool { false }
}

/// Whether a language is for this piece alone.
public enum MPChangeLanguageOptionSetting: Int, Sendable {
  case none = 0
  case nowPlayingItemOnly = 1
  case permanent = 2
}

/// Another language is wanted. Desktops do not ask.
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent {
  /// Which.
  open private(set) var languageOption: MPNowPlayingInfoLanguageOption
  /// For how long.
  open var setting: MPChangeLanguageOptionSetting { .none }

  init(_ command: MPRemoteCommand, option: MPNowPlayingInfoLanguageOption) {
    languageOption = option
    super.init(command)
  }
}

/// Another place is wanted.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// Which, in seconds from the beginning.
  open private(set) var positionTime: TimeInterval

  init(_ command: MPRemoteCommand, position: TimeInterval) {
    positionTime = position
    super.init(command)
  }
}

/// Other pieces are to be repeated. Desktops do not ask.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  /// Which.
  open var repeatType: MPRepeatType { .off }
  /// Whether it stays so.
  open var preservesRepeatMode: Bool { false }
}

/// Another order is wanted. Desktops do not ask.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  /// Which.
  open var shuffleType: MPShuffleType { .off }
  /// Whether it stays so.
  open var preservesShuffleMode: Bool { false }
}
