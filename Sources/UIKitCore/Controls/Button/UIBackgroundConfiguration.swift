import PlatformInterface

/// What lies behind a button's or a cell's content.
public struct UIBackgroundConfiguration {
  /// The tint colour where nil.
  public var backgroundColor: UIColor? = .clear
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The tint colour where nil.
  public var strokeColor: UIColor? = .clear
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// How far outside the background's edge the stroke lies.
  public var strokeOutset: CGFloat = 0 {
    didSet {
      if strokeOutset != 0 { Unsupported.report("UIBackgroundConfiguration.strokeOutset") }
    }
  }
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Below the image.
  public var customView: UIView?

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
