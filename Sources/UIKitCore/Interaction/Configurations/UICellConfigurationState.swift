/// The state of a header, a footer or any other view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view, by which a configuration can choose colours and sizes.
  public var traitCollection: UITraitCollection
  /// Whether the user cannot act on the view.
  public var isDisabled = false
  /// Whether a finger is down on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether keys act on the view.
  public var isFocused = false
  /// Whether the element sticks at the edge of its list.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view that is not disabled, highlighted, selected or focused.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a program's own state; nil where none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a drag does with the view of this state: nothing, lift it, or leave its place while it is
  /// dragged.
  public enum DragState: Hashable, Sendable {
    /// No drag has to do with the cell.
    case none
    /// The cell is lifted under a finger that has not moved yet.
    case lifting
    /// The cell's item is dragged.
    case dragging
  }

  /// What a drop would do to the view of this state: nothing, move it aside, or drop onto it.
  public enum DropState: Hashable, Sendable {
    /// No drop has to do with the cell.
    case none
    /// Something is dragged over the list, elsewhere.
    case notTargeted
    /// A drop would go onto the cell.
    case targeted
  }

  /// The traits of the cell, by which a configuration can choose colours and sizes.
  public var traitCollection: UITraitCollection
  /// Whether the user cannot act on the cell.
  public var isDisabled = false
  /// Whether a finger is down on the cell.
  public var isHighlighted = false
  /// Whether the cell's item is selected.
  public var isSelected = false
  /// Whether keys act on the cell.
  public var isFocused = false
  /// Whether the cell stays at its place while others scroll; lists leave it false yet.
  public var isPinned = false
  /// Whether the list is edited and the cell with it.
  public var isEditing = false
  /// Whether the item's branch is open in a section that is a tree; lists leave it false yet.
  public var isExpanded = false
  /// Whether the cell is swiped aside and its actions are shown.
  public var isSwiped = false
  /// Whether a finger moves the cell to another place.
  public var isReordering = false
  /// What a drag out of the list does with the cell.
  public var cellDragState = DragState.none
  /// What a drag over the list would do with the cell; lists leave it at `none` yet.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a cell that is in none of the states.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a program's own state; nil where none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What both kinds of state have.
struct CommonState {
  var isDisabled = false
  var isLit = false
  var isSelected = false

  init(_ state: any UIConfigurationState) {
    if let state = state as? UICellConfigurationState {
      isDisabled = state.isDisabled
      isSelected = state.isSelected
      isLit = state.isHighlighted || state.isSelected
    } else if let state = state as? UIViewConfigurationState {
      isDisabled = state.isDisabled
      isSelected = state.isSelected
      isLit = state.isHighlighted || state.isSelected
    }
  }
}
