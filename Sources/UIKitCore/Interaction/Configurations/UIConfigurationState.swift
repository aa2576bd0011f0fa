/// What a view is and does at the moment, for configurations that look different by it.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  init(traitCollection: UITraitCollection)
  /// What a program adds of its own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a program's own state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or any other view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// It sticks at the edge of its list.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

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
    case none
    case lifting
    case dragging
  }

  /// What a drop would do to the view of this state: nothing, move it aside, or drop onto it.
  public enum DropState: Hashable, Sendable {
    case none
    /// Something is dragged over the list, elsewhere.
    case notTargeted
    case targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  /// Its actions are shown.
  public var isSwiped = false
  /// A finger carries it.
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

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
