import AVFoundation
import ObjCRuntime
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Players of items, by the app's clock.
final class PlayerTests: XCTestCase {
  private let folder = SilentSound.makeFolderURL()

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func silence(_ seconds: Double, named name: String) throws -> URL {
    try SilentSound.file(seconds: seconds, in: folder, named: name)
  }

  func test_aPlayer_playsAnItemToItsEnd_andTellsTimes() throws {
    let url = try silence(2, named: "a.wav")
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let player = AVPlayer(url: url)
      let item = player.currentItem
      var ends = 0
      var times: [Double] = []
      let token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
      ) { _ in ends += 1 }
      defer { NotificationCenter.default.removeObserver(token) }
      let observer = player.addPeriodicTimeObserver(
        forInterval: CMTime(value: 1, timescale: 2), queue: .main
      ) { times.append(($0.seconds * 10).rounded() / 10) }
      XCTAssertEqual(item?.status, .unknown)
      harness.advance(by: 0.1)
      XCTAssertEqual(item?.status, .readyToPlay)
      XCTAssertEqual(item?.value(forKey: "playbackLikelyToKeepUp") as? Bool, true)
      XCTAssertEqual(CMTimeGetSeconds(player.currentItem?.asset.duration ?? .zero), 2)
      XCTAssertEqual(player.timeControlStatus, .paused)
      player.play()
      XCTAssertEqual(player.rate, 1)
      harness.advance(by: 1.2)
      XCTAssertEqual(player.currentTime().seconds, 1.2, accuracy: 0.05)
      XCTAssertEqual(times, [0, 0.5, 1])
      player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
      XCTAssertEqual(times.last, 1.5)
      player.removeTimeObserver(observer)
      harness.advance(by: 1)
      XCTAssertEqual(ends, 1)
      XCTAssertEqual(player.timeControlStatus, .paused)
      XCTAssertEqual(player.currentTime().seconds, 2, accuracy: 0.01)
      XCTAssertEqual(times.count, 4)
      // Whoever wants it again goes back first, as on iOS.
      player.play()
      harness.advance(by: 0.2)
      XCTAssertEqual(player.currentTime().seconds, 2, accuracy: 0.01)
      player.seek(to: .zero)
      harness.advance(by: 0.5)
      XCTAssertEqual(player.currentTime().seconds, 0.5, accuracy: 0.05)
      player.rate = 2
      harness.advance(by: 0.5)
      XCTAssertEqual(player.currentTime().seconds, 1.5, accuracy: 0.1)
      player.pause()
    }
  }

  /// The usual way to play a sound without end.
  func test_whoeverStartsAnewAtTheEnd_hearsItAgain() throws {
    let url = try silence(1, named: "a.wav")
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let player = AVPlayer(url: url)
      var ends = 0
      let token = NotificationCenter.default.addObserver(
        forName: AVPlayerItem.didPlayToEndTimeNotification, object: player.currentItem,
        queue: nil
      ) { [weak player] _ in
        ends += 1
        player?.seek(to: .zero)
        player?.play()
      }
      defer { NotificationCenter.default.removeObserver(token) }
      player.play()
      harness.advance(by: 2.5)
      XCTAssertEqual(ends, 2)
      XCTAssertEqual(player.timeControlStatus, .playing)
      player.pause()
    }
  }

  func test_aQueue_playsOneAfterTheOther() throws {
    let (a, b) = (try silence(1, named: "a.wav"), try silence(1, named: "b.wav"))
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let items = [a, b, a].map { AVPlayerItem(url: $0) }
      let player = AVQueuePlayer(items: Array(items.prefix(2)))
      player.insert(items[2], after: items[0])
      XCTAssertEqual(player.items(), [items[0], items[2], items[1]])
      player.play()
      harness.advance(by: 1.5)
      XCTAssertEqual(player.currentItem, items[2])
      XCTAssertEqual(player.items(), [items[2], items[1]])
      XCTAssertEqual(player.currentTime().seconds, 0.5, accuracy: 0.1)
      player.advanceToNextItem()
      XCTAssertEqual(player.currentItem, items[1])
      harness.advance(by: 1.5)
      XCTAssertEqual(player.timeControlStatus, .paused)
      player.removeAllItems()
      XCTAssertNil(player.currentItem)
    }
  }

  func test_whatIsNoSound_fails_andSaysWhy() throws {
    onMainActor {
      let harness = Harness(root: UIViewController())
      defer { harness.close() }
      let item = AVPlayerItem(url: folder.appendingPathComponent("none.mp4"))
      XCTAssertTrue(item.duration.isIndefinite)
      let player = AVPlayer(playerItem: item)
      player.play()
      harness.advance(by: 0.1)
      XCTAssertEqual(item.status, .failed)
      XCTAssertNotNil(item.error)
      XCTAssertEqual(player.currentTime().seconds, 0)
      XCTAssertEqual(AVPlayerLayer(player: player).videoGravity, .resizeAspect)
    }
  }

  func test_times_areFractions() {
    let half = CMTime(value: 1, timescale: 2)
    XCTAssertEqual(half, CMTime(seconds: 0.5, preferredTimescale: 600))
    XCTAssertEqual((half + CMTimeMake(value: 1, timescale: 3)).seconds, 5.0 / 6)
    XCTAssertEqual(CMTimeSubtract(half, half), .zero)
    XCTAssertTrue(half < .positiveInfinity && .negativeInfinity < half)
    XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
    XCTAssertFalse(CMTime.invalid.isNumeric)
    XCTAssertEqual(half.convertScale(10, method: .default).value, 5)
    let third = CMTime(value: -1, timescale: 3)
    XCTAssertEqual(third.convertScale(10, method: .default).value, -3)
    XCTAssertEqual(third.convertScale(10, method: .roundAwayFromZero).value, -4)
    XCTAssertEqual(third.convertScale(10, method: .roundTowardPositiveInfinity).value, -3)
    XCTAssertEqual(third.convertScale(10, method: .roundTowardNegativeInfinity).value, -4)
    XCTAssertEqual(third.convertScale(10, method: .quickTime).value, -4)
    XCTAssertEqual(third.convertScale(2, method: .quickTime).value, 0)
    XCTAssertTrue(
      CMTimeMakeWithSeconds(1.0 / 3, preferredTimescale: 10).flags.contains(.hasBeenRounded))
    XCTAssertFalse(CMTime(value: 3, timescale: 0).isValid)
  }
}
