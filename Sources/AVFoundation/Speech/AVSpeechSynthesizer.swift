import Foundation
import PlatformInterface

/// What is told how speech goes. All methods are optional; calls come on the main thread.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// An utterance begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It has come to its end.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It waits.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// It goes on.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// It was stopped.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// A word is about to be spoken.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Speaks texts, one after the other.
///
/// When words and texts begin and end goes by the clock of the app and by how long they are, so that a script or a
/// test without a display sees the same each time, in silence. In a window they are heard by Speech Dispatcher, the
/// desktop's speech, where that is installed. Used on the main thread.
open class AVSpeechSynthesizer: NSObject {
  /// Is told how speech goes.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether an utterance is spoken or waits, or others follow.
  open var isSpeaking: Bool { current != nil }
  /// Whether speech was paused.
  open private(set) var isPaused = false
  /// Kept: a desktop mixes all sounds.
  open var usesApplicationAudioSession = true
  /// Kept: there are no calls to be mixed with.
  open var mixToTelephonyUplink = false

  private var waiting: [AVSpeechUtterance] = []
  private var current: AVSpeechUtterance?
  /// What is still to come of the utterance, in its order.
  private var steps: [SpeechTimeline.Step] = []
  private var timer: Timer?
  private lazy var output = SpeechOutput.make()

  /// Makes one that is silent.
  public override init() { super.init() }

  deinit {
    timer?.invalidate()
    if current != nil { output?.stop() }
  }

  /// Speaks an utterance, after those that wait already.
  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if current == nil { begin() }
  }

  /// Stops, and forgets what waits. False where nothing was spoken.
  ///
  /// - Parameter boundary: where; after the word is at once, too, as the desktop does not tell of words.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = current else { return false }
    timer?.invalidate()
    output?.stop()
    waiting = []
    current = nil
    isPaused = false
    tell { $0.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  /// Waits. False where nothing was spoken, or it waits already.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = current, !isPaused else { return false }
    isPaused = true
    timer?.invalidate()
    output?.pause()
    tell { $0.speechSynthesizer(self, didPause: utterance) }
    return true
  }

  /// Goes on. False where nothing was paused.
  @discardableResult open func continueSpeaking() -> Bool {
    guard let utterance = current, isPaused else { return false }
    isPaused = false
    output?.resume()
    tell { $0.speechSynthesizer(self, didContinue: utterance) }
    schedule()
    return true
  }

  // MARK: Time

  /// Delegates hear of calls of theirs after these have returned.
  private func tell(_ call: @escaping (any AVSpeechSynthesizerDelegate) -> Void) {
    let later = PlayerCall { [weak self] in
      if let delegate = self?.delegate { call(delegate) }
    }
    DispatchQueue.main.async { later.run() }
  }

  private func begin() {
    guard !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    current = utterance
    steps = SpeechTimeline.steps(of: utterance)
    schedule()
  }

  /// Waits for the next step.
  private func schedule() {
    guard let step = steps.first else { return }
    let call = PlayerCall { [weak self] in self?.take() }
    let next = Timer(
      fire: Date(timeIntervalSinceNow: step.delay), interval: 0, repeats: false
    ) { _ in call.run() }
    RunLoop.main.add(next, forMode: .common)
    timer = next
  }

  private func take() {
    guard let utterance = current, !steps.isEmpty else { return }
    switch steps.removeFirst().event {
    case .start:
      output?.speak(utterance)
      delegate?.speechSynthesizer(self, didStart: utterance)
    case .word(let range):
      delegate?.speechSynthesizer(
        self, willSpeakRangeOfSpeechString: range, utterance: utterance)
    case .end:
      current = nil
      delegate?.speechSynthesizer(self, didFinish: utterance)
      if current == nil { begin() }
      return
    }
    if !isPaused { schedule() }
  }
}
