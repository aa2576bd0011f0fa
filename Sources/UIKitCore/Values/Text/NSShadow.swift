/// The shadow of text.
open class NSShadow: NSObject, NSCopying {
  private let mark = CoreFoundationMark()
  /// How far the shadow is moved, in points; positive values go right and down. Zero by default.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred, in points; zero by default.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil for none. Black at a third of its opacity unless set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }
  open override var hash: Int { shadowBlurRadius.hashValue }

  /// What painters need, or nil where nothing would show.
  func drawing(for traits: UITraitCollection) -> DrawingShadow? {
    guard let color = (shadowColor as? UIColor)?.rgba(for: traits), !color.isClear,
      shadowOffset.width.isFinite, shadowOffset.height.isFinite, shadowBlurRadius.isFinite
    else { return nil }
    return DrawingShadow(offset: shadowOffset, blur: max(shadowBlurRadius, 0), color: color)
  }
}
