import UIKit

/// Shows a cover, by day or by night as the interface is light or dark.
final class CoverView: UIView {
  var cover: Cover? {
    didSet { if cover != oldValue { setNeedsDisplay() } }
  }

  /// Darkens the lower part, so that white text on it can be read.
  var showsShade = false {
    didSet { shade.isHidden = !showsShade }
  }

  private let shade = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contentMode = .redraw
    layer.cornerCurve = .continuous
    shade.colors = [
      UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.62).cgColor,
    ]
    shade.startPoint = CGPoint(x: 0.5, y: 0.25)
    shade.endPoint = CGPoint(x: 0.5, y: 1)
    shade.isHidden = true
    layer.addSublayer(shade)
    isAccessibilityElement = false
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: CoverView, _) in
      view.setNeedsDisplay()
    }
  }

  required init?(coder: NSCoder) { fatalError("Covers are made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shade.frame = bounds
    CATransaction.commit()
  }

  override func draw(_ rect: CGRect) {
    guard let cover, let context = UIGraphicsGetCurrentContext() else { return }
    CoverPainter(cover: cover, isDark: traitCollection.userInterfaceStyle == .dark)
      .paint(in: bounds, context)
  }
}
