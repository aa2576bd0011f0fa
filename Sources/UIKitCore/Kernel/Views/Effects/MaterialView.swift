import QuartzCore

/// A material without contents, for views that have one behind theirs.
final class MaterialView: ControlPart {
  private var shown: UIBlurEffect?

  init(_ effect: UIBlurEffect? = nil) {
    super.init(frame: .zero)
    isOpaque = false
    UIView.performWithoutAnimation { self.effect = effect }
  }

  required init?(coder: NSCoder) { nil }

  /// Nil for nothing at all. In an animation blur and colour grow or fade away.
  var effect: UIBlurEffect? {
    get { shown }
    set {
      guard newValue?.style != shown?.style else { return }
      let old = shown
      shown = newValue
      guard let newValue else {
        if let old { backgroundColor = tint(of: old, factor: 0) }
        layer.backdropAmount = 0
        return
      }
      if old == nil {
        // Colour comes out of nothing, not out of black.
        UIView.performWithoutAnimation {
          backgroundColor = tint(of: newValue, factor: 0)
          layer.backdropAmount = 0
        }
      }
      takeBackdrop()
      layer.backdropAmount = 1
      backgroundColor = tint(of: newValue, factor: 1)
    }
  }

  private func tint(of effect: UIBlurEffect, factor: CGFloat) -> UIColor {
    let style = effect.style
    return UIColor { traits in
      let material = BlurMaterial(style, isDark: traits.userInterfaceStyle == .dark)
      return UIColor(white: material.white, alpha: material.alpha * factor)
    }
  }

  private func takeBackdrop() {
    guard let shown else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    layer.backdrop = BlurMaterial(shown.style, isDark: isDark).backdrop
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeBackdrop()
  }
}
