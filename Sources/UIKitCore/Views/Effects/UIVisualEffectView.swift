import PlatformInterface
import QuartzCore

/// A material with contents on it.
///
/// What is behind shines through the material's colour but is not blurred, and vibrancy is a tint:
/// both report themselves once.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let material = ControlPart(frame: .zero)
  private let contents = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    for view in [material, contents] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    showEffect()
  }

  /// Where contents go; not the view itself.
  open var contentView: UIView { contents }

  /// Can be animated, from and to nil as well.
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { showEffect() } }
  }

  private func showEffect() {
    switch effect {
    case let blur as UIBlurEffect:
      Unsupported.report("UIBlurEffect's blur")
      material.backgroundColor = blur.color
    case let vibrancy as UIVibrancyEffect:
      Unsupported.report("UIVibrancyEffect's colours from behind")
      material.backgroundColor = .clear
      contents.tintColor = vibrancy.tint
    default: material.backgroundColor = .clear
    }
  }
}
