/// What is kept for single segments, and an appearance that themes set. An index without a segment
/// reads as nothing and sets nothing.
extension UISegmentedControl {
  private func segment(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Sets the text of a segment, which replaces its image.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let view = self.segment(segment) else { return }
    view.title = title
    view.image = nil
    contentDidChange()
  }
  /// Returns the text of a segment; nil where it shows an image or is not there.
  public func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets the image of a segment, which replaces its text.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let view = self.segment(segment) else { return }
    view.image = image
    view.title = nil
    contentDidChange()
  }
  /// Returns the image of a segment; nil where it shows a text or is not there.
  public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the action of a segment, which gives it its title or image and is performed when the
  /// segment is chosen.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    self.segment(segment)?.action = action
    contentDidChange()
  }
  /// Returns the action of a segment; nil where it has none or is not there.
  public func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// Returns the segment whose action has an identifier, or `noSegment`.
  ///
  /// - Complexity: O(segments).
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment in points; zero lets the control decide.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment)?.setWidth = width > 0 ? width : nil
    contentDidChange()
  }
  /// Returns the width set for a segment, in points; zero where the control decides.
  public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.setWidth ?? 0 }

  /// Moves the text or image of a segment from its middle, in points.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(segment)?.contentOffset = offset
  }
  /// Returns how far the text or image of a segment is moved from its middle, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  /// Sets whether a segment can be chosen; it is dimmed where it cannot.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isOn = enabled
    takeAppearance()
  }
  /// Returns whether a segment can be chosen; false for one that is not there.
  public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isOn ?? false }

  /// Sets the attributes of the titles in a state, such as font and colour. Nil takes those of
  /// `normal`.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    takeAppearance()
  }
  /// Returns the attributes set for a state, or those of `normal` where none are.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes.value(in: state)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    takeAppearance()
  }
}
