/// A scroll view's content: its size is `contentSize` where constraints decide that.
final class ScrollContentGuide: UILayoutGuide {
  init(of owner: UIView) {
    super.init()
    storedOwner = owner
    identifier = "UIScrollView-contentLayoutGuide"
  }

  required init?(coder: NSCoder) { nil }

  override func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of owner: UIView,
    resolver: LayoutResolver, to sum: inout LayoutSum
  ) {
    let item = resolver.engine.contentItem(of: owner)
    var box = resolver.box(of: item, in: owner, attribute.axis)
    // The content begins where the coordinates of what is in it do.
    box.path.removeFirst()
    resolver.addEdges(factor, attribute.plain, box: box, insets: .zero, to: &sum)
  }

  override func frame(in owner: UIView) -> CGRect {
    CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
  }
}

/// A scroll view's frame as its content sees it: it moves through the content.
final class ScrollFrameGuide: UILayoutGuide {
  init(of owner: UIView) {
    super.init()
    storedOwner = owner
    identifier = "UIScrollView-frameLayoutGuide"
  }

  required init?(coder: NSCoder) { nil }

  override var liesInside: Bool { false }

  override func add(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of owner: UIView,
    resolver: LayoutResolver, to sum: inout LayoutSum
  ) {
    resolver.addVisible(factor, attribute.plain, of: owner, insets: .zero, to: &sum)
  }

  override func frame(in owner: UIView) -> CGRect { owner.storedLayer.bounds }
}

extension LayoutResolver {
  /// An attribute of the part of a view that is seen, whatever its content's place.
  func addVisible(
    _ factor: Double, _ attribute: NSLayoutConstraint.Attribute, of view: UIView,
    insets: UIEdgeInsets, to sum: inout LayoutSum
  ) {
    addEdges(
      factor, attribute, box: box(of: view, attribute.axis), insets: insets, to: &sum)
    guard view === holder, view.isScrollView, attribute.kind != .size else { return }
    let origin = view.storedLayer.bounds.origin
    sum.add(factor * (attribute.axis == .horizontal ? origin.x : origin.y))
    sum.depend(on: .offset, of: view)
  }
}

extension UIScrollView {
  /// The rectangle of the content, for constraints to its edges and its size, which they decide.
  public var contentLayoutGuide: UILayoutGuide {
    let state = madeAutoLayout
    if let guide = state.systemGuides.content { return guide }
    let guide = ScrollContentGuide(of: self)
    state.systemGuides.content = guide
    return guide
  }

  /// The rectangle of the view itself, for constraints: what is bound to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide {
    let state = madeAutoLayout
    if let guide = state.systemGuides.frame { return guide }
    let guide = ScrollFrameGuide(of: self)
    state.systemGuides.frame = guide
    return guide
  }

  /// Takes over the content size that constraints came to.
  final func takeConstrainedContentSize() {
    guard let item = autoLayout?.content, let engine = item.engine else { return }
    let frame = item.frame(in: engine.solver)
    guard frame != item.takenFrame else { return }
    item.takenFrame = frame
    let rounded = frame.pixelRounded(pixelScale)
    var size = contentSize
    if engine.isUsed(item.width) { size.width = max(0, rounded.width) }
    if engine.isUsed(item.height) { size.height = max(0, rounded.height) }
    if size != contentSize { contentSize = size }
  }
}
