import Foundation
import PlatformInterface
import QuartzCore

/// Where a program tells what it plays. The desktop shows that beside its media keys, in its panel and on its lock
/// screen, where it has a place for it: over the session bus, by MPRIS. Without a display nobody sees it.
///
/// May be used on any thread.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  private let lock = NSLock()
  private var kept = Kept()

  /// What is played, and where it stood when.
  struct Kept {
    var info: [String: Any]?
    var state = MPNowPlayingPlaybackState.unknown
    /// Seconds from the piece's beginning, at `since` of the device's clock.
    fileprivate var base = 0.0
    fileprivate var since = 0.0

    /// Seconds from the piece's beginning now.
    var position: Double {
      let media = NowPlayingInfo.media(info ?? [:], state)
      return media.state == .playing ? base + (CACurrentMediaTime() - since) * media.rate : base
    }
  }

  private override init() { super.init() }

  /// The program's one.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }

  /// What is played, under the keys of `MPMediaItemProperty…` and `MPNowPlayingInfoProperty…`; nil, as it is at first,
  /// where nothing is.
  ///
  /// Where the piece stands is that of `MPNowPlayingInfoPropertyElapsedPlaybackTime` at the time at which this is set,
  /// and goes on from there with `MPNowPlayingInfoPropertyPlaybackRate`, 1 where that is not given.
  open var nowPlayingInfo: [String: Any]? {
    get { lock.withLock { kept.info } }
    set {
      lock.withLock {
        kept.info = newValue
        kept.base = NowPlayingInfo.media(newValue ?? [:], .unknown).position
        kept.since = CACurrentMediaTime()
      }
      show()
    }
  }

  /// What the program does with the piece. While it is unknown, as it is at first, the information's rate tells.
  open var playbackState: MPNowPlayingPlaybackState {
    get { lock.withLock { kept.state } }
    set {
      lock.withLock {
        kept.base = kept.position
        kept.since = CACurrentMediaTime()
        kept.state = newValue
      }
      show()
    }
  }

  private func show() {
    MainThread.later { NowPlayingPresenter.shared.update() }
  }

  /// All of it, as it is at one time.
  var current: Kept { lock.withLock { kept } }
}
