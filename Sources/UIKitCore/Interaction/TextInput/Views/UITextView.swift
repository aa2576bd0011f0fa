// Longer than 500 lines: what may be overridden has to be in the class body. Bodies that are more
// than a line live in the extension of their concern.

import PlatformInterface
import QuartzCore
import UIKitTextModel

/// A text of many lines that scrolls, and that a user reads, selects and edits.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  private(set) lazy var session = TextSession(owner: self)
  final let content = TextContentView(frame: .zero)
  final var textStyle = TextViewStyle()
  final var traits = TextTraits()
  final var page = TextPage()
  final var pointing = TextPointing()
  private(set) final lazy var dragging = TextDragging(self)
  final weak var storedTextDelegate: (any UITextViewDelegate)?
  private let container: NSTextContainer
  /// The storage and the layout manager, made when they are asked for or needed.
  final var storedKit: TextViewKit?
  private(set) final lazy var editMenu = UIEditMenuInteraction(delegate: editMenuDelegate)
  private lazy var editMenuDelegate = TextViewEditMenu(self)
  final var isBeginning = false
  /// The next thing typed replaces everything.
  final var clearsNext = false
  private var editing = false

  // MARK: Creation

  /// Makes a text view.
  ///
  /// - Parameter textContainer: the space of the text; nil for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    begin()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a text view that is laid out by the same layout manager either way: TextKit 2's is not there.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Makes a text view from a document, with its text and traits.
  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: .zero)
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  private func begin() {
    addSubview(content)
    addInteraction(editMenu)
    dragging.attach()
    alwaysBounceVertical = true
    if backgroundColor == nil { backgroundColor = .systemBackground }
    container.changed = { [weak self] in
      MainThread.later { self?.appearanceChanged() }
    }
    if let storage = container.layoutManager?.textStorage { adoptKit(storage) }
  }

  override var editsText: Bool { true }
  /// While its text can be edited or selected; Tab is typed in there, Ctrl+Tab leaves it. Nothing is selected as Tab
  /// comes to it, unlike in a field: the next Tab would take the place of all that is written.
  open override var canBecomeFocused: Bool { isEditable || isSelectable }

  /// What decides about editing and hears of it; also the scroll view's delegate.
  open weak var delegate: (any UITextViewDelegate)? {
    get { currentDelegate }
    set {
      storedDelegate = newValue
      storedTextDelegate = newValue
    }
  }
  /// Hears of changes of text and selection that the view makes itself.
  open weak var inputDelegate: (any UITextInputDelegate)?

  // MARK: Text

  /// The text of the view. Setting it calls no delegate, gives the text the style of the view's
  /// properties, and puts the caret behind it.
  open var text: String! {
    get { session.text }
    set {
      MainThreadChecker.checked("UITextView.text") {
        setContents(NSAttributedString(string: newValue ?? "", attributes: defaultAttributes))
      }
    }
  }

  /// Characters without a font or a colour of their own have the view's.
  open var attributedText: NSAttributedString! {
    get { session.editor.contents }
    set { setContents(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the whole text; nil where it has several.
  open var font: UIFont? {
    get { textStyle.font }
    set { setTextStyle(\.font, newValue ?? .systemFont(ofSize: 12), .font) }
  }

  /// The colour of the whole text; nil takes the label colour.
  open var textColor: UIColor? {
    get { textStyle.color }
    set { setTextStyle(\.color, newValue ?? .label, .foregroundColor) }
  }

  /// Where lines lie in the view.
  open var textAlignment: NSTextAlignment {
    get { textStyle.alignment }
    set { setAlignment(newValue) }
  }

  /// The attributes of what is typed next; they follow the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributesForTyping }
    set {
      textStyle.typing = newValue
      // The caret is as high as what will be typed.
      if session.editor.length == 0 { appearanceChanged() }
    }
  }

  /// The attributes that links have beside their own.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { textStyle.link ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      textStyle.link = newValue
      appearanceChanged()
    }
  }

  /// Whether fonts of text styles change with the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { traitsDidChange(from: traitCollection) } }
  }

  /// Whether text is as large on every device; false by default. It is so here at any rate, as there is no other
  /// scale.
  open var usesStandardTextScaling = false

  /// What is found in a text that is not edited: it looks like a link, and a tap opens it. Links and telephone numbers
  /// are found; other types are reported, as is a view with a text storage of its own.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { detectionChanged() } }
  }
  /// Whether the user may change attributes of the text.
  open var allowsEditingTextAttributes = false {
    didSet {
      guard allowsEditingTextAttributes else { return }
      Unsupported.report("UITextView.allowsEditingTextAttributes")
    }
  }

  // MARK: Space

  /// The text with its attributes, whose changes the view shows; one keeps attributes of what is typed, too.
  open var textStorage: NSTextStorage { kit.storage }
  /// What knows where each character is, in the coordinates of `textContainer`, whose top left lies by
  /// `textContainerInset` from the content's.
  open var layoutManager: NSLayoutManager { kit.manager }
  /// The area in which the text is laid out.
  open var textContainer: NSTextContainer { container }

  /// Points around the text; eight above and below, which is looked at on iOS and not measured.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { appearanceChanged() } }
  }

  override var describedText: String? { text }
  open override var contentSize: CGSize {
    get {
      updatePage()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      guard newValue != super.isScrollEnabled else { return }
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// As high as the text while nothing scrolls; without a size of its own otherwise.
  open override var intrinsicContentSize: CGSize { naturalSize(width: textStyle.givenWidth) }
  override var wrapsContent: Bool { !isScrollEnabled }
  override func contentSize(fittingWidth width: CGFloat?) -> CGSize {
    textStyle.givenWidth = width
    defer { textStyle.givenWidth = nil }
    return intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }

  /// Scrolls just far enough that the characters are seen.
  open func scrollRangeToVisible(_ range: NSRange) { showRange(range) }

  // MARK: Selecting and editing

  /// Whether what is typed comes here. A text that is not editable opens its links.
  open var isEditable = true {
    didSet {
      if !isEditable, editing { resignFirstResponder() }
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { appearanceChanged() }
    }
  }
  /// Whether the user may select text; links answer only then.
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }
  /// The selection in UTF-16 code units, empty for a caret.
  open var selectedRange: NSRange {
    get { session.selection.range.nsRange }
    set { selectByProgram(newValue) }
  }
  /// Whether the next text that is typed or pasted replaces everything.
  open var clearsOnInsertion: Bool {
    get { clearsNext }
    set { clearsNext = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard isSelectable, !isBeginning else { return false }
    isBeginning = true
    defer { isBeginning = false }
    if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    guard super.becomeFirstResponder() else { return false }
    editing = isEditable
    didBecomeFirst()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    if editing, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
    return super.resignFirstResponder()
  }

  override func didLoseFirstResponder() {
    session.commitComposing()
    let wasEditing = editing
    editing = false
    didStopBeingFirst(wasEditing: wasEditing)
  }

  final var isEditing: Bool { editing }

  private var storedInputView: UIView?
  private var storedAccessory: UIView?
  open override var inputView: UIView? {
    get { storedInputView }
    set {
      storedInputView = newValue
      reloadInputViews()
    }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set {
      storedAccessory = newValue
      reloadInputViews()
    }
  }

  // MARK: UIKeyInput, for overriding

  /// Whether there is any text.
  open var hasText: Bool { session.editor.length > 0 }
  open func insertText(_ text: String) { session.insert(text) }
  open func deleteBackward() { session.deleteBackward() }

  // MARK: UITextInput, for overriding

  /// The selection, or the caret where it is empty.
  open var selectedTextRange: UITextRange? {
    get { OffsetRange(session.selection.range) }
    set {
      if let range = (newValue as? OffsetRange)?.range { session.select(TextSelection(range)) }
    }
  }
  /// The attributes of text that an input method composes; kept, and not shown yet.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// What finds words, sentences and lines in the text.
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? OffsetPosition).map { caretRect(at: $0.offset) } ?? .null
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(of: range) }
  open func firstRect(for range: UITextRange) -> CGRect {
    rects(of: range).first?.rect ?? caretRect(for: range.start)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    OffsetPosition(place(at: point))
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    session.setMarked(markedText, selectedRange: selectedRange)
  }
  open func unmarkText() { session.commitComposing() }
  open func text(in range: UITextRange) -> String? { session.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { replaced(range, by: text) }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    (range as? OffsetRange).map { mayReplace($0.range, with: text) } ?? false
  }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(nearestTo: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { range(ofCharacterAt: point) }

  // MARK: Dragging

  /// By which what is selected is dragged out of the text.
  open var textDragInteraction: UIDragInteraction? { dragging.drag }
  /// Whether what is selected is being dragged.
  open var isTextDragActive: Bool { dragging.isDragActive }
  /// By which text is dropped into the text.
  open var textDropInteraction: UIDropInteraction? { dragging.drop }
  /// Whether something is dragged over the text that would be dropped into it.
  open var isTextDropActive: Bool { dragging.isDropActive }

  // MARK: Edit actions

  open override func cut(_ sender: Any?) { session.cut() }
  open override func copy(_ sender: Any?) { session.copy() }
  open override func paste(_ sender: Any?) { session.paste() }
  open override func delete(_ sender: Any?) { session.delete(.grapheme, isForward: false) }
  open override func selectAll(_ sender: Any?) { session.selectAll() }
  open override func select(_ sender: Any?) {
    session.select(TextSelection(session.editor.boundaries.wordRange(at: session.selection.head)))
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    session.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// The view's own; it knows of what is typed here.
  open override var undoManager: UndoManager? { session.undoManager }

  // MARK: Traits

  /// Which typed letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.capitalization }
    set { traits.capitalization = newValue }
  }
  /// Whether what is typed is corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.correction }
    set { traits.correction = newValue }
  }
  /// Whether words that no dictionary has are marked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spelling }
    set { traits.spelling = newValue }
  }
  /// Whether typed quotation marks become those of the language.
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.quotes }
    set { traits.quotes = newValue }
  }
  /// Whether two typed hyphens become a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { traits.dashes }
    set { traits.dashes = newValue }
  }
  /// Whether pasting and deleting add and take away the spaces around words.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.insertDelete }
    set { traits.insertDelete = newValue }
  }
  /// The characters that a keyboard offers first.
  open var keyboardType: UIKeyboardType {
    get { traits.keyboard }
    set { traits.keyboard = newValue }
  }
  /// The brightness of a keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.appearance }
    set { traits.appearance = newValue }
  }
  /// What a keyboard's return key says.
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKey }
    set { traits.returnKey = newValue }
  }
  /// Whether Return does nothing while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnAutomatically }
    set { traits.enablesReturnAutomatically = newValue }
  }
  /// A text of many lines is never hidden.
  open var isSecureTextEntry: Bool {
    get { traits.isSecure }
    set { traits.isSecure = newValue }
  }
  /// What the text means, such as a name or an address.
  open var textContentType: UITextContentType! {
    get { traits.contentType }
    set { traits.contentType = newValue }
  }
  /// What a new password has to be like; nil by default. Kept, as nobody thinks of one here.
  open var passwordRules: UITextInputPasswordRules? {
    get { traits.passwordRules }
    set { traits.passwordRules = newValue }
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutPage()
  }

  override func didChangeBounds(from old: CGRect, reason: BoundsChangeReason) {
    super.didChangeBounds(from: old, reason: reason)
    setNeedsLayout()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if adjustsFontForContentSizeCategory {
      adjustFonts(to: traitCollection)
    }
    appearanceChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceChanged()
  }

  override func takesDrag(of touch: UITouch) -> Bool { selectsByDrag(touch) }

  override func handleKey(_ input: KeyInput) -> Bool {
    isFirstResponder && takeKey(input) || super.handleKey(input)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isOnBar(touches), let touch = touches.first { return touchDown(touch, event) }
    super.touchesBegan(touches, with: event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, pointing.isDown { return touchMoved(touch) }
    super.touchesMoved(touches, with: event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, pointing.isDown { return touchUp(touch) }
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if pointing.isDown { return touchIsGone() }
    super.touchesCancelled(touches, with: event)
  }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    baselines(in: size)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  /// A text that is edited, or one that is only read.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let own = accessibilityRecord?.ownTraits { return own }
      guard isEditable else { return .staticText }
      return isFirstResponder ? [.textEntry, .textArea, .isEditing] : [.textEntry, .textArea]
    }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  /// Posted with a text view that is edited from now on.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted with a text view whose text the user changed.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  /// Posted with a text view that is edited no more.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + textAppearance
  }
}
