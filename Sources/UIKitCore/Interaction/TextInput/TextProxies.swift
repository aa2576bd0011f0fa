// What proxies of editable texts can be told.

extension UITextField {
  static var fieldAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("font", \UITextField.font),
      AppearanceProperty("textColor", \UITextField.textColor),
      AppearanceProperty("textAlignment", \UITextField.textAlignment),
      AppearanceProperty("borderStyle", \UITextField.borderStyle),
      AppearanceProperty("background", \UITextField.background),
      AppearanceProperty("clearButtonMode", \UITextField.clearButtonMode),
      AppearanceProperty("keyboardAppearance", \UITextField.keyboardAppearance),
      AppearanceProperty("attributedPlaceholder", \UITextField.attributedPlaceholder),
      AppearanceProperty(
        attributes: "defaultTextAttributes", of: UITextField.self,
        get: { $0.defaultTextAttributes }, set: { $0.defaultTextAttributes = $1 ?? [:] }),
    ]
  }
}

extension UITextView {
  static var textAppearance: [AppearanceProperty] {
    [
      AppearanceProperty("font", \UITextView.font),
      AppearanceProperty("textColor", \UITextView.textColor),
      AppearanceProperty("textAlignment", \UITextView.textAlignment),
      AppearanceProperty("textContainerInset", \UITextView.textContainerInset),
      AppearanceProperty("keyboardAppearance", \UITextView.keyboardAppearance),
      AppearanceProperty(
        attributes: "linkTextAttributes", of: UITextView.self,
        get: { $0.linkTextAttributes }, set: { $0.linkTextAttributes = $1 }),
    ]
  }
}
