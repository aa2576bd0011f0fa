import CGTK4
import PlatformInterface

/// Media keys and the panel's player, by MPRIS on the session bus.
@MainActor
final class DesktopMediaControls: MediaControls {
  private let name: String
  private let applicationID: String
  private let address: String?
  private var isAsked = false
  private var service: OpaquePointer?

  var commanded: @MainActor (MediaCommand) -> Void = { _ in }

  /// - Parameters:
  ///   - applicationID: the program's reverse-DNS name, which its desktop entry has.
  ///   - address: of a bus of one's own; nil for the session's.
  init(applicationID: String, name: String, address: String? = nil) {
    self.applicationID = applicationID
    self.name = name
    self.address = address
  }

  isolated deinit { end() }

  /// Nothing more is shown or heard.
  func end() {
    if let service { tessera_media_controls_free(service) }
    service = nil
    isAsked = true
  }

  /// Most programs never play: the bus is asked for when one first does. Nil without a bus, which nobody misses.
  private var connected: OpaquePointer? {
    guard !isAsked else { return service }
    isAsked = true
    service = tessera_media_controls_new(
      address, applicationID, name,
      { owner, command, value in
        MainActor.assumeIsolated {
          guard let owner else { return }
          Unmanaged<DesktopMediaControls>.fromOpaque(owner).takeUnretainedValue().hear(
            command, value)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
    return service
  }

  private func hear(_ command: TesseraMediaCommand, _ value: Double) {
    switch command {
    case TESSERA_MEDIA_PLAY: commanded(.play)
    case TESSERA_MEDIA_PAUSE: commanded(.pause)
    case TESSERA_MEDIA_TOGGLE: commanded(.togglePlayPause)
    case TESSERA_MEDIA_STOP: commanded(.stop)
    case TESSERA_MEDIA_NEXT: commanded(.next)
    case TESSERA_MEDIA_PREVIOUS: commanded(.previous)
    case TESSERA_MEDIA_SEEK_TO: commanded(.seek(to: value))
    case TESSERA_MEDIA_SKIP_BY: commanded(.skip(by: value))
    case TESSERA_MEDIA_RATE: commanded(.rate(value))
    default: PlatformServices.current.application.bringToFront()
    }
    tessera_main_loop_note_application_code()
  }

  func show(_ media: PlayedMedia?) {
    guard let media else {
      if let service { tessera_media_controls_show(service, nil) }
      return
    }
    guard let connected else { return }
    CStrings.with { strings in
      var shown = TesseraMedia()
      shown.title = strings.string(media.title)
      shown.album = media.albumTitle.isEmpty ? nil : strings.string(media.albumTitle)
      shown.artwork_uri = media.artworkPath.flatMap {
        strings.string(URL(fileURLWithPath: $0).absoluteString)
      }
      shown.artists = UnsafePointer(strings.list(media.artists))
      shown.album_artists = UnsafePointer(strings.list(media.albumArtists))
      shown.genres = UnsafePointer(strings.list(media.genres))
      shown.track_number = Int32(clamping: media.trackNumber ?? 0)
      shown.length = media.duration.map(Self.microseconds) ?? -1
      shown.position = Self.microseconds(media.position)
      shown.rate = media.rate
      shown.state = Int32(media.state.rawValue)
      shown.can_play = media.commands.contains(.play)
      shown.can_pause = media.commands.contains(.pause)
      shown.can_go_next = media.commands.contains(.next)
      shown.can_go_previous = media.commands.contains(.previous)
      shown.can_seek = media.commands.contains(.seek)
      tessera_media_controls_show(connected, &shown)
    }
  }

  private static func microseconds(_ seconds: Double) -> Int64 {
    seconds.isFinite ? Int64(min(max(seconds, -1e12), 1e12) * 1e6) : 0
  }
}
