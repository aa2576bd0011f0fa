import CollectionEngine

/// A view one of whose items may have the focus: a list, whose items have views only while they are shown.
@MainActor
protocol FocusItemList: UIView {
  /// The item that has the focus, as the data source counts; nil where none has.
  var focusedItemPath: ItemPath? { get }
  /// The item that had it last, as the data source counts now; nil where none had, or where it is gone.
  var lastFocusedPath: ItemPath? { get }
  /// The item that gets the focus when the list does; nil where none can have it.
  var preferredFocus: ItemPath? { get }
  func canFocus(_ path: ItemPath) -> Bool
  /// Shows that the item has the focus now; nil where it left.
  func takeFocus(_ path: ItemPath?)
  /// The view of an item; nil for one that is not shown.
  func focusView(of path: ItemPath) -> UIView?
}

/// A view that stands for an item of a list.
@MainActor
protocol FocusItemView: UIView {
  /// The list and the item that the view shows now; nil while it waits for reuse.
  var focusPlace: (list: any FocusItemList, path: ItemPath)? { get }
}

/// A bar over or under what a window shows. Tab comes to it after the content.
@MainActor
protocol FocusBar: UIView {}
