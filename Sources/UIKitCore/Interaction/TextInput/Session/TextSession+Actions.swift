import ObjCRuntime

extension TextSession {
  /// Whether an edit action has something to do; nil for other actions.
  func canPerform(_ action: Selector) -> Bool? {
    let isSelected = !selection.isEmpty
    switch action {
    case StandardEditActions.cut: return isSelected && !owner.isSecure && owner.isEditable
    case StandardEditActions.copy: return isSelected && !owner.isSecure
    case StandardEditActions.paste: return owner.isEditable && UIPasteboard.general.hasStrings
    case StandardEditActions.delete: return isSelected && owner.isEditable
    case StandardEditActions.select: return !isSelected && editor.length > 0
    case StandardEditActions.selectAll: return editor.length > selection.range.count
    case StandardEditActions.writeLeftToRight, StandardEditActions.writeRightToLeft: return false
    default: return nil
    }
  }
}
