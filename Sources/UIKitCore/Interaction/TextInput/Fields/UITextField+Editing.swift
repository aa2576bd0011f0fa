import PlatformInterface
import UIKitTextModel

/// What the user does, and what the delegate hears of it, in order.
extension UITextField: TextTyping {
  final func didBeginEditing() {
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      text = ""
      send(.editingChanged, with: nil)
    }
    session.select(TextSelection(session.editor.length))
    // A hidden text that is edited again is typed anew. No source measures when iOS does so; it is what
    // this project chose, because nobody can correct what is not seen.
    clearsNext = isSecureTextEntry && hasText
    takeEditing()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    NotificationCenter.default.post(
      name: Self.textDidBeginEditingNotification, object: self)
  }

  final func didEndEditing(_ reason: DidEndEditingReason) {
    clearsNext = false
    textStyle.typing = nil
    layout.scroll = 0
    takeEditing()
    delegate?.textFieldDidEndEditing(self, reason: reason)
    send(.editingDidEnd, with: nil)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
  }

  private final func takeEditing() {
    appearanceChanged()
    layoutIfNeeded()
    content.restartBlinking()
  }

  // MARK: Keys

  final func takeKey(_ input: KeyInput) -> Bool {
    if leavesText(input) { return true }
    switch input.key {
    case .enter:
      if input.isDown, !input.isRepeat { typeReturn() }
      return true
    case .tab:
      guard input.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return false }
      guard input.isDown else { return true }
      let isBackwards = input.modifiers.contains(.shift)
      // Who came by the keyboard goes on by it, to controls of other kinds too.
      if isFocused, let window {
        // The fields of a form, whose other rows are the arrows' way.
        if let next = FieldOrder.neighbour(of: self, isForward: !isBackwards),
          window.focusSystem.move(to: FocusTarget(next), heading: isBackwards ? .previous : .next)
        {
          return true
        }
        _ = window.focusSystem.step(isBackwards: isBackwards)
      } else {
        FieldOrder.move(from: self, isForward: !isBackwards)
      }
      return true
    case .backspace where input.isDown && deleteBeforeText(): return true
    case .backspace, .delete:
      guard input.isDown, clearsNext, hasText else { return session.handleKey(input) }
      clearsNext = false
      session.replaceByUser(0..<session.editor.length, with: NSAttributedString(string: ""), .other)
      return true
    default: return session.handleKey(input)
    }
  }

  /// The Return key: asks the delegate, tells the targets; editing ends where one waits for that.
  func typeReturn() {
    session.commitComposing()
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    send(.primaryActionTriggered, with: nil)
    send(.editingDidEndOnExit, with: nil)
    if endsEditing { resignFirstResponder() }
  }

  final func clearByUser() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    clearBeforeText()
    session.replace(0..<session.editor.length, with: "")
    textDidChange(byUser: true)
    if !isEditing { becomeFirstResponder() }
  }

  // MARK: Fingers and pointers

  private func isPointer(_ touch: UITouch) -> Bool { touch.type == .indirectPointer }

  final func pointerDown(_ touch: UITouch, _ event: UIEvent?) {
    guard isPointer(touch) else { return }
    let wasEditing = isEditing
    let extends = event?.modifierFlags.contains(.shift) == true
    let point = touch.location(in: self)
    if dragging.pointerWentDown(at: point, count: touch.tapCount, extends: extends) { return }
    guard becomeFirstResponder() else { return }
    layoutIfNeeded()
    session.point(
      at: place(at: point), count: touch.tapCount, extends: wasEditing && extends, snaps: false)
  }

  final func pointerMoved(_ touch: UITouch) {
    guard isPointer(touch), isEditing, !dragging.isPending else { return }
    session.drag(to: place(at: touch.location(in: self)))
  }

  final func touchUp(_ touch: UITouch) {
    if dragging.pointerIsGone() {
      session.point(
        at: place(at: touch.location(in: self)), count: 1, extends: false, snaps: false)
    }
    let wasEditing = isEditing
    guard !isPointer(touch), isTouchInside, becomeFirstResponder() else { return }
    layoutIfNeeded()
    let point = touch.location(in: self)
    let old = session.selection
    session.point(at: place(at: point), count: touch.tapCount, extends: false, snaps: true)
    // The menu comes with a selection, and with a second tap on the caret: our choice, made so that a
    // first tap never covers what it aims at.
    let isSecondOnCaret = wasEditing && touch.tapCount == 1 && session.selection == old
    if touch.tapCount > 1 || isSecondOnCaret { showEditMenu(at: point) }
  }

  private func showEditMenu(at point: CGPoint) {
    editMenu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: point.x, y: 0)))
  }
}

extension UITextField: TextSessionOwner {
  var isMultiline: Bool { false }
  var isSecure: Bool { isSecureTextEntry }
  var isEditable: Bool { isEditing }
  final var takesDrops: Bool { isEnabled }

  /// Each part of the text has a font of its own, and those of a size of their own keep it.
  final func adjustFonts(to traits: UITraitCollection) {
    let adjusted = textStyle.font.adjusted(to: traits)
    let changed = session.editor.contents.adjustingFonts(to: traits)
    if let changed { session.setAttributes { $0.setAttributedString(changed) } }
    guard changed != nil || adjusted != textStyle.font else { return }
    textStyle.font = adjusted
    invalidateIntrinsicContentSize()
  }

  /// As the character before the caret, where attributes may be edited.
  var attributesForTyping: [NSAttributedString.Key: Any] {
    if let typing = textStyle.typing { return typing }
    let caret = session.selection.range.lowerBound
    guard allowsEditingTextAttributes, caret > 0 else { return defaultTextAttributes }
    return session.editor.contents.attributes(at: caret - 1, effectiveRange: nil)
  }

  func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    if clearsNext, !text.isEmpty {
      clearsNext = false
      session.replace(0..<session.editor.length, with: "")
      return delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: text)
        ?? true
    }
    return delegate?.textField(
      self, shouldChangeCharactersIn: range.nsRange, replacementString: text) ?? true
  }

  func textDidChange(byUser: Bool) {
    appearanceChanged()
    if isEditing { content.restartBlinking() }
    guard byUser else { return }
    send(.editingChanged, with: nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    textStyle.typing = nil
    if !isSecureTextEntry { clearsNext = false }
    setNeedsLayout()
    if isEditing { content.restartBlinking() }
    delegate?.textFieldDidChangeSelection(self)
  }
}

/// The text fields of a window as Tab goes through them.
@MainActor
enum FieldOrder {
  /// Goes on to the next field of the window or, where there is no other, to whatever the keyboard's focus comes to.
  static func move(from field: UIView, isForward: Bool) {
    guard let window = field.window else { return }
    var fields: [UIView] = []
    collect(window, &fields)
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    // One that refuses is passed over.
    for step in 1..<max(fields.count, 1) {
      let next = (index + (isForward ? step : fields.count - step)) % fields.count
      if fields[next].becomeFirstResponder() {
        fields[next].selectText()
        return
      }
    }
    _ = window.focusSystem.step(isBackwards: !isForward)
  }

  /// The next field in the list whose item `field` lies in, or the one before it; nil where there is none.
  static func neighbour(of field: UIView, isForward: Bool) -> UIView? {
    guard let list = FocusTarget(field).itemAround?.list as? UIView else { return nil }
    var fields: [UIView] = []
    collect(list, &fields)
    // Cells lie in the list in no order.
    let places = fields.map { ($0, $0.convert($0.bounds.origin, to: list)) }
    let ordered = places.sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
    guard let index = ordered.firstIndex(where: { $0 === field }) else { return nil }
    let next = index + (isForward ? 1 : -1)
    return ordered.indices.contains(next) ? ordered[next] : nil
  }

  private static func collect(_ root: UIView, _ fields: inout [UIView]) {
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { continue }
      if view is any TextTyping, view.canBecomeFirstResponder { fields.append(view) }
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }
}
