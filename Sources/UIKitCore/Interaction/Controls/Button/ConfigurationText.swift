import Foundation

/// A configuration's text with its attributes, as a label takes it.
enum ConfigurationText {
  static func make(
    _ attributed: AttributedString?, _ plain: String, font: UIFont, color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    let source = attributed ?? AttributedString(plain)
    let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let result = NSMutableAttributedString(
      string: String(source.characters), attributes: base)
    source.forEachRun { container, range in
      let found = (transformer?(container) ?? container).uiKitAttributes
      result.addAttributes(found, range: range)
    }
    return result
  }
}
