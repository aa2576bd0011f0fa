import CollectionEngine
import Failures

/// What a table view asks and tells its data source and delegate for the list it is.
extension UITableView: ListView {
  var changeAnimation: AnimationSettings { ListAnimation.rows }
  var elementName: ElementName { .row }
  // iOS-BEHAVIOUR: rows may be inserted between beginUpdates and endUpdates into a table whose data source was set and
  // not asked yet, whatever it says then. Evidence: table-29.
  var reloadsWhereNothingIsKnown: Bool { true }

  /// The numbers as the data source tells them now.
  func askForCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0, sections <= 1 << 23 else {
      failure(
        "the data source returned \(sections) from numberOfSections(in:); expected a number from 0 "
          + "to \(1 << 23). Table view: \(self)")
    }
    return SectionCounts(
      (0..<sections).map { section in
        let rows = dataSource.tableView(self, numberOfRowsInSection: section)
        guard rows >= 0, rows <= 1 << 40 else {
          failure(
            "the data source returned \(rows) from tableView(_:numberOfRowsInSection:) for section "
              + "\(section); expected a number from 0 to \(1 << 40). Table view: \(self)")
        }
        return rows
      })
  }

  func setDataSource(_ new: (any UITableViewDataSource)?) {
    guard storedDataSource !== new else { return }
    storedDataSource = new
    chrome.lacksMove = false
    reload()
  }

  /// The scroll view's delegate as this class needs it; the cast is made once for each delegate.
  var currentDelegate: (any UITableViewDelegate)? {
    guard let plain = storedDelegate else { return nil }
    if let known = storedTableDelegate, known === plain { return known }
    let cast = plain as? any UITableViewDelegate
    storedTableDelegate = cast
    return cast
  }

  func setDelegate(_ new: (any UITableViewDelegate)?) {
    let isNew = storedDelegate !== new
    storedDelegate = new
    storedTableDelegate = new
    guard isNew else { return }
    chrome.forgetDelegate()
    heightsChanged()
  }

  var placesTransforms: Bool { false }
  var followsContentSizes: Bool { selfSizingInvalidation != .disabled }
  var followsConstraints: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

  func delegateChosenOffset(proposed: CGPoint) -> CGPoint { proposed }

  // MARK: Display

  func willDisplay(_ element: DisplayedElement) {
    let section = element.indexPath.section
    switch element.attributes.kind {
    case nil:
      guard let cell = element.view as? UITableViewCell else { return }
      decorate(cell, at: element.indexPath)
      if cell.elementState.isPlaceholder { return }
      currentDelegate?.tableView(
        self, willDisplay: cell, forRowAt: sourcePath(element.indexPath))
    case Self.headerKind:
      currentDelegate?.tableView(
        self, willDisplayHeaderView: element.view.contentOfElement, forSection: section)
    default:
      currentDelegate?.tableView(
        self, willDisplayFooterView: element.view.contentOfElement, forSection: section)
    }
  }

  func didEndDisplaying(_ element: DisplayedElement) {
    let section = element.indexPath.section
    switch element.attributes.kind {
    case nil:
      guard let cell = element.view as? UITableViewCell, !cell.elementState.isPlaceholder else {
        return
      }
      currentDelegate?.tableView(
        self, didEndDisplaying: cell,
        forRowAt: element.isGone ? element.indexPath : sourcePath(element.indexPath))
    case Self.headerKind:
      currentDelegate?.tableView(
        self, didEndDisplayingHeaderView: element.view.contentOfElement, forSection: section)
    default:
      currentDelegate?.tableView(
        self, didEndDisplayingFooterView: element.view.contentOfElement, forSection: section)
    }
  }

  // MARK: Prefetching

  var hearsOfPrefetching: Bool { prefetchDataSource != nil }

  func tellOfPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  func tellOfCancelledPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  // MARK: Focus

  func delegateLetsFocus(_ indexPath: IndexPath) -> Bool? {
    guard let delegate = currentDelegate else { return nil }
    return OptionalMethod.call(.canFocusItem) {
      delegate.tableView(self, canFocusRowAt: indexPath)
    }
  }

  func delegateLetsSelectionFollow(_ indexPath: IndexPath) -> Bool? {
    guard let delegate = currentDelegate else { return nil }
    return OptionalMethod.call(.selectionFollowsFocus) {
      delegate.tableView(self, selectionFollowsFocusForRowAt: indexPath)
    }
  }

  var delegateWishedFocus: IndexPath? {
    currentDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  // MARK: Moving rows by hand

  /// iOS-BEHAVIOUR: rows move where `moveRowAt` exists, unless `canMoveRowAt` forbids it. Whether it
  /// exists can be seen of controllers alone; other data sources have to allow it. Evidence: table-19.
  func mayMove(_ indexPath: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let answer = OptionalMethod.call(.canMoveItem) {
      dataSource.tableView(self, canMoveRowAt: indexPath)
    }
    return answer != false && implementsMoving
  }

  func offersMoving(_ indexPath: IndexPath) -> Bool { storedIsEditing && mayMove(indexPath) }

  func agreedTarget(of movement: InteractiveMovement, proposed: ItemPath) -> ItemPath {
    guard let delegate = currentDelegate else { return proposed }
    let answer = OptionalMethod.call(.targetOfMove) {
      delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: IndexPath(movement.original),
        toProposedIndexPath: IndexPath(proposed))
    }
    guard let answer else { return proposed }
    return ItemPath(answer) ?? movement.current
  }

  func tellOfMove(_ movement: InteractiveMovement) -> Bool {
    guard let dataSource else { return false }
    return OptionalMethod.call(.moveItem) {
      dataSource.tableView(
        self, moveRowAt: IndexPath(movement.original), to: IndexPath(movement.current))
    } != nil
  }

  var hasInteractiveChange: Bool { chrome.swipe != nil }
  func endInteractiveChange() { finishSwipe() }

  // MARK: Heights, as the delegate says; nil where it says nothing

  func delegateHeight(ofRowAt path: ItemPath) -> CGFloat? {
    guard let delegate = currentDelegate else { return nil }
    guard let source = sizedPath(item: path.item, section: path.section) else { return nil }
    return OptionalMethod.call(.heightForRow) {
      checked(delegate.tableView(self, heightForRowAt: source))
    }
  }

  func delegateEstimate(ofRowAt path: ItemPath) -> CGFloat? {
    guard let delegate = currentDelegate else { return nil }
    return OptionalMethod.call(.estimatedHeightForRow) {
      delegate.tableView(self, estimatedHeightForRowAt: IndexPath(path))
    }
  }

  func delegateHeight(ofHeader section: Int) -> CGFloat? {
    guard let delegate = currentDelegate else { return nil }
    return OptionalMethod.call(.heightForHeader) {
      checked(delegate.tableView(self, heightForHeaderInSection: section))
    }
  }

  func delegateHeight(ofFooter section: Int) -> CGFloat? {
    guard let delegate = currentDelegate else { return nil }
    return OptionalMethod.call(.heightForFooter) {
      checked(delegate.tableView(self, heightForFooterInSection: section))
    }
  }

  func delegateEstimate(ofHeader section: Int) -> CGFloat? {
    guard let delegate = currentDelegate else { return nil }
    return OptionalMethod.call(.estimatedHeightForHeader) {
      delegate.tableView(self, estimatedHeightForHeaderInSection: section)
    }
  }

  func delegateEstimate(ofFooter section: Int) -> CGFloat? {
    guard let delegate = currentDelegate else { return nil }
    return OptionalMethod.call(.estimatedHeightForFooter) {
      delegate.tableView(self, estimatedHeightForFooterInSection: section)
    }
  }

  private func checked(_ height: CGFloat) -> CGFloat {
    guard height.isFinite, height >= 0 || height == Self.automaticDimension else {
      failure(
        "table view row height must not be negative - provided height for a row or section of "
          + "\(self) is \(height)")
    }
    return height
  }
}
