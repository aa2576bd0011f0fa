/// Symbols that have had several names.
enum SymbolNames {
  /// The name under which a symbol is drawn here: that of before iOS 18 where it got a new one then, and that of since
  /// iOS 14 or 15 where it had another before.
  ///
  /// Names whose first word became another go on as before: `document.badge.plus` as `doc.badge.plus`. Heads of arrows,
  /// which are named since, make no difference.
  static func earlier(_ name: String) -> String {
    if let known = renamed[name] { return known }
    var name = name
    if let place = name.range(of: ".trianglehead") { name.removeSubrange(place) }
    for (later, earlier) in firstWords where name == later || name.hasPrefix(later + ".") {
      name = earlier + name.dropFirst(later.count)
      return renamed[name] ?? name
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
    "smiley": "face.smiling", "smiley.fill": "face.smiling.fill",
    "face.smiling.inverse": "face.smiling.fill",
    "photo.fill.on.rectangle.fill": "photo.on.rectangle.fill",
    "square.fill.on.square.fill": "square.on.square.fill",
    "rectangle.fill.on.rectangle.fill": "rectangle.on.rectangle.fill",
    "doc.fill.on.doc.fill": "doc.on.doc.fill",
    "speaker.2": "speaker.wave.2", "speaker.2.fill": "speaker.wave.2.fill",
    "speaker.1": "speaker.wave.1", "speaker.1.fill": "speaker.wave.1.fill",
    "speaker.3": "speaker.wave.3", "speaker.3.fill": "speaker.wave.3.fill",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "arrow.2.circlepath.circle": "arrow.triangle.2.circlepath.circle",
    "arrow.2.circlepath.circle.fill": "arrow.triangle.2.circlepath.circle.fill",
    "ellipses.bubble": "ellipsis.bubble", "ellipses.bubble.fill": "ellipsis.bubble.fill",
    "puzzlepiece.extension": "puzzlepiece", "puzzlepiece.extension.fill": "puzzlepiece.fill",
    "wand.and.sparkles": "wand.and.stars", "eyedropper.halffull": "eyedropper",
    "gauge.medium": "gauge", "gauge.high": "gauge",
    "person.fill.checkmark.rtl": "person.fill.checkmark",
    "arrow.trianglehead.2.counterclockwise.rotate.90": "arrow.triangle.2.circlepath",
    "plus.rectangle.fill.on.folder.fill": "plus.rectangle.on.folder",
    "snow": "snowflake", "alt": "option",
    "chevron.left.slash.chevron.right": "chevron.left.forwardslash.chevron.right",
    "suite.heart": "heart", "suite.heart.fill": "heart.fill", "iphone.gen1": "iphone",
    "circle.lefthalf.fill": "circle.lefthalf.filled",
    "circle.righthalf.fill": "circle.righthalf.filled",
    "battery.0percent": "battery.0", "battery.25percent": "battery.25",
    "battery.50percent": "battery.50", "battery.75percent": "battery.75",
    "battery.100percent": "battery.100",
  ]

  /// The names that are known by another.
  static var known: [String] { Array(renamed.keys) }
}
