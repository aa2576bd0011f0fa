/// Methods of UIKit's protocol of editing commands, which any responder may implement: found by
/// name.
enum StandardEditActions {
  private static let names: Set<String> = [
    "cut", "copy", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics",
    "toggleUnderline", "increaseSize", "decreaseSize", "makeTextWritingDirectionLeftToRight",
    "makeTextWritingDirectionRightToLeft", "updateTextAttributes", "pasteAndMatchStyle",
    "pasteAndGo", "pasteAndSearch", "print", "rename", "duplicate", "move", "export", "find",
    "findAndReplace", "findNext", "findPrevious", "useSelectionForFind", "alignLeft", "alignCenter",
    "alignJustified", "alignRight", "toggleSidebar", "newFromPasteboard", "performClose",
  ]

  /// The protocol that has them.
  static let protocolName = "UIResponderStandardEditActions"

  /// The selector of `copy(_:)`; nil for other methods, and for those of the same name alone, but where the protocol is
  /// named beside the name: `UIResponderStandardEditActions.paste`.
  static func selector(_ name: String, _ labels: [String]?, of owner: String? = nil) -> String? {
    let isNamed = labels == ["_"] || labels == nil && owner == protocolName
    guard names.contains(name), isNamed else { return nil }
    return name + ":"
  }
}
