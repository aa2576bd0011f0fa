import PlatformInterface

extension AttributedString {
  /// Makes a text with those of another one's attributes that UIKit's text shows.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    var parts = AttributedString()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      parts.append(
        AttributedString(text.substring(with: range), attributes: AttributeContainer(values)))
    }
    self = parts
  }

  /// The attributes of each run and its place in the text as `NSAttributedString` counts.
  func forEachRun(_ body: (AttributeContainer, NSRange) -> Void) {
    var place = 0
    for run in runs {
      let length = String(self[run.range].characters).utf16.count
      body(run.attributes, NSRange(location: place, length: length))
      place += length
    }
  }
}

extension NSAttributedString {
  /// Makes a text with those of another one's attributes that UIKit's text shows.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: String(attrStr.characters))
    attrStr.forEachRun { attributes, range in
      result.addAttributes(attributes.uiKitAttributes, range: range)
    }
    self.init(attributedString: result)
  }
}
