/// What single kinds of accessories can be told.
extension UICellAccessory {
  /// Of the arrow.
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the kind's own, or the cell's tint.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Of the tick.
  public struct CheckmarkOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the kind's own, or the cell's tint.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Of the minus.
  public struct DeleteOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the kind's own, or the cell's tint.
    public var tintColor: UIColor?
    /// Behind the mark; nil for the kind's own.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Of the plus.
  public struct InsertOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the kind's own, or the cell's tint.
    public var tintColor: UIColor?
    /// Behind the mark; nil for the kind's own.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Of the lines.
  public struct ReorderOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the kind's own, or the cell's tint.
    public var tintColor: UIColor?
    /// A line beside it, where other accessories stand there too.
    public var showsVerticalSeparator: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Of the circle.
  public struct MultiselectOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the kind's own, or the cell's tint.
    public var tintColor: UIColor?
    /// Behind the mark; nil for the kind's own.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Of the button.
  public struct DetailOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the kind's own, or the cell's tint.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Of the button.
  public struct PopUpMenuOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the kind's own, or the cell's tint.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Of the arrow that turns.
  public struct OutlineDisclosureOptions {
    /// How much of an item in an outline opens and closes it.
    public enum Style: Int, Sendable {
      /// `header` for headers and `cell` for others.
      case automatic = 0
      /// A tap anywhere in the cell turns it.
      case header
      /// Only a tap on the arrow does.
      case cell
    }

    public var style: UICellAccessory.OutlineDisclosureOptions.Style
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the cell's tint.
    public var tintColor: UIColor?

    public init(
      style: UICellAccessory.OutlineDisclosureOptions.Style? = nil, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Of the text.
  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the secondary colour of texts.
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A view of the program's, and where it goes.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: UICellAccessory.Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Given to the view; nil leaves it its own.
    public var tintColor: UIColor?
    /// Whether the view keeps the size it has, however high the cell is.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
