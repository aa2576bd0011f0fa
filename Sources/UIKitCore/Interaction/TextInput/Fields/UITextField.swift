// Longer than 500 lines: what may be overridden has to be in the class body. Bodies that are more than a
// line live in the extension of their concern.

import PlatformInterface
import QuartzCore
import UIKitTextModel

/// A line of text that a user edits.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  private(set) lazy var session = TextSession(owner: self)
  final let content = TextContentView(frame: .zero)
  final var parts = FieldParts()
  final var traits = TextTraits()
  final var textStyle = FieldStyle()
  final var layout = FieldLayout()
  /// What is being asked of it or of its delegate right now.
  final var isBeginning = false
  /// The next thing typed replaces everything.
  final var clearsNext = false
  private var editing = false
  final let editMenu = UIEditMenuInteraction(delegate: TextFieldEditMenu.shared)
  private(set) final lazy var dragging = TextDragging(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a field from a document, with its text, border and traits.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  private func begin() {
    content.clipsToBounds = true
    addSubview(content)
    addInteraction(editMenu)
    dragging.attach()
    contentHorizontalAlignment = .left
  }

  override var editsText: Bool { true }
  override func selectText() { session.selectAll() }

  /// What decides about editing and hears of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Hears of changes of text and selection that the field makes itself.
  open weak var inputDelegate: (any UITextInputDelegate)?

  // MARK: Text

  override var describedText: String? { text }
  /// The text of the field, never nil once it was read. Setting it calls no delegate and sends no
  /// event.
  open var text: String? {
    get { session.text }
    set {
      MainThreadChecker.checked("UITextField.text") {
        setContents(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
      }
    }
  }

  /// The text with its attributes; setting it tells nobody.
  open var attributedText: NSAttributedString? {
    get { session.editor.contents }
    set {
      let text = NSMutableAttributedString(
        string: newValue?.string ?? "", attributes: defaultTextAttributes)
      newValue?.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
        attributes, range, _ in text.addAttributes(attributes, range: range)
      }
      setContents(text)
    }
  }

  private func setContents(_ contents: NSAttributedString) {
    inputDelegate?.textWillChange(self)
    session.setContents(contents)
    inputDelegate?.textDidChange(self)
    invalidateIntrinsicContentSize()
  }

  /// The grey text that is shown while the field has none of its own; nil for none.
  open var placeholder: String? {
    get { textStyle.placeholder?.string }
    set {
      textStyle.placeholder = newValue.map { NSAttributedString(string: $0) }; appearanceChanged()
    }
  }

  /// What is shown while the field has no text, with attributes of its own.
  open var attributedPlaceholder: NSAttributedString? {
    get { textStyle.placeholder }
    set {
      textStyle.placeholder = newValue
      appearanceChanged()
    }
  }

  // MARK: Appearance

  /// The font of the whole text; what is typed later has it too. Nil is the system's at 17 points.
  open var font: UIFont? {
    get { textStyle.font }
    set { setTextStyle(\.font, newValue ?? .systemFont(ofSize: UIFont.labelFontSize), .font) }
  }

  /// The colour of the text; nil takes the label colour.
  open var textColor: UIColor? {
    get { textStyle.color }
    set { setTextStyle(\.color, newValue ?? .label, .foregroundColor) }
  }

  /// Where the text lies in the field; where its language begins, by default.
  open var textAlignment: NSTextAlignment {
    get { textStyle.alignment }
    set {
      guard newValue != textStyle.alignment else { return }
      textStyle.alignment = newValue
      appearanceChanged()
    }
  }

  private func setTextStyle<Value>(
    _ path: WritableKeyPath<FieldStyle, Value>, _ value: Value, _ key: NSAttributedString.Key
  ) {
    textStyle[keyPath: path] = value
    textStyle.extraAttributes[key] = nil
    session.setAttributes {
      $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length))
    }
    appearanceChanged()
    invalidateIntrinsicContentSize()
  }

  /// What text without attributes of its own looks like. Setting gives it to the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      textStyle.extraAttributes.merging([.font: textStyle.font, .foregroundColor: textStyle.color])
      { own, _ in own
      }
    }
    set {
      if let font = newValue[.font] as? UIFont { textStyle.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textStyle.color = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textStyle.alignment = style.alignment
      }
      textStyle.extraAttributes = newValue
      session.setAttributes {
        $0.setAttributes(newValue, range: NSRange(location: 0, length: $0.length))
      }
      appearanceChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// What is typed next looks like; nil while nothing is edited. Forgotten when the selection moves.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesForTyping : nil }
    set { textStyle.typing = newValue }
  }

  /// Whether a text that is too wide is written smaller, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false { didSet { appearanceChanged() } }
  /// The least size that fitting makes; 0 stands for no less than 1.
  open var minimumFontSize: CGFloat = 0 { didSet { appearanceChanged() } }

  /// The line or shape around the field.
  open var borderStyle: BorderStyle {
    get { textStyle.border }
    set {
      guard newValue != textStyle.border else { return }
      textStyle.border = newValue
      parts.border(of: self).style = newValue
      resolveBackground()
      appearanceChanged()
      invalidateIntrinsicContentSize()
    }
  }

  // iOS-BEHAVIOUR: a rounded field's background is within its border, and nothing is in its corners.
  // Evidence: unmeasured.
  override func showBackground(_ color: CGColor?) {
    let isInBorder = textStyle.border == .roundedRect
    super.showBackground(isInBorder ? nil : color)
    parts.madeBorder?.fill = isInBorder ? storedBackgroundColor : nil
  }

  /// An image in place of the border, which rounded fields keep; nil, the default, for none.
  open var background: UIImage? { didSet { setNeedsLayout() } }
  /// The picture behind a field that is disabled, where it has one for others.
  open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

  // MARK: Beside the text

  /// When the button that empties the field is there.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view before the text, in the field's own place for it.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// When the view before the text is there.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view behind the text, in the field's own place for it.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When the view behind the text is there.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  // MARK: Rectangles, for overriding

  /// Returns where the border is drawn in a field of these bounds; subclasses may return another
  /// place.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where the text is shown in a field of these bounds; subclasses may return another
  /// place.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  /// Returns where the placeholder is shown in a field of these bounds; subclasses may return
  /// another place.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns where the text is shown while it is edited, in a field of these bounds; subclasses may
  /// return another place.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  /// Returns where the clear button lies in a field of these bounds; subclasses may return another
  /// place.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { sideRect(.clear, in: bounds) }
  /// Returns where the view before the text lies in a field of these bounds; subclasses may return
  /// another place.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(.left, in: bounds) }
  /// Returns where the view behind the text lies in a field of these bounds; subclasses may return
  /// another place.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(.right, in: bounds) }

  /// Draws the placeholder into the current graphics context, at its place in `rect`, which is in the coordinates of the
  /// rectangle for it; a subclass that draws nothing has none.
  open func drawPlaceholder(in rect: CGRect) {
    UIGraphicsGetCurrentContext().map { paintPlaceholder(in: rect, on: $0) }
  }

  /// Draws the text into the current graphics context, at its place in `rect`, which is in the coordinates of the
  /// rectangle for it; a subclass that draws nothing shows none while it is not edited.
  // iOS-BEHAVIOUR: a field that is edited shows its text without this. Evidence: unmeasured.
  open func drawText(in rect: CGRect) {
    UIGraphicsGetCurrentContext().map { paintText(in: rect, on: $0) }
  }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  // MARK: Editing

  /// Whether the field is first responder and edited.
  open var isEditing: Bool { editing }
  /// Whether editing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// What is typed next replaces the text; reset by typing and by moving the caret.
  open var clearsOnInsertion: Bool {
    get { clearsNext }
    set { clearsNext = newValue }
  }
  /// Whether the user may change attributes of the text.
  open var allowsEditingTextAttributes = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard isEnabled, !isBeginning else { return false }
    isBeginning = true
    defer { isBeginning = false }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    editing = true
    didBeginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didLoseFirstResponder() {
    guard editing else { return }
    session.commitComposing()
    editing = false
    didEndEditing(.committed)
  }

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
  open func deleteBackward() { if !deleteBeforeText() { session.deleteBackward() } }
  // What a kind of field has in front of its text, which goes by the key, and as the user clears the field.
  func deleteBeforeText() -> Bool { false }
  func clearBeforeText() {}

  // MARK: UITextInput, for overriding

  /// The selection, or the caret where it is empty; nil while the field is not edited.
  open var selectedTextRange: UITextRange? {
    get { OffsetRange(session.selection.range) }
    set {
      if let range = (newValue as? OffsetRange)?.inText { session.select(TextSelection(range)) }
    }
  }
  /// The attributes of text that an input method composes; kept, and not shown yet.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// What finds words, sentences and lines in the text.
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open func caretRect(for position: UITextPosition) -> CGRect { rect(ofCaretAt: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(of: range) }
  open func firstRect(for range: UITextRange) -> CGRect {
    rects(of: range).first?.rect ?? rect(ofCaretAt: range.start)
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

  /// The field's own; it knows of what is typed here.
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
  /// Whether a dot is shown for each character and the text is kept from copying; false by default.
  open var isSecureTextEntry: Bool {
    get { traits.isSecure }
    set {
      guard newValue != traits.isSecure else { return }
      traits.isSecure = newValue
      appearanceChanged()
    }
  }
  /// What the text means, such as a name or a password.
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
    layOutParts()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if adjustsFontForContentSizeCategory {
      adjustFonts(to: traitCollection)
    }
    appearanceChanged()
  }

  /// Whether a font of a text style changes with the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { traitsDidChange(from: traitCollection) } }
  }

  override var claimsTaps: Bool { true }

  override func handleKey(_ input: KeyInput) -> Bool { isEditing && takeKey(input) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pointerDown(touch, event)
    return super.beginTracking(touch, with: event)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pointerMoved(touch)
    return super.continueTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { touchUp(touch) }
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    _ = dragging.pointerIsGone()
  }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    baselines(in: size)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  /// A text that is edited, beside what it is as a control.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(.textEntry)
      if isFirstResponder { traits.insert(.isEditing) }
      if isSecureTextEntry { traits.insert(.secureTextField) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSecureTextEntry ? nil : text) }
    set { super.accessibilityValue = newValue }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + fieldAppearance
  }
}
