import NibDocument

extension NibElement {
  static func read(_ view: UIScrollView, _ source: NibSource) {
    read(view as UIView, source)
    if let value = source.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
    if let value = source.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
    if let value = source.bool("bounces") { view.bounces = value }
    if let value = source.bool("bouncesZoom") { view.bouncesZoom = value }
    if let value = source.bool("pagingEnabled") { view.isPagingEnabled = value }
    if let value = source.bool("scrollEnabled") { view.isScrollEnabled = value }
    if let value = source.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
    if let value = source.bool("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = value
    }
    if let value = source.bool("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = value
    }
    if let value = source.bool("delaysContentTouches") { view.delaysContentTouches = value }
    if let value = source.bool("canCancelContentTouches") { view.canCancelContentTouches = value }
    if let value = source.number("minimumZoomScale") { view.minimumZoomScale = value }
    if let value = source.number("maximumZoomScale") { view.maximumZoomScale = value }
    if let insets = source.insets("contentInset") { view.contentInset = insets }
    if let insets = source.insets("scrollIndicatorInsets") {
      view.verticalScrollIndicatorInsets = insets
      view.horizontalScrollIndicatorInsets = insets
    }
    if let word = source.text("contentInsetAdjustmentBehavior"),
      let value: UIScrollView.ContentInsetAdjustmentBehavior = [
        "automatic": .automatic, "never": .never, "always": .always,
        "scrollableAxes": .scrollableAxes,
      ][word]
    {
      view.contentInsetAdjustmentBehavior = value
    }
    if let word = source.text("keyboardDismissMode"),
      let value: UIScrollView.KeyboardDismissMode = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
      ][word]
    {
      view.keyboardDismissMode = value
    }
    if let word = source.text("indicatorStyle"),
      let value: UIScrollView.IndicatorStyle = [
        "default": .default, "black": .black, "white": .white,
      ][word]
    {
      view.indicatorStyle = value
    }
  }

  static func read(_ list: UICollectionView, _ source: NibSource) {
    read(list as UIScrollView, source)
    if let value = source.bool("allowsSelection") { list.allowsSelection = value }
    if let value = source.bool("allowsMultipleSelection") { list.allowsMultipleSelection = value }
    if let value = source.bool("prefetchingEnabled") { list.isPrefetchingEnabled = value }
    if let child = source.object.keyedObjects["collectionViewLayout"],
      let layout = source.builder.make(child) as? UICollectionViewLayout
    {
      list.collectionViewLayout = layout
    }
    if let child = source.object.keyedObjects["backgroundView"] {
      list.backgroundView = source.builder.view(child)
    }
    for child in source.object.lists["cells"] ?? [] {
      guard let identifier = identifier(of: child, source) else { continue }
      list.register(prototype(child, source), forCellWithReuseIdentifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let child = source.object.keyedObjects[key],
        let identifier = identifier(of: child, source)
      else { continue }
      list.register(
        prototype(child, source), forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }

  static func prototype(_ object: NibObject, _ source: NibSource) -> UINib {
    UINib(prototype: NibPrototype(object, of: source.builder))
  }

  static func identifier(of object: NibObject, _ source: NibSource) -> String? {
    if let identifier = object.string("reuseIdentifier"), !identifier.isEmpty { return identifier }
    source.builder.tell(
      .damaged, "A prototype should have a reuse identifier to be dequeued by.", object)
    return nil
  }

  static func read(_ view: UICollectionReusableView, _ source: NibSource) {
    read(view as UIView, source)
    view.elementState.reuseIdentifier = source.text("reuseIdentifier")
  }

  static func read(_ cell: UICollectionViewCell, _ source: NibSource) {
    read(cell as UICollectionReusableView, source)
    let children = source.object.keyedObjects
    if let child = children["contentView"] ?? children["collectionViewCellContentView"] {
      fill(cell.contentView, with: child, source)
    }
    if let child = children["backgroundView"] { cell.backgroundView = source.builder.view(child) }
    if let child = children["selectedBackgroundView"] {
      cell.selectedBackgroundView = source.builder.view(child)
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

  static func read(_ layout: UICollectionViewFlowLayout, _ source: NibSource) {
    if let value = source.number("minimumLineSpacing") { layout.minimumLineSpacing = value }
    if let value = source.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = value
    }
    if source.text("scrollDirection") == "horizontal" { layout.scrollDirection = .horizontal }
    if let size = source.size("itemSize") { layout.itemSize = size }
    if let size = source.size("estimatedItemSize") {
      layout.estimatedItemSize = size
    } else if source.bool("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = source.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = source.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = source.insets("sectionInset") { layout.sectionInset = insets }
    if let word = source.text("sectionInsetReference"),
      let value: UICollectionViewFlowLayout.SectionInsetReference = [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
        "layoutMargins": .fromLayoutMargins,
      ][word]
    {
      layout.sectionInsetReference = value
    }
    if let value = source.bool("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = value
    }
    if let value = source.bool("sectionFootersPinToVisibleBounds") {
      layout.sectionFootersPinToVisibleBounds = value
    }
  }
}
