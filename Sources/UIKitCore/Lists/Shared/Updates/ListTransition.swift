import CollectionEngine

/// What the layout says about the ways of elements in one kind of transition.
@MainActor
protocol ListTransition {
  var view: any ListView { get }

  /// What was on screen before.
  var scene: SceneBefore { get }

  /// The content's offset may have changed with the rest, and is to move with it.
  var movesOffset: Bool { get }

  /// How an element that was on screen is to look in the end, by the layout's word; asked for each
  /// of them whether it goes or not.
  func end(
    of attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes?

  /// How an element that is on screen now is to look in the beginning, by the layout's word; asked
  /// for each of them whether it is new or not.
  func start(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?

  /// Where an element was that had no view.
  func origin(of attributes: UICollectionViewLayoutAttributes) -> TransitionOrigin

  /// Where an element is now that no longer needs its view; nil if it is nowhere.
  func destination(of element: DisplayedElement) -> UICollectionViewLayoutAttributes?
}

extension ListTransition {
  var movesOffset: Bool { true }

  /// The items are the same as before, so they were where the scene has them.
  func origin(of attributes: UICollectionViewLayoutAttributes) -> TransitionOrigin {
    guard let path = ItemPath(attributes.indexPath) else { return .outOfSight }
    return scene.attributes(at: path, like: attributes).map { .at($0) } ?? .outOfSight
  }

  func destination(of element: DisplayedElement) -> UICollectionViewLayoutAttributes? {
    view.layoutAttributes(of: element.attributes, at: element.indexPath)
  }
}

enum TransitionOrigin {
  /// It was there, as these attributes say.
  case at(UICollectionViewLayoutAttributes)
  /// It was there, out of sight; nobody knows where.
  case outOfSight
  /// There was no such element.
  case nowhere
}

/// The way of the views from one list to the next, or to the same list in another order.
@MainActor
struct BatchTransition: ListTransition {
  let view: any ListView
  let layout: UICollectionViewLayout
  let change: ListChange

  var scene: SceneBefore { change.scene }

  func end(
    of attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    view.seen(layout.finalAttributes(of: attributes, at: path))
  }

  func start(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    view.seen(layout.initialAttributes(of: attributes))
  }

  func origin(of attributes: UICollectionViewLayoutAttributes) -> TransitionOrigin {
    guard let new = ItemPath(attributes.indexPath) else { return .outOfSight }
    let old: ItemPath
    switch attributes.category {
    case .cell:
      guard case .was(let path) = change.origin(ofItemAfter: new) else { return .nowhere }
      old = path
    case .supplementaryView, .decorationView:
      guard
        let path = change.extras.path(
          before: new, attributes.category, attributes.kind, change.sequence)
      else { return .nowhere }
      old = path
    }
    return scene.attributes(at: old, like: attributes).map { .at($0) } ?? .outOfSight
  }
}

/// Views go to where the layout wants them now, for a reason that the layout need not hear of.
@MainActor
struct QuietTransition: ListTransition {
  let view: any ListView
  let scene: SceneBefore

  func end(
    of attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  func start(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    nil
  }
}

extension UICollectionViewLayout {
  /// The subclass's answer about an element that was at `path` before an update.
  final func finalAttributes(
    of attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch attributes.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: attributes.kind ?? "", at: path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: attributes.kind ?? "", at: path)
    }
  }

  /// The subclass's answer about an element that is there after an update.
  final func initialAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let path = attributes.indexPath
    switch attributes.category {
    case .cell: return initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      return initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: attributes.kind ?? "", at: path)
    case .decorationView:
      return initialLayoutAttributesForAppearingDecorationElement(
        ofKind: attributes.kind ?? "", at: path)
    }
  }
}

extension ListView {
  /// What the layout says now of an element like `attributes` at another place; nil if it has none
  /// there.
  func layoutAttributes(
    of attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch attributes.category {
    case .cell: attributesOfItem(at: path)
    case .supplementaryView: attributesOfSupplementary(ofKind: attributes.kind ?? "", at: path)
    case .decorationView:
      seen(
        storedLayout?.layoutAttributesForDecorationView(
          ofKind: attributes.kind ?? "", at: path))
    }
  }
}
