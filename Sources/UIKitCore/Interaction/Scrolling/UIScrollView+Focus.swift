extension UIView {
  /// Scrolls whatever is around, so that the view can be seen.
  final func bringIntoSightForFocus() {
    var link = storedSuperview
    while let view = link {
      if let scrollView = view as? UIScrollView {
        scrollView.reveal(convert(bounds, to: scrollView), animated: true)
      }
      link = view.storedSuperview
    }
  }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of the part that is seen, which is that of the bounds.
  public var visibleSize: CGSize { bounds.size }
}
