import CollectionEngine
import Failures

/// A controller whose view shows one collection view, for which it is data source and delegate.
///
/// The methods of both protocols are here so that subclasses can override them.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private var initialLayout: UICollectionViewLayout?
  private var storedCollectionView: UICollectionView?

  /// Makes a controller whose collection view, made when it is first needed, has this layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller whose layout comes from the archive; without one the view cannot be made.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  /// The list of the controller, made with the view around it when it is first asked for.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set { replaceCollectionView(by: newValue) }
  }

  /// The layout the controller was made with, whatever the collection view uses now.
  open var collectionViewLayout: UICollectionViewLayout {
    guard let initialLayout else {
      failure("UICollectionView must be initialized with a non-nil layout parameter")
    }
    return initialLayout
  }

  /// Whether a long press lifts an item and a drag moves it, where the controller implements
  /// `collectionView(_:moveItemAt:to:)`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { updateReorderGesture() }
  }

  final var reorderGesture: ReorderGesture?

  /// Whether nothing is selected any more when the view appears again; without effect where
  /// `useLayoutToLayoutNavigationTransitions` is true.
  open var clearsSelectionOnViewWillAppear = true

  // iOS-BEHAVIOUR: both controllers show one collection view, whose data source and delegate stay those of the
  // lower one. Evidence: https://simonfairbairn.com/layout-to-layout-transitions/
  /// Whether a navigation controller pushes the controller by moving the collection view of the controller
  /// below into it and changing to its layout; false by default.
  ///
  /// The controller below has to be a collection view controller, too. The data source and the delegate of
  /// its collection view stay. Set it before the push.
  open var useLayoutToLayoutNavigationTransitions = false
  /// The layout that the shared collection view had as another controller took it.
  final var layoutLeft: UICollectionViewLayout?

  open override func loadView() {
    if rare?.storyboardScene?.loadView(into: self, assign: { takeDocumentView($0) }) == true {
      return
    }
    let frame = UIScreen.main.bounds
    let wrapper = CollectionWrapperView(frame: frame)
    wrapper.collectionController = self
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let collection = UICollectionView(
      frame: wrapper.bounds, collectionViewLayout: collectionViewLayout)
    adopt(collection, in: wrapper)
    view = wrapper
  }

  /// A scene's view is the collection view itself.
  private func takeDocumentView(_ view: UIView) {
    guard let collection = view as? UICollectionView else { return setView(view) }
    initialLayout = collection.storedLayout
    let wrapper = CollectionWrapperView(frame: collection.frame)
    wrapper.collectionController = self
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.frame = wrapper.bounds
    adopt(collection, in: wrapper)
    setView(wrapper)
  }

  private func adopt(_ collection: UICollectionView, in wrapper: UIView) {
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    storedCollectionView = collection
    wrapper.addSubview(collection)
  }

  private func replaceCollectionView(by new: UICollectionView?) {
    loadViewIfNeeded()
    guard let new, new !== storedCollectionView, let view else { return }
    let old = storedCollectionView
    new.frame = old?.frame ?? view.bounds
    adopt(new, in: view)
    old?.removeFromSuperview()
    updateReorderGesture()
  }

  /// Shows the collection view of another controller in the place of its own, and returns the layout that
  /// this controller wants for it.
  final func takeOver(from other: UICollectionViewController) -> UICollectionViewLayout? {
    guard let shared = other.storedCollectionView, let view else { return nil }
    other.layoutLeft = shared.collectionViewLayout
    if let own = storedCollectionView, own !== shared {
      own.removeFromSuperview()
      own.dataSource = nil
      own.delegate = nil
      own.collectionViewLayout = UICollectionViewFlowLayout()
    }
    storedCollectionView = shared
    shared.frame = view.bounds
    view.addSubview(shared)
    return layoutLeft ?? collectionViewLayout
  }

  /// The collection view if it was made already.
  final var loadedCollectionView: UICollectionView? { storedCollectionView }

  // iOS-BEHAVIOUR: selection really clears after viewWillAppear, and calling that by hand does not.
  // Evidence: collection-27.
  final override func clearSelectionOnAppearing() {
    guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions,
      let collection = storedCollectionView
    else { return }
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    failure(
      "UICollectionView's dataSource must implement -collectionView:cellForItemAtIndexPath: "
        + "(\(type(of: self)))")
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethod.markMissing(.supplementaryView)
    return UICollectionReusableView(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.markMissing(.canMoveItem)
    return true
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.markMissing(.moveItem) }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Delegate

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.markMissing(.canFocusItem)
    return false
  }
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.markMissing(.selectionFollowsFocus)
    return false
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    nil
  }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethod.markMissing(.transitionLayout)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.markMissing(.targetOfMove)
    return proposedIndexPath
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.markMissing(.oldTargetOfMove)
    return proposedIndexPath
  }

  // MARK: Delegate: menus

  /// Asks for the menu of one item where there is one.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  // MARK: Scroll view delegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The root view of a collection view controller, distinct from the collection view inside it.
private final class CollectionWrapperView: UIView {
  weak var collectionController: UICollectionViewController?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    collectionController?.updateReorderGesture()
  }
}
