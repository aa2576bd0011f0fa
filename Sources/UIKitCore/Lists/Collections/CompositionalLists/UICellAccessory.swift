/// Something at the beginning or the end of a list's cell: a mark, a control, a view.
public struct UICellAccessory {
  /// The kinds of accessories that a cell of a list shows.
  public enum AccessoryType {
    /// An arrow that says that choosing the item leads somewhere.
    case disclosureIndicator
    /// An arrow that turns as the item's branch opens.
    case outlineDisclosure
    /// A tick.
    case checkmark
    /// A red minus that asks to delete the item.
    case delete
    /// A green plus that asks to insert an item.
    case insert
    /// Three lines by which the item can be moved.
    case reorder
    /// A circle that is filled where the item is selected.
    case multiselect
    /// A text.
    case label
    /// An info button.
    case detail
    /// A button that opens a menu and shows the element chosen in it.
    case popUpMenu
    /// A view of the program's.
    case customView(UIView)
  }

  /// In which states of its cell an accessory is seen.
  public enum DisplayedState: Int, Sendable {
    /// It is seen while the list is edited and while it is not.
    case always = 0
    /// It is seen only while the cell's `configurationState` says that it is edited.
    case whenEditing
    /// It is seen only while the cell is not edited.
    case whenNotEditing
  }

  /// How wide a space an accessory is given.
  public enum LayoutDimension: Equatable, Sendable {
    /// The accessory's own width.
    case actual
    /// A width that is the same for all accessories, so that those of several cells line up.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// The side of the cell, and the place among the accessories there.
  public enum Placement {
    /// The side where lines of text begin; by default after the accessories that are there already.
    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { $0.count })
    /// The side where lines of text end; by default before the accessories that are there already.
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { _ in 0 })

    /// Returns the place of an accessory among those of its side, which are in order from leading
    /// to trailing.
    public typealias Position = ([UICellAccessory]) -> Int

    /// Returns a position in front of an accessory of the same kind; the first of all where there is none.
    public static func position(
      before accessory: UICellAccessory
    ) -> UICellAccessory.Placement.Position {
      { $0.firstIndex { $0.isLike(accessory) } ?? 0 }
    }
    /// Returns a position behind an accessory of the same kind; the last of all where there is none.
    public static func position(
      after accessory: UICellAccessory
    ) -> UICellAccessory.Placement.Position {
      { list in list.firstIndex { $0.isLike(accessory) }.map { $0 + 1 } ?? list.count }
    }
  }

  /// What is done on a tap instead of what the accessory does by itself.
  public typealias ActionHandler = () -> Void
  /// Called with a pop-up menu after the user has chosen one of its elements.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The kind of the accessory, by which a cell recognises it when its accessories are set anew.
  public let accessoryType: UICellAccessory.AccessoryType
  let placement: Placement
  let isHidden: Bool
  let width: LayoutDimension
  let tintColor: UIColor?
  var backgroundColor: UIColor?
  var handler: ActionHandler?
  var text: String?
  var font: UIFont?
  var adjustsFont = true
  var style = OutlineDisclosureOptions.Style.automatic
  var showsVerticalSeparator = true
  var menu: UIMenu?
  var menuHandler: MenuSelectedElementDidChangeHandler?
  var keepsSize = false

  init(
    _ type: AccessoryType, _ placement: Placement, isHidden: Bool, _ width: LayoutDimension,
    _ tintColor: UIColor?
  ) {
    accessoryType = type
    self.placement = placement
    self.isHidden = isHidden
    self.width = width
    self.tintColor = tintColor
  }

  func isLike(_ other: UICellAccessory) -> Bool {
    accessoryType.isSameKind(as: other.accessoryType)
  }

  var isLeading: Bool {
    switch placement {
    case .leading: true
    case .trailing: false
    }
  }

  func isShown(editing: Bool) -> Bool {
    guard !isHidden else { return false }
    let displayed =
      switch placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    switch displayed {
    case .always: return true
    case .whenEditing: return editing
    case .whenNotEditing: return !editing
    }
  }
}

// MARK: - Kinds

extension UICellAccessory {
  /// Makes an arrow, which says that choosing the item leads somewhere.
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, .trailing(displayed: displayed), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Makes an arrow that turns when the item's branch is open; by itself it opens and closes the
  /// branch in the section's snapshot.
  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .outlineDisclosure, .trailing(displayed: displayed), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
    made.handler = actionHandler
    made.style = options.style
    return made
  }

  /// Makes a tick, by which lists show a choice among items.
  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, .trailing(displayed: displayed), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Makes a minus; by itself it shows the actions of a swipe at the item's end.
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = DeleteOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .delete, .leading(displayed: displayed), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
    made.backgroundColor = options.backgroundColor
    made.handler = actionHandler
    return made
  }

  /// Makes a green plus. Without an `actionHandler` a tap does nothing more than show that it was
  /// hit.
  public static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.InsertOptions = InsertOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .insert, .leading(displayed: displayed), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
    made.backgroundColor = options.backgroundColor
    made.handler = actionHandler
    return made
  }

  /// Lines by which the item is moved to another place.
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .reorder, .trailing(displayed: displayed), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
    made.showsVerticalSeparator = options.showsVerticalSeparator
    return made
  }

  /// Makes a circle that is ticked while the item is selected.
  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .multiselect, .leading(displayed: displayed), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
    made.backgroundColor = options.backgroundColor
    return made
  }

  /// Makes a short text in a secondary colour, a count for example.
  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .label, .trailing(displayed: displayed), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
    made.text = text
    made.font = options.font
    made.adjustsFont = options.adjustsFontForContentSizeCategory
    return made
  }

  /// Makes an info button. Without an `actionHandler` a tap does nothing more than show that it was
  /// hit.
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DetailOptions = DetailOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .detail, .trailing(displayed: displayed), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
    made.handler = actionHandler
    return made
  }

  /// Makes a button that shows a menu, and the title of what is chosen in it.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .popUpMenu, .trailing(displayed: displayed), isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
    made.menu = menu
    made.menuHandler = selectedElementDidChangeHandler
    return made
  }

  /// Makes an accessory of a view of the program's.
  public static func customView(
    configuration: UICellAccessory.CustomViewConfiguration
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .customView(configuration.customView), configuration.placement,
      isHidden: configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
    made.keepsSize = configuration.maintainsFixedSize
    return made
  }
}
