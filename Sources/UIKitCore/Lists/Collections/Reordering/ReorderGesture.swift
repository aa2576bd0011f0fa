import CSwiftRuntime

/// The press by which a collection view controller lets its items be moved.
///
/// iOS-BEHAVIOUR: it exists while the view is in a window, the controller implements
/// `collectionView(_:moveItemAt:to:)` and asks for it. Evidence: collection-29.
@MainActor
final class ReorderGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UILongPressGestureRecognizer()
  private unowned let view: UICollectionView
  private var agreed: IndexPath?

  init(view: UICollectionView) {
    self.view = view
    super.init()
    recognizer.name = "UICollectionViewController.reordering"
    recognizer.delegate = self
    recognizer.addTarget(
      self, action: Selector("pressChanged:", ReorderGesture.pressChanged(_:)))
    view.addGestureRecognizer(recognizer)
  }

  func remove() { view.removeGestureRecognizer(recognizer) }

  var collectionView: UICollectionView { view }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard view.movement == nil,
      let path = view.indexPathForItem(at: recognizer.location(in: view))
    else { return false }
    agreed = view.mayMove(path) ? path : nil
    return agreed != nil
  }

  func pressChanged(_ recognizer: UILongPressGestureRecognizer) {
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      view.agreedMove = agreed
      defer { view.agreedMove = nil }
      guard let path = agreed, view.beginInteractiveMovementForItem(at: path) else { return }
      view.updateInteractiveMovementTargetPosition(point)
    case .changed: view.updateInteractiveMovementTargetPosition(point)
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    case .possible: break
    }
  }
}

extension UICollectionViewController {
  /// Whether a subclass overrides `collectionView(_:moveItemAt:to:)`.
  final var implementsMoving: Bool {
    func implementation(_ type: AnyClass) -> UnsafeRawPointer? {
      tessera_class_method(
        unsafeBitCast(type, to: UnsafeRawPointer.self), tessera_collection_move_descriptor(),
        tessera_collection_controller_class_descriptor())
    }
    let own = implementation(type(of: self))
    return own != nil && own != implementation(UICollectionViewController.self)
  }

  /// Installs or removes the press as what it depends on changes.
  final func updateReorderGesture() {
    let view = loadedCollectionView
    let wants =
      installsStandardGestureForInteractiveMovement && view?.superview?.window != nil
      && implementsMoving
    if let reorderGesture, !wants || reorderGesture.collectionView !== view {
      reorderGesture.remove()
      self.reorderGesture = nil
    }
    if wants, reorderGesture == nil, let view { reorderGesture = ReorderGesture(view: view) }
  }
}
