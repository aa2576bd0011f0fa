import Foundation

/// What users may ask a program that plays for. A command is offered while it is enabled and something takes it.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  private override init() { super.init() }

  /// The program's one.
  open class func shared() -> MPRemoteCommandCenter { center }

  /// Waits.
  public let pauseCommand = MPRemoteCommand()
  /// Goes on.
  public let playCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Waits, or goes on.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Chooses a language. Desktops do not ask.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// Gives a language up. Desktops do not ask.
  public let disableLanguageOptionCommand = MPRemoteCommand()
  /// Plays at another rate.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Repeats other pieces. Kept; not offered to users here.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// Plays in another order. Kept; not offered to users here.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// Plays the next piece.
  public let nextTrackCommand = MPRemoteCommand()
  /// Plays the piece before, or this one anew.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skips some seconds. Users reach it by the key for the next piece where the program has no next one.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes some seconds back. Users reach it by the key for the piece before, as above.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes fast forward. Desktops do not ask for it.
  public let seekForwardCommand = MPRemoteCommand()
  /// Goes fast backward. Desktops do not ask for it.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Plays from another place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Says how good a piece is. Desktops do not ask.
  public let ratingCommand = MPRatingCommand()
  /// Says that a piece is liked. Desktops do not ask.
  public let likeCommand = MPFeedbackCommand()
  /// Says that a piece is not liked. Desktops do not ask.
  public let dislikeCommand = MPFeedbackCommand()
  /// Keeps a piece. Desktops do not ask.
  public let bookmarkCommand = MPFeedbackCommand()
}
