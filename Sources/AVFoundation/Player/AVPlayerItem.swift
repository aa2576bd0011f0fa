import Foundation
import PlatformInterface

/// What a player plays once: a sound with the place where it stands. Used on the main thread.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// Posted when the item was played to its end, on the main thread.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when the item's time was set.
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// Never posted: what can be played at all is played to its end.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  /// What is played.
  public let asset: AVAsset
  /// Why it cannot be played; nil where it can.
  public private(set) var error: (any Error)?
  /// Whether it can be played, which is known a moment after a player has it.
  open var status: Status {
    guard isKnown else { return .unknown }
    return sound == nil ? .failed : .readyToPlay
  }
  /// What is there of the item: nothing is loaded piece by piece.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Whether playing goes on without a pause.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether there is nothing to play.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  /// Whether all is there.
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  /// The size of the film; none is seen.
  open var presentationSize: CGSize { .zero }
  /// How many seconds are loaded ahead; kept.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// How many bits a second may be loaded; kept.
  open var preferredPeakBitRate: Double = 0
  /// The length; `indefinite` for what cannot be played.
  open var duration: CMTime { asset.duration }

  let sound: AVAudioPlayer?
  /// Whether it came to its end, where it stays until its time is set.
  var isAtEnd = false
  private var ending: Ending?
  private var isKnown = false
  weak var player: AVPlayer? {
    didSet {
      guard player != nil, !isKnown else { return }
      let call = UncheckedCall { [weak self] in self?.isKnown = true }
      DispatchQueue.main.async { call.run() }
    }
  }

  /// Makes an item of a file.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Makes an item of an asset. Films are heard and not seen, and what is in the network is not played, which is
  /// reported.
  public init(asset: AVAsset) {
    self.asset = asset
    if asset.address.isFileURL {
      do {
        sound = try AVAudioPlayer(contentsOf: asset.address)
      } catch {
        sound = nil
        self.error = error
      }
    } else {
      Unsupported.report("AVPlayerItem with an address of the network")
      sound = nil
      error = URLError(.unsupportedURL)
    }
    super.init()
    sound?.enableRate = true
    let ending = Ending(self)
    self.ending = ending
    sound?.delegate = ending
  }

  /// Makes an item of an asset.
  ///
  /// - Parameter automaticallyLoadedAssetKeys: make no difference, as all is known at once.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// Where the item stands.
  open func currentTime() -> CMTime {
    let seconds = isAtEnd ? sound?.duration : sound?.currentTime
    return CMTime(seconds: seconds ?? 0, preferredTimescale: 44_100)
  }

  /// Sets where the item stands.
  ///
  /// - Parameter completionHandler: called later on the main thread, with true.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    if time.isNumeric || time.isPositiveInfinity {
      isAtEnd = false
      sound?.currentTime = time.isPositiveInfinity ? sound?.duration ?? 0 : time.seconds
      NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
      player?.timeWasSet()
    }
    guard let completionHandler else { return }
    let call = UncheckedCall { completionHandler(true) }
    DispatchQueue.main.async { call.run() }
  }

  fileprivate func cameToItsEnd() {
    isAtEnd = true
    // The player does first what it does at an end, so that whoever hears of it may start anew.
    let player = player
    player?.itemWillEnd(self)
    NotificationCenter.default.post(name: Self.didPlayToEndTimeNotification, object: self)
    player?.itemDidEnd(self)
  }

  private final class Ending: AVAudioPlayerDelegate {
    private weak var item: AVPlayerItem?
    init(_ item: AVPlayerItem) { self.item = item }
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      item?.cameToItsEnd()
    }
  }
}

extension Notification.Name {
  /// Posted when an item was played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted when an item's time was set.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  /// Never posted: what can be played at all is played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
}

/// Something to do later on the main thread, whatever it refers to.
struct UncheckedCall: @unchecked Sendable {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
