import CollectionEngine
import Failures
import PlatformInterface

/// Classes and documents by reuse identifier, whichever was registered last.
struct TableRegistrations {
  var cells: [String: UITableViewCell.Type] = [:]
  var headerFooters: [String: UITableViewHeaderFooterView.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var headerFooterNibs: [String: UINib] = [:]
}

/// Registering, dequeuing, and asking the data source for cells.
extension UITableView {
  private typealias Key = ReusePool.Key
  private static let cellKind = "UITableViewCell"
  static let headerFooterKind = "UITableViewHeaderFooterView"

  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    require(
      !identifier.isEmpty,
      "must pass a valid reuse identifier to -[UITableView registerClass:forCellReuseIdentifier:]")
    if registrations.cellNibs.removeValue(forKey: identifier) != nil { forgetCells(identifier) }
    guard let cellClass else {
      registrations.cells[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      failure(
        "NSInvalidArgumentException: unable to dequeue a cell with identifier \(identifier) - the "
          + "class registered must be a subclass of UITableViewCell; found \(cellClass)")
    }
    if let old = registrations.cells[identifier], old != type { forgetCells(identifier) }
    registrations.cells[identifier] = type
  }

  func registerCell(_ nib: UINib?, _ identifier: String) {
    require(
      !identifier.isEmpty,
      "must pass a valid reuse identifier to -[UITableView registerNib:forCellReuseIdentifier:]")
    if registrations.cellNibs[identifier] !== nib || registrations.cells[identifier] != nil {
      forgetCells(identifier)
    }
    registrations.cells[identifier] = nil
    registrations.cellNibs[identifier] = nib
  }

  private func forgetCells(_ identifier: String) {
    state.pool.removeAll(for: Key(kind: Self.cellKind, identifier: identifier))
  }

  func registerHeaderFooter(_ viewClass: AnyClass?, _ identifier: String) {
    if registrations.headerFooterNibs.removeValue(forKey: identifier) != nil {
      forgetHeaderFooters(identifier)
    }
    guard let viewClass else {
      registrations.headerFooters[identifier] = nil
      return
    }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      failure(
        "NSInvalidArgumentException: the class registered for header and footer views with "
          + "identifier \(identifier) must be a subclass of UITableViewHeaderFooterView; found "
          + "\(viewClass)")
    }
    if let old = registrations.headerFooters[identifier], old != type {
      forgetHeaderFooters(identifier)
    }
    registrations.headerFooters[identifier] = type
  }

  func registerHeaderFooter(_ nib: UINib?, _ identifier: String) {
    require(
      !identifier.isEmpty,
      "must pass a valid reuse identifier to "
        + "-[UITableView registerNib:forHeaderFooterViewReuseIdentifier:]")
    if registrations.headerFooterNibs[identifier] !== nib
      || registrations.headerFooters[identifier] != nil
    {
      forgetHeaderFooters(identifier)
    }
    registrations.headerFooters[identifier] = nil
    registrations.headerFooterNibs[identifier] = nib
  }

  private func forgetHeaderFooters(_ identifier: String) {
    state.pool.removeAll(for: Key(kind: Self.headerFooterKind, identifier: identifier))
  }

  // MARK: Dequeuing

  /// Nil where no cell waits and no class is registered.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath?) -> UITableViewCell? {
    let request = state.request
    let place = indexPath ?? request?.path ?? IndexPath(row: 0, section: 0)
    if let existing = request?.existing, indexPath == nil || request?.path == indexPath {
      return checkedExisting(existing, identifier: identifier) as? UITableViewCell
    }
    let key = Key(kind: Self.cellKind, identifier: identifier)
    let attributes = request?.path == place ? request?.attributes : nil
    if let nib = registrations.cellNibs[identifier] {
      return dequeue(key, for: place, attributes) { frame in
        let cell = nib.makeView(UITableViewCell.self, for: identifier, in: self)
        if !frame.isEmpty { cell.frame = frame }
        return cell
      } as? UITableViewCell
    }
    if let type = registrations.cells[identifier] {
      return dequeue(key, for: place, attributes) { frame in
        let cell = ObjectFactory.make(type, style: .default, reuseIdentifier: identifier)
        cell.frame = frame
        return cell
      } as? UITableViewCell
    }
    guard let waiting = state.pool.take(key) else { return nil }
    state.pool.put(waiting, for: key)
    return dequeue(key, for: place, attributes) { _ in waiting } as? UITableViewCell
  }

  func requiredCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier, for: indexPath) else {
      failure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let key = Key(kind: Self.headerFooterKind, identifier: identifier)
    let place = state.request?.path ?? IndexPath(row: 0, section: 0)
    if let nib = registrations.headerFooterNibs[identifier] {
      return dequeue(key, for: place, nil) { _ in
        nib.makeView(UITableViewHeaderFooterView.self, for: identifier, in: self)
      } as? UITableViewHeaderFooterView
    }
    if let type = registrations.headerFooters[identifier] {
      return dequeue(key, for: place, nil) { _ in
        ObjectFactory.make(type, reuseIdentifier: identifier)
      } as? UITableViewHeaderFooterView
    }
    guard let waiting = state.pool.take(key) else { return nil }
    state.pool.put(waiting, for: key)
    return dequeue(key, for: place, nil) { _ in waiting } as? UITableViewHeaderFooterView
  }

  // MARK: Asking the data source

  func requestView(for attributes: UICollectionViewLayoutAttributes) -> (any ListElementView)? {
    attributes.category == .cell ? requestCell(attributes) : requestSupplementary(attributes)
  }

  func askForCell(at indexPath: IndexPath) -> (any ListElementView)? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  func requestCell(_ attributes: UICollectionViewLayoutAttributes) -> (any ListElementView)? {
    if case .placeholders(let placeholders) = state.uncommitted,
      let shown = ItemPath(attributes.indexPath), let placeholder = placeholders.item(at: shown)
    {
      let cell = makePlaceholderCell(placeholder, attributes)
      if let cell = cell as? UITableViewCell { decorate(cell, at: attributes.indexPath) }
      return cell
    }
    guard let dataSource else { return nil }
    let path = sourcePath(attributes.indexPath)
    let (returned, dequeued) = state.requesting(
      ElementRequest(attributes: attributes, path: path)
    ) {
      dataSource.tableView(self, cellForRowAt: path)
    }
    let cell = freeCell(returned, path)
    let own = cell.elementState
    // A program may make cells itself; they come back under the identifier they were made with, and
    // may be handed over again without being dequeued.
    own.reuseKind = Self.cellKind
    cell.setPlacedByList()
    if own.use == .free { state.pool.withdraw(cell) }
    if own.use == .free, !cell.parts.isStatic, let identifier = cell.reuseIdentifier {
      ReuseCensus.noteCreation(identifier: identifier)
    }
    takeBack(dequeued, except: cell)
    decorate(cell, at: attributes.indexPath)
    showState(of: cell, at: path)
    if let dragging { cell.take(dragging.state(ofItemAt: path)) }
    return cell
  }

  /// The data source's cell as the list shows it. A program may keep cells itself, and hand them over again while
  /// they leave the screen; a cell that is shown for another row stays there, as one view cannot be at two places.
  private func freeCell(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
    switch cell.elementState.use {
    case .dequeued, .free: return cell
    case .leaving:
      state.leaving.release(cell)
      return cell
    case .inUse:
      Log.write(
        "The data source returned a cell for index path \(path.uikitText) that is shown for another "
          + "row: \(cell). Dequeue or make one cell for each row; this one stays empty.")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
