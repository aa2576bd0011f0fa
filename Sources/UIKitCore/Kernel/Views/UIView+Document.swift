import NibDocument

/// Attributes of `<view>` that every view has, and the subviews and guides inside it.
extension NibElement {
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
    if let value = source.word("minimumContentSizeCategory", NibWords.textSizes) {
      view.minimumContentSizeCategory = value
    }
    if let value = source.word("maximumContentSizeCategory", NibWords.textSizes) {
      view.maximumContentSizeCategory = value
    }
    if let value = source.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
    readColors(view, source)
    readLayout(view, source)
    AccessibilityDocument.read(view, source)
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
      if let guide = view.documentGuide(key) { builder.setObject(guide, child.id) }
    }
    for child in source.object.lists["layoutGuides"] ?? [] {
      guard let guide = builder.make(child) as? UILayoutGuide else { continue }
      view.addLayoutGuide(guide)
    }
  }

  /// A content view is there before the document's element is read.
  static func fill(_ view: UIView, with object: NibObject, _ source: NibSource) {
    let inner = NibSource(object, source.builder)
    source.builder.take(view, for: object)
    read(view, inner)
    readContents(view, inner)
    // Older documents say nothing of the content view's own size.
    if object.values["frame"] == nil, let holder = view.superview { view.frame = holder.bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

extension NibWords {
  /// Text sizes, as Swift names them and by the names that are their values.
  ///
  /// iOS-BEHAVIOUR: which of the two documents of Interface Builder have is not known. Evidence: unmeasured.
  static let textSizes: [String: UIContentSizeCategory] = {
    var words: [String: UIContentSizeCategory] = [:]
    for size in UIContentSizeCategory.allSizes {
      words[size.rawValue] = size
      words[size.name] = size
    }
    return words
  }()

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static let masks: [String: UIView.AutoresizingMask] = [
    "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
    "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
  ]

  static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}

extension NibBuilding {
  /// The view of an element inside another one.
  func view(_ source: NibObject) -> UIView? { make(source) as? UIView }
}
