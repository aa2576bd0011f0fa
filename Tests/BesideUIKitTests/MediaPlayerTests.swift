@preconcurrency import AVFoundation
import MediaPlayer
@_spi(XcodeSources) import ObjCRuntime
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a desktop's panel would show, and what it asks for.
@MainActor
private final class Panel: MediaControls {
  var shown: [PlayedMedia?] = []
  var commanded: @MainActor (MediaCommand) -> Void = { _ in }
  func show(_ media: PlayedMedia?) { shown.append(media) }
}

private final class Receiver: NSObject {
  var events: [MPRemoteCommandEvent] = []
  func take(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    events.append(event)
    return .success
  }
}

/// What users and programs notice of MediaPlayer.
final class MediaPlayerTests: XCTestCase {
  override func tearDown() {
    onMainActor {
      MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
      MPNowPlayingInfoCenter.default().playbackState = .unknown
      let center = MPRemoteCommandCenter.shared()
      for command in [
        center.playCommand, center.pauseCommand, center.togglePlayPauseCommand,
        center.nextTrackCommand, center.skipForwardCommand, center.skipBackwardCommand,
        center.changePlaybackPositionCommand, center.changePlaybackRateCommand,
      ] {
        command.removeTarget(nil)
        command.isEnabled = true
      }
    }
  }

  @MainActor private static func withPanel(_ body: (Panel, Harness) throws -> Void) rethrows {
    let harness = Harness(root: UIViewController())
    let panel = Panel()
    var services = PlatformServices.current
    let before = services
    services.mediaControls = panel
    PlatformServices.install(services)
    defer {
      PlatformServices.install(before)
      harness.close()
    }
    try body(panel, harness)
  }

  func test_thePanelShowsWhatIsPlayed_andGoesWithIt() {
    onMainActor {
      Self.withPanel { panel, harness in
        let center = MPNowPlayingInfoCenter.default()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        center.nowPlayingInfo = [
          MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyArtist: "Band",
          MPMediaItemPropertyAlbumTitle: "Record", MPMediaItemPropertyPlaybackDuration: 200.0,
          MPMediaItemPropertyAlbumTrackNumber: 3,
          MPNowPlayingInfoPropertyElapsedPlaybackTime: 20,
          MPNowPlayingInfoPropertyPlaybackRate: 1,
          MPMediaItemPropertyArtwork: MPMediaItemArtwork(boundsSize: picture.size) { _ in picture },
        ]
        MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
        MPRemoteCommandCenter.shared().changePlaybackPositionCommand.addTarget { _ in .success }
        harness.advance(by: 1)
        // All that is set in one turn is shown at once.
        XCTAssertEqual(panel.shown.count, 1)
        guard let media = panel.shown.last ?? nil else { return XCTFail("Nothing is shown.") }
        XCTAssertEqual(media.title, "Song")
        XCTAssertEqual(media.artists, ["Band"])
        XCTAssertEqual(media.albumTitle, "Record")
        XCTAssertEqual(media.trackNumber, 3)
        XCTAssertEqual(media.duration, 200)
        XCTAssertEqual(media.state, .playing)
        XCTAssertEqual(media.position, 20, accuracy: 0.2)
        XCTAssertEqual(media.commands, [.play, .seek])
        XCTAssertNotNil(media.artworkPath.flatMap { UIImage(contentsOfFile: $0) })
        center.playbackState = .paused
        harness.advance(by: 5)
        XCTAssertEqual((panel.shown.last ?? nil)?.state, .paused)
        // A second went by while it played.
        XCTAssertEqual((panel.shown.last ?? nil)?.position ?? 0, 21, accuracy: 0.2)
        center.playbackState = .unknown
        center.nowPlayingInfo = nil
        harness.advance(by: 0.1)
        XCTAssertEqual(panel.shown.last, .some(nil))
      }
    }
  }

  func test_aStationHasNoLength_andARateOf0Waits() {
    onMainActor {
      Self.withPanel { panel, harness in
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
          MPMediaItemPropertyTitle: "Radio", MPMediaItemPropertyPlaybackDuration: 10,
          MPNowPlayingInfoPropertyIsLiveStream: true,
          MPNowPlayingInfoPropertyPlaybackRate: Float(0),
        ]
        harness.advance(by: 0.1)
        let media = panel.shown.last ?? nil
        XCTAssertEqual(media?.state, .paused)
        XCTAssertNil(media?.duration)
        XCTAssertEqual(media?.commands, [])
      }
    }
  }

  func test_keysReachTheCommandsThatMeanThem() {
    onMainActor {
      Self.withPanel { panel, harness in
        let center = MPRemoteCommandCenter.shared()
        var heard: [String] = []
        func hear(_ name: String, _ command: MPRemoteCommand) {
          command.addTarget { event in
            switch event {
            case let event as MPSkipIntervalCommandEvent: heard.append("\(name) \(event.interval)")
            case let event as MPChangePlaybackPositionCommandEvent:
              heard.append("\(name) \(event.positionTime.rounded())")
            case let event as MPChangePlaybackRateCommandEvent:
              heard.append("\(name) \(event.playbackRate)")
            default: heard.append(name)
            }
            return .success
          }
        }
        hear("play", center.playCommand)
        hear("pause", center.pauseCommand)
        hear("forward", center.skipForwardCommand)
        hear("rate", center.changePlaybackRateCommand)
        center.skipForwardCommand.preferredIntervals = [15]
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
          MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyElapsedPlaybackTime: 60.0,
        ]
        harness.advance(by: 0.1)
        XCTAssertEqual((panel.shown.last ?? nil)?.commands, [.play, .pause, .next])
        for command: MediaCommand in [
          .togglePlayPause, .play, .next, .previous, .skip(by: 30), .rate(1.5), .stop,
        ] { panel.commanded(command) }
        // It plays, so that the one key for both waits.
        XCTAssertEqual(
          heard, ["pause", "play", "forward 15.0", "forward 30.0", "rate 1.5", "pause"])
        heard = []
        hear("place", center.changePlaybackPositionCommand)
        center.skipForwardCommand.isEnabled = false
        for command: MediaCommand in [.skip(by: -20), .seek(to: 5), .next] {
          panel.commanded(command)
        }
        XCTAssertEqual(heard, ["place 40.0", "place 5.0"])
      }
    }
  }

  func test_targetsAreNotHeld_andLeave() {
    onMainActor {
      let command = MPRemoteCommandCenter.shared().nextTrackCommand
      Self.withPanel { panel, harness in
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        var receiver: Receiver? = Receiver()
        let stays = Receiver()
        let selector = Selector("take:", Receiver.take(_:))
        command.addTarget(receiver!, action: selector)
        command.addTarget(stays, action: selector)
        harness.advance(by: 0.1)
        panel.commanded(.next)
        XCTAssertEqual(receiver?.events.count, 1)
        XCTAssertTrue(stays.events.first?.command === command)
        receiver = nil
        panel.commanded(.next)
        XCTAssertEqual(stays.events.count, 2)
        command.removeTarget(stays)
        panel.commanded(.next)
        XCTAssertEqual(stays.events.count, 2)
        harness.advance(by: 0.1)
        XCTAssertEqual((panel.shown.last ?? nil)?.commands, [])
      }
    }
  }

  func test_keysThatNoCommandTakes_reachTheFirstResponder() {
    final class Listener: UIViewController {
      var heard: [UIEvent.EventSubtype] = []
      override var canBecomeFirstResponder: Bool { true }
      override func remoteControlReceived(with event: UIEvent?) {
        XCTAssertEqual(event?.type, .remoteControl)
        heard.append(event?.subtype ?? .none)
      }
    }
    onMainActor {
      Self.withPanel { panel, harness in
        let root = Listener()
        harness.window.rootViewController = root
        root.becomeFirstResponder()
        panel.commanded(.next)
        XCTAssertEqual(root.heard, [])
        UIApplication.shared.beginReceivingRemoteControlEvents()
        harness.advance(by: 0.1)
        XCTAssertEqual((panel.shown.last ?? nil)?.commands, [.play, .pause, .next, .previous])
        panel.commanded(.togglePlayPause)
        panel.commanded(.next)
        XCTAssertEqual(root.heard, [.remoteControlTogglePlayPause, .remoteControlNextTrack])
        // A command that takes it comes first.
        MPRemoteCommandCenter.shared().nextTrackCommand.addTarget { _ in .success }
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        harness.advance(by: 0.1)
        panel.commanded(.next)
        panel.commanded(.pause)
        XCTAssertEqual(root.heard.dropFirst(2), [.remoteControlPause])
        UIApplication.shared.endReceivingRemoteControlEvents()
        panel.commanded(.pause)
        XCTAssertEqual(root.heard.count, 3)
        harness.advance(by: 0.1)
        // The song stays.
        XCTAssertEqual((panel.shown.last ?? nil)?.commands, [.next])
      }
    }
  }

  func test_aVolumeView_turnsTheProgramsVolume_andFollowsIt() {
    onMainActor {
      let root = UIViewController()
      let view = MPVolumeView(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      let other = MPVolumeView(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
      root.view.addSubview(view)
      root.view.addSubview(other)
      let harness = Harness(root: root)
      defer { harness.close() }
      let session = AVAudioSession.sharedInstance()
      XCTAssertEqual(session.outputVolume, 1)
      var volumes: [Float] = []
      let observation = session.observe(\.outputVolume, options: [.new]) { _, change in
        volumes.append(change.newValue ?? -1)
      }
      let slider = view.subviews.lazy.compactMap { $0 as? UISlider }.first
      let follower = other.subviews.lazy.compactMap { $0 as? UISlider }.first
      XCTAssertEqual(slider?.value, 1)
      slider?.value = 0.25
      XCTAssertEqual(session.outputVolume, 0.25)
      XCTAssertEqual(follower?.value, 0.25)
      // Its left end.
      harness.run("drag 85,115 to 10,115 for 0.3\nidle")
      XCTAssertEqual(session.outputVolume, 0)
      XCTAssertEqual(volumes.last, 0)
      observation.invalidate()
      slider?.value = 1
    }
  }

  func test_thePicker_saysThatThereIsNothing_andIsLeft() {
    final class Delegate: NSObject, MPMediaPickerControllerDelegate {
      func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
        mediaPicker.dismiss(animated: true)
      }
    }
    onMainActor {
      let root = UIViewController()
      let harness = Harness(root: root)
      defer { harness.close() }
      let picker = MPMediaPickerController(mediaTypes: .music)
      let delegate = Delegate()
      picker.delegate = delegate
      root.present(picker, animated: true)
      harness.run("idle\nexpect \"No Content\"\ntap \"Cancel\"\nidle")
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual(MPMediaQuery.songs().items, [])
    }
  }
}
