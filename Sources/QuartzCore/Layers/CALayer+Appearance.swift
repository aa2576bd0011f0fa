import PlatformInterface

/// Looks: what the layer paints itself, and how its whole subtree is shown.
extension CALayer {
  final func setHidden(_ new: Bool) {
    guard flags.contains(.hidden) != new else { return }
    if new { flags.insert(.hidden) } else { flags.remove(.hidden) }
    if let parent {
      parent.markDirty(flags.contains(.isMask) ? .dirtyAppearance : .dirtySublayers)
      // Passes leave hidden layers with their marks.
      if !new { repeatMarks() }
    } else {
      markDirty(.dirtyAppearance)
    }
  }

  final func setOpacity(_ new: Float) {
    let new = new.isNaN ? 1 : min(max(new, 0), 1)
    guard new != storedOpacity else { return }
    let wasInvisible = storedOpacity == 0
    storedOpacity = new
    markDirty(.dirtyAppearance)
    guard wasInvisible || new == 0, let parent else { return }
    // Nothing below a fully transparent layer is displayed or committed: as good as hidden.
    parent.markDirty(flags.contains(.isMask) ? .dirtyAppearance : .dirtySublayers)
    if wasInvisible { repeatMarks() }
  }

  /// What is painted in front of sublayers and border and stays where it is when the bounds' origin
  /// moves: scroll bars. In coordinates that start at the top left of the bounds.
  package final var overlay: [RenderPrimitive] {
    get { appearance?.overlay ?? [] }
    set {
      if newValue.isEmpty, appearance?.overlay.isEmpty ?? true { return }
      madeAppearance.overlay = newValue
      markDirty(.dirtyAppearance)
    }
  }

  final func setBackgroundColor(_ new: CGColor?) {
    guard new !== storedBackgroundColor else { return }
    let isSame = new?.rgba == storedBackgroundColor?.rgba
    storedBackgroundColor = new
    if !isSame { markDirty(.dirtyAppearance) }
  }

  final func setCornerRadius(_ new: CGFloat) {
    guard new != storedCornerRadius, !new.isNaN else { return }
    storedCornerRadius = new
    markDirty(.dirtyAppearance)
  }

  /// Stores a rare property, making room for it only where the value is not the default already.
  final func setRare<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<LayerAppearanceExtras, Value>, _ new: Value, default: Value
  ) {
    guard new != (appearance?[keyPath: path] ?? `default`) else { return }
    madeAppearance[keyPath: path] = new
    markDirty(.dirtyAppearance)
  }

  final func setColor(
    _ path: ReferenceWritableKeyPath<LayerAppearanceExtras, CGColor?>, _ new: CGColor?
  ) {
    let appearance = madeAppearance
    guard new !== appearance[keyPath: path] else { return }
    appearance[keyPath: path] = new
    markDirty(.dirtyAppearance)
  }

  final func setShadowPath(_ new: CGPath?) {
    guard new !== appearance?.shadowPath else { return }
    madeAppearance.shadowPath = new.frozen
    markDirty(.dirtyAppearance)
  }
}

extension Optional<CGPath> {
  /// The path as it is now, whatever happens to it later.
  var frozen: CGPath? { self is CGMutablePath ? self?.copy() : self }
}
