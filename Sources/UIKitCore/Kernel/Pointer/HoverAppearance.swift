import PlatformInterface
import QuartzCore

/// How a view answers to the pointer, shown on it without a change of the view: painted over it, and
/// animated beside its own values.
@MainActor
final class HoverAppearance {
  static let duration: TimeInterval = 0.15

  private enum Kind { case plate, tint, lift }

  private weak var view: UIView?
  private let kind: Kind
  private let shape: RenderPrimitive?
  private var grows = false
  private var castsShadow = false

  /// By how much a part grows: its longer side by 4 points, but never by more than a twentieth.
  private let growth: CGFloat
  private static let growthKey = "tessera.hover.scale"
  private static let shadowKeys = ["shadowOpacity", "shadowRadius", "shadowOffset"]

  /// For a pointer interaction; nil where the style only changes the pointer.
  convenience init?(_ style: UIPointerStyle) {
    guard case .effect(let effect, let shape) = style.kind else { return nil }
    let preview = effect.preview
    let view = preview.view
    var outline: Outline?
    if case .roundedRect(let rect, let radius)? = shape {
      outline = .rect(view.convert(rect, from: preview.target.container), radius)
    } else if case .path(let path)? = shape {
      outline = .path(path, from: preview.target.container)
    }
    switch effect {
    case .automatic: self.init(view, Self.fitting(view), outline)
    case .highlight: self.init(view, .plate, outline)
    case .lift: self.init(view, .lift, outline)
    case .hover(_, let tint, let shadow, let scaled):
      self.init(view, .tint, outline, isPainted: tint != .none, grows: scaled, shadow: shadow)
    }
  }

  /// For a view's own style.
  convenience init(_ style: UIHoverStyle, of view: UIView) {
    let kind: Kind =
      switch style.effect {
      case is UIHoverHighlightEffect: .plate
      case is UIHoverLiftEffect: .lift
      default: Self.fitting(view)
      }
    let content = UIShape.Resolved(shape: .rect, path: UIBezierPath(rect: view.bounds))
    let outline = style.shape.map {
      Outline.path(
        $0.resolved(in: UIShape.ResolutionContext(contentShape: content)).path, from: view)
    }
    self.init(view, kind, outline)
  }

  /// For a row of a list: hardly more than a breath over it.
  ///
  /// - Parameter shape: in coordinates that begin at the top left of the view's bounds.
  init(tinting shape: RoundedRect, of view: UIView) {
    self.view = view
    kind = .tint
    growth = 0
    let isDark = view.storedTraits.userInterfaceStyle == .dark
    self.shape = .fill(shape, (isDark ? RGBA.white : RGBA.black).withAlpha(isDark ? 0.06 : 0.035))
  }

  private enum Outline {
    /// In the view's coordinates.
    case rect(CGRect, CGFloat)
    case path(UIBezierPath, from: UIView)
  }

  private init(
    _ view: UIView, _ kind: Kind, _ outline: Outline?, isPainted: Bool = true,
    grows: Bool = false, shadow: Bool = false
  ) {
    self.view = view
    self.kind = kind
    growth = min(4 / max(view.bounds.width, view.bounds.height, 1), 0.05)
    self.grows = grows || kind == .lift
    castsShadow = shadow || kind == .lift
    shape = isPainted && kind != .lift ? Self.paint(outline, on: view) : nil
  }

  /// Small things get a plate, what has a ground of its own comes nearer, the rest is tinted.
  private static func fitting(_ view: UIView) -> Kind {
    if view.bounds.width > 200 || view.bounds.height > 200 { return .tint }
    return (view.storedLayer.backgroundColor?.alpha ?? 0) > 0.99 ? .lift : .plate
  }

  private static func paint(_ outline: Outline?, on view: UIView) -> RenderPrimitive {
    let isDark = view.storedTraits.userInterfaceStyle == .dark
    let color = (isDark ? RGBA.white : RGBA.black).withAlpha(isDark ? 0.12 : 0.07)
    let origin = view.storedLayer.bounds.origin
    switch outline {
    case .path(let path, let space):
      let place = view.convert(CGPoint.zero, from: space)
      let context = CGContext(
        recording: CGRect(origin: .zero, size: view.storedLayer.bounds.size),
        scale: view.storedTraits.displayScale)
      context.concatenate(
        CGAffineTransform(translationX: place.x - origin.x, y: place.y - origin.y))
      context.addPath(path.cgPath)
      context.setFillColor(UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.12 : 0.07).cgColor)
      context.fillPath()
      return .drawing(context.finishRecording())
    case .rect(let rect, let radius):
      return .fill(
        RoundedRect(rect.offsetBy(dx: -origin.x, dy: -origin.y), radius: radius), color)
    case nil:
      let bounds = CGRect(origin: .zero, size: view.storedLayer.bounds.size)
      let radius = max(view.storedLayer.cornerRadius, UIPointerShape.defaultCornerRadius)
      return .fill(RoundedRect(bounds, radius: min(radius, bounds.height / 2)), color)
    }
  }

  // MARK: Showing

  func show() {
    guard let view else { return }
    if let shape { view.paint([shape], as: .hover) }
    let moves = !UIAccessibility.isReduceMotionEnabled
    if grows, moves { scale(view, from: 0, to: growth, stays: true) }
    if castsShadow { castShadow(view) }
  }

  func hide() {
    guard let view else { return }
    view.paint([], as: .hover)
    if grows, view.storedLayer.animation(forKey: Self.growthKey) != nil {
      let shown = view.storedLayer.presentation()?.affineTransform().a ?? 1
      let own = view.storedLayer.affineTransform().a
      view.storedLayer.removeAnimation(forKey: Self.growthKey)
      if own != 0, view.window != nil { scale(view, from: shown / own - 1, to: 0, stays: false) }
    }
    if castsShadow {
      for key in Self.shadowKeys {
        view.storedLayer.removeAnimation(forKey: "tessera.hover." + key)
      }
    }
  }

  private func scale(_ view: UIView, from: CGFloat, to: CGFloat, stays: Bool) {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.isAdditive = true
    animation.fromValue = from
    animation.toValue = to
    animation.duration = Self.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = !stays
    view.storedLayer.add(animation, forKey: Self.growthKey)
  }

  private func castShadow(_ view: UIView) {
    let values: [String: Any] = [
      "shadowOpacity": 0.25, "shadowRadius": 8.0,
      "shadowOffset": NSValue(cgSize: CGSize(width: 0, height: 4)),
    ]
    for key in Self.shadowKeys {
      let animation = CABasicAnimation(keyPath: key)
      animation.toValue = values[key]
      animation.duration = Self.duration
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      view.storedLayer.add(animation, forKey: "tessera.hover." + key)
    }
  }
}

/// A view that says by `pointerTint()` what of it is tinted under the pointer.
@MainActor
protocol TintedByPointer: UIView {}
