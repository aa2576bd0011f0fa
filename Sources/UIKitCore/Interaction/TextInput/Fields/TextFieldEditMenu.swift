/// Asks and tells a text field's delegate about the field's edit menu.
///
/// One object serves every field, as the interaction knows whose menu it is.
final class TextFieldEditMenu: NSObject, UIEditMenuInteractionDelegate {
  static let shared = TextFieldEditMenu()

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let field = interaction.view as? UITextField else { return nil }
    return field.delegate?.textField(
      field, editMenuForCharactersIn: NSRange(field.session.selection.range),
      suggestedActions: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    guard let field = interaction.view as? UITextField else { return }
    field.delegate?.textField(field, willPresentEditMenuWith: animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    guard let field = interaction.view as? UITextField else { return }
    field.delegate?.textField(field, willDismissEditMenuWith: animator)
  }
}
