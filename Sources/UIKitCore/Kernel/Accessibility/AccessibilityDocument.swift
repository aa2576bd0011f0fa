import NibDocument

/// What documents say to readers of a view, a bar's item or another object: `<accessibility>`.
@MainActor
enum AccessibilityDocument {
  /// Reads `accessibilityConfiguration` of an object's element, where it has one.
  static func read(_ object: NSObject, _ owner: NibSource) {
    guard let child = owner.object.keyedObjects["accessibilityConfiguration"] else { return }
    let source = NibSource(child, owner.builder)
    if let value = source.text("identifier") {
      (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier = value
    }
    // The same words as elements or, where they have line breaks, as children.
    if let value = source.text("label") { object.accessibilityLabel = value }
    if let value = source.text("hint") { object.accessibilityHint = value }
    if let value = source.text("value") { object.accessibilityValue = value }
    if let value = source.bool("isElement") { object.isAccessibilityElement = value }
    // Interface Builder writes what a class has by itself too.
    if case .set(let words)? = child.values["traits"] {
      object.accessibilityTraits = words.reduce(into: []) { $0.formUnion(names[$1] ?? []) }
    }
  }

  private static let names: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar, "header": .header, "toggleButton": .toggleButton,
    "supportsZoom": .supportsZoom,
  ]
}
