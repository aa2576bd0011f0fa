import Foundation

/// One replacement in a text, with all it takes to undo and to repeat it.
package struct TextEdit {
  /// What edits of one kind in a row become one step of undoing.
  package enum Kind: Hashable {
    case typing, deleting
    /// Pasting, cutting and the like: a step each.
    case other
  }

  package var kind: Kind
  /// UTF-16, where it begins.
  package var location: Int
  package var removed: NSAttributedString
  package var inserted: NSAttributedString
  package var selectionBefore: TextSelection
  package var selectionAfter: TextSelection

  package var removedRange: Range<Int> { location..<(location + removed.length) }
  package var insertedRange: Range<Int> { location..<(location + inserted.length) }

  /// What takes this edit back.
  package var inverse: TextEdit {
    TextEdit(
      kind: .other, location: location, removed: inserted, inserted: removed,
      selectionBefore: selectionAfter, selectionAfter: selectionBefore)
  }

  /// This edit and `next` after it as one; nil where they are steps of their own.
  ///
  /// Letters go together until a paragraph ends or the caret goes elsewhere; what is deleted while
  /// typing belongs to the typing.
  package func merged(with next: TextEdit) -> TextEdit? {
    guard kind != .other, next.selectionBefore == selectionAfter else { return nil }
    switch (kind, next.kind) {
    case (.typing, .typing):
      guard next.removed.length == 0, next.location == insertedRange.upperBound,
        inserted.string.last?.isNewline != true
      else { return nil }
    case (.typing, .deleting):
      guard next.inserted.length == 0, next.location >= location,
        next.removedRange.upperBound == insertedRange.upperBound
      else { return nil }
    case (.deleting, .deleting):
      guard inserted.length == 0, next.inserted.length == 0,
        next.removedRange.upperBound == location || next.location == location
      else { return nil }
    default: return nil
    }
    var merged = self
    merged.selectionAfter = next.selectionAfter
    if kind == .typing {
      let text = NSMutableAttributedString(attributedString: inserted)
      text.replaceCharacters(
        in: NSRange(location: next.location - location, length: next.removed.length),
        with: next.inserted)
      merged.inserted = text
    } else {
      let isForward = next.location == location
      let text = NSMutableAttributedString(attributedString: isForward ? removed : next.removed)
      text.append(isForward ? next.removed : removed)
      merged.removed = text
      merged.location = next.location
    }
    return merged
  }
}

/// Steps to undo and to repeat.
package struct TextHistory {
  package private(set) var undoSteps: [TextEdit] = []
  package private(set) var redoSteps: [TextEdit] = []
  /// The newest step may still grow.
  private var isOpen = false

  /// A history without steps.
  package init() {}

  /// Remembers an edit; true where it became a step of its own.
  package mutating func record(_ edit: TextEdit) -> Bool {
    redoSteps = []
    if isOpen, let last = undoSteps.last, let merged = last.merged(with: edit) {
      undoSteps[undoSteps.count - 1] = merged
      return false
    }
    undoSteps.append(edit)
    isOpen = edit.kind != .other
    return true
  }

  /// What is done next is a step of its own.
  package mutating func close() { isOpen = false }

  /// The edit that takes the newest step back; it can be repeated.
  package mutating func undo() -> TextEdit? {
    isOpen = false
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(step)
    return step.inverse
  }

  package mutating func redo() -> TextEdit? {
    isOpen = false
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(step)
    return step
  }

  package mutating func removeAll() { self = TextHistory() }
}
