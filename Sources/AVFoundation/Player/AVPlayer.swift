import Foundation
import PlatformInterface

/// Plays sounds from files, by the clock of the app as `AVAudioPlayer` does. Used on the main thread.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether a player works.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// Whether something is played.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  /// What a player does when an item came to its end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Goes on to the next; a player of one item stops.
    case advance = 0
    /// Stops.
    case pause = 1
    /// Goes on, in silence.
    case none = 2
  }

  /// Whether the player works, which it does.
  open var status: Status { .readyToPlay }
  /// Why the player does not work: nil.
  open var error: (any Error)? { nil }
  /// What is played; nil for nothing.
  open private(set) var currentItem: AVPlayerItem?
  /// What happens at an item's end; the player stops at first.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// From 0, silent, to 1.
  open var volume: Float = 1 { didSet { takeVolume() } }
  /// Whether nothing is heard.
  open var isMuted = false { didSet { takeVolume() } }
  /// The rate that `play()` plays at. 1 at first.
  open var defaultRate: Float = 1
  /// Whether a player waits for what comes by the network; nothing does.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether films may be shown elsewhere; there are none.
  open var allowsExternalPlayback = true

  /// Whether the screen stays on while a film is seen; kept.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether a film is shown elsewhere alone; kept.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether a film is shown elsewhere: none is.
  open var isExternalPlaybackActive: Bool { false }

  /// How fast is played: 0 while nothing is. Sounds are played at 0.5 to 2.
  open var rate: Float {
    get { wantedRate }
    set { setRate(newValue) }
  }
  /// Whether something is played.
  open var timeControlStatus: TimeControlStatus { wantedRate == 0 ? .paused : .playing }

  private var wantedRate: Float = 0
  private var observers: [TimeObserver] = []

  /// Makes a player of nothing.
  public override init() { super.init() }

  /// Makes a player of a file.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Makes a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    take(item)
  }

  deinit {
    for observer in observers { observer.stop() }
    currentItem?.sound?.pause()
  }

  // MARK: Playing

  /// Plays, at the default rate.
  open func play() { rate = defaultRate }
  /// Stops, and keeps the place.
  open func pause() { rate = 0 }
  /// Plays at a rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  private func setRate(_ rate: Float) {
    wantedRate = max(0, rate)
    guard let item = currentItem, let sound = item.sound else { return tellObservers() }
    if wantedRate == 0 {
      sound.pause()
    } else {
      sound.rate = wantedRate
      if !item.isAtEnd { sound.play() }
    }
    tellObservers()
  }

  /// Plays another item, at the rate of now; nil for nothing.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    currentItem?.sound?.pause()
    currentItem?.player = nil
    take(item)
    if wantedRate > 0 { setRate(wantedRate) }
  }

  private func take(_ item: AVPlayerItem?) {
    currentItem = item
    item?.player = self
    takeVolume()
  }

  private func takeVolume() { currentItem?.sound?.volume = isMuted ? 0 : volume }

  func itemWillEnd(_ item: AVPlayerItem) {
    guard item === currentItem, actionAtItemEnd != .none else { return }
    if actionAtItemEnd == .pause || next(after: item) == nil { wantedRate = 0 }
    tellObservers()
  }

  func itemDidEnd(_ item: AVPlayerItem) {
    guard item === currentItem, item.isAtEnd, actionAtItemEnd == .advance,
      let next = next(after: item)
    else { return }
    replaceCurrentItem(with: next)
  }

  /// The item that comes after one that ends; nil stops the player.
  func next(after item: AVPlayerItem) -> AVPlayerItem? { nil }

  // MARK: Time

  /// Where the item stands.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Sets where the item stands.
  open func seek(to time: CMTime) { currentItem?.seek(to: time, completionHandler: nil) }
  /// Sets where the item stands, exactly.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  /// Sets where the item stands, and calls back later with true.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let currentItem else { return completionHandler(false) }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }
  /// Sets where the item stands, exactly, and calls back later with true.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  func timeWasSet() {
    if wantedRate > 0, currentItem?.isAtEnd == false { currentItem?.sound?.play() }
    tellObservers()
  }

  /// Calls a block with the time, again and again while something is played, and when playing begins, ends or jumps.
  ///
  /// - Parameter queue: where the block is called; nil for the main one.
  /// - Returns: what `removeTimeObserver(_:)` takes, to be kept as long as the block is wanted.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let seconds = interval.isNumeric ? max(interval.seconds, 1.0 / 60) : 1
    let observer = TimeObserver(self, queue) { player in block(player.currentTime()) }
    observer.interval = seconds
    observer.follow()
    observers.append(observer)
    return observer
  }

  /// Calls a block when the item comes past one of some times, to a sixtieth of a second.
  ///
  /// - Parameters:
  ///   - times: `CMTime` in `NSValue`, or as they are.
  ///   - queue: where the block is called; nil for the main one.
  open func addBoundaryTimeObserver(
    forTimes times: [Any], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any {
    let seconds = times.compactMap { ($0 as? CMTime)?.seconds }
    var last = currentTime().seconds
    let observer = TimeObserver(self, queue) { player in
      let now = player.currentTime().seconds
      if seconds.contains(where: { $0 > last && $0 <= now }) { block() }
      last = now
    }
    observer.interval = 1.0 / 60
    observer.follow()
    observers.append(observer)
    return observer
  }

  /// Ends the calls that one of the two methods before began.
  open func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    observer.stop()
    observers.removeAll { $0 === observer }
  }

  private func tellObservers() {
    for observer in observers {
      observer.call()
      observer.follow()
    }
  }
}

/// Plays one item after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem]

  /// Makes a player of nothing.
  public override init() {
    queue = []
    super.init()
    actionAtItemEnd = .advance
  }

  /// Makes a player of some items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }

  /// Makes a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// The items that are still to be played, the present one first.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes on to the next item; to nothing behind the last.
  open func advanceToNextItem() {
    guard let item = currentItem else { return }
    let following = next(after: item)
    replaceCurrentItem(with: following)
  }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if let old = currentItem { queue.removeAll { $0 === old } }
    if let item, !queue.contains(where: { $0 === item }) { queue.insert(item, at: 0) }
    super.replaceCurrentItem(with: item)
  }

  /// Whether an item may be inserted: it is not there yet.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }

  /// Inserts an item behind another, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
    queue.insert(item, at: place.map { $0 + 1 } ?? queue.count)
    if currentItem == nil { super.replaceCurrentItem(with: item) }
  }

  /// Takes an item out; the next one is played where it was the present one.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    queue.removeAll { $0 === item }
  }

  /// Takes all items out.
  open func removeAllItems() {
    super.replaceCurrentItem(with: nil)
    queue = []
  }

  override func next(after item: AVPlayerItem) -> AVPlayerItem? {
    guard let place = queue.firstIndex(where: { $0 === item }) else { return queue.first }
    return queue.dropFirst(place + 1).first
  }
}

/// A block that is called with a player's time.
private final class TimeObserver: @unchecked Sendable {
  private weak var player: AVPlayer?
  private let queue: DispatchQueue?
  private let block: (AVPlayer) -> Void
  private var timer: Timer?

  init(_ player: AVPlayer, _ queue: DispatchQueue?, _ block: @escaping (AVPlayer) -> Void) {
    (self.player, self.queue, self.block) = (player, queue, block)
  }

  /// Seconds of the item between calls.
  var interval = 1.0

  /// Calls at each whole interval of the item's time from now on, while it is played.
  func follow() {
    timer?.invalidate()
    timer = nil
    guard let player, player.timeControlStatus == .playing, let item = player.currentItem,
      !item.isAtEnd
    else { return }
    let rate = Double(min(max(player.rate, 0.5), 2))
    let rest = interval - item.currentTime().seconds.truncatingRemainder(dividingBy: interval)
    let call = UncheckedCall { [weak self] in self?.call() }
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: rest / rate), interval: interval / rate, repeats: true
    ) { _ in call.run() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func call() {
    guard let player else { return }
    guard let queue, queue.label != DispatchQueue.main.label else { return block(player) }
    let call = UncheckedCall { [block] in block(player) }
    queue.async { call.run() }
  }

  func stop() { timer?.invalidate() }
}
