import PlatformInterface
import QuartzCore

/// A material with contents on it.
///
/// What is behind shines through, blurred. Vibrancy is a tint and says so once.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let material = MaterialView()
  private let contents = UIView()

  /// Makes a view with an effect; nil shows its contents alone.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    begin()
  }

  /// Makes a view without an effect in a rectangle of its superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Makes a view from a document, with its effect and contents.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  private func begin() {
    for view in [material, contents] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    showEffect()
  }

  /// The view that contents are added to, rather than to the effect view itself.
  open var contentView: UIView { contents }

  /// Can be animated, from and to nil as well.
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { showEffect() } }
  }

  private func showEffect() {
    switch effect {
    case let blur as UIBlurEffect: material.effect = blur
    case let vibrancy as UIVibrancyEffect:
      Unsupported.report("UIVibrancyEffect's colours from behind")
      material.effect = nil
      contents.tintColor = vibrancy.tint
      contents.overrideUserInterfaceStyle = vibrancy.appearance
    default: material.effect = nil
    }
  }
}
