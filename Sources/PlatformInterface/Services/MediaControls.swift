/// What a program plays, as a desktop shows it beside its media keys, in its panel and on its lock screen. Times are
/// seconds.
package struct PlayedMedia: Hashable, Sendable {
  package enum State: Int, Sendable {
    case stopped = 0
    case playing = 1
    case paused = 2
  }

  /// What users may ask for.
  package struct Commands: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let play = Commands(rawValue: 1)
    package static let pause = Commands(rawValue: 2)
    package static let next = Commands(rawValue: 4)
    package static let previous = Commands(rawValue: 8)
    package static let seek = Commands(rawValue: 16)
  }

  package var title = ""
  package var artists: [String] = []
  package var albumTitle = ""
  package var albumArtists: [String] = []
  package var genres: [String] = []
  /// The place among the album's; nil where it is not known.
  package var trackNumber: Int?
  /// Nil where it is not known, as of a station that goes on.
  package var duration: Double?
  /// A file with the picture; nil without one.
  package var artworkPath: String?
  package var state = State.stopped
  /// Where it stands at the moment at which it is shown.
  package var position = 0.0
  /// How fast it plays while it does.
  package var rate = 1.0
  package var commands: Commands = []

  package init() {}
}

/// What a user asks a program that plays for, by a media key, a headset or the desktop's panel.
package enum MediaCommand: Hashable, Sendable {
  case play
  case pause
  case togglePlayPause
  case stop
  case next
  case previous
  /// Seconds from the beginning.
  case seek(to: Double)
  /// Seconds from where it stands; negative is back.
  case skip(by: Double)
  case rate(Double)
}

/// The desktop's media controls. Main thread only.
@MainActor
package protocol MediaControls: AnyObject {
  /// Shows what is played, in place of what was shown before; nil takes it away.
  func show(_ media: PlayedMedia?)
  /// Hears from the main loop what users ask for.
  var commanded: @MainActor (MediaCommand) -> Void { get set }
}
