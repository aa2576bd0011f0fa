/// What lies behind the content of a cell, a header, a footer or a button.
public struct UIBackgroundConfiguration: Hashable {
  /// A view behind everything, whose frame the background sets; nil, the default, for none.
  public var customView: UIView?
  /// How far the background keeps from the edges of the cell, in points; sides that margins are
  /// added to begin at the margins.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The sides at which `backgroundInsets` count from the layout margins rather than from the
  /// edges; none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The radius of the background's corners, in points; zero by default.
  public var cornerRadius: CGFloat = 0
  /// The colour of the background; clear by default, and nil for the tint colour.
  public var backgroundColor: UIColor? = .clear
  /// Makes the colour that is shown of `backgroundColor`; nil, the default, shows that colour
  /// itself.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    didSet { transformers += 1 }
  }
  /// A material in front of the colour, which shows what is behind the cell where that is clear.
  public var visualEffect: UIVisualEffect?
  /// An image in front of the background's colour; nil, the default, shows none.
  public var image: UIImage?
  /// How the image fills the background; stretched by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line along the edge; clear by default, and nil for the tint colour.
  public var strokeColor: UIColor? = .clear
  /// Makes the colour that the stroke is shown in of `strokeColor`; nil, the default, shows that
  /// colour itself.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    didSet { transformers += 1 }
  }
  /// The width of the line along the background's edge, in points; zero, the default, draws none.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside the background, in points; zero by default.
  public var strokeOutset: CGFloat = 0
  /// Whether states choose colours: the program has set none.
  private var style = Style.none
  private var transformers = 0

  private enum Style {
    case none, plain, grouped
  }

  /// Describes a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Describes the background of a cell in a plain list, which changes as the cell is selected or
  /// highlighted.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = .systemBackground
    result.style = .plain
    return result
  }

  /// Describes the background of a cell in a grouped list, which changes as the cell is selected or
  /// highlighted.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = .secondarySystemGroupedBackground
    result.style = .grouped
    return result
  }

  /// Describes the background of a header or footer in a plain list; here it is clear.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Describes the background of a header or footer in a grouped list, which is clear.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Describes the background of a header in a sidebar, which is clear.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// Points; the corners of groups of rows, as wide as in inset-grouped tables.
  static let groupCornerRadius: CGFloat = 10

  /// Describes the background of a cell in a sidebar: clear but for a selection with round corners.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.cornerRadius = Self.groupCornerRadius
    result.style = .plain
    return result
  }

  /// Describes the background of a cell that stands beside an image in a sidebar; here it is the
  /// same as `listSidebarCell()`.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  /// Highlighted and selected rows are grey, where the program set no colour of its own.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    let usual: UIColor? =
      switch style {
      case .none: nil
      case .plain: cornerRadius > 0 ? .clear : .systemBackground
      case .grouped: .secondarySystemGroupedBackground
      }
    guard let usual, backgroundColor == usual || backgroundColor == .systemGray4 else {
      return self
    }
    result.backgroundColor = CommonState(state).isLit ? .systemGray4 : usual
    return result
  }

  /// Returns the background's colour, or the tint where that is nil, as
  /// `backgroundColorTransformer` makes it.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the stroke's colour, or the tint where that is nil, as `strokeColorTransformer` makes
  /// it.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Whether two configurations describe the same background. Views and effects are compared by
  /// identity, and each new transformer counts as another.
  public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
    a.customView === b.customView && a.backgroundInsets == b.backgroundInsets
      && a.edgesAddingLayoutMarginsToBackgroundInsets
        == b.edgesAddingLayoutMarginsToBackgroundInsets
      && a.cornerRadius == b.cornerRadius && a.backgroundColor == b.backgroundColor
      && a.visualEffect === b.visualEffect && a.image == b.image
      && a.imageContentMode == b.imageContentMode
      && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth
      && a.strokeOutset == b.strokeOutset && a.transformers == b.transformers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}
