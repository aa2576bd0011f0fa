import PlatformInterface
import QuartzCore

/// Labels that are hard to see: too little contrast to what lies behind, or cut off.
@MainActor
enum AccessibilityTextAudit {
  static func findings(in scene: UIWindowScene) -> [AccessibilityAudit.Finding] {
    var found: [AccessibilityAudit.Finding] = []
    for window in scene.windows where !window.isHidden {
      visit(window, clip: window.accessibilityFrame, alpha: 1, behind: nil) {
        label, frame, alpha, behind in
        if let finding = contrast(of: label, frame, alpha, behind) { found.append(finding) }
        if let finding = cut(label, frame) { found.append(finding) }
      }
    }
    return found
  }

  /// Calls `body` for each label in sight, with its box, the alpha of it all and the colour behind, nil where
  /// that is not one colour.
  private static func visit(
    _ view: UIView, clip: CGRect, alpha: CGFloat, behind: RGBA?,
    _ body: (UILabel, CGRect, CGFloat, RGBA?) -> Void
  ) {
    let alpha = alpha * view.alpha
    guard !view.isHidden, alpha > 0.01, !view.accessibilityElementsHidden,
      !view.flags.contains(.isBehindPresented)
    else { return }
    let frame = view.toScreen(view.bounds)
    var behind = behind
    if let color = background(of: view), color.alpha > 0 {
      behind = color.alpha > 0.99 ? color : behind.map { $0.covered(by: color) }
    }
    if hasPicture(view) { behind = nil }
    if let label = view as? UILabel, frame.meets(clip), !(label.text ?? "").isEmpty {
      body(label, frame, alpha, behind)
    }
    let inner = view.clipsToBounds ? clip.overlap(with: frame) : clip
    var seen = behind
    for child in view.subviews {
      DeepRecursion.run { visit(child, clip: inner, alpha: alpha, behind: seen, body) }
      // What lies over this child from now on has it behind where it is there.
      if !child.isHidden, child.alpha > 0.99, child.bounds.size == view.bounds.size,
        let color = background(of: child), color.alpha > 0.99
      {
        seen = color
      } else if hasPicture(child), !child.isHidden,
        child.bounds.width > view.bounds.width / 2
      {
        seen = nil
      }
    }
  }

  /// Whether something is behind a view's subviews that is not one colour: what it draws itself, or layers that
  /// are no views'.
  private static func hasPicture(_ view: UIView) -> Bool {
    if view is UILabel { return false }
    return view is UIVisualEffectView || view is UIImageView || view.flags.contains(.drawsItself)
      || view.layer.contents != nil || view.layer is CAGradientLayer
      || (view.layer.sublayers ?? []).contains {
        !($0.delegate is UIView) && !$0.isHidden && $0.bounds.width > view.bounds.width / 2
          && $0.bounds.height > view.bounds.height / 2
      }
  }

  /// Colours as those see them who have asked for more contrast: colours that adapt, as the system's do, are
  /// judged by that.
  private static func color(_ color: UIColor, in view: UIView) -> RGBA {
    let traits = view.traitCollection.modifyingTraits { $0.accessibilityContrast = .high }
    return color.resolvedColor(with: traits).cgColor.rgba
  }

  private static func background(of view: UIView) -> RGBA? {
    if let own = view.backgroundColor { return color(own, in: view) }
    return view.layer.backgroundColor?.rgba
  }

  /// iOS-BEHAVIOUR: 4.5 : 1, and 3 : 1 from 18 points on, or from 14 bold.
  /// Evidence: https://www.w3.org/TR/WCAG21/#contrast-minimum
  private static func contrast(
    of label: UILabel, _ frame: CGRect, _ alpha: CGFloat, _ behind: RGBA?
  ) -> AccessibilityAudit.Finding? {
    guard let behind, alpha > 0.99, label.isEnabled, !isPartOfDisabled(label) else { return nil }
    let color = color(label.textColor, in: label)
    guard color.alpha > 0.01 else { return nil }
    let ratio = behind.covered(by: color).contrast(to: behind)
    let size = label.font.pointSize
    let isBold = label.font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let least = size >= 18 || (isBold && size >= 14) ? 3 : 4.5
    guard ratio < least - 0.01 else { return nil }
    let tenths = (ratio * 10).rounded(.down) / 10
    return AccessibilityAudit.Finding(
      kind: "contrast",
      message: "has a contrast of \(tenths) : 1, less than \(least == 3 ? "3" : "4.5") : 1",
      element: label.text ?? "", frame: frame)
  }

  /// What cannot be used may be pale.
  private static func isPartOfDisabled(_ label: UILabel) -> Bool {
    sequence(first: label as UIView, next: { $0.superview }).lazy
      .compactMap { $0 as? UIControl }.first.map { !$0.isEnabled } ?? false
  }

  private static func cut(_ label: UILabel, _ frame: CGRect) -> AccessibilityAudit.Finding? {
    let bounds = label.bounds
    guard bounds.width > 0, bounds.height > 0, !label.adjustsFontSizeToFitWidth else { return nil }
    let lines = label.numberOfLines
    label.numberOfLines = 0
    defer { label.numberOfLines = lines }
    let whole = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    guard whole.height > bounds.height + 1.5 || whole.width > bounds.width + 1.5 else { return nil }
    return AccessibilityAudit.Finding(
      kind: "clipped", message: "is cut off at this text size", element: label.text ?? "",
      frame: frame)
  }
}

extension RGBA {
  /// What is seen where a colour lies over this one, which lets nothing through.
  fileprivate func covered(by color: RGBA) -> RGBA {
    func mix(_ below: Float, _ above: Float) -> Float { below + (above - below) * color.alpha }
    return RGBA(
      red: mix(red, color.red), green: mix(green, color.green), blue: mix(blue, color.blue))
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(Double(red)) + 0.7152 * linear(Double(green))
      + 0.0722 * linear(Double(blue))
  }

  /// From 1 to 21.
  fileprivate func contrast(to other: RGBA) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
