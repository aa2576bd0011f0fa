/// How a view answers to the pointer without further ado: `UIView.hoverStyle`.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
  /// What happens to the view while the pointer is over it.
  open var effect: any UIHoverEffect
  /// The shape that answers to the pointer; nil for the view's own.
  open var shape: UIShape?
  /// Whether the view answers to the pointer; true by default.
  open var isEnabled = true

  private init(_ effect: any UIHoverEffect, _ shape: UIShape?) {
    self.effect = effect
    self.shape = shape
  }

  /// Makes a style of an effect in a shape; a nil shape is that of the view.
  public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.init(effect as any UIHoverEffect, shape)
  }

  /// Makes a style of the automatic effect in a shape; a nil shape is that of the view.
  public convenience init(shape: UIShape? = nil) { self.init(UIHoverAutomaticEffect(), shape) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIHoverStyle(effect, shape)
    copy.isEnabled = isEnabled
    return copy
  }
}

/// What happens to a view under the pointer.
public protocol UIHoverEffect {}

/// As fits the view.
public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable { public init() {} }
/// A light plate over it.
public struct UIHoverHighlightEffect: UIHoverEffect, Sendable { public init() {} }
/// Has a view come nearer under the pointer, with a shadow.
public struct UIHoverLiftEffect: UIHoverEffect, Sendable { public init() {} }

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that fits the view.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A light over the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view rises and grows a shadow.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
