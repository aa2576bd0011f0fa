import CSwiftRuntime
import Failures

/// Presentation layers: copies with the values that are seen.
extension CALayer {
  /// A copy with what the layer shows now, made by the class's `init(layer:)`.
  ///
  /// iOS-BEHAVIOUR: nil for a layer that is not on screen. Evidence: unmeasured.
  final func makePresentation() -> CALayer? {
    if flags.contains(.isPresentation) { return self }
    guard cachedNode != nil || attachedHost != nil else { return nil }
    let copy = Self.copy(of: self)
    copy.flags.insert(.isPresentation)
    copy.madeAnimations.model = self
    for (property, value) in evaluate(at: LayerAnimator.now) {
      copy.storeAnimatableValue(value, of: property)
    }
    return copy
  }

  private static func copy(of layer: CALayer) -> CALayer {
    if Swift.type(of: layer) == CALayer.self { return CALayer(layer: layer) }
    // The initialiser takes its argument over.
    let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    argument.initialize(to: layer)
    defer { argument.deallocate() }
    let type: AnyClass = Swift.type(of: layer)
    let object = tessera_allocate_with_layer(
      unsafeBitCast(type, to: UnsafeRawPointer.self), tessera_calayer_init_layer_descriptor(),
      tessera_calayer_class_descriptor(), argument)
    guard let object else { failure("init(layer:) of \(type) returned nothing.") }
    return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
  }

  /// The layer that a presentation layer shows; other layers themselves.
  final var modelLayer: CALayer { animationState?.model ?? self }

  final var presentationSuperlayer: CALayer? { modelLayer.superlayer?.makePresentation() }

  final var presentationSublayers: [CALayer]? {
    let list = modelLayer.storedSublayers.compactMap { $0.makePresentation() }
    return list.isEmpty ? nil : list
  }

  /// Hit testing where layers are seen: `p` in the superlayer's coordinates.
  final func presentationHit(at p: CGPoint) -> CALayer? {
    LayerAnimator.whileShown(at: LayerAnimator.now) { modelLayer.foremostLayer(at: p) }?
      .makePresentation()
  }

  /// `body` with what animated layers everywhere show now in place of their own values: for asking
  /// where things are seen. It must change nothing.
  package static func withPresentedValues<Result>(_ body: () -> Result) -> Result {
    LayerAnimator.whileShown(at: LayerAnimator.now, body)
  }
}
