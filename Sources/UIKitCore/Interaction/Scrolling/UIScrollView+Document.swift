/// Attributes of `<scrollView>`, which every view that scrolls has.
extension NibElement {
  static func read(_ view: UIScrollView, _ source: NibSource) {
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
}
