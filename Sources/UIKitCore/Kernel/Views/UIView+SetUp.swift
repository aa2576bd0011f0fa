import CSwiftRuntime
import Failures
import PlatformInterface
import QuartzCore

extension UIView {
  /// The layer of this class's views.
  static func makeLayer() -> CALayer {
    let type: AnyClass = layerClass
    if type == CALayer.self { return CALayer() }
    guard let type = type as? CALayer.Type else {
      failure(
        "+[\(self) layerClass] must be CALayer or a subclass of it; found \(type).")
    }
    return ObjectFactory.make(type)
  }

  func setUp(frame: CGRect) {
    storedLayer.owner = self
    if frame != .zero { storedLayer.frame = frame }
    let traits = ClassTraits.of(type(of: self))
    if traits.decidesActions { storedLayer.setOwnerDecidesActions() }
    if traits.drawsItself {
      flags.insert(.drawsItself)
      provideContents()
    }
    if traits.updatesConstraints { ConstraintUpdates.add(self) }
  }

  /// Lets the layer ask this view for contents. Views whose class overrides `renderContents(in:)`
  /// call it once when they are made; those with a `draw(_:)` of their own need not.
  final func provideContents() {
    storedLayer.contentProvider = self
    storedLayer.contentsScale = storedTraits.displayScale
    storedLayer.setNeedsDisplay()
  }

  final func setFlag(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  final var madeRare: RareViewState {
    if let rare { return rare }
    let made = RareViewState()
    rare = made
    return made
  }

  /// A view of a registered class, made by the class's own `init(frame:)`, overridden or not.
  ///
  /// `init(frame:)` is not `required` on Apple, so Swift refuses to call it on a metatype; the
  /// runtime looks it up in the class's method table instead.
  static func instantiate(_ type: UIView.Type, frame: CGRect) -> UIView {
    ObjectFactory.make(type, frame: frame)
  }
}
