extension UIView {
  /// Scrolls whatever is around, so that the view can be seen.
  final func bringIntoSightForFocus() {
    let ring = focusRingShape(in: CGRect(origin: .zero, size: bounds.size)).rect
    let withRing = bounds.union(ring.offsetBy(dx: bounds.minX, dy: bounds.minY))
    bringIntoSight(withRing, from: storedSuperview)
  }

  /// Scrolls what is around an accessible element that is no view, this view included, so that it can be seen.
  final func bringIntoSightForFocus(_ element: NSObject) {
    bringIntoSight(focusArea(of: element).insetBy(dx: -3, dy: -3), from: self)
  }

  /// Scrolls `first` and what is around it, so that a part of this view can be seen.
  private func bringIntoSight(_ rect: CGRect, from first: UIView?) {
    var link = first
    while let view = link {
      if let scrollView = view as? UIScrollView {
        scrollView.reveal(convert(rect, to: scrollView), animated: true)
      }
      link = view.storedSuperview
    }
  }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// All that can be scrolled into sight.
  final var contentWithInsets: CGRect {
    let inset = currentAdjustedInset
    return CGRect(
      x: -inset.left, y: -inset.top, width: contentSize.width + inset.left + inset.right,
      height: contentSize.height + inset.top + inset.bottom)
  }

  /// The size of the part that is seen, which is that of the bounds.
  public var visibleSize: CGSize { bounds.size }
}
