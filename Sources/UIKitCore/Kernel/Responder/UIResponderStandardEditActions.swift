/// What menus and shortcuts ask of whoever has the selection.
///
/// All are optional on Apple. Responders have methods that do nothing, for overriding; a responder
/// performs those that its class overrides, see `UIResponder.canPerformAction(_:withSender:)`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes the selection out and puts it on the pasteboard.
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  /// Replaces the selection by what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Replaces the selection by the text on the pasteboard, in the style of what is around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes an address and goes there.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what is under the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Copies the selection in place.
  func duplicate(_ sender: Any?)
  /// Moves the selection elsewhere.
  func move(_ sender: Any?)
  /// Lets the selection be given another name.
  func rename(_ sender: Any?)
  /// Writes the selection to a file.
  func export(_ sender: Any?)
  /// Prints the contents.
  func printContent(_ sender: Any?)
  /// Opens the panel that finds.
  func find(_ sender: Any?)
  /// Opens the panel that finds and replaces.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next place that was found.
  func findNext(_ sender: Any?)
  /// Goes to the place found before this one.
  func findPrevious(_ sender: Any?)
  /// Finds what is selected.
  func useSelectionForFind(_ sender: Any?)
  /// Makes the selection bold, or ceases to.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or ceases to.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or ceases to.
  func toggleUnderline(_ sender: Any?)
  /// Makes the text of the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the text of the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Lets the selected paragraphs run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Lets the selected paragraphs run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Gives the selection the attributes that a closure makes of its present ones.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}
