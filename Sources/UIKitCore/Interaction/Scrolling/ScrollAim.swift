/// One end of a scroll view's content as the aim of a glide.
struct ScrollAim {
  let axis: NSLayoutConstraint.Axis
  let isEnd: Bool
  /// The glide came there, and the layout that follows has not been heard yet.
  var wasReached = false
  /// How often the glide came there.
  var arrivals = 0

  /// Content that grows whenever its end is seen is not followed without end.
  static let maximumArrivals = 8

  /// The offset at which the end is seen, as the content is now.
  @MainActor
  func offset(in view: UIScrollView) -> CGPoint {
    var offset = view.contentOffset
    let far: CGFloat = isEnd ? .infinity : -.infinity
    if axis == .horizontal { offset.x = far } else { offset.y = far }
    return view.pixelRounded(view.clampedOffset(offset))
  }
}
