import CollectionEngine
import Failures

/// What a collection view asks and tells its data source and delegate for the list it is.
extension UICollectionView: ListView {
  var changeAnimation: AnimationSettings { ListAnimation.items }
  var elementName: ElementName { .item }
  var reloadsWhereNothingIsKnown: Bool { false }

  /// The numbers as the data source tells them now.
  func askForCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0, sections <= 1 << 23 else {
      failure(
        "the data source returned \(sections) from numberOfSections(in:); expected a number from 0 "
          + "to \(1 << 23). Collection view: \(self)")
    }
    return SectionCounts(
      (0..<sections).map { section in
        let items = dataSource.collectionView(self, numberOfItemsInSection: section)
        guard items >= 0, items <= 1 << 40 else {
          failure(
            "the data source returned \(items) from collectionView(_:numberOfItemsInSection:) for "
              + "section \(section); expected a number from 0 to \(1 << 40). Collection view: \(self)"
          )
        }
        return items
      })
  }

  // iOS-BEHAVIOUR: programs call performBatchUpdates(nil) to have sizes asked for again, of the
  // delegate and of the cells. Evidence: unmeasured.
  func willCloseEmptyBatch() {
    guard state.counts != nil else { return }
    state.keepingCounts { invalidateCounts() }
  }

  func delegateChosenOffset(proposed: CGPoint) -> CGPoint {
    guard let delegate = currentDelegate else { return proposed }
    return delegate.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
  }

  var placesTransforms: Bool { true }
  var followsContentSizes: Bool { selfSizingInvalidation != .disabled }
  var followsConstraints: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

  func didLayOutElements() {
    placeIndex()
    placeSwipe()
    placeScrollers()
  }

  func setEditing(_ isEditing: Bool) {
    guard isEditing != storedIsEditing else { return }
    state.setEditing(isEditing)
    finishSwipe()
    keepWhatMayBeSelected()
    for element in display.byKey.values {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
  }

  /// Whether an item is edited while the collection view is.
  func isEdited(_ cell: UICollectionViewCell) -> Bool {
    guard storedIsEditing else { return false }
    guard let delegate = currentDelegate, let path = indexPath(for: cell) else { return true }
    return delegate.collectionView(self, canEditItemAt: path)
  }

  // MARK: Prefetching

  var hearsOfPrefetching: Bool { prefetchDataSource != nil }

  func tellOfPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  func tellOfCancelledPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  // MARK: Focus

  func delegateLetsFocus(_ indexPath: IndexPath) -> Bool? {
    guard let delegate = currentDelegate else { return nil }
    return OptionalMethod.call(.canFocusItem) {
      delegate.collectionView(self, canFocusItemAt: indexPath)
    }
  }

  func delegateLetsSelectionFollow(_ indexPath: IndexPath) -> Bool? {
    guard let delegate = currentDelegate else { return nil }
    return OptionalMethod.call(.selectionFollowsFocus) {
      delegate.collectionView(self, selectionFollowsFocusForItemAt: indexPath)
    }
  }

  var delegateWishedFocus: IndexPath? {
    currentDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  // MARK: Moving items by hand

  /// iOS-BEHAVIOUR: whether an item moves is up to `canMoveItemAt`; without that it does where
  /// `moveItemAt` exists. That can be seen of controllers; other data sources whose program begins a
  /// movement are taken to have it, and if not, the item goes back when it is let go.
  /// Evidence: collection-28.
  func mayMove(_ indexPath: IndexPath) -> Bool {
    guard let dataSource else { return false }
    if agreedMove == indexPath { return true }
    let answer = OptionalMethod.call(.canMoveItem) {
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    }
    if let answer { return answer }
    return (dataSource as? UICollectionViewController)?.implementsMoving ?? true
  }

  /// Nobody begins this movement, so a data source that is no controller has to allow it.
  func offersMoving(_ indexPath: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let answer = OptionalMethod.call(.canMoveItem) {
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    }
    return answer ?? (dataSource as? UICollectionViewController)?.implementsMoving ?? false
  }

  func agreedTarget(of movement: InteractiveMovement, proposed: ItemPath) -> ItemPath {
    guard let delegate = currentDelegate else { return proposed }
    let original = IndexPath(movement.original)
    let answer =
      OptionalMethod.call(.targetOfMove) {
        delegate.collectionView(
          self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
          atCurrentIndexPath: IndexPath(movement.current),
          toProposedIndexPath: IndexPath(proposed))
      }
      ?? OptionalMethod.call(.oldTargetOfMove) {
        delegate.collectionView(
          self, targetIndexPathForMoveFromItemAt: original,
          toProposedIndexPath: IndexPath(proposed))
      }
    guard let answer else { return proposed }
    return ItemPath(answer) ?? movement.current
  }

  /// - Returns: false if the data source takes no moves.
  func tellOfMove(_ movement: InteractiveMovement) -> Bool {
    guard let dataSource else { return false }
    return OptionalMethod.call(.moveItem) {
      dataSource.collectionView(
        self, moveItemAt: IndexPath(movement.original), to: IndexPath(movement.current))
    } != nil
  }
}
