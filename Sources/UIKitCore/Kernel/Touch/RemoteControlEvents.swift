import PlatformInterface

/// Media keys as events for responders, after `beginReceivingRemoteControlEvents()`.
@MainActor
package enum RemoteControlEvents {
  private final class Event: UIEvent {
    private let kind: EventSubtype
    init(_ kind: EventSubtype) { self.kind = kind }
    override var type: EventType { .remoteControl }
    override var subtype: EventSubtype { kind }
  }

  /// Whether the app has asked for them.
  package private(set) static var areWanted = false

  /// What users may ask for then.
  package static let commands: PlayedMedia.Commands = [.play, .pause, .next, .previous]

  /// What the desktop shows of an app that has not said what it plays.
  package static var media: PlayedMedia {
    var media = PlayedMedia()
    media.state = .paused
    media.commands = commands
    return media
  }

  /// Shows what there is to show; MediaPlayer puts its own in place of this one, which knows of no piece.
  package static var show: @MainActor () -> Void = {
    guard let controls = PlatformServices.current.mediaControls else { return }
    controls.commanded = { take($0) }
    controls.show(areWanted ? media : nil)
  }

  static func begin() { want(true) }
  static func end() { want(false) }

  private static func want(_ wants: Bool) {
    guard areWanted != wants else { return }
    areWanted = wants
    show()
  }

  /// Sends a command to the first responder, or the window that has the keys, if the app wants it and there is an event
  /// for it.
  package static func take(_ command: MediaCommand) {
    guard areWanted, let kind = subtype(of: command) else { return }
    let window = UIApplication.shared.keyWindow
    (window?.firstResponder ?? window)?.remoteControlReceived(with: Event(kind))
  }

  private static func subtype(of command: MediaCommand) -> UIEvent.EventSubtype? {
    switch command {
    case .play: .remoteControlPlay
    case .pause: .remoteControlPause
    case .togglePlayPause: .remoteControlTogglePlayPause
    case .stop: .remoteControlStop
    case .next: .remoteControlNextTrack
    case .previous: .remoteControlPreviousTrack
    case .seek, .skip, .rate: nil
    }
  }
}
