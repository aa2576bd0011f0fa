/// What a text field asks and tells. All are optional on Apple.
///
/// A user's typing goes: `shouldBeginEditing`, `didBeginEditing`; for each change
/// `shouldChangeCharactersIn`, `didChangeSelection`; at Return `shouldReturn`; at last
/// `shouldEndEditing`, `didEndEditing`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether a text field may become editable now; false leaves the keyboard where it is.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when a text field has become first responder and is edited.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether a text field may stop being edited; false keeps it first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when a text field is edited no more.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Hears that the editing of the field is over, and why; it is called in place of the one without
  /// a reason where both are implemented.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called for what the user types, deletes, pastes and cuts, with UTF-16 offsets.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection or the caret moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called by the clear button, and where editing begins with clearing.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether Return performs the field's primary action and ends its editing where a target
  /// asks for that.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Returns the menu for a part of the text, in UTF-16 offsets; its length is 0 at the caret.
  ///
  /// - Parameter suggestedActions: what the responder chain can perform, as commands in menus.
  /// - Returns: nil for a menu of the suggested actions; an empty one shows nothing.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called as an edit menu appears; animations added to the animator run with it.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called as an edit menu goes; animations added to the animator run with it.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
