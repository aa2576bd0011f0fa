import CollectionEngine

/// A list whose items touches, pointers and keys highlight, select and focus: what collection and
/// table views share. The list knows its delegate; who calls it does not.
@MainActor
protocol SelectableList: UIScrollView {
  var listSelection: ListSelection { get }
  /// Whether several items may be selected as the list is now.
  var selectsSeveral: Bool { get }
  /// Whether the list is being edited.
  var isBeingEdited: Bool { get }
  /// Whether several might be, once the list is edited.
  var mightSelectSeveral: Bool { get }

  // MARK: Places, in content coordinates

  func itemPath(at point: CGPoint) -> ItemPath?
  /// Complexity: O(items in `rect`).
  func itemPaths(in rect: CGRect) -> [ItemPath]
  func frame(of path: ItemPath) -> CGRect?
  /// In reading order, from `first` to `last`, both included.
  func itemPaths(from first: ItemPath, to last: ItemPath) -> [ItemPath]

  // MARK: What the user does; the delegate is asked and told

  /// False where the item takes no part in touches.
  func highlightByUser(_ path: ItemPath) -> Bool
  func unhighlightByUser(_ path: ItemPath)
  /// A tap or a key: selects, or deselects where several may be selected.
  func chooseByUser(_ path: ItemPath)
  /// - Returns: whether the item is selected now.
  @discardableResult
  func selectByUser(_ path: ItemPath) -> Bool
  /// - Returns: whether the item is not selected now.
  @discardableResult
  func deselectByUser(_ path: ItemPath) -> Bool

  // MARK: Several at once

  func mayBeginSelectingSeveral(at path: ItemPath) -> Bool
  func beginSelectingSeveral(at path: ItemPath)
  func endSelectingSeveral()
}
