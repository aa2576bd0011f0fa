/// Symbols that have had several names.
enum SymbolNames {
  /// The name under which a symbol is drawn here: that of before iOS 18 where it got a new one.
  ///
  /// Names whose first word became another go on as before: `document.badge.plus` as `doc.badge.plus`. Heads of arrows,
  /// which are named since, make no difference.
  static func earlier(_ name: String) -> String {
    if let known = renamed[name] { return known }
    var name = name
    if let place = name.range(of: ".trianglehead") { name.removeSubrange(place) }
    for (later, earlier) in firstWords where name == later || name.hasPrefix(later + ".") {
      return earlier + name.dropFirst(later.count)
    }
    return name
  }

  private static let firstWords = [
    ("text.document", "doc.text"), ("text.page", "doc.text"), ("document", "doc"),
    ("mail", "envelope"),
    ("apple.terminal", "terminal"), ("volume", "speaker"), ("multiply", "xmark"),
  ]

  private static let renamed = [
    "mail.and.text.magnifyingglass": "mail.and.text.magnifyingglass",
    "document.on.document": "doc.on.doc", "document.on.document.fill": "doc.on.doc.fill",
    "document.on.clipboard": "doc.on.clipboard", "arrow.up.document": "arrow.up.doc",
    "arrow.down.document": "arrow.down.doc",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "plus.arrow.trianglehead.clockwise": "goforward",
    "minus.arrow.trianglehead.counterclockwise": "gobackward",
    "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath",
  ]
}
