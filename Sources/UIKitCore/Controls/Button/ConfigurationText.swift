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
    var place = 0
    for run in source.runs {
      let length = String(source[run.range].characters).utf16.count
      var container = run.attributes
      if let transformer { container = transformer(container) }
      let found = container.uiKitAttributes
      if !found.isEmpty {
        result.addAttributes(found, range: NSRange(location: place, length: length))
      }
      place += length
    }
    return result
  }
}
