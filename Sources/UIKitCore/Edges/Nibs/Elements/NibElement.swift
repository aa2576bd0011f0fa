import NibDocument

/// What elements say, set on the objects made of them.
///
/// Each of UIKit's classes calls the function of its own type at the end of `init(coder:)`. It calls
/// that of its superclass first, as what the class's own set-up did may have overwritten it.
@MainActor
enum NibElement {
  // MARK: Views

  static func read(_ view: UIView, _ source: NibSource) {
    if let frame = source.rect("frame") { view.frame = frame }
    if let mode = source.word("contentMode", NibWords.contentModes) { view.contentMode = mode }
    view.autoresizingMask = source.options("autoresizingMask", NibWords.masks) ?? []
    view.clipsToBounds = source.bool("clipsSubviews") ?? false
    view.isUserInteractionEnabled = source.bool("userInteractionEnabled") ?? true
    view.isMultipleTouchEnabled = source.bool("multipleTouchEnabled") ?? false
    if let value = source.bool("exclusiveTouch") { view.isExclusiveTouch = value }
    if let value = source.bool("opaque") { view.isOpaque = value }
    if let value = source.bool("hidden") { view.isHidden = value }
    if let value = source.number("alpha") { view.alpha = value }
    if let value = source.integer("tag") { view.tag = value }
    if let value = source.text("restorationIdentifier") { view.restorationIdentifier = value }
    if let value = source.word("semanticContentAttribute", NibWords.semantics) {
      view.semanticContentAttribute = value
    }
    if let value = source.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
    readColors(view, source)
    readLayout(view, source)
    if let child = source.object.keyedObjects["accessibilityConfiguration"] {
      readAccessibility(view, NibSource(child, source.builder))
    }
  }

  private static func readColors(_ view: UIView, _ source: NibSource) {
    switch source.object.values["backgroundColor"] {
    case .null?: view.backgroundColor = nil
    case .color?: view.backgroundColor = source.color("backgroundColor")
    default: break
    }
    if let color = source.color("tintColor") { view.tintColor = color }
  }

  private static func readLayout(_ view: UIView, _ source: NibSource) {
    // A view whose frame is fixed has no constraints; Xcode makes some of its frame when it builds.
    if source.builder.document.usesAutoLayout,
      source.bool("translatesAutoresizingMaskIntoConstraints") == false,
      source.bool("fixedFrame") != true
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let value = source.number("horizontalHuggingPriority") {
      view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .horizontal)
    }
    if let value = source.number("verticalHuggingPriority") {
      view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .vertical)
    }
    if let value = source.number("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(
        UILayoutPriority(Float(value)), for: .horizontal)
    }
    if let value = source.number("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .vertical)
    }
    if let margins = source.insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = source.directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
    if let value = source.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = value
    }
    if let value = source.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = value
    }
  }

  private static func readAccessibility(_ view: UIView, _ source: NibSource) {
    if let value = source.text("identifier") { view.accessibilityIdentifier = value }
    if let value = source.text("label") { view.accessibilityLabel = value }
    if let value = source.text("hint") { view.accessibilityHint = value }
    if let value = source.text("value") { view.accessibilityValue = value }
    if let value = source.bool("isElement") { view.isAccessibilityElement = value }
  }

  /// What lies in a view: subviews, guides. Once, where `UIView` itself is initialised.
  static func readContents(_ view: UIView, _ source: NibSource) {
    let builder = source.builder
    let children = source.object.subviews
    for child in children {
      guard let made = builder.view(child) else { continue }
      if let frame = NibSource(child, builder).frameInset(in: view.bounds.size) {
        made.frame = frame
      }
      if builder.isInstalled(child.id, "subviews", of: source.object) {
        view.addSubview(made)
      } else {
        builder.leave(out: made)
      }
    }
    for (key, child) in source.object.keyedObjects where child.element == "viewLayoutGuide" {
      if let guide = guide(key, of: view) { builder.setObject(guide, child.id) }
    }
    for child in source.object.lists["layoutGuides"] ?? [] {
      guard let guide = builder.make(child) as? UILayoutGuide else { continue }
      view.addLayoutGuide(guide)
    }
  }

  private static func guide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    default: nil
    }
  }

  static func read(_ stack: UIStackView, _ source: NibSource) {
    read(stack as UIView, source)
    stack.axis = source.text("axis") == "vertical" ? .vertical : .horizontal
    if let value = source.word("distribution", NibWords.distributions) {
      stack.distribution = value
    }
    if let value = source.word("alignment", NibWords.stackAlignments) { stack.alignment = value }
    if source.text("spacingType") == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    } else if let value = source.number("spacing") {
      stack.spacing = value
    }
    if let value = source.bool("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = value
    }
    if let value = source.bool("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = value
    }
    for view in stack.subviews where !stack.arrangedSubviews.contains(view) {
      stack.addArrangedSubview(view)
    }
  }

  // MARK: Texts and pictures

  static func read(_ label: UILabel, _ source: NibSource) {
    read(label as UIView, source)
    if let font = source.font("fontDescription") { label.font = font }
    if let color = source.color("textColor") { label.textColor = color }
    if let value = source.word("textAlignment", NibWords.alignments) { label.textAlignment = value }
    if let value = source.word("lineBreakMode", NibWords.lineBreaks) { label.lineBreakMode = value }
    if let value = source.word("baselineAdjustment", NibWords.baselines) {
      label.baselineAdjustment = value
    }
    if let value = source.integer("numberOfLines") { label.numberOfLines = value }
    if let value = source.bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = value }
    if let value = source.number("minimumScaleFactor") {
      label.minimumScaleFactor = value
    } else if let value = source.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = min(1, value / label.font.pointSize)
    }
    if let value = source.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = value
    }
    if let value = source.bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = value
    }
    if let value = source.bool("allowsDefaultTighteningForTruncation") {
      label.allowsDefaultTighteningForTruncation = value
    }
    if let value = source.bool("enabled") { label.isEnabled = value }
    if let value = source.bool("highlighted") { label.isHighlighted = value }
    label.highlightedTextColor = source.color("highlightedColor")
    label.shadowColor = source.color("shadowColor")
    if let value = source.size("shadowOffset") { label.shadowOffset = value }
    if let text = source.attributedText("attributedText") {
      label.attributedText = text
    } else if let text = source.text("text") {
      label.text = text
    }
  }

  static func read(_ picture: UIImageView, _ source: NibSource) {
    read(picture as UIView, source)
    if let value = source.symbolConfiguration("preferredSymbolConfiguration") {
      picture.preferredSymbolConfiguration = value
    }
    if let image = source.image("image") { picture.image = image }
    if let image = source.image("highlightedImage") { picture.highlightedImage = image }
    if let value = source.bool("highlighted") { picture.isHighlighted = value }
  }
}
