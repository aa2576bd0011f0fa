import Foundation
import ObjCRuntime
import PlatformInterface

/// Plays the sound of one item after the other, as `AVAudioPlayer` plays it: by the clock of the app, and heard in a
/// window where GStreamer is installed. Of films nothing is seen. Used on the main thread.
open class AVPlayer: NSObject {
  /// Whether the player can play.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }
  /// What a player does.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    /// It plays as soon as the item can be played.
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }
  /// What a player does at an item's end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Goes on to the next item; only queues have one.
    case advance = 0
    case pause = 1
    case none = 2
  }

  /// The item that is played.
  open private(set) var currentItem: AVPlayerItem?
  /// Ready as soon as an item was.
  open private(set) var status = Status.unknown
  /// Why the player cannot play. Items say why they cannot.
  open var error: (any Error)? { nil }
  /// What happens at the item's end; it pauses unless set.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// From 0, silent, to 1.
  open var volume: Float = 1 { didSet { takeVolume() } }
  /// Whether nothing is heard, whatever the volume is.
  open var isMuted = false { didSet { takeVolume() } }
  /// Kept: files are there at once.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Kept: there is no other screen or loudspeaker to play on.
  open var allowsExternalPlayback = true
  /// Whether the screen stays on while a film is seen; kept.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether a film is shown on another screen alone; kept.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether a film is shown on another screen: none is.
  open var isExternalPlaybackActive: Bool { false }
  /// The speed that `play()` plays with.
  open var defaultRate: Float = 1
  /// Whether sound is being played, or will be as soon as it can.
  open private(set) var timeControlStatus = TimeControlStatus.paused

  /// How fast the item is played: 0 is at rest. Setting it plays or pauses; speeds are kept between 0.5 and 2. Announced
  /// to observers.
  open var rate: Float {
    get { storedRate }
    set { setRate(newValue) }
  }
  private var storedRate: Float = 0
  private let times = PlayerTimes()
  private let listener = EndListener()

  /// Makes a player without an item.
  public override init() {
    super.init()
    _ = ObservedNames.areKnown
    listener.owner = self
  }
  /// Makes a player of the sound in a file.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Makes a player with its first item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    _ = ObservedNames.areKnown
    listener.owner = self
    replaceCurrentItem(with: item)
  }

  deinit {
    times.run(nil)
    currentItem?.sound?.pause()
  }

  /// Plays, at `defaultRate`.
  open func play() { rate = defaultRate }
  /// Pauses where the item stands.
  open func pause() { rate = 0 }
  /// Plays at a speed from now on; no time is waited for.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Takes another item; it is played on at the same speed.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    currentItem?.sound?.pause()
    currentItem?.sound?.delegate = nil
    willChangeValue(forKey: "currentItem")
    currentItem = item
    didChangeValue(forKey: "currentItem")
    item?.open(for: self)
    item?.sound?.delegate = listener
    takeVolume()
    takeRate()
  }

  /// Where the item stands.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Goes to a time of the item.
  open func seek(to time: CMTime) { jump(to: time) }
  /// Goes to a time of the item and tells when it is there, which is at once: true, or false without an item.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(jump(to: time))
  }
  /// Goes to a time of the item, exactly.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    jump(to: time)
  }
  /// Goes to a time of the item, exactly, and tells when it is there.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(jump(to: time)) }

  @discardableResult private func jump(to time: CMTime) -> Bool {
    guard let item = currentItem, item.go(to: time) else { return false }
    NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: item)
    times.tell(self)
    // Calls come at whole intervals from there, and what ended goes on where it was not paused.
    takeRate()
    return true
  }

  /// Calls a block every `interval` seconds of the sound while it is played, and as the time jumps.
  ///
  /// - Parameter queue: where it is called; nil is the main queue.
  /// - Returns: what `removeTimeObserver(_:)` wants.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    times.add(every: interval.isNumeric ? interval.seconds : 1, queue, block)
  }

  /// Calls a block as the sound comes to one of the times; these are looked at twenty times a second.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any {
    let places = times.map(\.timeValue.seconds)
    var last = currentTime().seconds
    return self.times.add(every: 0.05, queue) { time in
      let now = time.seconds
      if places.contains(where: { last < $0 && $0 <= now }) { block() }
      last = now
    }
  }

  /// Ends the calls of a block.
  open func removeTimeObserver(_ observer: Any) { times.remove(observer) }

  // MARK: What it does

  func itemDidOpen(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    if item.status == .readyToPlay, status != .readyToPlay {
      willChangeValue(forKey: "status")
      status = .readyToPlay
      didChangeValue(forKey: "status")
    }
  }

  /// For queues: the next item, which is the current one then.
  func advanceAfterEnd() -> Bool { false }

  private func setRate(_ rate: Float) {
    guard rate != storedRate else { return takeRate() }
    willChangeValue(forKey: "rate")
    storedRate = rate
    didChangeValue(forKey: "rate")
    takeRate()
  }

  private func takeVolume() { currentItem?.sound?.volume = isMuted ? 0 : volume }

  private func takeRate() {
    let sound = currentItem?.sound
    if storedRate > 0, let sound {
      sound.enableRate = true
      sound.rate = storedRate
      if !sound.isPlaying, currentItem?.isAtEnd == false { sound.play() }
    } else {
      sound?.pause()
    }
    let isPlaying = sound?.isPlaying ?? false
    let new: TimeControlStatus =
      isPlaying ? .playing : storedRate > 0 ? .waitingToPlayAtSpecifiedRate : .paused
    if new != timeControlStatus {
      willChangeValue(forKey: "timeControlStatus")
      timeControlStatus = new
      didChangeValue(forKey: "timeControlStatus")
      // iOS-BEHAVIOUR: observers hear of the time where playing begins and ends, too. Evidence:
      // https://developer.apple.com/documentation/avfoundation/avplayer/addperiodictimeobserver(forinterval:queue:using:)
      if !(currentItem?.isAtEnd ?? true) { times.tell(self) }
    }
    times.run(isPlaying ? self : nil)
  }
}

/// Hears of the end of a player's sound.
private final class EndListener: AVAudioPlayerDelegate {
  weak var owner: AVPlayer?

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    owner?.soundDidEnd(player)
  }
}

extension AVPlayer {
  fileprivate final func soundDidEnd(_ sound: AVAudioPlayer) {
    guard let item = currentItem, item.sound === sound else { return }
    // An item stays at its end.
    sound.currentTime = sound.duration
    item.isAtEnd = true
    times.tell(self)
    switch actionAtItemEnd {
    case .advance where advanceAfterEnd(): break
    case .none: takeRate()
    case .advance, .pause: rate = 0
    }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }
}
