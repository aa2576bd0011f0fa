import Foundation
import PlatformInterface

/// Speech Dispatcher, through which desktops and their screen readers speak: opened when a program first speaks in a
/// window. Its calls are made one after the other on a queue of their own, as the first may start the service.
///
/// Its declarations are written down here as libspeechd.h has them.
final class SpeechOutput: @unchecked Sendable {
  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32
    ) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias Say = @convention(c) (OpaquePointer, Int32, UnsafePointer<CChar>) -> Int32
  private typealias Set = @convention(c) (OpaquePointer, Int32) -> Int32
  private typealias SetText = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
  private typealias Call = @convention(c) (OpaquePointer) -> Int32

  private struct Functions {
    let close: Close
    let say: Say
    let setRate, setPitch, setVolume: Set
    let setLanguage: SetText
    let stop, pause, resume: Call
  }

  private let functions: Functions
  private let open: Open
  /// Of the queue.
  private var connection: OpaquePointer?
  private static let queue = DispatchQueue(label: "AVSpeechSynthesizer")

  /// Nil without a display, where speech is silent, and where Speech Dispatcher is not installed, which is said once.
  static func make() -> SpeechOutput? {
    guard !SoundOutput.isSilent else { return nil }
    guard let library = DynamicLibrary("libspeechd.so.2"), let output = SpeechOutput(library) else {
      Log.write("libspeechd.so.2 is not installed, so that speech is not heard.")
      return nil
    }
    return output
  }

  private init?(_ library: DynamicLibrary) {
    guard let open = library.function("spd_open", Open.self),
      let close = library.function("spd_close", Close.self),
      let say = library.function("spd_say", Say.self),
      let setRate = library.function("spd_set_voice_rate", Set.self),
      let setPitch = library.function("spd_set_voice_pitch", Set.self),
      let setVolume = library.function("spd_set_volume", Set.self),
      let setLanguage = library.function("spd_set_language", SetText.self),
      let stop = library.function("spd_cancel", Call.self),
      let pause = library.function("spd_pause", Call.self),
      let resume = library.function("spd_resume", Call.self)
    else { return nil }
    self.open = open
    functions = Functions(
      close: close, say: say, setRate: setRate, setPitch: setPitch, setVolume: setVolume,
      setLanguage: setLanguage, stop: stop, pause: pause, resume: resume)
  }

  deinit {
    guard let connection else { return }
    struct Last: @unchecked Sendable { let close: () -> Void }
    let close = functions.close
    let last = Last { close(connection) }
    Self.queue.async { last.close() }
  }

  /// Speaks an utterance.
  func speak(_ utterance: AVSpeechUtterance) {
    let text = utterance.speechString
    let language = (utterance.voice?.language ?? AVSpeechSynthesisVoice.currentLanguageCode())
    // The service's numbers go from -100 to 100.
    let rate = Self.hundred((Double(utterance.rate) - 0.5) * 2)
    let pitch = Self.hundred(log2(Double(max(utterance.pitchMultiplier, 0.01))))
    let volume = Self.hundred(Double(utterance.volume) * 2 - 1)
    Self.queue.async { [self] in
      guard let connection = connected() else { return }
      _ = functions.setLanguage(connection, String(language.prefix { $0 != "-" }))
      _ = functions.setRate(connection, rate)
      _ = functions.setPitch(connection, pitch)
      _ = functions.setVolume(connection, volume)
      let asText: Int32 = 3
      _ = functions.say(connection, asText, text)
    }
  }

  func stop() { call(functions.stop) }
  func pause() { call(functions.pause) }
  func resume() { call(functions.resume) }

  private func call(_ function: @escaping Call) {
    struct Later: @unchecked Sendable { let function: Call }
    let later = Later(function: function)
    Self.queue.async { [self] in
      if let connection { _ = later.function(connection) }
    }
  }

  /// Of the queue. Nil where the service does not answer, which is said once.
  private func connected() -> OpaquePointer? {
    if connection == nil {
      let single: Int32 = 0
      connection = open(ProcessInfo.processInfo.processName, "speech", nil, single)
      if connection == nil { Unsupported.report("AVSpeechSynthesizer without Speech Dispatcher") }
    }
    return connection
  }

  private static func hundred(_ share: Double) -> Int32 { Int32(min(max(share, -1), 1) * 100) }
}
