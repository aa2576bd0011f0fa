import UIKitTextModel

/// The units of a text by its characters alone. Lines are paragraphs here, since only the text's
/// layout knows where they end.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Makes a tokenizer of a text, which it does not keep alive.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private func offset(_ position: UITextPosition) -> Int? {
    guard let input else { return nil }
    return input.offset(from: input.beginningOfDocument, to: position)
  }

  private func place(_ offset: Int) -> UITextPosition? {
    guard let input else { return nil }
    return input.position(from: input.beginningOfDocument, offset: offset)
  }

  private var boundaries: (any TextDivision)? {
    if let typing = input as? any TextTyping { return typing.session.editor.boundaries }
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    return TextBoundaries(input.text(in: all) ?? "")
  }

  /// The unit that holds the character after `offset`, or before it where `isForward` is false.
  private func unit(
    _ granularity: UITextGranularity, around offset: Int, isForward: Bool, _ text: any TextDivision
  ) -> Range<Int>? {
    let inside = isForward ? offset : text.previous(offset)
    guard isForward ? offset < text.length : offset > 0 else { return nil }
    switch granularity {
    case .character: return text.rounded(inside)..<text.next(inside)
    case .word:
      let end = text.wordEnd(after: inside)
      let start = text.wordStart(before: end)
      return start <= inside && inside < end ? start..<end : nil
    case .sentence: return text.sentence(around: inside)
    case .paragraph, .line: return text.wholeParagraph(at: inside)
    case .document: return 0..<text.length
    }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let boundaries, let offset = offset(position),
      let range = unit(granularity, around: offset, isForward: direction.isForward, boundaries),
      let start = place(range.lowerBound), let end = place(range.upperBound)
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  /// Whether a unit ends there, seen in the direction: forwards its end, backwards its beginning.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let boundaries, let offset = offset(position),
      let range = unit(granularity, around: offset, isForward: !direction.isForward, boundaries)
    else { return false }
    return direction.isForward ? range.upperBound == offset : range.lowerBound == offset
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let boundaries, let offset = offset(position) else { return nil }
    let isForward = direction.isForward
    if granularity == .word {
      return place(
        isForward ? boundaries.wordEnd(after: offset) : boundaries.wordStart(before: offset))
    }
    guard let range = unit(granularity, around: offset, isForward: isForward, boundaries) else {
      return place(offset)
    }
    return place(isForward ? range.upperBound : range.lowerBound)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let boundaries, let offset = offset(position) else { return false }
    return unit(granularity, around: offset, isForward: direction.isForward, boundaries) != nil
  }
}
