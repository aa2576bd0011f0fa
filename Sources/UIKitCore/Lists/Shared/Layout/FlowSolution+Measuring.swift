import CollectionEngine

/// Sizes that become known while the content is seen.
@MainActor
extension FlowSolution {
  /// Takes over what cells told of their sizes.
  ///
  /// iOS-BEHAVIOUR: what is in sight stays where it is seen when something before it turns out larger
  /// or smaller than estimated: the offset moves along. Evidence: flow-19.
  ///
  /// - Returns: how far the content is to move; nil where it stays.
  mutating func measure(_ sight: ListSight) -> ListSight.Shift? {
    let measurements = self.measurements
    self.measurements = []
    cachedQuery = nil
    guard begins(measurements, before: sight.start) else {
      solver?.measure(measurements)
      return nil
    }
    let first = firstItem(from: sight.start, in: sight)
    let aim = sight.target.flatMap { firstItem(from: $0, in: sight) }
    solver?.measure(measurements)
    guard let first, let shift = shift(of: first, sight.axis), shift != 0 else { return nil }
    return ListSight.Shift(
      content: shift, target: aim.flatMap { self.shift(of: $0, sight.axis) } ?? shift)
  }

  /// Whether something was measured that begins before what is in sight.
  private func begins(
    _ measurements: [(path: ItemPath, size: CGSize)], before start: CGFloat
  ) -> Bool {
    let axis = solver?.environment.axis ?? .vertical
    return measurements.contains { path, _ in
      solver?.frame(of: path).map { $0.mainStart(axis) < start - 0.5 } ?? false
    }
  }

  /// The first item that begins at `position` or behind it, within a screen.
  private func firstItem(
    from position: CGFloat, in sight: ListSight
  ) -> FlowElement? {
    let axis = sight.axis
    var stretch = sight.bounds
    if axis == .vertical { stretch.origin.y = position } else { stretch.origin.x = position }
    return solver?.elements(in: stretch).first {
      $0.kind == .item && $0.frame.mainStart(axis) >= position - 0.5
    }
  }

  /// How far an item lies now from where it lay.
  private func shift(of element: FlowElement, _ axis: LayoutAxis) -> CGFloat? {
    solver?.frame(of: element.path).map {
      $0.mainStart(axis) - element.frame.mainStart(axis)
    }
  }
}

/// Which part of a solver's content is seen, and where scrolling is going.
@MainActor
struct ListSight {
  /// How far what is seen lies from where it lay.
  struct Shift {
    var content: CGFloat
    /// The same of where an animated scroll is going.
    var target: CGFloat
  }

  let axis: LayoutAxis
  /// In the list's coordinates.
  let bounds: CGRect
  /// Where sight begins, behind the insets, in the solver's coordinates.
  let start: CGFloat
  /// Where it will begin at the end of an animated scroll.
  let target: CGFloat?

  /// - Parameter origin: where the solver's content begins in the list's.
  init(_ view: UIScrollView, axis: LayoutAxis, origin: CGFloat = 0) {
    self.axis = axis
    bounds = view.storedLayer.bounds
    let visible = bounds.inset(by: view.currentAdjustedInset).mainStart(axis)
    let inset = visible - bounds.mainStart(axis)
    start = visible - origin
    target = (view.storedMotion?.target).map {
      (axis == .vertical ? $0.y : $0.x) + inset - origin
    }
  }
}

extension ListView {
  /// Keeps in place what is seen.
  func follow(_ shift: ListSight.Shift?, axis: LayoutAxis) {
    guard let shift else { return }
    let offset = storedLayer.bounds.origin
    if axis == .vertical {
      adjustOffset(
        to: CGPoint(x: offset.x, y: offset.y + shift.content),
        targetShift: CGVector(dx: 0, dy: shift.target))
    } else {
      adjustOffset(
        to: CGPoint(x: offset.x + shift.content, y: offset.y),
        targetShift: CGVector(dx: shift.target, dy: 0))
    }
  }
}
