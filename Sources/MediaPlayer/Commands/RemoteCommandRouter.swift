import Foundation
import PlatformInterface
import UIKitCore

/// Brings what users ask for to a program's commands.
@MainActor
enum RemoteCommandRouter {
  private static var center: MPRemoteCommandCenter { .shared() }

  /// What the program takes now.
  static var commands: PlayedMedia.Commands {
    var result: PlayedMedia.Commands =
      RemoteControlEvents.areWanted ? RemoteControlEvents.commands : []
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

  /// Gives a command to the first of those that mean it and that the program takes, or to its first responder where it
  /// takes none.
  static func take(_ command: MediaCommand) {
    if !isTaken(command) { RemoteControlEvents.take(command) }
  }

  private static func isTaken(_ command: MediaCommand) -> Bool {
    let isPlaying = state == .playing
    switch command {
    case .play:
      return send(to: [center.playCommand] + (isPlaying ? [] : [center.togglePlayPauseCommand]))
    case .pause:
      return send(to: [center.pauseCommand] + (isPlaying ? [center.togglePlayPauseCommand] : []))
    case .togglePlayPause:
      return send(to: [
        center.togglePlayPauseCommand, isPlaying ? center.pauseCommand : center.playCommand,
      ])
    case .stop: return send(to: [center.stopCommand, center.pauseCommand])
    case .next: return send(to: [center.nextTrackCommand]) || skip(center.skipForwardCommand)
    case .previous:
      return send(to: [center.previousTrackCommand]) || skip(center.skipBackwardCommand)
    case .seek(let time): return seek(to: time)
    case .skip(let seconds): return skip(by: seconds)
    case .rate(let rate):
      let command = center.changePlaybackRateCommand
      guard command.isOffered else { return false }
      _ = command.send(MPChangePlaybackRateCommandEvent(command, rate: Float(rate)))
      return true
    }
  }

  private static var state: PlayedMedia.State {
    let kept = MPNowPlayingInfoCenter.default().current
    return NowPlayingInfo.media(kept.info ?? [:], kept.state).state
  }

  private static func send(to commands: [MPRemoteCommand]) -> Bool {
    guard let command = commands.first(where: \.isOffered) else { return false }
    _ = command.send(MPRemoteCommandEvent(command))
    return true
  }

  private static func skip(_ command: MPSkipIntervalCommand, seconds: Double? = nil) -> Bool {
    guard command.isOffered else { return false }
    let interval = seconds ?? command.preferredIntervals.first?.doubleValue ?? 10
    _ = command.send(MPSkipIntervalCommandEvent(command, interval: interval))
    return true
  }

  private static func seek(to time: Double) -> Bool {
    let command = center.changePlaybackPositionCommand
    guard command.isOffered else { return false }
    _ = command.send(MPChangePlaybackPositionCommandEvent(command, position: max(0, time)))
    return true
  }

  private static func skip(by seconds: Double) -> Bool {
    seek(to: MPNowPlayingInfoCenter.default().current.position + seconds)
      || skip(
        seconds < 0 ? center.skipBackwardCommand : center.skipForwardCommand,
        seconds: abs(seconds))
  }
}
