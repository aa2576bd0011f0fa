import PlatformInterface
import UIKitTextModel

/// Who shows a text that is edited, and speaks for its delegate.
@MainActor
protocol TextSessionOwner: AnyObject {
  var isMultiline: Bool { get }
  var isSecure: Bool { get }
  var isEditable: Bool { get }
  /// What typed characters look like.
  var attributesForTyping: [NSAttributedString.Key: Any] { get }

  /// Asks the delegate about a change that the user makes.
  func mayReplace(_ range: Range<Int>, with text: String) -> Bool
  /// Layout follows; the delegate hears where the user changed it.
  func textDidChange(byUser: Bool)
  func selectionDidChange()

  /// Layout, in the coordinates that `place(at:)` takes.
  func caretRect(at offset: Int) -> CGRect
  func place(at point: CGPoint) -> Int
  /// The line around an offset as shown, without its separator.
  func lineRange(around offset: Int) -> Range<Int>
  /// The place a line above or below, or nil where there is no such line.
  func place(lines: Int, from offset: Int, x: CGFloat) -> Int?
  var isRightToLeft: Bool { get }
}

/// The editing of one text: what the user types, deletes, selects and undoes. Changes by programs come
/// here too, so that history and selection stay true.
@MainActor
final class TextSession {
  unowned let owner: any TextSessionOwner
  private(set) var editor = EditableText()
  private(set) var history = TextHistory()
  /// What was in place of the composed text, and the selection then.
  private var composedOver: (location: Int, text: NSAttributedString, selection: TextSelection)?
  /// Where Up and Down aim at while several follow each other.
  private var goalX: CGFloat?
  /// What dragging selects by.
  private var dragUnit: Range<Int>?
  private var undoBridge: TextUndoBridge?
  /// Whether the caret is where the last character was typed or deleted.
  private(set) var isTyping = false
  /// Words that the user takes for right in this text.
  var ignoredWords: Set<String> = []

  init(owner: any TextSessionOwner) { self.owner = owner }

  var text: String { editor.text }

  /// Which paragraphs are others since this was last asked; nil where none is.
  func takeChange() -> ParagraphChange? { editor.takeChange() }

  var selection: TextSelection { editor.selection }

  /// Hears of each step; made when first asked for.
  var undoManager: UndoManager {
    if let undoBridge { return undoBridge.manager }
    let bridge = TextUndoBridge(self)
    undoBridge = bridge
    return bridge.manager
  }

  /// How often a composition ended without its input method.
  private(set) var compositionResets = 0

  /// The paragraph of the caret and the offsets in it of the caret and of the selection's other end, which is the
  /// caret where nothing is selected; without what is composed.
  var surrounding: (text: String, caret: Int, anchor: Int) {
    let head = composedOver?.location ?? selection.head
    let range = editor.boundaries.paragraphRange(at: head)
    let anchor = composedOver == nil ? selection.anchor : head
    let near = min(max(anchor, range.lowerBound), range.upperBound)
    return (editor.substring(range).string, head - range.lowerBound, near - range.lowerBound)
  }

  // MARK: By the program

  /// Another text; what was there cannot be brought back.
  func setContents(_ contents: NSAttributedString) {
    editor.setContents(contents)
    composedOver = nil
    history.removeAll()
    undoBridge?.forget()
    goalX = nil
    owner.textDidChange(byUser: false)
  }

  func setAttributes(_ change: (NSMutableAttributedString) -> Void) {
    editor.setAttributes(change)
  }

  func select(_ selection: TextSelection) {
    history.close()
    goalX = nil
    moveSelection(to: selection)
  }

  private func moveSelection(to selection: TextSelection) {
    let old = editor.selection
    isTyping = false
    editor.select(selection)
    if editor.selection != old { owner.selectionDidChange() }
  }

  // MARK: Typing

  func styled(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: owner.attributesForTyping)
  }

  /// What a key or an input method brings; the delegate may refuse it.
  func type(_ text: String) {
    cancelComposing()
    replaceByUser(editor.selection.range, with: styled(text), .typing)
  }

  /// Without asking anybody, as `insertText(_:)` does when a program calls it.
  func insert(_ text: String) {
    cancelComposing()
    replace(editor.selection.range, with: styled(text), .typing)
    owner.textDidChange(byUser: true)
  }

  func replace(_ range: Range<Int>, with text: String) {
    cancelComposing()
    replace(range, with: styled(text), .other)
    owner.textDidChange(byUser: false)
  }

  func replaceByUser(
    _ range: Range<Int>, with contents: NSAttributedString, _ kind: TextEdit.Kind
  ) {
    guard owner.mayReplace(range, with: contents.string) else { return }
    // A delegate may have changed the text itself and said yes.
    replace(range.clamped(to: 0..<editor.length), with: contents, kind)
    owner.textDidChange(byUser: true)
  }

  private func replace(
    _ range: Range<Int>, with contents: NSAttributedString, _ kind: TextEdit.Kind
  ) {
    goalX = nil
    isTyping = kind != .other
    let edit = editor.replace(range, with: contents, kind: kind)
    guard edit.removed.length > 0 || edit.inserted.length > 0 else { return }
    let bridge = undoBridge ?? TextUndoBridge(self)
    undoBridge = bridge
    guard bridge.isRecording else {
      // Older steps speak of places that are others now.
      history.removeAll()
      bridge.forget()
      return owner.selectionDidChange()
    }
    if !bridge.manager.canUndo { history.close() }
    if history.record(edit) { bridge.register() }
    owner.selectionDidChange()
  }

  func delete(_ unit: EditableText.Unit, isForward: Bool) {
    if editor.marked != nil { return cancelComposing(tells: true) }
    let range = editor.deletion(unit, isForward: isForward)
    guard !range.isEmpty else { return }
    replaceByUser(
      range, with: NSAttributedString(string: ""), editor.selection.isEmpty ? .deleting : .other)
  }

  /// `deleteBackward()` of a program.
  func deleteBackward() {
    cancelComposing()
    let range = editor.deletion(.grapheme, isForward: false)
    guard !range.isEmpty else { return }
    replace(
      range, with: NSAttributedString(string: ""), editor.selection.isEmpty ? .deleting : .other)
    owner.textDidChange(byUser: true)
  }

  // MARK: Composing

  /// - Parameter selected: relative to `text`; nil for its end.
  func setMarked(_ text: String, selected: Range<Int>?) {
    if composedOver == nil {
      guard !text.isEmpty else { return }
      let selection = editor.selection
      composedOver = (
        selection.range.lowerBound,
        editor.substring(selection.range), selection
      )
    }
    let length = text.utf16.count
    editor.setMarked(styled(text), selected: selected ?? length..<length)
    if text.isEmpty {
      cancelComposing(tells: true)
    } else {
      owner.textDidChange(byUser: true)
      owner.selectionDidChange()
    }
  }

  /// The same with what programs say by `UITextInput`, in UTF-16.
  func setMarked(_ text: String?, selectedRange: NSRange) {
    let text = text ?? ""
    setMarked(text, selected: Range<Int>(selectedRange, upTo: text.utf16.count))
  }

  /// What is composed becomes text like any other.
  func commitComposing() {
    guard let marked = editor.marked else { return }
    compositionResets += 1
    let text = editor.substring(marked).string
    type(text)
  }

  /// The text is again what it was before.
  func cancelComposing(tells: Bool = false) {
    guard let over = composedOver else { return }
    composedOver = nil
    let end = editor.marked?.upperBound ?? over.location
    editor.replace(over.location..<end, with: over.text, kind: .other)
    editor.select(over.selection)
    guard tells else { return }
    owner.textDidChange(byUser: true)
    owner.selectionDidChange()
  }

  // MARK: Undoing

  func undo() { restore(history.undo()) }
  func redo() { restore(history.redo()) }

  private func restore(_ edit: TextEdit?) {
    guard let edit else { return }
    composedOver = nil
    editor.apply(edit)
    owner.textDidChange(byUser: true)
    owner.selectionDidChange()
  }

  // MARK: Moving

  enum Motion: Hashable {
    case backward(EditableText.Unit)
    case forward(EditableText.Unit)
    case left(EditableText.Unit)
    case right(EditableText.Unit)
    case lines(Int)
    case lineStart, lineEnd, start, end
  }

  /// - Parameter extends: the anchor stays.
  func move(_ motion: Motion, extends: Bool) {
    commitComposing()
    history.close()
    let selection = editor.selection
    if !extends, !selection.isEmpty, let edge = edge(of: selection.range, towards: motion) {
      goalX = nil
      return moveSelection(to: TextSelection(edge))
    }
    let head = destination(of: motion, from: selection.head)
    moveSelection(
      to: extends ? TextSelection(anchor: selection.anchor, head: head) : TextSelection(head))
  }

  /// Arrows end a selection at its side.
  private func edge(of range: Range<Int>, towards motion: Motion) -> Int? {
    switch motion {
    case .backward(.grapheme): range.lowerBound
    case .forward(.grapheme): range.upperBound
    case .left(.grapheme): owner.isRightToLeft ? range.upperBound : range.lowerBound
    case .right(.grapheme): owner.isRightToLeft ? range.lowerBound : range.upperBound
    default: nil
    }
  }

  private func destination(of motion: Motion, from offset: Int) -> Int {
    let x = goalX
    goalX = nil
    switch motion {
    case .backward(let unit): return editor.start(of: unit, from: offset)
    case .forward(let unit): return editor.end(of: unit, from: offset)
    case .left(let unit):
      return destination(of: owner.isRightToLeft ? .forward(unit) : .backward(unit), from: offset)
    case .right(let unit):
      return destination(of: owner.isRightToLeft ? .backward(unit) : .forward(unit), from: offset)
    case .lines(let count):
      let goal = x ?? owner.caretRect(at: offset).midX
      guard let place = owner.place(lines: count, from: offset, x: goal) else {
        return count < 0 ? 0 : editor.length
      }
      goalX = goal
      return place
    case .lineStart: return owner.lineRange(around: offset).lowerBound
    case .lineEnd: return owner.lineRange(around: offset).upperBound
    case .start: return 0
    case .end: return editor.length
    }
  }

  // MARK: Pointing

  /// A click or tap.
  ///
  /// - Parameters:
  ///   - count: two selects a word, three the paragraph.
  ///   - snaps: a finger means the nearer end of the word it meets.
  func point(at place: Int, count: Int, extends: Bool, snaps: Bool) {
    commitComposing()
    history.close()
    goalX = nil
    let boundaries = editor.boundaries
    if extends {
      dragUnit = nil
      return moveSelection(to: TextSelection(anchor: editor.selection.anchor, head: place))
    }
    switch count {
    case 2:
      // What is hidden has no words.
      let range = owner.isSecure ? 0..<editor.length : boundaries.wordRange(at: place)
      dragUnit = range
      moveSelection(to: TextSelection(range))
    case 3...:
      let range =
        owner.isMultiline ? boundaries.wholeParagraph(at: place) : 0..<editor.length
      dragUnit = range
      moveSelection(to: TextSelection(range))
    default:
      let spot = snaps ? snapped(place, boundaries) : place
      dragUnit = spot..<spot
      moveSelection(to: TextSelection(spot))
    }
  }

  private func snapped(_ place: Int, _ boundaries: ParagraphBoundaries) -> Int {
    if owner.isSecure { return editor.length }
    let word = boundaries.wordRange(at: place)
    guard word.contains(place), word.lowerBound != place else { return place }
    return place - word.lowerBound < word.upperBound - place ? word.lowerBound : word.upperBound
  }

  /// The button is held: the selection reaches from what was clicked to `place`, by whole words after a
  /// double click.
  func drag(to place: Int) {
    let boundaries = editor.boundaries
    guard let unit = dragUnit else {
      return moveSelection(to: TextSelection(anchor: editor.selection.anchor, head: place))
    }
    if unit.isEmpty {
      return moveSelection(to: TextSelection(anchor: unit.lowerBound, head: place))
    }
    if place < unit.lowerBound {
      let start = boundaries.wordRange(at: place).lowerBound
      moveSelection(to: TextSelection(anchor: unit.upperBound, head: start))
    } else {
      let end =
        place > unit.upperBound ? boundaries.wordRange(at: place).upperBound : unit.upperBound
      moveSelection(to: TextSelection(anchor: unit.lowerBound, head: max(end, unit.upperBound)))
    }
  }

  func selectAll() {
    commitComposing()
    select(TextSelection(0..<editor.length))
  }

  // MARK: The clipboard

  var selectedContents: NSAttributedString? {
    let range = editor.selection.range
    return range.isEmpty ? nil : editor.substring(range)
  }

  func copy() {
    guard let text = selectedContents?.string, !owner.isSecure else { return }
    UIPasteboard.general.string = text
  }

  func cut() {
    guard selectedContents != nil, !owner.isSecure else { return }
    copy()
    replaceByUser(editor.selection.range, with: NSAttributedString(string: ""), .other)
  }

  func paste() {
    guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
    paste(text)
  }

  /// Puts a text in the place of what is selected, as from a clipboard; in one line where there is only one.
  func paste(_ text: String) {
    var text = text
    commitComposing()
    if !owner.isMultiline {
      text = String(text.map { $0.isNewline ? " " : $0 })
    }
    replaceByUser(editor.selection.range, with: styled(text), .other)
  }
}
