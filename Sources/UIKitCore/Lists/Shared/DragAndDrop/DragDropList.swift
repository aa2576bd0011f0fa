/// What a list tells of itself, and asks its own delegates, so that its items can be dragged and things
/// can be dropped on it.
///
/// Main thread. Paths count in the data source unless said otherwise.
@MainActor
protocol DragDropList: UIScrollView {
  var drags: ListDragging { get }
  /// What scrolls the section of an item by itself.
  func sectionScroller(at path: IndexPath) -> UIScrollView?
  /// Whether the delegate lets an item be selected by something dragged over it.
  func delegateLetsSpringLoad(
    _ path: IndexPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: Dragging out of it

  var dragsItems: Bool { get }
  func dragPath(at point: CGPoint) -> IndexPath?
  /// Nil where the item is not on the screen.
  func dragCell(at path: IndexPath) -> UIView?
  /// In reading order.
  var dragSelection: [IndexPath] { get }
  func dragItems(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint)
    -> [UIDragItem]
  /// How the item's cell looks, whoever is told of it.
  func setHighlighted(_ isHighlighted: Bool, _ path: IndexPath)
  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMoving(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  /// Tells the cell of an item what becomes of it.
  func showDragState(_ state: ListDragState, at path: IndexPath)

  // MARK: Dropping on it

  var takesDrops: Bool { get }
  func dropCanHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal
  /// The drop in the form that the delegate gets it.
  func makeDrop(
    _ session: any UIDropSession, _ items: [ListDropItem], at destination: IndexPath?
  ) -> ListDrop
  func performDrop(_ drop: ListDrop)
  func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// In content coordinates; nil where there is no such item.
  func dropFrame(ofItemAt path: IndexPath) -> CGRect?
  /// Hides the view of an item that is still on its way there, or shows it.
  func setConcealed(_ isConcealed: Bool, _ view: UIView)

  // MARK: The gap

  /// Where something dropped at `point` of the content would be inserted, with the gap as it is; nil
  /// where there is nothing near. Counts as if `moved`, an item of the list, had left its place.
  func dropDestination(at point: CGPoint, moving moved: IndexPath?) -> IndexPath?
  /// Opens a gap at a place that `dropDestination` told.
  ///
  /// - Parameter moved: the item of the list that is to move there; nil if something is to come.
  func openGap(at path: IndexPath, for moved: IndexPath?)
  func closeGap()

  // MARK: Cells of what the data source does not have

  func makeGapCell(_ frame: CGRect) -> any ListCellView
  func dequeuePlaceholderCell(_ identifier: String, _ path: IndexPath) -> any ListCellView

  // MARK: Rows that the data source itself moves

  /// Drops an item of the list at the gap without the drop's delegate, where the data source moves its
  /// items itself.
  ///
  /// - Returns: where the item is now; nil where a drop it has to be.
  func moveOwnItem(_ session: any UIDropSession, to destination: IndexPath?) -> IndexPath?
  /// Seconds a place must be under the finger before the gap moves there.
  var gapDelay: TimeInterval { get }
}

extension DragDropList {
  func moveOwnItem(_ session: any UIDropSession, to destination: IndexPath?) -> IndexPath? {
    nil
  }
}

enum ListDragState: Equatable {
  case none, lifting
  case dragging
}

/// What a list's delegate wants to do with a drop.
@MainActor
struct ListDropProposal {
  enum Intent { case unspecified, insertAt, insertInto }

  let proposal: UIDropProposal
  let intent: Intent
}

/// One item of a drop on a list.
@MainActor
class ListDropItem: NSObject {
  final let dragItem: UIDragItem
  /// Where the list that is dropped on has it already.
  final let sourceIndexPath: IndexPath?
  /// Of what was seen under the finger, in points.
  final let previewSize: CGSize

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
  }
}

/// A drop on a list while its delegate performs it: what is dropped, and where each item is to be seen
/// to go.
@MainActor
class ListDrop: NSObject {
  /// Where an item lands.
  @MainActor
  enum Landing {
    case item(IndexPath)
    /// The rectangle is in the item's coordinates.
    case into(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
    /// Wherever that view is, with what of it is to be seen.
    case view(UIView, UIPreviewParameters?)
  }

  final let dropSession: any UIDropSession
  final let dropItems: [ListDropItem]
  final let destination: IndexPath?
  private var landings: [ObjectIdentifier: (landing: Landing, animator: DragAnimator)] = [:]

  init(_ session: any UIDropSession, _ items: [ListDropItem], at destination: IndexPath?) {
    dropSession = session
    dropItems = items
    self.destination = destination
  }

  final func land(_ item: UIDragItem, _ landing: Landing, _ animator: DragAnimator = DragAnimator())
    -> DragAnimator
  {
    landings[ObjectIdentifier(item)] = (landing, animator)
    return animator
  }

  final func landing(of item: UIDragItem) -> Landing? { landings[ObjectIdentifier(item)]?.landing }
  final func animator(of item: UIDragItem) -> DragAnimator? {
    landings[ObjectIdentifier(item)]?.animator
  }
}
