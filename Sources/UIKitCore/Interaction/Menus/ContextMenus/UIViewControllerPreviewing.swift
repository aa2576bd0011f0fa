/// A view that shows a controller in small where it is pressed and held.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// What recognises the pressing, for others to wait for.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// What gives the controllers.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// What of the source view stays clear as the preview comes, in its coordinates; all of it unless set.
  var sourceRect: CGRect { get set }
}

/// Gives the controllers that are shown where a view is pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to show in small; nil for none. In the source view's coordinates.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller for good; called when the preview is tapped.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Has a view show what `delegate` gives where it is pressed and held.
  ///
  /// - Returns: what the delegate is asked with, and what ends it.
  // iOS-BEHAVIOUR: from iOS 13 on these previews are context menus without a menu. Evidence: unmeasured.
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    sourceView.addInteraction(context.interaction)
    return context
  }

  /// Ends what `registerForPreviewing(with:sourceView:)` began.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let context = previewing as? PreviewingContext else { return }
    context.sourceView.removeInteraction(context.interaction)
  }
}

/// The previews of one view, as an interaction for context menus asks for them.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing,
  UIContextMenuInteractionDelegate
{
  /// Holds the context as long as the view has it.
  private final class Interaction: UIContextMenuInteraction {
    var context: PreviewingContext?

    override func didMove(to view: UIView?) {
      super.didMove(to: view)
      if view == nil { context = nil }
    }
  }

  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect: CGRect
  private weak var held: Interaction?
  /// The controller of the preview that is open.
  private var shown: UIViewController?

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }

  /// Made anew where the view has let go of it.
  var interaction: UIContextMenuInteraction {
    if let held { return held }
    let made = Interaction(delegate: self)
    made.context = self
    held = made
    return made
  }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction.press }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let shown = delegate.previewingContext(self, viewControllerForLocation: location) else {
      return nil
    }
    self.shown = shown
    let items = shown.previewActionItems
    guard !items.isEmpty else {
      return UIContextMenuConfiguration(identifier: nil, previewProvider: { shown })
    }
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: { shown },
      actionProvider: { _ in UIMenu(children: items.map { Self.element($0, shown) }) })
  }

  /// What a menu shows for an action of a preview.
  private static func element(
    _ item: any UIPreviewActionItem, _ shown: UIViewController
  ) -> UIMenuElement {
    if let group = item as? UIPreviewActionGroup {
      return UIMenu(title: group.title, children: group.actions.map { element($0, shown) })
    }
    let action = item as? UIPreviewAction
    return UIAction(
      title: item.title, attributes: action?.style == .destructive ? .destructive : [],
      state: action?.style == .selected ? .on : .off
    ) { _ in
      if let action { action.handler(action, shown) }
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let shown else { return }
    animator.addCompletion { self.delegate.previewingContext(self, commit: shown) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { shown = nil }
}
