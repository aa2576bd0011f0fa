import PlatformInterface
import UIKitTextModel

/// Which words of the text that is edited are spelled wrong, and what its menu offers for them.
///
/// Without a display no text is looked at, so that a program shows the same on every machine, unless a test
/// names a language.
@MainActor
enum TextSpelling {
  /// Of a test's dictionary; nil for the user's, and none without a display.
  static var imposedLanguage: String?

  /// Longer parts of a text are not looked at at once. In UTF-16 code units.
  private static let mostUnits = 20_000
  private static let mostGuesses = 4

  /// The language that is looked up, where there is a dictionary of it; the text is laid out once more when that has
  /// been read.
  private static func language(of typing: any TextTyping) -> String? {
    if let imposedLanguage {
      return Spelling.hasDictionary(imposedLanguage) ? imposedLanguage : nil
    }
    guard !PlatformServices.current.application.isTimeVirtual else { return nil }
    let language = Spelling.userLanguage
    let isPrepared = Spelling.isPrepared(language) { [weak typing] in
      (typing as? UIView)?.setNeedsLayout()
    }
    return isPrepared && Spelling.hasDictionary(language) ? language : nil
  }

  /// iOS-BEHAVIOUR: by default words are looked up where typing is corrected. Evidence:
  /// https://developer.apple.com/documentation/uikit/uitextinputtraits/spellcheckingtype
  private static func isWanted(by input: any UITextInputTraits) -> Bool {
    switch input.keyboardType {
    case .URL, .emailAddress, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      return false
    default: break
    }
    guard !input.isSecureTextEntry, input.textContentType == nil else { return false }
    return switch input.spellCheckingType {
    case .no: false
    case .yes: true
    case .default: input.autocorrectionType != .no
    }
  }

  private static func isWanted(by typing: any TextTyping) -> Bool {
    guard typing.isFirstResponder, typing.session.owner.isEditable else { return false }
    return (typing as? any UITextInputTraits).map(isWanted(by:)) ?? false
  }

  /// Whether words of the text are looked up now.
  static func applies(to typing: any TextTyping) -> Bool {
    isWanted(by: typing) && language(of: typing) != nil
  }

  // MARK: Words

  /// The words of a part of a text that are wrong, in UTF-16 offsets, without the one that is being typed.
  static func wrongWords(in range: Range<Int>, of typing: any TextTyping) -> [Range<Int>] {
    guard isWanted(by: typing), let language = language(of: typing) else { return [] }
    let session = typing.session
    let start = max(0, range.lowerBound)
    let part = start..<max(start, min(range.upperBound, start + mostUnits, session.editor.length))
    let text = session.editor.substring(part).string
    return SpelledWords.words(of: text, in: 0..<part.count).compactMap { word in
      guard word.text.count > 1, !session.ignoredWords.contains(word.text) else { return nil }
      let place = (word.range.lowerBound + start)..<(word.range.upperBound + start)
      guard !isTyped(place, session), !Spelling.isKnown(word.text, language) else { return nil }
      return place
    }
  }

  private static func isTyped(_ word: Range<Int>, _ session: TextSession) -> Bool {
    if let marked = session.editor.marked, marked.overlaps(word) { return true }
    let caret = session.selection
    return session.isTyping && caret.isEmpty && word.lowerBound < caret.head
      && caret.head <= word.upperBound
  }

  /// The wrong word at a place of a text.
  private static func wrongWord(at place: Int, of typing: any TextTyping) -> Range<Int>? {
    let paragraph = typing.session.editor.boundaries.paragraphRange(at: place)
    let near = max(paragraph.lowerBound, place - 200)..<min(paragraph.upperBound, place + 200)
    return wrongWords(in: near, of: typing).first {
      $0.lowerBound <= place && place <= $0.upperBound
    }
  }

  // MARK: The menu

  /// What a text's menu has before all else for a wrong word: what it may be meant to be, and to let it pass.
  ///
  /// - Parameter point: where the menu was asked for, in the view's coordinates.
  /// - Returns: nil where no word there is wrong.
  static func menu(for view: UIView, at point: CGPoint) -> UIMenu? {
    guard let typing = view as? any TextTyping, let input = view as? any UITextInput else {
      return nil
    }
    let session = typing.session
    let place = input.closestPosition(to: point).map {
      input.offset(from: input.beginningOfDocument, to: $0)
    }
    guard let place, let range = wrongWord(at: place, of: typing),
      let language = language(of: typing)
    else { return nil }
    let word = session.editor.substring(range).string
    let guesses = Spelling.suggestions(for: word, language).prefix(mostGuesses).map { guess in
      UIAction(title: guess) { [weak typing] _ in
        typing.map { replace(word, range, with: guess, in: $0) }
      }
    }
    let learn = UIAction(title: "Learn") { [weak typing] _ in
      Spelling.learn(word)
      (typing as? UIView)?.setNeedsLayout()
    }
    let ignore = UIAction(title: "Ignore") { [weak typing] _ in
      typing?.session.ignoredWords.insert(word)
      (typing as? UIView)?.setNeedsLayout()
    }
    let groups = [guesses, [learn, ignore]].filter { !$0.isEmpty }
      .map { UIMenu(options: .displayInline, children: $0) }
    return UIMenu(options: .displayInline, children: groups)
  }

  /// The word may have gone while the menu was open.
  private static func replace(
    _ word: String, _ range: Range<Int>, with guess: String, in typing: any TextTyping
  ) {
    let session = typing.session
    guard range.upperBound <= session.editor.length, session.editor.substring(range).string == word
    else { return }
    session.commitComposing()
    session.replaceByUser(range, with: session.styled(guess), .other)
  }
}
