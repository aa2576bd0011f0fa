import CollectionEngine

/// Sections of items in an arrangement that a layout object decides, of which only the visible ones
/// have views: what collection views and table views are.
///
/// The extensions of this protocol are the implementation of both. A conforming class keeps what the
/// program set, and says in its own words to its data source and delegate what the extensions ask for.
@MainActor
protocol ListView: SelectableList, FocusItemList, DragDropList {
  /// All that the list knows of itself; the same object for the life of the list.
  var state: ListState { get }

  // MARK: What the program set

  var backgroundView: UIView? { get set }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var allowsFocus: Bool { get }
  /// What the program set `allowsFocus` to; nil while it has not.
  var storedAllowsFocus: Bool? { get }
  var allowsFocusDuringEditing: Bool { get }
  var selectionFollowsFocus: Bool { get }
  var remembersLastFocusedIndexPath: Bool { get }
  var isPrefetchingEnabled: Bool { get }

  // MARK: The two faces

  /// What texts call an item.
  var elementName: ElementName { get }
  /// Whether a batch that begins before the data source was asked for its numbers is a reload, with which nothing is
  /// compared; otherwise the data source is asked as the batch begins.
  var reloadsWhereNothingIsKnown: Bool { get }
  /// How changes of data and layout move.
  var changeAnimation: AnimationSettings { get }

  /// The numbers as the data source tells them now.
  func askForCounts() -> SectionCounts
  /// A view for an element that comes on screen, configured by the data source; nil without one.
  func requestView(for attributes: UICollectionViewLayoutAttributes) -> (any ListElementView)?
  /// The same for a cell that is made ahead.
  func requestCell(_ attributes: UICollectionViewLayoutAttributes) -> (any ListElementView)?
  /// The data source's answer, while `request` names a cell that is there already; nil without one.
  func askForCell(at indexPath: IndexPath) -> (any ListElementView)?
  func willDisplay(_ element: DisplayedElement)
  func didEndDisplaying(_ element: DisplayedElement)
  /// What a layout proposes after an update; the delegate may know better.
  func delegateChosenOffset(proposed: CGPoint) -> CGPoint
  /// Whether a view that is placed anew loses a transform that the program gave it.
  var placesTransforms: Bool { get }
  /// Whether cells on screen are measured again when they say that their contents want another size.
  var followsContentSizes: Bool { get }
  /// Whether they are also when any of their constraints changes.
  var followsConstraints: Bool { get }
  /// A batch ends in which nothing was changed: programs write it to have sizes asked for again.
  func willCloseEmptyBatch()
  /// A layout pass has put everything where it belongs.
  func didLayOutElements()
  /// A hand has something on the list that it does not know by itself, as its layout half changed.
  var hasInteractiveChange: Bool { get }
  /// Ends that without asking anybody for anything: the data has changed, and what changed is about
  /// to be shown.
  func endInteractiveChange()

  /// An item was chosen that was not selected before; the delegate is asked first.
  func performPrimaryAction(at indexPath: IndexPath)

  /// Whether a touch would highlight an item; the delegate is asked.
  func mayHighlight(_ path: ItemPath) -> Bool

  // MARK: Prefetching

  var hearsOfPrefetching: Bool { get }
  func tellOfPrefetching(_ paths: [IndexPath])
  func tellOfCancelledPrefetching(_ paths: [IndexPath])

  // MARK: Focus; nil where the delegate says nothing

  func delegateLetsFocus(_ indexPath: IndexPath) -> Bool?
  func delegateLetsSelectionFollow(_ indexPath: IndexPath) -> Bool?
  var delegateWishedFocus: IndexPath? { get }

  // MARK: Moving items by hand

  func mayMove(_ indexPath: IndexPath) -> Bool
  /// Whether an item can be moved by keys and readers: where the program shows that it can be by hand.
  func offersMoving(_ indexPath: IndexPath) -> Bool
  /// Where an item is to land that would land at `proposed`.
  func agreedTarget(of movement: InteractiveMovement, proposed: ItemPath) -> ItemPath
  /// - Returns: false if the data source takes no moves.
  func tellOfMove(_ movement: InteractiveMovement) -> Bool
}

/// What the extensions read most, by short names; changing it is the state's affair.
extension ListView {
  var storedLayout: UICollectionViewLayout? { state.layout }
  var arrangement: ListArrangement { state.arrangement }
  var display: DisplayedElements { state.display }
  var selection: ListSelection { state.selection }
  var prefetching: ListPrefetching { state.prefetching }
  var storedIsEditing: Bool { state.isEditing }
  var movement: InteractiveMovement? { state.uncommitted.movement }
  /// Gaps and placeholders; empty where there are none.
  var placeholders: PlaceholderItems { state.uncommitted.placeholders }
  var dragging: ListDragging? { state.dragging }
}

/// A view that a list shows, takes back when it leaves the screen, and shows again.
@MainActor
protocol ListElementView: UIView {
  var reuseIdentifier: String? { get }
  /// What the list keeps on the view.
  var elementState: ListElementState { get }
  /// The view itself where configurations fill it; a cast would search all conformances at first.
  var configured: (any ConfiguredView)? { get }

  func prepareForReuse()
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
}

extension ListElementView {
  var configured: (any ConfiguredView)? { nil }
}

extension ListElementView where Self: ConfiguredView {
  var configured: (any ConfiguredView)? { self }
}

/// The view of an item.
@MainActor
protocol ListCellView: ListElementView, FocusItemView, TintedByPointer {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  /// Whether the cell is told before it is shown that it is (not) selected, changed or not.
  var hearsWhetherSelected: Bool { get }
  /// The text of a label that the cell's class brings along; nil where there is none.
  var ownTitle: String? { get }
  func show(selected isSelected: Bool)
  func show(highlighted isHighlighted: Bool)
  /// The program's own class hears of it.
  func tellDragState(_ state: ListDragState)
}

/// The element whose view the data source is being asked for.
@MainActor
struct ElementRequest {
  var attributes: UICollectionViewLayoutAttributes
  /// As the data source is asked.
  var path: IndexPath
  /// The cell that is configured anew and has to be returned.
  var existing: (any ListElementView)?
  /// What was dequeued during the request.
  var dequeued: [any ListElementView] = []
}
