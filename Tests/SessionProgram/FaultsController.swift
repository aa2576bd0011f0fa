import UIKit

/// A screen with ten faults for those who do not see it, or see or hit little: one of each kind that an audit names,
/// and an identifier that is there twice.
final class FaultsController: UIViewController {
  private let hasFaults: Bool

  /// - Parameter hasFaults: whether the faults are there, or one text without any.
  init(hasFaults: Bool) {
    self.hasFaults = hasFaults
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    guard hasFaults else {
      _ = element("Sound", 20, 20)
      return
    }
    plantTexts()
    plantControls()
    plantPlaces()
  }

  private func add<Added: UIView>(
    _ added: Added, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Added {
    added.frame = CGRect(x: x, y: y, width: width, height: height)
    view.addSubview(added)
    return added
  }

  private func element(
    _ label: String, _ x: CGFloat, _ y: CGFloat, traits: UIAccessibilityTraits = .staticText
  ) -> UIView {
    let made = add(UIView(), x, y, 60, 44)
    made.isAccessibilityElement = true
    made.accessibilityLabel = label
    made.accessibilityTraits = traits
    return made
  }

  private func plantTexts() {
    // 1: too little contrast.
    let faint = add(UILabel(), 20, 20, 200, 24)
    faint.text = "Faint"
    faint.textColor = UIColor(white: 0.8, alpha: 1)
    // 2: cut off at the largest text size alone.
    let wide = add(UILabel(), 20, 60, 220, 24)
    wide.text = "Wide at the largest size"
    wide.textColor = .black
    wide.font = .preferredFont(forTextStyle: .body)
    wide.adjustsFontForContentSizeCategory = true
    // 3: the name of a file.
    _ = element("icon_star@2x.png", 20, 100, traits: .image)
  }

  private func plantControls() {
    // 4: no label.
    _ = add(UIButton(type: .custom), 20, 160, 60, 44)
    // 5: its kind in its label.
    _ = element("Save button", 120, 160, traits: .button)
    // 6: adjustable, without a value.
    _ = element("Volume", 220, 160, traits: .adjustable)
    // 7: small, beside another.
    let tiny = element("Tiny", 20, 230, traits: .button)
    tiny.frame.size = CGSize(width: 20, height: 20)
    let large = element("Large", 42, 220, traits: .button)
    large.frame.size.width = 100
  }

  private func plantPlaces() {
    // 8: the same twice in one place.
    for _ in 0..<2 { _ = element("Twice", 20, 300) }
    // 9: an identifier twice.
    for (label, x) in [("One", 20), ("Other", 120)] as [(String, CGFloat)] {
      element(label, x, 360).accessibilityIdentifier = "same"
    }
    // 10: listed after what lies below it.
    let group = add(UIView(), 20, 420, 200, 120)
    let (upper, lower) = (element("Upper", 0, 0), element("Lower", 0, 60))
    for part in [upper, lower] { group.addSubview(part) }
    group.accessibilityElements = [lower, upper]
  }
}
