import AVFoundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Sounds by the app's clock, in silence.
final class SoundTests: XCTestCase {
  private final class Listener: AVAudioPlayerDelegate {
    var ends: [Bool] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ends.append(flag)
    }
  }

  func test_aSound_playsToItsEnd_byTheClockOfTheApp() throws {
    try onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let player = try AVAudioPlayer(data: SilentSound.data(seconds: 2))
      let listener = Listener()
      player.delegate = listener
      XCTAssertEqual(player.duration, 2, accuracy: 0.001)
      XCTAssertEqual(player.numberOfChannels, 1)
      XCTAssertFalse(player.isPlaying)
      XCTAssertTrue(player.play())
      harness.advance(by: 0.5)
      XCTAssertTrue(player.isPlaying)
      XCTAssertEqual(player.currentTime, 0.5, accuracy: 0.02)
      player.pause()
      harness.advance(by: 3)
      XCTAssertFalse(player.isPlaying)
      XCTAssertEqual(player.currentTime, 0.5, accuracy: 0.02)
      player.play()
      harness.advance(by: 1.4)
      XCTAssertTrue(player.isPlaying)
      XCTAssertEqual(listener.ends, [])
      harness.advance(by: 0.2)
      XCTAssertFalse(player.isPlaying)
      XCTAssertEqual(player.currentTime, 0)
      XCTAssertEqual(listener.ends, [true])
    }
  }

  func test_aPlayer_playsAnItemToItsEnd_andTellsItsTimes() throws {
    try onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let folder = SilentSound.makeFolderURL()
      let file = try SilentSound.file(seconds: 2, in: folder)
      defer { try? FileManager.default.removeItem(at: folder) }
      let item = AVPlayerItem(url: file)
      let player = AVPlayer(playerItem: item)
      XCTAssertEqual(item.status, .unknown)
      harness.advance(by: 0.05)
      XCTAssertEqual(item.status, .readyToPlay)
      XCTAssertEqual(player.status, .readyToPlay)
      XCTAssertEqual(item.duration.seconds, 2, accuracy: 0.001)
      var times: [Double] = []
      let listener = Listener()
      let observer = player.addPeriodicTimeObserver(
        forInterval: CMTime(value: 1, timescale: 2), queue: .main
      ) { times.append(($0.seconds * 2).rounded() / 2) }
      let token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
      ) { _ in listener.ends.append(true) }
      defer { NotificationCenter.default.removeObserver(token) }
      player.play()
      XCTAssertEqual(player.timeControlStatus, .playing)
      harness.advance(by: 1.2)
      XCTAssertEqual(CMTimeGetSeconds(player.currentTime()), 1.2, accuracy: 0.05)
      XCTAssertEqual(times, [0, 0.5, 1])
      player.pause()
      harness.advance(by: 1)
      XCTAssertEqual(player.rate, 0)
      player.seek(to: CMTimeMake(value: 3, timescale: 2))
      XCTAssertEqual(player.currentTime().seconds, 1.5, accuracy: 0.01)
      player.play()
      harness.advance(by: 0.6)
      XCTAssertEqual(listener.ends, [true])
      XCTAssertEqual(player.timeControlStatus, .paused)
      XCTAssertEqual(player.currentTime().seconds, 2, accuracy: 0.01)
      player.removeTimeObserver(observer)
      let count = times.count
      player.seek(to: .zero)
      player.play()
      harness.advance(by: 0.7)
      XCTAssertEqual(player.currentTime().seconds, 0.7, accuracy: 0.05)
      XCTAssertEqual(times.count, count)
    }
  }

  func test_aQueue_playsItemsInTheirOrder_andOneThatIsNotThereFails() throws {
    try onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let folder = SilentSound.makeFolderURL()
      let file = try SilentSound.file(seconds: 1, in: folder)
      defer { try? FileManager.default.removeItem(at: folder) }
      let items = [AVPlayerItem(url: file), AVPlayerItem(url: file)]
      let queue = AVQueuePlayer(items: items)
      queue.play()
      harness.advance(by: 1.5)
      XCTAssertTrue(queue.currentItem === items[1])
      XCTAssertEqual(queue.currentTime().seconds, 0.5, accuracy: 0.05)
      XCTAssertEqual(queue.items().count, 1)
      let missing = AVPlayerItem(url: folder.appendingPathComponent("none.mp3"))
      let player = AVPlayer(playerItem: missing)
      player.play()
      harness.advance(by: 0.1)
      XCTAssertEqual(missing.status, .failed)
      XCTAssertNotNil(missing.error)
      XCTAssertEqual(player.timeControlStatus, .waitingToPlayAtSpecifiedRate)
      XCTAssertTrue(missing.duration.isIndefinite)
      XCTAssertEqual(
        items[1].loadedTimeRanges.first?.timeRangeValue.duration.seconds ?? 0, 1, accuracy: 0.01)
      XCTAssertThrowsError(
        try AVAssetImageGenerator(asset: items[0].asset).copyCGImage(at: .zero, actualTime: nil))
    }
  }

  func test_times_areWholePartsOfASecond() {
    XCTAssertEqual(CMTime(seconds: 1.5, preferredTimescale: 600).value, 900)
    XCTAssertEqual(CMTimeMake(value: 1, timescale: 2), CMTimeMake(value: 300, timescale: 600))
    XCTAssertEqual(
      (CMTimeMake(value: 1, timescale: 2) + CMTimeMake(value: 1, timescale: 4)).seconds, 0.75)
    XCTAssertLessThan(CMTime.zero, CMTimeMakeWithSeconds(0.1, preferredTimescale: 10))
    XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
    XCTAssertFalse(CMTime.invalid.isValid)
    XCTAssertEqual(CMTimeCompare(.positiveInfinity, .zero), 1)
    let range = CMTimeRange(start: CMTimeMake(value: 1, timescale: 3), duration: .indefinite)
    XCTAssertEqual(NSValue(time: range.start).timeValue, range.start)
    XCTAssertEqual(NSValue(timeRange: range).timeRangeValue.start, range.start)
    XCTAssertTrue(NSValue(timeRange: range).timeRangeValue.duration.isIndefinite)
    XCTAssertFalse(NSValue(range: NSRange(location: 0, length: 1)).timeValue.isValid)
    XCTAssertEqual(CMTimeGetSeconds(CMTimeSubtract(CMTimeMake(value: 5, timescale: 1), .zero)), 5)
  }

  func test_repetitions_rate_andPlaces_count() throws {
    try onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let player = try AVAudioPlayer(data: SilentSound.data(seconds: 1))
      let listener = Listener()
      player.delegate = listener
      player.numberOfLoops = 2
      player.play()
      harness.advance(by: 2.5)
      XCTAssertTrue(player.isPlaying)
      XCTAssertEqual(player.currentTime, 0.5, accuracy: 0.05)
      harness.advance(by: 0.6)
      XCTAssertEqual(listener.ends, [true])
      player.enableRate = true
      player.rate = 2
      player.numberOfLoops = 0
      player.currentTime = 0.2
      player.play()
      harness.advance(by: 0.3)
      XCTAssertEqual(player.currentTime, 0.8, accuracy: 0.05)
      harness.advance(by: 0.2)
      XCTAssertEqual(listener.ends, [true, true])
      player.numberOfLoops = -1
      player.play()
      harness.advance(by: 5)
      XCTAssertTrue(player.isPlaying)
      player.stop()
      XCTAssertEqual(listener.ends.count, 2)
      player.currentTime = 50
      XCTAssertEqual(player.currentTime, 1, accuracy: 0.001)
    }
  }

  func test_anotherRate_goesOnFromWhereTheSoundIs_andLoopsStay() throws {
    try onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let player = try AVAudioPlayer(data: SilentSound.data(seconds: 4))
      let listener = Listener()
      player.delegate = listener
      player.play()
      harness.advance(by: 1)
      player.enableRate = true
      player.rate = 2
      XCTAssertEqual(player.currentTime, 1, accuracy: 0.05)
      harness.advance(by: 1)
      XCTAssertEqual(player.currentTime, 3, accuracy: 0.05)
      player.enableRate = false
      XCTAssertEqual(player.currentTime, 3, accuracy: 0.05)
      harness.advance(by: 0.5)
      XCTAssertEqual(player.currentTime, 3.5, accuracy: 0.05)
      harness.advance(by: 0.6)
      XCTAssertEqual(listener.ends, [true])
      player.numberOfLoops = 1
      for count in 2...3 {
        player.play()
        harness.advance(by: 7.5)
        XCTAssertTrue(player.isPlaying)
        harness.advance(by: 0.7)
        XCTAssertEqual(listener.ends.count, count)
        XCTAssertEqual(player.numberOfLoops, 1)
      }
    }
  }

  func test_aPlayerThatIsGone_tellsNobody() throws {
    try onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let listener = Listener()
      var player: AVAudioPlayer? = try AVAudioPlayer(data: SilentSound.data(seconds: 1))
      player?.delegate = listener
      player?.play()
      player = nil
      harness.advance(by: 2)
      XCTAssertEqual(listener.ends, [])
    }
  }

  func test_whatIsNoSound_isAnErrorWithCoreAudiosCode() throws {
    // Other programs, and tests that were stopped, may have some.
    func sounds() throws -> Set<String> {
      let folder = FileManager.default.temporaryDirectory.path
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      return Set(names.filter { $0.hasPrefix("sound-") })
    }
    let before = try sounds()
    func code(_ made: () throws -> AVAudioPlayer) -> Int? {
      do {
        _ = try made()
        return nil
      } catch {
        XCTAssertEqual((error as NSError).domain, NSOSStatusErrorDomain)
        return (error as NSError).code
      }
    }
    XCTAssertEqual(
      code { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/file.mp3")) },
      2_003_334_207)
    for data in [Data(), Data("not a sound".utf8), Data(SilentSound.data(seconds: 1).prefix(20))] {
      XCTAssertEqual(code { try AVAudioPlayer(data: data) }, 1_954_115_647)
    }
    XCTAssertEqual(try sounds(), before, "files of sounds are left")
  }

  func test_MPEG4_tellsItsLengthInTheHeaderOfTheFilm() throws {
    func box(_ type: String, _ body: Data) -> Data {
      var data = withUnsafeBytes(of: UInt32(body.count + 8).bigEndian) { Data($0) }
      data += Data(type.utf8) + body
      return data
    }
    func big(_ numbers: [UInt32]) -> Data {
      numbers.reduce(Data()) { $0 + withUnsafeBytes(of: $1.bigEndian) { Data($0) } }
    }
    let short = big([0, 0, 0, 600, 1500] + Array(repeating: 0, count: 20))
    let long = big([0x0100_0000, 0, 0, 0, 0, 1000, 0, 4000] + Array(repeating: 0, count: 20))
    for (header, seconds) in [(short, 2.5), (long, 4.0)] {
      let file =
        box("ftyp", Data("M4A ".utf8) + big([0])) + box("free", Data(count: 40))
        + box("moov", box("udta", Data()) + box("mvhd", header))
      XCTAssertEqual(try AVAudioPlayer(data: file).duration, seconds, accuracy: 0.001)
      // Cut off anywhere it is an error, and never more.
      for length in stride(from: 0, to: file.count - 90, by: 3) {
        XCTAssertThrowsError(try AVAudioPlayer(data: file.prefix(length)))
      }
    }
  }

  func test_theSession_keepsWhatIsSet() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.duckOthers])
    try session.setActive(true)
    XCTAssertEqual(session.category, .playback)
    XCTAssertEqual(session.mode, .moviePlayback)
    XCTAssertEqual(session.categoryOptions, .duckOthers)
    try session.setCategory(.ambient)
    XCTAssertEqual(session.mode, .default)
  }
}
