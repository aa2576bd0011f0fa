/// What a storyboard says of a split view controller.
extension UISplitViewController {
  final func readSplit(_ source: NibSource) {
    if let mode = source.word("preferredDisplayMode", NibWords.displayModes) {
      preferredDisplayMode = mode
    }
    if let behavior = source.word("behavior", NibWords.splitBehaviors) {
      preferredSplitBehavior = behavior
    }
    if let edge = source.word("primaryEdge", NibWords.primaryEdges) { primaryEdge = edge }
    if let shows = source.word("displayModeButtonVisibility", NibWords.buttonVisibilities) {
      displayModeButtonVisibility = shows
    }
    if let value = source.bool("presentsWithGesture") { presentsWithGesture = value }
    if let value = source.number("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = value }
    if let value = source.number("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = value }
  }
}

extension NibWords {
  static let splitStyles: [String: UISplitViewController.Style] = [
    "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]

  static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
    "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
    "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]

  static let splitBehaviors: [String: UISplitViewController.SplitBehavior] = [
    "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]

  static let primaryEdges: [String: UISplitViewController.PrimaryEdge] = [
    "leading": .leading, "trailing": .trailing,
  ]

  static let buttonVisibilities: [String: UISplitViewController.DisplayModeButtonVisibility] = [
    "automatic": .automatic, "never": .never, "always": .always,
  ]
}
