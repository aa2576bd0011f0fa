/// Says where a scroll view stands once it was scrolled by a page, for those who do not see it.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// What readers say; nil for "page 2 of 5".
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// The same with attributes of speech, in place of the plain text.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

/// The methods are optional.
extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView)
    -> NSAttributedString?
  { nil }
}
