import PlatformInterface

/// What an input view controller knows of the text that it types into, and how it changes it.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret or the selection, as far as it is known; nil without any.
  var documentContextBeforeInput: String? { get }
  /// The text behind the caret or the selection, as far as it is known; nil without any.
  var documentContextAfterInput: String? { get }
  /// What is selected; nil without a selection.
  var selectedText: String? { get }
  /// The language in which the text is typed; nil where nobody says.
  var documentInputMode: UITextInputMode? { get }
  /// Tells one text from another.
  var documentIdentifier: UUID { get }

  /// Moves the caret by a number of characters, backward where it is negative, no further than the text goes.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts text that is not settled where the caret is; the range is that of the selection inside it.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Settles the text that was not.
  func unmarkText()
}

/// A controller whose view is docked where a keyboard is, while a responder that has it as its
/// ``UIResponder/inputViewController`` is the first.
///
/// Its view is an input view in the keyboard's colours. Programs make such controllers for responders of their own;
/// there are no keyboards here that the desktop takes from a program.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = DocumentProxy(self)

  /// The controller's view as an input view; nil where a subclass made its view another one.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// The text of the first responder of the window that the view is docked in.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The language that the controller says it types; nil by default.
  open var primaryLanguage: String?
  /// Whether the controller says that it has a key for dictation; false by default.
  open var hasDictationKey = false
  /// Whether the controller may reach the network and shared folders: always, as it is part of its program.
  open var hasFullAccess: Bool { true }
  /// Whether there has to be a key that shows another keyboard: never, as there is no other.
  open var needsInputModeSwitchKey: Bool { false }

  /// Makes an input view in the colours of a keyboard, 216 points high, as iPhones' are; unmeasured.
  open override func loadView() {
    if loadViewFromDocument() { return }
    let frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 216)
    view = UIInputView(frame: frame, inputViewStyle: .keyboard)
    view.autoresizingMask = [.flexibleWidth]
  }

  /// Ends the editing of the text, with which the controller's view goes.
  open func dismissKeyboard() {
    viewIfLoaded?.window?.endEditing(true)
  }

  /// Would show the next keyboard; there is none.
  open func advanceToNextInputMode() {
    Unsupported.report("UIInputViewController.advanceToNextInputMode()")
  }

  /// Would show the list of keyboards; there is none.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    Unsupported.report("UIInputViewController.handleInputModeList(from:with:)")
  }

  /// Hands over the words that the user's contacts and shortcuts have: none, as desktops keep none for keyboards.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
  {
    DispatchQueue.main.async { completionHandler(UILexicon()) }
  }

  // MARK: UITextInputDelegate

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Words that a keyboard may offer, as the user's contacts and shortcuts have them.
@preconcurrency @MainActor
open class UILexicon: NSObject {
  /// The words; none here.
  public let entries: [UILexiconEntry] = []
}

/// A word, and what is typed for it.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
  /// What is put into the text.
  public let documentText: String
  /// What the user types for it.
  public let userInput: String

  init(documentText: String, userInput: String) {
    self.documentText = documentText
    self.userInput = userInput
  }
}

/// Passes what an input view controller does on to the text that is edited.
private final class DocumentProxy: NSObject, UITextDocumentProxy {
  private weak var controller: UIInputViewController?
  private var identifiers: (responder: ObjectIdentifier?, id: UUID) = (nil, UUID())

  init(_ controller: UIInputViewController) { self.controller = controller }

  private var responder: UIResponder? { controller?.viewIfLoaded?.window?.firstResponder }
  private var keys: (any UIKeyInput)? { responder as? any UIKeyInput }
  private var input: (any UITextInput)? { responder as? any UITextInput }

  var hasText: Bool { keys?.hasText ?? false }
  func insertText(_ text: String) { keys?.insertText(text) }
  func deleteBackward() { keys?.deleteBackward() }

  var documentContextBeforeInput: String? {
    text { ($0.beginningOfDocument, $1.start) }
  }
  var documentContextAfterInput: String? {
    text { ($1.end, $0.endOfDocument) }
  }
  var selectedText: String? { text { ($1.start, $1.end) } }

  private func text(
    _ ends: (any UITextInput, UITextRange) -> (UITextPosition, UITextPosition)
  ) -> String? {
    guard let input, let selection = input.selectedTextRange else { return nil }
    let (start, end) = ends(input, selection)
    let text = input.textRange(from: start, to: end).flatMap(input.text(in:))
    return text?.isEmpty == true ? nil : text
  }

  var documentInputMode: UITextInputMode? { responder?.textInputMode }

  var documentIdentifier: UUID {
    let now = responder.map(ObjectIdentifier.init)
    if identifiers.responder != now { identifiers = (now, UUID()) }
    return identifiers.id
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let selection = input.selectedTextRange else { return }
    let edge = offset < 0 ? input.beginningOfDocument : input.endOfDocument
    let place =
      input.position(from: offset < 0 ? selection.start : selection.end, offset: offset) ?? edge
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    input?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { input?.unmarkText() }
}
