/// What single kinds of accessories can be told.
extension UICellAccessory {
  /// How the arrow of a disclosure indicator is shown.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the arrow is centred in; its own width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the arrow; nil for the indicator's own grey.
    public var tintColor: UIColor?

    /// Makes options for an arrow. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a tick is shown.
  public struct CheckmarkOptions {
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the tick is centred in; its own width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the tick; nil for the cell's tint.
    public var tintColor: UIColor?

    /// Makes options for a tick. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a delete button is shown.
  public struct DeleteOptions {
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the button is centred in; the standard width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the sign in the button; nil for the button's own.
    public var tintColor: UIColor?
    /// The colour behind the sign; nil for the button's own.
    public var backgroundColor: UIColor?

    /// Makes options for a delete button. Nil stands for the default of a property.
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

  /// How an insert button is shown.
  public struct InsertOptions {
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the button is centred in; the standard width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the sign in the button; nil for the button's own.
    public var tintColor: UIColor?
    /// The colour behind the sign; nil for the button's own.
    public var backgroundColor: UIColor?

    /// Makes options for an insert button. Nil stands for the default of a property.
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

  /// How the grip is shown by which a cell is moved.
  public struct ReorderOptions {
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the grip is centred in; the standard width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the grip; nil for its own grey.
    public var tintColor: UIColor?
    /// A line beside it, where other accessories stand there too.
    public var showsVerticalSeparator: Bool

    /// Makes options for the grip by which a cell is moved. Nil stands for the default of a
    /// property.
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

  /// How the circle is shown that is filled where the item is selected.
  public struct MultiselectOptions {
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the circle is centred in; the standard width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the tick in the circle; nil for the circle's own.
    public var tintColor: UIColor?
    /// The colour behind the tick; nil for the circle's own.
    public var backgroundColor: UIColor?

    /// Makes options for the circle that shows whether an item is selected. Nil stands for the
    /// default of a property.
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

  /// How an info button is shown.
  public struct DetailOptions {
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the button is centred in; its own width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the button; nil for the cell's tint.
    public var tintColor: UIColor?

    /// Makes options for an info button. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a pop-up button is shown.
  public struct PopUpMenuOptions {
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the button is centred in; its own width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the button; nil for the cell's tint.
    public var tintColor: UIColor?

    /// Makes options for a pop-up button. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How the arrow is shown that opens and closes a branch.
  public struct OutlineDisclosureOptions {
    /// How much of an item in an outline opens and closes it.
    public enum Style: Int, Sendable {
      /// `header` for headers and `cell` for others.
      case automatic = 0
      /// A tap anywhere in the cell turns it.
      case header
      /// A tap on the arrow alone opens and closes the branch; the cell itself is selected.
      case cell
    }

    /// Whether the whole cell or the arrow alone opens and closes the branch; `automatic` by
    /// default.
    public var style: UICellAccessory.OutlineDisclosureOptions.Style
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the arrow is centred in; its own width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the arrow; nil for the cell's tint.
    public var tintColor: UIColor?

    /// Makes options for an arrow that turns. Nil stands for the default of a property.
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

  /// How a text at the edge of a cell is shown.
  public struct LabelOptions {
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the text is centred in; its own width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the text; nil for the secondary colour of texts.
    public var tintColor: UIColor?
    /// The font of the text; the preferred font of the style `body` by default.
    public var font: UIFont
    /// Whether the font follows the text size that the user has chosen; true by default.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options for a text at the edge of a cell. Nil stands for the default of a property.
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
    /// The view that the cell shows. One view serves one cell at a time.
    public let customView: UIView
    /// The side of the cell, when the view is shown, and its place among the accessories there.
    public let placement: UICellAccessory.Placement
    /// Whether the accessory is left out, in every state of the cell; false by default.
    public var isHidden: Bool
    /// How wide a space the view is centred in; its own width by default.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Given to the view; nil leaves it its own.
    public var tintColor: UIColor?
    /// Whether the view keeps the size it has, however high the cell is.
    public var maintainsFixedSize: Bool

    /// Describes how a view of the program's is shown as an accessory. Nil stands for the default
    /// of a property.
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
