import PlatformInterface
import UIKitTextModel

/// What the user does, and what the delegate hears of it, in order.
extension UITextView: TextTyping {
  /// The scroll view's delegate as this class needs it; the cast is made once for each delegate.
  final var currentDelegate: (any UITextViewDelegate)? {
    guard let plain = storedDelegate else { return nil }
    if let known = storedTextDelegate, known === plain { return known }
    let cast = plain as? any UITextViewDelegate
    storedTextDelegate = cast
    return cast
  }

  // MARK: Text and appearance by the program

  final var defaultAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: textStyle.font, .foregroundColor: textStyle.color,
    ]
    if textStyle.alignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textStyle.alignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  final func setContents(_ contents: NSAttributedString) {
    inputDelegate?.textWillChange(self)
    textStyle.typing = nil
    session.setContents(contents)
    storedKit?.takeText()
    inputDelegate?.textDidChange(self)
    invalidateIntrinsicContentSize()
  }

  final func setTextStyle<Value>(
    _ path: WritableKeyPath<TextViewStyle, Value>, _ value: Value, _ key: NSAttributedString.Key
  ) {
    textStyle[keyPath: path] = value
    textStyle.typing?[key] = value
    session.setAttributes {
      $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length))
    }
    storedKit?.takeText()
    appearanceChanged()
  }

  /// Each part of the text has a font of its own, and those of a size of their own keep it.
  final func adjustFonts(to traits: UITraitCollection) {
    textStyle.font = textStyle.font.adjusted(to: traits)
    if let typed = textStyle.typing?[.font] as? UIFont {
      textStyle.typing?[.font] = typed.adjusted(to: traits)
    }
    guard let changed = session.editor.contents.adjustingFonts(to: traits) else { return }
    session.setAttributes { $0.setAttributedString(changed) }
    storedKit?.takeText()
  }

  final func setAlignment(_ alignment: NSTextAlignment) {
    guard alignment != textStyle.alignment else { return }
    textStyle.alignment = alignment
    session.setAttributes { text in
      let whole = NSRange(location: 0, length: text.length)
      var styles: [(NSRange, NSParagraphStyle)] = []
      text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
        let style = NSMutableParagraphStyle()
        if let old = value as? NSParagraphStyle { style.values = old.values }
        style.alignment = alignment
        styles.append((range, style))
      }
      for (range, style) in styles {
        text.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
    storedKit?.takeText()
    appearanceChanged()
  }

  final func selectByProgram(_ range: NSRange) {
    guard range.location != NSNotFound else { return }
    let length = session.editor.length
    let lower = min(max(range.location, 0), length)
    session.select(TextSelection(lower..<min(length, lower + max(range.length, 0))))
  }

  // MARK: Beginning and ending

  final func didBecomeFirst() {
    if isEditing {
      delegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    // Where a click or a tap comes first, its place is the caret's.
    if pointing.isDown { setNeedsLayout() } else { revealCaret() }
  }

  final func didStopBeingFirst(wasEditing: Bool) {
    clearsNext = false
    textStyle.typing = nil
    setNeedsLayout()
    content.caretRect = nil
    content.restartBlinking()
    guard wasEditing else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Keys

  final func takeKey(_ input: KeyInput) -> Bool {
    if leavesText(input) { return true }
    let isPlain = input.modifiers.isDisjoint(with: [.control, .alt, .command])
    switch input.key {
    case .enter:
      guard isEditing, isPlain else { return false }
      if input.isDown { typeReturn() }
      return true
    case .tab:
      guard isEditing, isPlain else { return false }
      if input.isDown {
        if input.modifiers.contains(.shift) {
          FieldOrder.move(from: self, isForward: false)
        } else {
          session.type("\t")
        }
      }
      return true
    case .pageUp, .pageDown:
      guard isEditing, isPlain else { return false }
      if input.isDown {
        session.move(
          .lines(input.key == .pageUp ? -linesOfPage : linesOfPage),
          extends: input.modifiers.contains(.shift))
      }
      return true
    case .up, .down, .left, .right, .home, .end, .space:
      // A text that is only read scrolls, unless a selection is changed.
      if !isEditing, !input.modifiers.contains(.shift) || session.selection.isEmpty { return false }
      return session.handleKey(input)
    default: return isEditing && session.handleKey(input)
    }
  }

  private final var linesOfPage: Int {
    let availableSpace = bounds.inset(by: adjustedContentInset).height
    return max(Int(availableSpace / max(textStyle.font.lineHeight, 1)) - 1, 1)
  }

  func typeReturn() { session.type("\n") }

  fileprivate final func report(byUser: Bool) {
    guard byUser else { return }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView: TextSessionOwner {
  final var takesDrops: Bool { isEditable }
  var isMultiline: Bool { true }
  var isSecure: Bool { false }

  /// As the character before the caret; at a paragraph's beginning, as the one behind it.
  var attributesForTyping: [NSAttributedString.Key: Any] {
    if let typing = textStyle.typing { return typing }
    let editor = session.editor
    guard editor.length > 0 else { return defaultAttributes }
    let caret = session.selection.range.lowerBound
    let start = editor.boundaries.paragraphStart(caret)
    let place = caret > start || caret == editor.length ? max(caret - 1, 0) : caret
    var attributes = editor.substring(place..<(place + 1)).attributes(at: 0, effectiveRange: nil)
    attributes[.link] = nil
    attributes[.attachment] = nil
    return defaultAttributes.merging(attributes) { $1 }
  }

  func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    guard isEditing else { return false }
    var range = range
    if clearsNext, !text.isEmpty {
      clearsNext = false
      session.replace(0..<session.editor.length, with: "")
      range = 0..<0
    }
    return delegate?.textView(
      self, shouldChangeTextIn: range.nsRange, replacementText: text) ?? true
  }

  func textDidChange(byUser: Bool) {
    storedKit?.takeText()
    textChanged()
    if isFirstResponder {
      revealCaret()
      content.restartBlinking()
    }
    report(byUser: byUser)
  }

  func selectionDidChange() {
    textStyle.typing = nil
    clearsNext = false
    setNeedsLayout()
    if isFirstResponder {
      // A pointer that is held decides itself what is seen.
      if !pointing.isDown { revealCaret() }
      content.restartBlinking()
    }
    delegate?.textViewDidChangeSelection(self)
  }

  func lineRange(around offset: Int) -> Range<Int> {
    shapingKit?.lineRange(around: offset) ?? column.lineRange(around: offset)
  }

  func place(lines: Int, from offset: Int, x: CGFloat) -> Int? {
    if let kit = shapingKit { return kit.place(lines: lines, from: offset, x: x) }
    return column.offset(lines: lines, from: offset, x: x - textOrigin.x)
  }

  /// Of the paragraph where the caret is.
  var isRightToLeft: Bool {
    let place = column.line(of: session.selection.head)
    return place.laid.geometry(place.line).isRightToLeft
  }
}

/// What an edit menu shows for a text view.
final class TextViewEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private weak var view: UITextView?
  init(_ view: UITextView) { self.view = view }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let view, view.isSelectable else { return UIMenu(children: []) }
    return view.delegate?.textView(
      view, editMenuForTextIn: view.selectedRange, suggestedActions: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    guard let view else { return .null }
    let rects = view.content.selectionRects
    guard let first = rects.first else { return view.content.caretRect ?? .null }
    return rects.dropFirst().reduce(first) { $0.union($1) }.overlap(with: view.bounds)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { if let view { view.delegate?.textView(view, willPresentEditMenuWith: animator) } }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { if let view { view.delegate?.textView(view, willDismissEditMenuWith: animator) } }
}
