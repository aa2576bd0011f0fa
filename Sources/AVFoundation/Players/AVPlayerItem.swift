import Foundation
import ObjCRuntime
import PlatformInterface

/// What a player plays: a sound, where it stands, and whether it can be played.
open class AVPlayerItem: NSObject {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// Nobody has asked yet.
    case unknown = 0
    case readyToPlay = 1
    /// `error` says why not.
    case failed = 2
  }

  /// What it plays.
  public let asset: AVAsset
  /// Whether it can be played: not known until a moment after a player has taken it. Announced to observers.
  open private(set) var status = Status.unknown
  /// Why it cannot be played.
  open private(set) var error: (any Error)?

  private(set) var sound: AVAudioPlayer?
  weak var player: AVPlayer?
  /// It was played to its end and not moved since.
  var isAtEnd = false
  private var isOpened = false

  /// Makes an item of a sound.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
    _ = ObservedNames.areKnown
  }
  /// Makes an item of the sound in a file.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// How long it is; not known until it can be played.
  open var duration: CMTime { sound == nil ? .indefinite : asset.duration }
  /// Where it stands.
  open func currentTime() -> CMTime {
    CMTime(seconds: sound?.currentTime ?? 0, preferredTimescale: AVAsset.scale)
  }
  /// Whether it can be played on from where it stands.
  open var isPlaybackLikelyToKeepUp: Bool { sound != nil }
  /// Whether there is nothing to play.
  open var isPlaybackBufferEmpty: Bool { sound == nil }
  /// Whether all of it is there.
  open var isPlaybackBufferFull: Bool { sound != nil }
  /// What of it is there: all, once it can be played.
  open var loadedTimeRanges: [NSValue] {
    sound == nil ? [] : [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
  }

  /// The size of the film: none is seen.
  open var presentationSize: CGSize { .zero }
  /// How many seconds are to be loaded ahead; kept, as files are there at once.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// How many bits a second may be loaded; kept.
  open var preferredPeakBitRate: Double = 0

  /// Goes to a time, as the player's method of this name.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    let isDone = go(to: time)
    completionHandler?(isDone)
  }

  @discardableResult func go(to time: CMTime) -> Bool {
    guard let sound, time.isNumeric || time.isPositiveInfinity else { return false }
    let place = min(max(time.seconds, 0), sound.duration)
    sound.currentTime = place
    isAtEnd = false
    return true
  }

  /// Reads the sound. What comes of it is told a moment later, as on iOS.
  func open(for player: AVPlayer) {
    self.player = player
    guard !isOpened else { return }
    isOpened = true
    do {
      if !asset.address.isFileURL {
        Unsupported.report("AVPlayer with addresses of the network")
      }
      sound = try AVAudioPlayer(contentsOf: asset.address)
    } catch {
      self.error = error
    }
    let call = PlayerCall { [weak self] in self?.tellStatus() }
    DispatchQueue.main.async { call.run() }
  }

  private func tellStatus() {
    willChangeValue(forKey: "status")
    status = sound == nil ? .failed : .readyToPlay
    didChangeValue(forKey: "status")
    player?.itemDidOpen(self)
  }
}

/// Something to do on another queue, for objects that are used on the main thread.
struct PlayerCall: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

extension NSNotification.Name {
  /// An item was played to its end; the object is the item.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not be played to its end. Nothing here posts it.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item went to another time than playing leads to.
  public static let AVPlayerItemTimeJumped = NSNotification.Name(
    "AVPlayerItemTimeJumpedNotification")
  /// An item waits for its sound. Nothing here posts it, as files are there at once.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
  /// An item was played to its end; the object is the item.
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  /// An item could not be played to its end. Nothing here posts it.
  public static let failedToPlayToEndTimeNotification =
    NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
}
