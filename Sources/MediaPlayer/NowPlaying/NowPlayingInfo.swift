import Foundation
import PlatformInterface

/// Reads what programs say of what they play.
enum NowPlayingInfo {
  /// What a program's information says, but for the picture and the commands.
  static func media(_ info: [String: Any], _ state: MPNowPlayingPlaybackState) -> PlayedMedia {
    var media = PlayedMedia()
    func text(_ key: String) -> String { info[key] as? String ?? "" }
    func texts(_ key: String) -> [String] { text(key).isEmpty ? [] : [text(key)] }
    func number(_ key: String) -> Double? {
      (info[key] as? NSNumber)?.doubleValue ?? info[key] as? Double
        ?? (info[key] as? Float).map(Double.init) ?? (info[key] as? Int).map(Double.init)
    }
    media.title = text(MPMediaItemPropertyTitle)
    media.artists = texts(MPMediaItemPropertyArtist)
    media.albumTitle = text(MPMediaItemPropertyAlbumTitle)
    media.albumArtists = texts(MPMediaItemPropertyAlbumArtist)
    media.genres = texts(MPMediaItemPropertyGenre)
    media.trackNumber = number(MPMediaItemPropertyAlbumTrackNumber).map { Int($0) }
    let isLive = (number(MPNowPlayingInfoPropertyIsLiveStream) ?? 0) != 0
    media.duration =
      isLive ? nil : number(MPMediaItemPropertyPlaybackDuration).flatMap { $0 > 0 ? $0 : nil }
    media.position = number(MPNowPlayingInfoPropertyElapsedPlaybackTime) ?? 0
    let rate = number(MPNowPlayingInfoPropertyPlaybackRate)
    media.rate = rate.flatMap { $0 > 0 ? $0 : nil } ?? 1
    switch state {
    case .unknown: media.state = rate == 0 ? .paused : .playing
    case .playing: media.state = .playing
    case .paused, .interrupted: media.state = .paused
    case .stopped: media.state = .stopped
    }
    return media
  }
}
