import CollectionEngine
import PlatformInterface

/// What the keyboard asks about the accessible elements of a scene, which floors above this one know.
@MainActor
protocol AccessibleKeyboard {
  /// The stops of the Tab key in a view, in the order in which readers go through its elements.
  ///
  /// Members of one group are one stop, where its first member is. The items of a list are one stop, and what
  /// can be used in the item that the focus is at are the next ones.
  ///
  /// - Parameter current: what has the focus.
  /// - Complexity: O(views that are not hidden · their depth).
  func focusStops(in root: UIView, of window: UIWindow, current: FocusTarget?) -> [FocusStop]
  /// The views in an item of a list that can be used, in the order of readers.
  func focusControls(in cell: UIView, of window: UIWindow) -> [UIView]
  /// Does with an element what a reader would; false where nothing was done.
  func performByKey(_ action: AccessibilityAction, on object: NSObject) -> Bool
}

extension UIView {
  /// The list and the item that the view lies in; nil outside of lists.
  final var itemAround: (list: any FocusItemList, path: ItemPath)? {
    var link = storedSuperview
    while let view = link {
      if let cell = view as? any FocusItemView { return cell.focusPlace }
      link = view.storedSuperview
    }
    return nil
  }
}
