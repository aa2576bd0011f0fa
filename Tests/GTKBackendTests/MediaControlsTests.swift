import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// What a desktop's panel sees and does by MPRIS, on a bus of the test's own.
final class MediaControlsTests: XCTestCase {
  private static func song() -> PlayedMedia {
    var media = PlayedMedia()
    media.title = "Song"
    media.artists = ["Band"]
    media.albumTitle = "Record"
    media.trackNumber = 3
    media.duration = 200
    media.artworkPath = "/a b.png"
    media.position = 20
    media.state = .paused
    media.commands = [.play, .pause, .next, .seek]
    return media
  }

  func test_aPanelSeesWhatIsPlayed_andItsKeysArrive() throws {
    try inMainLoop { _ in
      let panel = try Portal("media_panel.py")
      defer { panel.end() }
      await eventually("the panel") { panel.log == ["ready"] || !panel.isRunning }
      guard panel.log == ["ready"] else { throw XCTSkip("Python has no GLib.") }
      let controls = DesktopMediaControls(
        applicationID: "org.example.Radio", name: "The Radio", address: panel.address)
      defer { controls.end() }
      var commands: [MediaCommand] = []
      controls.commanded = { commands.append($0) }
      var media = Self.song()
      controls.show(media)
      await eventually("the song") { panel.log.contains("end") }
      for line in [
        "here|org.mpris.MediaPlayer2.org.example.Radio",
        "identity|The Radio|org.example.Radio|True",
        "xesam:title|Song", "xesam:artist|['Band']", "xesam:album|Record", "xesam:trackNumber|3",
        "mpris:length|200000000", "mpris:artUrl|file:///a%20b.png", "PlaybackStatus|Paused",
        "Position|20000000", "CanGoNext|True", "CanGoPrevious|False", "CanSeek|True", "Rate|1.0",
      ] { XCTAssertTrue(panel.log.contains(line), "\(line) among \(panel.log)") }
      let orders = [
        "Play", "Pause", "PlayPause", "Stop", "Next", "Previous", "Seek -5000000",
        "SetPosition /org/mpris/MediaPlayer2/Track/1 7000000",
        // Of another piece, and outside of this one.
        "SetPosition /org/mpris/MediaPlayer2/Track/9 7000000",
        "SetPosition /org/mpris/MediaPlayer2/Track/1 900000000", "Rate 1.5", "Rate 0", "Quit",
      ]
      try Data(orders.joined(separator: "\n").utf8).write(
        to: panel.folder.appendingPathComponent("orders"))
      await eventually("the orders") { panel.log.last?.hasPrefix("error|") == true }
      XCTAssertEqual(
        commands,
        [
          .play, .pause, .togglePlayPause, .stop, .next, .previous, .skip(by: -5), .seek(to: 7),
          .rate(1.5), .pause,
        ])
      // Only what is another is told.
      media.state = .playing
      controls.show(media)
      await eventually("the change") { panel.log.contains("changed|PlaybackStatus") }
      XCTAssertFalse(panel.log.contains { $0.hasPrefix("seeked") })
      media.position = 100
      controls.show(media)
      await eventually("the leap") { panel.log.contains("seeked|100000000") }
      controls.show(nil)
      await eventually("the end") {
        panel.log.last == "gone|org.mpris.MediaPlayer2.org.example.Radio"
      }
    }
  }

  func test_withoutABus_nothingHappens() throws {
    try inMainLoop { _ in
      let controls = DesktopMediaControls(
        applicationID: "org.example.Radio", name: "Radio", address: "unix:path=/nowhere")
      controls.show(Self.song())
      controls.show(nil)
      controls.end()
      controls.show(Self.song())
    }
  }
}
