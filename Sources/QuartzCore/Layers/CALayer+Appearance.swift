import PlatformInterface

/// Appearance: what the layer paints itself, and how its whole subtree is shown.
extension CALayer {
  final func setHidden(_ new: Bool) {
    guard flags.contains(.hidden) != new else { return }
    let action = pendingAction(.hidden)
    defer { action?.run() }
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
    let action = pendingAction(.opacity)
    defer { action?.run() }
    let wasInvisible = storedOpacity == 0
    storedOpacity = new
    markDirty(.dirtyAppearance)
    guard wasInvisible || new == 0, let parent else { return }
    // Nothing below a fully transparent layer is displayed or committed: as good as hidden.
    parent.markDirty(flags.contains(.isMask) ? .dirtyAppearance : .dirtySublayers)
    if wasInvisible { repeatMarks() }
  }

  /// What the layer does with all that is painted below it, within its bounds and rounded corners; its
  /// background colour lies over that. Nil for most.
  package final var backdrop: RenderBackdrop? {
    get { appearance?.backdrop }
    set { setRare(\.backdrop, newValue, default: nil) }
  }

  /// How much of `backdrop` is seen, from 0 to 1: radius and saturation grow with it. Can be animated.
  package final var backdropAmount: CGFloat {
    get { appearance?.backdropAmount ?? 1 }
    set { setRare(\.backdropAmount, newValue, default: 1, .backdropAmount) }
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
    guard
      new?.rgba != storedBackgroundColor?.rgba || new?.pattern != nil
        || storedBackgroundColor?.pattern != nil
    else { return storedBackgroundColor = new }
    let action = pendingAction(.backgroundColor)
    storedBackgroundColor = new
    markDirty(.dirtyAppearance)
    action?.run()
  }

  final func setCornerRadius(_ new: CGFloat) {
    guard new != storedCornerRadius, !new.isNaN else { return }
    let action = pendingAction(.cornerRadius)
    storedCornerRadius = new
    markDirty(.dirtyAppearance)
    action?.run()
  }

  final func setContentsFormat(_ format: CALayerContentsFormat) {
    setRare(\.contentsFormat, format, default: .RGBA8Uint)
    if format != .RGBA8Uint { Unsupported.report("CALayer.contentsFormat") }
  }

  final func setRasterizationScale(_ scale: CGFloat) {
    guard scale != rasterizationScale else { return }
    madeAppearance.rasterizationScale = scale
    // Coarser than any screen: meant to be seen.
    if scale < 1 { Unsupported.report("CALayer.rasterizationScale") }
  }

  /// Stores a rare property, making space for it only where the value is not the default already.
  final func setRare<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<LayerAppearanceExtras, Value>, _ new: Value, default: Value,
    _ property: LayerProperty? = nil
  ) {
    guard new != (appearance?[keyPath: path] ?? `default`) else { return }
    let action = property.flatMap { pendingAction($0) }
    madeAppearance[keyPath: path] = new
    markDirty(.dirtyAppearance)
    action?.run()
  }

  final func setColor(
    _ path: ReferenceWritableKeyPath<LayerAppearanceExtras, CGColor?>, _ new: CGColor?,
    _ property: LayerProperty
  ) {
    let appearance = madeAppearance
    guard new !== appearance[keyPath: path] else { return }
    let action = pendingAction(property)
    appearance[keyPath: path] = new
    markDirty(.dirtyAppearance)
    action?.run()
  }

  final func setShadowPath(_ new: CGPath?) {
    guard new !== appearance?.shadowPath else { return }
    let action = pendingAction(.shadowPath)
    madeAppearance.shadowPath = new.frozen
    markDirty(.dirtyAppearance)
    action?.run()
  }
}

extension Optional<CGPath> {
  /// The path as it is now, whatever happens to it later.
  var frozen: CGPath? { self is CGMutablePath ? self?.copy() : self }
}
