import Foundation
import PlatformInterface
import QuartzCore

/// What is told how the playing of a sound went. All methods are optional; calls come on the main thread.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound came to its end, after all its repetitions; not called where it was paused or stopped.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound could not be decoded as it was played. Nothing here calls it, as sounds are decoded by the desktop.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound from a file or from data: WAV, AIFF, CAF, FLAC, Ogg, MP3 and MPEG-4.
///
/// How long it is, where it stands and when it ends goes by the clock of the app, so that a script or a test without a
/// display sees the same each time, in silence. In a window the sound is heard by GStreamer where that is installed.
/// Used on the main thread.
open class AVAudioPlayer: NSObject {
  /// Is told of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file; nil for a sound from data.
  open private(set) var url: URL?
  /// The data that the sound was made of; nil for a file.
  open private(set) var data: Data?
  /// The sound's length, in seconds.
  open var duration: TimeInterval { sound.duration }
  /// How many channels the sound has.
  open var numberOfChannels: Int { sound.channels }
  /// The sound's sample rate and number of channels, under Core Audio's keys.
  open var settings: [String: Any] {
    [AVSampleRateKey: sound.sampleRate, AVNumberOfChannelsKey: sound.channels]
  }
  /// Whether the sound is being played.
  open var isPlaying: Bool { startTime != nil }
  /// How often the sound is repeated after its first time; without end where negative. 0 at first.
  open var numberOfLoops = 0
  /// From 0, silent, to 1.
  open var volume: Float = 1 {
    didSet { output?.setVolume(volume) }
  }
  /// From -1, left, to 1, right. Kept, and reported as soon as it is set: sounds are heard in the middle.
  open var pan: Float = 0 {
    didSet { if pan != 0 { Unsupported.report("AVAudioPlayer.pan") } }
  }
  /// Whether `rate` counts.
  open var enableRate = false {
    didSet { takeRate() }
  }
  /// How fast the sound is played, from 0.5 to 2, if `enableRate` says so. 1 at first.
  open var rate: Float = 1 {
    didSet { takeRate() }
  }
  /// Whether levels are measured. They are not here, which is reported.
  open var isMeteringEnabled = false {
    didSet { if isMeteringEnabled { Unsupported.report("AVAudioPlayer.isMeteringEnabled") } }
  }
  /// The time of the device that plays sounds, in seconds, by which `play(atTime:)` goes.
  open var deviceCurrentTime: TimeInterval { now }

  private let sound: SoundFile
  private let output: SoundOutput?
  /// Seconds into the sound where it stands while it is not played, and where it was when playing began.
  private var place: TimeInterval = 0
  /// When playing began, by the app's clock; nil while nothing is played.
  private var startTime: TimeInterval?
  /// How fast the sound is played since then.
  private var speed = 1.0
  /// How often the sound was repeated since it was at rest.
  private var loopCount = 0
  private var endTimer: Timer?

  /// Opens a file.
  ///
  /// - Throws: An error of `NSOSStatusErrorDomain`: the file cannot be read (2003334207), or is none of a sound that
  ///   is known (1954115647).
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// Opens a file.
  ///
  /// - Parameter utiString: the type of the file; it makes no difference, as its first bytes tell.
  /// - Throws: as `init(contentsOf:)`.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    sound = try SoundFile(file: url)
    output = SoundOutput.make(for: url)
    self.url = url
    super.init()
  }

  /// Takes a sound from data.
  ///
  /// - Throws: as `init(contentsOf:)`.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// Takes a sound from data.
  ///
  /// - Parameter utiString: the type of the data; it makes no difference, as the first bytes tell.
  /// - Throws: as `init(contentsOf:)`.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    sound = try SoundFile(data: data)
    output = SoundOutput.make(for: sound.file)
    self.data = data
    super.init()
  }

  deinit {
    endTimer?.invalidate()
    output?.close()
  }

  /// Where the sound stands, in seconds. Setting it while the sound is played goes on from there.
  open var currentTime: TimeInterval {
    get {
      guard let startTime else { return place }
      let played = max(0, now - startTime) * speed + place
      return duration > 0 ? played.truncatingRemainder(dividingBy: duration) : 0
    }
    set {
      let time = min(max(newValue, 0), duration)
      if isPlaying { restart(from: time) } else { place = time }
    }
  }

  /// Gets ready, which nothing has to wait for here. True.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays from where the sound stands. False for a sound without length.
  @discardableResult open func play() -> Bool {
    guard duration > 0 else { return false }
    if !isPlaying { restart(from: place >= duration ? 0 : place) }
    return true
  }

  /// Plays from where the sound stands as soon as `deviceCurrentTime` comes to `time`.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    guard duration > 0 else { return false }
    guard time > now else { return play() }
    schedule(after: time - now) { $0.play() }
    return true
  }

  /// Stops, and keeps the place.
  open func pause() {
    place = currentTime
    startTime = nil
    endTimer?.invalidate()
    output?.pause()
  }

  /// Stops, and keeps the place, as on iOS.
  open func stop() { pause() }

  /// Sets the volume, at the end of `duration` seconds where that is more than 0: it is not changed step by step.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    guard duration > 0 else {
      self.volume = volume
      return
    }
    let call = LaterCall(of: self) { $0.volume = volume }
    _ = Timer.scheduledTimer(withTimeInterval: duration, repeats: false) { _ in call.run() }
  }

  /// Measures levels, which is not done here.
  open func updateMeters() { Unsupported.report("AVAudioPlayer.updateMeters()") }
  /// -160 decibels, which is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// -160 decibels, which is silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  // MARK: Time

  private var now: TimeInterval { CACurrentMediaTime() }

  /// Goes on at the rate of now from where the one before came to.
  private func takeRate() { if isPlaying { restart(from: currentTime) } }

  private func restart(from time: TimeInterval) {
    place = time
    startTime = now
    speed = enableRate ? Double(min(max(rate, 0.5), 2)) : 1
    output?.play(from: time, rate: speed, volume: volume)
    schedule(after: (duration - time) / speed) { $0.cameToItsEnd() }
  }

  private func schedule(after delay: TimeInterval, _ action: @escaping (AVAudioPlayer) -> Void) {
    endTimer?.invalidate()
    let call = LaterCall(of: self, action)
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false
    ) { _ in call.run() }
    RunLoop.main.add(timer, forMode: .common)
    endTimer = timer
  }

  private func cameToItsEnd() {
    guard numberOfLoops >= 0, loopCount >= numberOfLoops else {
      loopCount += 1
      restart(from: 0)
      return
    }
    loopCount = 0
    place = 0
    startTime = nil
    output?.pause()
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

/// Something to do with a player later, on the main thread, if it is still there.
private final class LaterCall: @unchecked Sendable {
  private weak var player: AVAudioPlayer?
  private let action: (AVAudioPlayer) -> Void

  init(of player: AVAudioPlayer, _ action: @escaping (AVAudioPlayer) -> Void) {
    self.player = player
    self.action = action
  }

  func run() { if let player { action(player) } }
}
