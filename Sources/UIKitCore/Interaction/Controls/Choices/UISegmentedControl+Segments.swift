/// What is kept for single segments, and an appearance that themes set. An index without a segment
/// reads as nothing and sets nothing.
extension UISegmentedControl {
  private func segment(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let view = self.segment(segment) else { return }
    view.title = title
    view.image = nil
    contentDidChange()
  }
  public func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let view = self.segment(segment) else { return }
    view.image = image
    view.title = nil
    contentDidChange()
  }
  public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    self.segment(segment)?.action = action
    contentDidChange()
  }
  public func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Zero lets the control decide.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment)?.setWidth = width > 0 ? width : nil
    contentDidChange()
  }
  public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.setWidth ?? 0 }

  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(segment)?.contentOffset = offset
  }
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isOn = enabled
    takeAppearance()
  }
  public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isOn ?? false }

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    takeAppearance()
  }
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes.value(in: state)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    takeAppearance()
  }
}
