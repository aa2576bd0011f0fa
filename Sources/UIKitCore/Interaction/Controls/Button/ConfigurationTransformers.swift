/// Makes one colour of another, as a configuration's last step.
public struct UIConfigurationColorTransformer {
  /// The closure that makes the colour; it may be called whenever the view is drawn, and should
  /// depend on its argument alone.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns what the closure makes of a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes a grey of each colour, by its luminance.
  @preconcurrency @MainActor public static let grayscale = UIConfigurationColorTransformer {
    color in
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}

/// Makes one set of text attributes of another.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that makes the attributes; it is called whenever the text is laid out.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns what the closure makes of the attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
