import AVFoundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
  var heard: [String] = []

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  { heard.append("start") }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  { heard.append("finish") }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  { heard.append("pause") }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) { heard.append("continue") }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  { heard.append("cancel") }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) { heard.append((utterance.speechString as NSString).substring(with: characterRange)) }
}

/// Speech by the app's clock.
final class SpeechTests: XCTestCase {
  @MainActor private static func withListener(
    _ body: (AVSpeechSynthesizer, Listener, Harness) -> Void
  ) {
    let harness = Harness(root: UIViewController())
    defer { harness.close() }
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    body(synthesizer, listener, harness)
  }

  func test_oneTextFollowsTheOther_wordByWord() {
    onMainActor {
      Self.withListener { synthesizer, listener, harness in
        synthesizer.speak(AVSpeechUtterance(string: "Good  morning"))
        let second = AVSpeechUtterance(string: "World")
        second.rate = AVSpeechUtteranceMaximumSpeechRate
        second.preUtteranceDelay = 2
        synthesizer.speak(second)
        XCTAssertTrue(synthesizer.isSpeaking)
        harness.advance(by: 0.2)
        XCTAssertEqual(listener.heard, ["start", "Good"])
        harness.advance(by: 1.5)
        XCTAssertEqual(listener.heard, ["start", "Good", "morning", "finish"])
        harness.advance(by: 2)
        XCTAssertEqual(
          listener.heard, ["start", "Good", "morning", "finish", "start", "World", "finish"])
        XCTAssertFalse(synthesizer.isSpeaking)
      }
    }
  }

  func test_speechWaits_goesOn_andStops() {
    onMainActor {
      Self.withListener { synthesizer, listener, harness in
        XCTAssertFalse(synthesizer.stopSpeaking(at: .immediate))
        synthesizer.speak(AVSpeechUtterance(string: "one two three four five six seven"))
        synthesizer.speak(AVSpeechUtterance(string: "never"))
        harness.advance(by: 0.1)
        XCTAssertTrue(synthesizer.pauseSpeaking(at: .word))
        XCTAssertTrue(synthesizer.isPaused)
        harness.advance(by: 10)
        XCTAssertEqual(listener.heard, ["start", "one", "pause"])
        XCTAssertTrue(synthesizer.continueSpeaking())
        harness.advance(by: 0.5)
        XCTAssertEqual(listener.heard.prefix(5), ["start", "one", "pause", "continue", "two"])
        XCTAssertTrue(synthesizer.stopSpeaking(at: .immediate))
        XCTAssertFalse(synthesizer.isSpeaking)
        harness.advance(by: 10)
        XCTAssertEqual(listener.heard.last, "cancel")
        XCTAssertFalse(listener.heard.contains("never"))
      }
    }
  }

  func test_anEmptyText_startsAndFinishes() {
    onMainActor {
      Self.withListener { synthesizer, listener, harness in
        synthesizer.speak(AVSpeechUtterance(string: ""))
        harness.advance(by: 0.1)
        XCTAssertEqual(listener.heard, ["start", "finish"])
      }
    }
  }

  func test_voices_areFoundByLanguage() {
    XCTAssertEqual(AVSpeechSynthesisVoice(language: "de-DE")?.language, "de-DE")
    XCTAssertEqual(AVSpeechSynthesisVoice(language: "en")?.language, "en-US")
    XCTAssertNil(AVSpeechSynthesisVoice(language: "xx-XX"))
    let voices = AVSpeechSynthesisVoice.speechVoices()
    XCTAssertEqual(
      voices.compactMap { AVSpeechSynthesisVoice(identifier: $0.identifier)?.language },
      voices.map(\.language))
  }
}
