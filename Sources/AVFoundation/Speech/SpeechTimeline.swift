import Foundation

/// When what happens of an utterance.
enum SpeechTimeline {
  /// What happens.
  enum Event: Equatable {
    case start
    case word(NSRange)
    case end
  }

  /// One thing that happens.
  struct Step: Equatable {
    /// Seconds after the step before it.
    var delay: TimeInterval
    var event: Event
  }

  /// The start, each word and the end, in that order.
  ///
  /// A second has 14 characters at the usual rate, some 170 words of English a minute.
  // iOS-BEHAVIOUR: how fast voices of iOS speak. Evidence: unmeasured.
  static func steps(of utterance: AVSpeechUtterance) -> [Step] {
    let text = utterance.speechString as NSString
    let second = 14 * speed(utterance.rate)
    var steps = [Step(delay: max(0, utterance.preUtteranceDelay), event: .start)]
    var last = 0
    for range in words(of: text) {
      steps.append(Step(delay: Double(range.location - last) / second, event: .word(range)))
      last = range.location
    }
    steps.append(
      Step(
        delay: Double(text.length - last) / second + max(0, utterance.postUtteranceDelay),
        event: .end))
    return steps
  }

  /// How much faster than usual: from a half at rate 0 to four times at 1.
  private static func speed(_ rate: Float) -> Double {
    let rate = Double(
      min(max(rate, AVSpeechUtteranceMinimumSpeechRate), AVSpeechUtteranceMaximumSpeechRate))
    return rate < 0.5 ? 0.5 + rate : 1 + (rate - 0.5) * 6
  }

  /// Pieces between white space, in UTF-16 units.
  private static func words(of text: NSString) -> [NSRange] {
    var result: [NSRange] = []
    var start: Int?
    let spaces = CharacterSet.whitespacesAndNewlines
    for index in 0...text.length {
      let isSpace =
        index == text.length
        || Unicode.Scalar(text.character(at: index)).map(spaces.contains) == true
      if isSpace, let begin = start {
        result.append(NSRange(location: begin, length: index - begin))
        start = nil
      } else if !isSpace, start == nil {
        start = index
      }
    }
    return result
  }
}
