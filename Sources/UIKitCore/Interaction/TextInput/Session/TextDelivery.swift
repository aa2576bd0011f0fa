import PlatformInterface

/// A responder of the framework that edits text and asks its delegate about what the user types.
@MainActor
protocol TextTyping: UIResponder {
  var session: TextSession { get }
  /// What is typed comes here.
  var isEditing: Bool { get }
  /// Return was pressed.
  func typeReturn()
  /// What shows the caret.
  var content: TextContentView { get }
  /// Whether text can be dropped into it.
  var takesDrops: Bool { get }
  /// The places of characters, in the view's coordinates.
  func rects(of range: UITextRange) -> [UITextSelectionRect]
}

extension TextTyping where Self: UIView {
  /// The secondary button went down on the text, whose menu comes next: the text has the keyboard then, and the
  /// caret is where the pointer is, unless that is on what is selected.
  ///
  /// - Parameter point: in the view's coordinates.
  /// - Returns: false where the text does not take the keyboard, and so has no menu.
  func secondaryButtonWentDown(at point: CGPoint) -> Bool {
    let wasEditing = isFirstResponder
    guard becomeFirstResponder() else { return false }
    layoutIfNeeded()
    let place = session.owner.place(at: point)
    let selected = session.selection.range
    if !wasEditing || selected.isEmpty || place < selected.lowerBound || place > selected.upperBound
    {
      session.point(at: place, count: 1, extends: false, snaps: false)
    }
    return true
  }
}

/// Text from keyboards and input methods, on its way to the first responder.
final class TextDelivery: SceneFeature {
  override class var priority: EventPriority { .text }

  /// What the platform's input method was told.
  private var sentState: TextInputState?
  private var primary = PrimarySelection()
  /// Whether the first responder was covered by what is presented when the last frame was made.
  private var wasCovered = false

  override func receive(_ event: PlatformEvent, in scene: UIWindowScene) -> Bool {
    switch event {
    case .text(let text):
      // The keyboard is at a field that waits for it.
      if let waiting = scene.windowForKeys?.focusSystem.current?.view, waiting.waitsForText,
        !waiting.isFirstResponder
      {
        waiting.becomeFirstResponder()
        // A space is how things are pressed.
        if text == " " { return true }
      }
      Self.type(text, into: scene.windowForKeys?.responderForKeys)
    case .composition(let composition):
      Self.compose(composition, in: scene.windowForKeys?.responderForKeys)
    case .deletion(let offset, let count):
      Self.delete(offset, count, in: scene.windowForKeys?.responderForKeys)
    case .middleClick(let location, _): return PrimarySelection.paste(at: location, in: scene)
    default: return false
    }
    return true
  }

  override func handleKeyFirst(_ input: KeyInput, by responder: UIResponder?) -> Bool {
    Self.handleKey(input, by: responder)
  }

  /// The input method goes by what the frame shows.
  override func frameWasMade(in scene: UIWindowScene) {
    let window = scene.windowForKeys
    let responder = window?.responderForKeys
    primary.follow(responder)
    let isCovered = responder == nil && window?.firstResponder != nil
    if isCovered != wasCovered {
      wasCovered = isCovered
      (window?.firstResponder as? any TextTyping)?.content.restartBlinking()
    }
    let state = Self.state(of: responder)
    guard state != sentState else { return }
    sentState = state
    host.platformWindow.setTextInput(state)
  }

  /// Carets of scenes without the keyboard are not seen.
  override func activityDidChange(of scene: UIWindowScene) {
    for window in scene.windows {
      (window.firstResponder as? any TextTyping)?.content.restartBlinking()
    }
  }

  // MARK: Emoji

  override func canPerform(_ command: DesktopCommand, in window: UIWindow) -> Bool {
    command == .emoji && host.platformWindow.hasEmojiChooser
      && Self.state(of: window.responderForKeys) != nil
  }

  /// The chooser opens where the last frame showed the caret.
  override func perform(_ command: DesktopCommand, in window: UIWindow) -> Bool {
    guard canPerform(command, in: window) else { return false }
    host.platformWindow.chooseEmoji()
    return true
  }

  // MARK: Typing

  /// - Returns: whether anybody took it.
  @discardableResult
  static func type(_ text: String, into responder: UIResponder?) -> Bool {
    if let typing = responder as? any TextTyping {
      guard typing.session.owner.isEditable else { return false }
      typing.session.type(text)
      return true
    }
    guard let input = responder as? any UIKeyInput else { return false }
    input.insertText(text)
    return true
  }

  /// What an input method composes, for responders that can show it.
  static func compose(_ composition: TextComposition, in responder: UIResponder?) {
    let caret = min(composition.caret, composition.text.utf16.count)
    if let typing = responder as? any TextTyping {
      typing.session.setMarked(composition.text, selected: caret..<caret)
    } else if let input = responder as? any UITextInput {
      input.setMarkedText(
        composition.text.isEmpty ? nil : composition.text,
        selectedRange: NSRange(location: caret, length: 0))
    }
  }

  /// What an input method takes away around the caret, in Unicode's characters.
  static func delete(_ offset: Int, _ count: Int, in responder: UIResponder?) {
    guard let session = (responder as? any TextTyping)?.session, session.owner.isEditable,
      !session.owner.isSecure
    else { return }
    session.delete(offset, count)
  }

  /// What the input method of the window may know of `responder`; nil where it takes no text.
  static func state(of responder: UIResponder?) -> TextInputState? {
    guard let input = responder as? any UIKeyInput else { return nil }
    if let typing = responder as? any TextTyping, !typing.session.owner.isEditable { return nil }
    var state = TextInputState(caret: .zero, purpose: purpose(of: input))
    guard let text = input as? any UITextInput, let range = text.selectedTextRange else {
      return state
    }
    let view = text.textInputView
    state.caret = view.toScreen(text.caretRect(for: range.end))
    guard let session = (responder as? any TextTyping)?.session else { return state }
    state.resets = session.compositionResets
    if !input.isSecureTextEntry {
      (state.surrounding, state.caretOffset, state.anchorOffset) = session.surrounding
    }
    return state
  }

  private static func purpose(of input: any UIKeyInput) -> TextInputState.Purpose {
    if input.isSecureTextEntry { return .password }
    return switch input.keyboardType {
    case .numberPad, .asciiCapableNumberPad: .digits
    case .decimalPad, .numbersAndPunctuation: .number
    case .phonePad: .phone
    case .URL, .webSearch: .url
    case .emailAddress: .email
    case .namePhonePad: .name
    default: .text
    }
  }

  /// Keys that a program's own text input takes as text: true where it did, or where the key's text
  /// follows.
  static func handleKey(_ input: KeyInput, by responder: UIResponder?) -> Bool {
    guard let responder, !(responder is any TextTyping),
      let target = responder as? any UIKeyInput,
      input.modifiers.isDisjoint(with: [.control, .alt, .command])
    else { return false }
    switch input.key {
    case .backspace: if input.isDown { target.deleteBackward() }
    case .enter: if input.isDown { target.insertText("\n") }
    case .tab: if input.isDown { target.insertText("\t") }
    case .character, .space: break
    default: return false
    }
    return true
  }
}
