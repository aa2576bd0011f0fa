import PlatformInterface

/// What readers do with texts that are edited.
extension AccessibilityPerforming {
  func setText(_ text: String, _ object: NSObject) -> Bool {
    // A field takes texts once it is edited.
    guard let typing = object as? any TextTyping,
      typing.isFirstResponder || typing.becomeFirstResponder(), typing.session.owner.isEditable
    else { return false }
    typing.selectAll(nil)
    if !text.isEmpty {
      typing.session.type(text)
    } else if !typing.session.text.isEmpty {
      (typing as? any UIKeyInput)?.deleteBackward()
    }
    return true
  }

  func setSelection(_ range: Range<Int>, _ object: NSObject) -> Bool {
    guard let typing = object as? any TextTyping, let input = object as? any UITextInput,
      typing.isFirstResponder || typing.becomeFirstResponder()
    else { return false }
    let length = typing.session.text.utf16.count
    let start = min(max(range.lowerBound, 0), length)
    let end = min(max(range.upperBound, start), length)
    guard let first = input.position(from: input.beginningOfDocument, offset: start),
      let last = input.position(from: input.beginningOfDocument, offset: end)
    else { return false }
    input.selectedTextRange = input.textRange(from: first, to: last)
    return true
  }

  // MARK: By way of the clipboard

  /// The session of a text that may be known to others, and the part of a range that it has.
  private func known(_ range: Range<Int>, _ object: NSObject) -> (TextSession, Range<Int>)? {
    guard let session = (object as? any TextTyping)?.session, !session.owner.isSecure else {
      return nil
    }
    let part = range.clamped(to: 0..<session.text.utf16.count)
    return part.isEmpty ? nil : (session, part)
  }

  /// The selection stays what it is.
  func copy(_ range: Range<Int>, _ object: NSObject) -> Bool {
    guard let (session, part) = known(range, object) else { return false }
    UIPasteboard.general.string = session.editor.substring(part).string
    return true
  }

  func cut(_ range: Range<Int>, _ object: NSObject) -> Bool {
    // A field takes changes once it is edited.
    guard let (session, part) = known(range, object), setSelection(part, object),
      session.owner.isEditable
    else { return false }
    session.cut()
    return true
  }

  func paste(_ place: Int, _ object: NSObject) -> Bool {
    guard let typing = object as? any TextTyping, UIPasteboard.general.hasStrings,
      setSelection(place..<place, object), typing.session.owner.isEditable
    else { return false }
    typing.session.paste()
    return true
  }
}
