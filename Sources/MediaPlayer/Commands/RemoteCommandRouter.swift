import Foundation
import PlatformInterface

/// Brings what users ask for to a program's commands.
@MainActor
enum RemoteCommandRouter {
  private static var center: MPRemoteCommandCenter { .shared() }

  /// What the program takes now.
  static var commands: PlayedMedia.Commands {
    var result: PlayedMedia.Commands = []
    let toggles = center.togglePlayPauseCommand.isOffered
    if toggles || center.playCommand.isOffered { result.insert(.play) }
    if toggles || center.pauseCommand.isOffered { result.insert(.pause) }
    if center.nextTrackCommand.isOffered || center.skipForwardCommand.isOffered {
      result.insert(.next)
    }
    if center.previousTrackCommand.isOffered || center.skipBackwardCommand.isOffered {
      result.insert(.previous)
    }
    if center.changePlaybackPositionCommand.isOffered { result.insert(.seek) }
    return result
  }

  /// Gives a command to the first of those that mean it and that the program takes. Nothing where it takes none.
  static func take(_ command: MediaCommand) {
    let isPlaying = state == .playing
    switch command {
    case .play: send(to: [center.playCommand] + (isPlaying ? [] : [center.togglePlayPauseCommand]))
    case .pause:
      send(to: [center.pauseCommand] + (isPlaying ? [center.togglePlayPauseCommand] : []))
    case .togglePlayPause:
      send(to: [
        center.togglePlayPauseCommand, isPlaying ? center.pauseCommand : center.playCommand,
      ])
    case .stop: send(to: [center.stopCommand, center.pauseCommand])
    case .next:
      if !send(to: [center.nextTrackCommand]) { skip(center.skipForwardCommand) }
    case .previous:
      if !send(to: [center.previousTrackCommand]) { skip(center.skipBackwardCommand) }
    case .seek(let time): seek(to: time)
    case .skip(let seconds): skip(by: seconds)
    case .rate(let rate):
      let command = center.changePlaybackRateCommand
      if command.isOffered {
        _ = command.send(MPChangePlaybackRateCommandEvent(command, rate: Float(rate)))
      }
    }
  }

  private static var state: PlayedMedia.State {
    let kept = MPNowPlayingInfoCenter.default().current
    return NowPlayingInfo.media(kept.info ?? [:], kept.state).state
  }

  @discardableResult private static func send(to commands: [MPRemoteCommand]) -> Bool {
    guard let command = commands.first(where: \.isOffered) else { return false }
    _ = command.send(MPRemoteCommandEvent(command))
    return true
  }

  private static func skip(_ command: MPSkipIntervalCommand, seconds: Double? = nil) {
    guard command.isOffered else { return }
    let interval = seconds ?? command.preferredIntervals.first?.doubleValue ?? 10
    _ = command.send(MPSkipIntervalCommandEvent(command, interval: interval))
  }

  private static func seek(to time: Double) {
    let command = center.changePlaybackPositionCommand
    guard command.isOffered else { return }
    _ = command.send(MPChangePlaybackPositionCommandEvent(command, position: max(0, time)))
  }

  private static func skip(by seconds: Double) {
    if center.changePlaybackPositionCommand.isOffered {
      seek(to: MPNowPlayingInfoCenter.default().current.position + seconds)
    } else {
      skip(
        seconds < 0 ? center.skipBackwardCommand : center.skipForwardCommand,
        seconds: abs(seconds))
    }
  }
}
