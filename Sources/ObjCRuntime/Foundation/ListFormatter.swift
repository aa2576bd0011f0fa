import Foundation

/// Writes several things as a list: "one, two, and three".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language that the list is joined in.
  open var locale: Locale! = .current
  /// What writes each item; nil, the default, takes texts and what objects say of themselves.
  open var itemFormatter: Formatter?

  /// Joins texts in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// The list of items; nil where one has no text.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter?.string(for: item) ?? Self.text(of: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
  }

  /// The list of an array's items; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private static func text(of item: Any) -> String? {
    switch item {
    case let text as String: text
    case let number as NSNumber: NumberFormatter.localizedString(from: number, number: .decimal)
    case let object as NSObject: object.description
    default: "\(item)"
    }
  }
}
