import CollectionEngine
import Failures

/// Classes by kind and identifier.
struct ReuseRegistrations {
  var classes: [ReusePool.Key: UICollectionReusableView.Type] = [:]
  /// Classes that were registered and make no views of the kind.
  var refused: [ReusePool.Key: AnyClass] = [:]
  /// A key has a class or a document, whichever was registered last.
  var nibs: [ReusePool.Key: UINib] = [:]
}

/// Registered classes, and what the data source is asked.
extension UICollectionView {
  private typealias Key = ReusePool.Key

  func register(_ viewClass: AnyClass?, kind: String, identifier: String) {
    guard !identifier.isEmpty else {
      failure(
        kind == Self.cellKind
          ? "must pass a valid reuse identifier to "
            + "-[UICollectionView registerClass:forCellWithReuseIdentifier:]"
          : "must pass a valid reuse identifier to -[UICollectionView "
            + "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:]")
    }
    let key = Key(kind: kind, identifier: identifier)
    if registrations.nibs.removeValue(forKey: key) != nil { state.pool.removeAll(for: key) }
    guard let viewClass else {
      registrations.classes[key] = nil
      return
    }
    registrations.refused[key] = nil
    // iOS-BEHAVIOUR: a class that makes no such views is found out when one is dequeued. Evidence:
    // https://github.com/plangrid/ReactiveLists/blob/master/Tests/CollectionView/CollectionViewDriverTests.swift
    guard let type = viewClass as? UICollectionReusableView.Type,
      kind != Self.cellKind || viewClass is UICollectionViewCell.Type
    else {
      registrations.classes[key] = nil
      return registrations.refused[key] = viewClass
    }
    // Views of another class must not come back under this identifier.
    if let old = registrations.classes[key], old != type { state.pool.removeAll(for: key) }
    registrations.classes[key] = type
  }

  func register(_ nib: UINib?, kind: String, identifier: String) {
    guard !identifier.isEmpty else {
      failure(
        kind == Self.cellKind
          ? "must pass a valid reuse identifier to "
            + "-[UICollectionView registerNib:forCellWithReuseIdentifier:]"
          : "must pass a valid reuse identifier to -[UICollectionView "
            + "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:]")
    }
    let key = Key(kind: kind, identifier: identifier)
    if registrations.nibs[key] !== nib || registrations.classes[key] != nil {
      state.pool.removeAll(for: key)
    }
    registrations.classes[key] = nil
    registrations.refused[key] = nil
    registrations.nibs[key] = nib
  }

  // MARK: Dequeuing

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeueView(kind: Self.cellKind, identifier: identifier, indexPath: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      failure(
        "the view dequeued with identifier \(identifier) is no UICollectionViewCell: \(view)")
    }
    return cell
  }

  func dequeueView(
    kind: String, identifier: String, indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let existing = existingView(kind: kind, at: indexPath) {
      return reusable(checkedExisting(existing, identifier: identifier))
    }
    let key = Key(kind: kind, identifier: identifier)
    let attributes = attributesForDequeuing(kind: kind, indexPath)
    return reusable(
      dequeue(key, for: indexPath, attributes) { makeRegistered(key, frame: $0) })
  }

  private func reusable(_ view: any ListElementView) -> UICollectionReusableView {
    guard let view = view as? UICollectionReusableView else {
      failure("\(view) is no UICollectionReusableView.")
    }
    return view
  }

  private func makeRegistered(_ key: Key, frame: CGRect) -> UICollectionReusableView {
    let view = makeFromNib(key) ?? makeFromClass(key, frame: frame)
    view.setPlacedByList()
    return view
  }

  private func makeFromNib(_ key: Key) -> UICollectionReusableView? {
    guard let nib = registrations.nibs[key] else { return nil }
    return key.kind == Self.cellKind
      ? nib.makeView(UICollectionViewCell.self, for: key.identifier, in: self)
      : nib.makeView(UICollectionReusableView.self, for: key.identifier, in: self)
  }

  private func makeFromClass(_ key: Key, frame: CGRect) -> UICollectionReusableView {
    guard let type = registrations.classes[key] else {
      if let refused = registrations.refused[key] {
        let base: AnyClass =
          key.kind == Self.cellKind ? UICollectionViewCell.self : UICollectionReusableView.self
        failure(
          "the class registered for \(key.kind) with identifier \(key.identifier) must be a subclass "
            + "of \(base); found \(refused)")
      }
      failure(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    guard let view = UIView.instantiate(type, frame: frame) as? UICollectionReusableView else {
      failure("init(frame:) of \(type) did not return a \(type).")
    }
    return view
  }

  /// Where the view will be shown, so that it has its size while it is configured.
  private func attributesForDequeuing(
    kind: String, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let request = state.request, request.path == indexPath,
      (request.attributes.kind ?? Self.cellKind) == kind
    {
      return request.attributes
    }
    guard !arrangement.isPreparing else { return nil }
    return kind == Self.cellKind
      ? attributesOfItem(at: shownPath(indexPath))
      : attributesOfSupplementary(ofKind: kind, at: indexPath)
  }

  // MARK: Asking the data source

  /// The view for an element: from the data source, or a decoration of the layout.
  func requestView(for attributes: UICollectionViewLayoutAttributes) -> (any ListElementView)? {
    switch attributes.category {
    case .cell: requestCell(attributes)
    case .supplementaryView: requestSupplementary(attributes)
    case .decorationView: makeDecoration(attributes)
    }
  }

  func askForCell(at indexPath: IndexPath) -> (any ListElementView)? {
    dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  func requestCell(_ attributes: UICollectionViewLayoutAttributes) -> (any ListElementView)? {
    if case .placeholders(let placeholders) = state.uncommitted,
      let shown = ItemPath(attributes.indexPath), let placeholder = placeholders.item(at: shown)
    {
      return makePlaceholderCell(placeholder, attributes)
    }
    guard let dataSource else { return nil }
    let path = sourcePath(attributes.indexPath)
    let (cell, dequeued) = state.requesting(ElementRequest(attributes: attributes, path: path)) {
      dataSource.collectionView(self, cellForItemAt: path)
    }
    guard cell.reuseIdentifier != nil else {
      failure(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    check(cell, at: path)
    takeBack(dequeued, except: cell)
    showState(of: cell, at: path)
    if let dragging { cell.take(dragging.state(ofItemAt: path)) }
    return cell
  }

  private func requestSupplementary(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let path = attributes.indexPath
    let kind = attributes.kind ?? ""
    let (view, dequeued) = state.requesting(ElementRequest(attributes: attributes, path: path)) {
      OptionalMethod.call(.supplementaryView) {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
    }
    // iOS-BEHAVIOUR: a data source without the method gives no view, and the place stays empty; the exception is for
    // one that gives nil or a view of its own. Evidence:
    // https://github.com/lukescott/DraggableCollectionView/issues/11
    guard let view else { return nil }
    guard view.reuseIdentifier != nil else {
      failure(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(\(kind),\(path.uikitText)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
          + "(\(view))")
    }
    check(view, at: path)
    takeBack(dequeued, except: view)
    return view
  }

  private func check(_ view: UICollectionReusableView, at path: IndexPath) {
    guard view.elementState.use == .dequeued else {
      failure(
        "Expected dequeued view to be returned to the collection view in preparation for display. "
          + "When the collection view's data source is asked to provide a view for a given index "
          + "path, ensure that a single view is dequeued and returned to the collection view. Avoid "
          + "dequeuing views without a request from the collection view. For retrieving an existing "
          + "view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
          + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Returned for index "
          + "path \(path.uikitText): \(view); collection view: \(self)")
    }
  }

  private func makeDecoration(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let kind = attributes.kind ?? ""
    let key = Key(kind: "decoration", identifier: kind)
    let type = storedLayout?.decorationClasses[kind]
    let nib = storedLayout?.decorationNibs[kind]
    guard type != nil || nib != nil else {
      failure(
        "could not dequeue a view of kind: \(kind) with identifier \(kind) - must register a nib "
          + "or a class for the identifier or connect a prototype cell in a storyboard")
    }
    if let view = state.pool.take(key) as? UICollectionReusableView,
      type == nil || Swift.type(of: view) == type
    {
      view.prepareForReuse()
      return view
    }
    let made =
      type.flatMap { UIView.instantiate($0, frame: attributes.plainFrame) }
      ?? nib?.makeView(UICollectionReusableView.self, for: kind, in: self)
    guard let view = made as? UICollectionReusableView else { return nil }
    view.setPlacedByList()
    view.elementState.reuseIdentifier = kind
    view.elementState.reuseKind = "decoration"
    return view
  }
}

extension UICollectionView.CellRegistration {
  /// Cells come from a nib, whose only object at the top is a `Cell`.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(handler: handler)
    source = { $0.registerOnce(cellNib, kind: $1, identifier: $2) }
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// Views come from a nib, whose only object at the top is a `Supplementary`.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(elementKind: elementKind, handler: handler)
    source = { $0.registerOnce(supplementaryNib, kind: $1, identifier: $2) }
  }
}

extension UICollectionView {
  fileprivate func registerOnce(_ nib: UINib, kind: String, identifier: String) {
    guard registrations.nibs[.init(kind: kind, identifier: identifier)] == nil else { return }
    register(nib, kind: kind, identifier: identifier)
  }
}
