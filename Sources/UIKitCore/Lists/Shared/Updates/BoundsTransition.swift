/// The way of the views when the list is laid out inside an animation: it got another size, or its
/// layout changed its mind.
@MainActor
struct BoundsTransition: ListTransition {
  let view: any ListView
  let layout: UICollectionViewLayout
  let scene: SceneBefore

  /// Bounds that change inside an animation move by themselves.
  var movesOffset: Bool { false }

  func end(
    of attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    view.seen(layout.finalAttributes(of: attributes, at: path))
  }

  func start(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    view.seen(layout.initialAttributes(of: attributes))
  }
}

extension ListView {
  /// The layout pass inside somebody's animation block, whose duration and curve hold.
  func layoutInAnimation() {
    guard let layout = storedLayout else { return }
    let resized = arrangement.takeBoundsChange()
    run(
      BoundsTransition(view: self, layout: layout, scene: resized ?? SceneBefore(of: self)),
      gone: [],
      finalize: { if resized != nil { layout.finalizeAnimatedBoundsChange() } }, completion: nil)
  }
}
